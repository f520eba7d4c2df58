## What the terminal says besides: beginning, menu, commands, odds, the coach. The browser never sees this file.
## In sentences about a player: $you is "yes" if it is the reader, $name is the player's name.

# --- Beginning and end ---
terminal-welcome = Welcome to Port Royal.
terminal-welcome-back = Welcome back to Port Royal.
# A kind of bot, and who of them sits here.
terminal-bots = { $bot }: { $names }.
terminal-begins =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
terminal-how = Type a number or the first letters of a choice; “help” explains the rest.
# The name of one of several people at the keyboard.
terminal-player = Player { $number }
terminal-kept = The game is saved in { $file }. To read it again: portroyal replay { $file }
terminal-goodbye = Goodbye.
terminal-goodbye-saved = Goodbye. To continue: portroyal play --terminal --load { $file } --save { $file }
terminal-goodbye-unsaved = Goodbye. The game was not saved.
terminal-quit-unsaved = This game is not saved. Type “save” to keep it, or “quit” once more to leave.
terminal-undone = Undone.
terminal-saved = Saved in { $file }, and from now on after every choice.
terminal-save-exists = { $file } already exists. Choose another name.
terminal-save-failed = { $file } can’t be written.
terminal-save-over = The game is no longer saved.

# --- The table ---
# One thing and, after a colon, what there is to say of it: a name and a question, a deed and the reason for it.
terminal-told = { $what }: { $that }
# How many of the symbols of an Expedition the reader has.
terminal-have = you: { $have } of { $of }
# After a crew: the ships under its Wholesalers.
terminal-tucked =
    { $count ->
        [one] { $count } ship kept
       *[other] { $count } ships kept
    }
terminal-passed = { $names } passed.
# How a contract stands: who has completed it; that the reader can now.
terminal-contract-done = done by { $names }
terminal-contract-ready = you can complete it
# The question, where contracts are all that is left to do.
terminal-contract-now = You can complete a contract.
# A crew that has to draw the first card of its turn.
terminal-no-time = No time card is left: whoever has to draw now loses the game.
terminal-cannot-pay =
    { $you ->
        [yes] You can’t pay for any card that is left.
       *[no] { $name } can’t pay for any card that is left.
    }
terminal-spent = Spent coins, now face up: { $cards }.
terminal-goes-on =
    { $you ->
        [yes] The game goes on: you decide next.
       *[no] The game goes on: { $name } decides next.
    }
terminal-verified =
    { $count ->
        [one] { $count } action holds. Hash { $hash }… is right.
       *[other] All { $count } actions hold. Hash { $hash }… is right.
    }

# --- On a card: at most 14 columns each, the influence at most 9 ---
terminal-card-strength = strength { $strength }
terminal-card-skull = skull
terminal-card-influence = { $influence } infl.
terminal-card-trader = +1 { $color }
terminal-card-jack-of-all-trades = any symbol
terminal-card-mademoiselle = hire for −1
terminal-card-jester = bust: +1
terminal-card-admiral = { $admirals_from } cards: +{ $admiral_coins }
terminal-card-governor = +1 card
terminal-card-gambler = 4, then +1
terminal-card-wholesaler = keeps { $color }
terminal-card-clerk = { $color }: +1
terminal-card-gunner = ships − { $gunners_without }
terminal-card-vice-admiral = { $vice_admirals_from }–{ $vice_admirals_to } cards: +{ $vice_admiral_coins }
terminal-card-lookout = looks at 3
terminal-card-barmaid = buys for { $price }
terminal-card-book = book of rites
terminal-card-herbs = herbs
terminal-card-bread = bread
terminal-card-rum = rum
terminal-card-crowns = { $crowns } crowns

# --- What a choice brings ---
# Enter plays the only choice there is.
terminal-enter = Enter is enough
# $colors: those that a second ship must not have. $swords: how many one has to repel it.
terminal-danger =
    { $swords ->
        [0] a second { $colors } ship is a bust
       *[other] a second { $colors } ship is a bust, unless repelled
    }
terminal-worth =
    { $coins ->
        [one] worth { $coins } coin to you
       *[other] worth { $coins } coins to you
    }
# $net: what the purse gains or loses, with its sign; $coins: the same without.
terminal-trade =
    { $coins ->
        [one] { $net } coin
       *[other] { $net } coins
    }
# After the message above: what the ship brings, and the fee for $name.
terminal-trade-fee = (gain { $gain }, pay { $name } { $toll })
terminal-hire-fee = ({ $toll } to { $name })
# Parts of the messages above and below, in one line.
terminal-hire = { $coins }, { $left }; { $influence }
# What a choice brings, and what else.
terminal-besides = { $what }; { $more }
terminal-claim = { $given }; { $influence }, { $coins }
terminal-gamble = { $safe }; { $offer }
terminal-left = { $left } left
terminal-influence-gain = +{ $influence } influence
# Of a ship: coins for another player, and cards that one may take for it.
terminal-gift = +{ $count } for somebody else
terminal-more =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }

# --- What was typed ---
terminal-no-choice = There is no choice { $number }.
terminal-no-words = “{ $typed }” is none of the choices.
terminal-several = “{ $typed }” fits several choices: { $which }.
terminal-type =
    { $count ->
        [one] Type 1, or “help”.
       *[other] Type a number from 1 to { $count }, or “help”.
    }
terminal-no-card = There is no card like “{ $typed }”.

# --- Commands: a word each, in small letters ---
terminal-command-odds = odds
terminal-command-hint = hint
terminal-command-others = others
terminal-command-plan = plan
terminal-command-help = help
terminal-command-log = log
terminal-command-save = save
terminal-command-undo = undo
terminal-command-cards = cards
terminal-command-quit = quit

# --- Help ---
# The line under the question, where a Gambler could begin the turn.
terminal-first-or-gamble = Draw, or let the Gambler turn over four cards.
terminal-help-rules =
    Draw cards into the harbor, one at a time. A second ship of the same color is a bust: the turn is over, unless your swords repel it. Stop in time and take 1 card; 2 with ships of four colors, 3 with five. Ships bring coins; people cost coins, and give influence and abilities. { $players ->
        [1] { "" }
       *[other] Then the others may take a card each, and you get a coin for it.
    } { $influence_to_end ->
        [0] { "" }
       *[other] The last round begins when somebody has { $influence_to_end } influence.
    }
terminal-help-number = a choice by its number
# Two ways to type a choice, and what they are.
terminal-help-words-key = draw, d
terminal-help-words = or by its words or their beginning: take flute, hire sai, p
terminal-help-enter-key = Enter
terminal-help-enter = the table again; where there is only one choice, play it
terminal-help-odds = how likely a bust is, and what else may come
terminal-help-hint = what the coach would do: each choice with its chance to win, and why
terminal-help-others = what each of the others would take of what you leave, and what it is worth to them
terminal-help-plan = what the bots of your crew are after
terminal-help-cards = what the cards on the table do; with a name, any other card
terminal-help-log = everything that happened
terminal-help-undo = undo a choice, if no hidden card was seen since
terminal-help-save = save the game now and after every choice; with a name, in that file
terminal-help-quit = leave

# --- Odds ---
terminal-percent-under = under { $percent }
terminal-percent-over = over { $percent }
terminal-odds-not-now = Nothing is being drawn now; the odds are for whoever discovers.
# $then: keep or repel if a ship is being decided, else draw.
terminal-odds-bust =
    { $then ->
        [keep] If you keep it, the next card busts you: { $percent } ({ $cards } of { $of } unseen cards).
        [repel] If you repel it, the next card busts you: { $percent } ({ $cards } of { $of } unseen cards).
       *[draw] The next card busts you: { $percent } ({ $cards } of { $of } unseen cards).
    }
terminal-odds-safe = The next card can’t bust you: there is no ship in the harbor.
terminal-odds-color = { $color } { $count }
terminal-odds-colors = of these: { $colors }
terminal-odds-swords = without your swords it would be { $percent }
# $kinds: a list of the message below it.
terminal-odds-kinds = What may come: { $kinds }.
terminal-odds-kind = { $kind } { $percent }
terminal-odds-new-color = a ship of a new color: { $percent }
terminal-odds-affordable = a person you can pay now: { $percent }
# Two lists of the same length: how many cards, and the chance to draw them all.
terminal-odds-ahead = No bust in the next { $draws } cards: { $chances }.

# --- The coach ---
# Several deeds that are equally good.
terminal-advice-close = Too close to call: { $deeds }.
# Headings of the table of options: the chance to win, how far behind the best one.
terminal-hint-win = win %
terminal-hint-behind = behind %
terminal-hint-deals =
    { $deals ->
        [one] { $deals } game simulated, { $turns } turns ahead; coins and influence are what you have then.
       *[other] { $deals } games simulated, { $turns } turns ahead; coins and influence are what you have then.
    }
terminal-hint-close = A ? is too close to call.
terminal-review-start = start
terminal-review-luck = + luck
terminal-review-own = + own
terminal-review-others = + others
terminal-review-result = = result
terminal-review-now = = now
terminal-review-moments = What decided the game:
terminal-review-moments-so-far = What changed most so far:
terminal-review-better = What could have been done better:
# $what: a sentence; $changes: a list of names with points of win chance.
terminal-review-moment = { $round }: { $what } ({ $changes })
terminal-review-decision = { $number }. { $grade } ({ $cost }): { $what }
terminal-review-count =
    { $count ->
        [one] { $count } decision, { $close } of them too close to call.
       *[other] { $count } decisions, { $close } of them too close to call.
    }
terminal-review-plot = The plot is in { $file }.
# Classes of decisions: one of them, and so many of them in few letters.
terminal-grade-inaccuracy = Inaccuracy
terminal-grade-mistake = Mistake
terminal-grade-blunder = Blunder
terminal-grades-inaccuracy = { $count } inacc.
terminal-grades-mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
terminal-grades-blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }

# --- Lists ---
terminal-list-color = color
terminal-list-strength = strength
terminal-list-ability = ability
terminal-list-cost = cost
terminal-list-copies = copies
terminal-list-sources = sources
terminal-list-special = special
terminal-list-module = module
terminal-list-players = players
terminal-list-range = { $fewest } to { $most }
terminal-list-needs = needs
terminal-list-not-with = not with
terminal-list-about = what it is
terminal-list-contract = contract
terminal-list-asks = what it asks for
terminal-list-pays = pays
terminal-list-seal = seal
terminal-list-contracts = { $count } contracts. Pays: coins for the first, the second and so on. Seal: a crew’s time deck has { $time_cards } cards, as many more or fewer as the numbers say, and 1 for each different letter. * reconstructed: not public, set by analogy.
terminal-list-played = Played: { $answer }.
terminal-list-fixed = no choice in { $editions }
terminal-list-otherwise = To play one differently: portroyal play --terminal --ruling ID=ANSWER
terminal-list-total = { $count } cards. Sources: how many independent card lists agree on a card. * copies that are reconstructed: their printed numbers are not public and were set by analogy.

# --- Seats that can’t be, of the options of the command line ---
# $guess is "yes" if $near is what may have been meant.
terminal-seats-unknown =
    { $guess ->
        [yes] Nobody called “{ $kind }” can take a seat. Did you mean “{ $near }”? There are: { $kinds }.
       *[no] Nobody called “{ $kind }” can take a seat. There are: { $kinds }.
    }
terminal-seats-players =
    What you chose is for { $fewest } to { $most } players, not { $wanted }. { $wanted ->
        [1] To play alone, use --modules base,contract_cards,coop.
       *[other] { "" }
    }
terminal-seats-too-many =
    { $seats } seats are too many for { $players ->
        [one] one player
       *[other] { $players } players
    }.
terminal-seats-too-many-names =
    { $names } names are too many for { $players ->
        [one] one player
       *[other] { $players } players
    }.
terminal-seats-same-name = Two players can’t have the same name.
terminal-seats-name = The name “{ $name }” can’t be shown; a name has 1 to { $most } printable letters.
terminal-seats-not-told = This game does not say who sits where. Say it with --seats, in the order of the { $players } seats: human, or the name of a bot.
terminal-seats-stranger = A bot called “{ $kind }” sat at this table, but is not known here. Say with --seats who plays instead.

# portroyal verify; what the browser says as well is in fair.ftl.
terminal-fair-actions-holds =
    { $count ->
        [one] The one action can be played.
       *[other] All { $count } actions can be played.
    }
terminal-fair-files =
    { $fails ->
        [0] { $count } records, and all hold.
        [one] { $count } records: one does not hold.
       *[other] { $count } records: { $fails } do not hold.
    }
terminal-fair-not-reached = Not checked, because something before it fails.
terminal-fair-record = { $file }, game { $number }:
terminal-fair-actions-fails = An action can’t be played: { $why }
terminal-fair-words-fail = Actions are not written as they were played.
terminal-fair-outcome-holds = The game ends as the record says.
terminal-fair-outcome-fails = The game does not end the way the record says.
terminal-fair-hash-holds = The fingerprint of the last position fits.
terminal-fair-hash-fails = The fingerprint of the last position does not fit.
terminal-fair-cards-unknown = The decks of this game can’t be worked out independently.
terminal-fair-outcome-unknown = The record has no result.
terminal-fair-hash-unknown = The record has no fingerprint.
terminal-fair-seal-unknown = There is no fingerprint of the whole record, so its names and notes are not proven.
terminal-fair-holds = Everything holds.
terminal-fair-fails = This record does not hold.

# --- An adventure ---
terminal-chapter = Chapter { $number }
terminal-turn-page = (Enter turns the page)
terminal-card-9 = Card 9: { $done } of { $missions } missions, { $laid } of { $laidof } cubes, { $influence } of { $influenceof } influence.
terminal-month = Month { $month }
terminal-events-next = Next: { $events }.
terminal-new-event = a new event
terminal-mission-step = { $name } on step { $step }
terminal-cubes =
    { $count ->
        [one] { $count } cube left
       *[other] { $count } cubes left
    }
terminal-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
terminal-stowed = stowed: { $things }
terminal-lead-trophy = { $influence } influence; { $you ->
        [yes] you never earned
       *[no] { $name } never earned
    } the trophy.
terminal-lead-cubes = { $influence } influence, as much as { $you ->
        [yes] you
       *[no] { $name }
    }, but more cubes removed from the character.

# --- A campaign ---
terminal-retry =
    { $failures ->
        [one] One failure at this chapter: { $coins } more coins to share.
       *[other] { $failures } failures at this chapter: { $coins } more coins to share.
    }
terminal-retry-how = Enter shares them as { $even }; or type a number for each of { $names }.
terminal-retry-wrong = That should be { $players } whole numbers, { $coins } in all.
terminal-campaign-next = Enter begins chapter { $chapter }; “quit” leaves.
terminal-campaign-again = Enter plays chapter { $chapter } again; “quit” leaves.
terminal-campaign-variant = The story is told. Enter plays the variant, with four starred missions; “quit” leaves.
terminal-campaign-feat = All chapters, and not one defeat: there is no greater feat.
terminal-campaign-won = The adventure has succeeded: all chapters are won.
terminal-campaign-goodbye = Goodbye. To continue: portroyal campaign play { $file }
terminal-campaign-line = { $title }: chapter { $chapter } of { $chapters }, { $names }
terminal-campaign-told = { $title }: told to the end, { $names }
terminal-campaign-running = in the middle of a game
terminal-campaign-failures =
    { $count ->
        [one] one failure
       *[other] { $count } failures
    }
terminal-campaign-none = There is no campaign in { $folder }. To begin one: portroyal campaign new
terminal-plan-none = No bot plays with you here.
