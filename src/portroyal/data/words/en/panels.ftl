## What stands around the table and after it: log, chat, odds, hint, card and player sheets, clock, notices, end page.
## In sentences about a player: $you is "yes" if it is the reader, $name is the player's name. $card comes with its
## article ("a Flute" where somebody gets it, "the Flute" where one speaks of it).

# --- Log ---

log-title = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
# The first word of sentences about the reader; shown bold where a sentence begins with it.
log-you = You
# Inside a list of names: "Otto, Jun and you gained 1."
log-you-inside = you
log-turn =
    { $you ->
        [yes] Round { $round }, your turn
       *[no] Round { $round }, { $name }
    }
log-before-start = Before the game
log-drew =
    { $you ->
        [yes] You drew { $card }.
       *[no] { $name } drew { $card }.
    }
log-drew-ship =
    { $you ->
        [yes] You drew { $card }, strength { $strength }.
       *[no] { $name } drew { $card }, strength { $strength }.
    }
log-drew-skull =
    { $you ->
        [yes] You drew { $card } with a skull.
       *[no] { $name } drew { $card } with a skull.
    }
# The first card of a turn of a crew: it comes from the time deck.
log-glass =
    { $you ->
        [yes] You turned the hourglass: { $card }.
       *[no] { $name } turned the hourglass: { $card }.
    }
log-glass-ship =
    { $you ->
        [yes] You turned the hourglass: { $card }, strength { $strength }.
       *[no] { $name } turned the hourglass: { $card }, strength { $strength }.
    }
log-glass-skull =
    { $you ->
        [yes] You turned the hourglass: { $card } with a skull.
       *[no] { $name } turned the hourglass: { $card } with a skull.
    }
log-kept =
    { $you ->
        [yes] You kept { $card }.
       *[no] { $name } kept { $card }.
    }
log-repelled =
    { $you ->
        [yes] You repelled { $card }.
       *[no] { $name } repelled { $card }.
    }
# Follows log-repelled.
log-captured = The ship stays for “{ $contract }”.
# $nth is a number, $ordinal its ordinal category in this language.
log-bust =
    { $ordinal ->
        [one]
            { $you ->
                [yes] You busted on the { $nth }st card.
               *[no] { $name } busted on the { $nth }st card.
            }
        [two]
            { $you ->
                [yes] You busted on the { $nth }nd card.
               *[no] { $name } busted on the { $nth }nd card.
            }
        [few]
            { $you ->
                [yes] You busted on the { $nth }rd card.
               *[no] { $name } busted on the { $nth }rd card.
            }
       *[other]
            { $you ->
                [yes] You busted on the { $nth }th card.
               *[no] { $name } busted on the { $nth }th card.
            }
    }
# Follows the sentence above: how likely it was.
log-bust-chance = The risk was { $percent }.
# $count: cards in the harbor.
log-stopped =
    { $you ->
        [yes]
            { $count ->
                [0] You stopped with an empty harbor.
                [one] You stopped at { $count } card.
               *[other] You stopped at { $count } cards.
            }
       *[no]
            { $count ->
                [0] { $name } stopped with an empty harbor.
                [one] { $name } stopped at { $count } card.
               *[other] { $name } stopped at { $count } cards.
            }
    }
# Four cards in a row; $use counts the gamblers of this turn.
log-gambled =
    { $use ->
        [1]
            { $you ->
                [yes] You let the Gambler turn over four cards.
               *[no] { $name } let the Gambler turn over four cards.
            }
       *[other]
            { $you ->
                [yes] You let the Gambler turn over four more cards.
               *[no] { $name } let the Gambler turn over four more cards.
            }
    }
log-traded =
    { $you ->
        [yes] You traded with { $card } for { $coins }.
       *[no] { $name } traded with { $card } for { $coins }.
    }
log-declined =
    { $you ->
        [yes] You traded with { $card } and let { $coins } go.
       *[no] { $name } traded with { $card } and let { $coins } go.
    }
log-hired =
    { $you ->
        [yes] You hired { $card } for { $coins }.
       *[no] { $name } hired { $card } for { $coins }.
    }
# Follows one of the two sentences above: the fee to the active player, $to, or to the reader if $toyou is "yes".
log-fee =
    { $toyou ->
        [yes] Fee to you: { $fee }.
       *[no] Fee to { $to }: { $fee }.
    }
# Follows the sentence of a trade: a Wholesaler keeps the ship.
log-tucked = The Wholesaler keeps it: +1 influence.
log-gift =
    { $you ->
        [yes] You gave { $to } { $count }.
       *[no] { $toyou ->
            [yes] { $name } gave you { $count }.
           *[no] { $name } gave { $to } { $count }.
        }
    }
log-claimed =
    { $you ->
        [yes] You claimed { $card } and gained { $coins }.
       *[no] { $name } claimed { $card } and gained { $coins }.
    }
# Follows the sentence above: the persons it cost.
log-gave =
    { $you ->
        [yes] You gave up { $persons }.
       *[no] { $name } gave up { $persons }.
    }
log-completed =
    { $coins ->
        [0]
            { $you ->
                [yes] You completed “{ $contract }”.
               *[no] { $name } completed “{ $contract }”.
            }
       *[other]
            { $you ->
                [yes] You completed “{ $contract }”: +{ $coins }.
               *[no] { $name } completed “{ $contract }”: +{ $coins }.
            }
    }
# Follows the sentence of a contract.
log-influence = +{ $count } influence.
log-advanced =
    { $you ->
        [yes] You are on step { $step } of { $steps } of “{ $contract }”.
       *[no] { $name } is on step { $step } of { $steps } of “{ $contract }”.
    }
log-admiral =
    { $you ->
        [yes] Your Admiral brings you { $count }.
       *[no] The Admiral brings { $name } { $count }.
    }
log-jester =
    { $you ->
        [yes] Your Jester brings you { $count }.
       *[no] The Jester brings { $name } { $count }.
    }
log-gunner =
    { $you ->
        [yes] Your Gunner brings you { $count }.
       *[no] The Gunner brings { $name } { $count }.
    }
log-vice-admiral =
    { $you ->
        [yes] Your Vice Admiral brings you { $count }.
       *[no] The Vice Admiral brings { $name } { $count }.
    }
log-passed =
    { $you ->
        [yes] You passed.
       *[no] { $name } passed.
    }
# A tax in parts, one after another.
log-tax = Tax.
log-tax-lost =
    { $you ->
        [yes] You lost { $count }.
       *[no] { $name } lost { $count }.
    }
log-tax-nobody = Nobody had { $taxed_from } coins.
# $names: one name or a list; $people: how many; $you is "yes" if it is the reader alone.
log-tax-gained =
    { $you ->
        [yes] You gained { $count }.
       *[no]
            { $people ->
                [one] { $names } gained { $count }.
               *[other] { $names } gained { $count }.
            }
    }
log-set-aside =
    { $you ->
        [yes] You set a time card aside.
       *[no] { $name } set a time card aside.
    }
log-shuffled =
    { $count ->
        [one] The discard is the new deck: { $count } card.
       *[other] The discard is the new deck: { $count } cards.
    }
log-last-round =
    { $you ->
        [yes] You have { $count } influence. This is the last round.
       *[no] { $name } has { $count } influence. This is the last round.
    }
log-ended = The game is over.
log-ended-stalemate = Nobody could draw a card. The game is over.
log-ended-contracts = All contracts are completed.
log-ended-time = The time deck is empty. The game is over.
log-started = The game begins.
log-offered = Contracts: { $contracts }.
log-time-dealt =
    { $count ->
        [one] { $count } turn in the time deck.
       *[other] { $count } turns in the time deck.
    }
log-joined =
    { $you ->
        [yes] You joined the table.
       *[no] { $name } joined the table.
    }
log-left =
    { $you ->
        [yes] You left the table.
       *[no] { $name } left the table.
    }
log-seated =
    { $you ->
        [yes] You sat down.
       *[no] { $name } sat down.
    }
log-undone =
    { $you ->
        [yes] You undid that.
       *[no] { $name } undid that.
    }
log-undo-asked =
    { $you ->
        [yes] You asked to undo.
       *[no] { $name } asked to undo.
    }
log-undo-refused =
    { $you ->
        [yes] You said no.
       *[no] { $name } said no.
    }
log-undo-unanswered = Nobody answered. It stands.
log-undo-agreed =
    { $you ->
        [yes] You agreed.
       *[no] { $name } agreed.
    }
log-hinted =
    { $you ->
        [yes] You asked the coach.
       *[no] { $name } asked the coach.
    }
log-held =
    { $you ->
        [yes] A bot plays for you for now.
       *[no] A bot plays for { $name } for now.
    }
log-returned =
    { $you ->
        [yes] You’re back.
       *[no] { $name } is back.
    }
log-hosted =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
log-timed-out =
    { $you ->
        [yes] You ran out of time.
       *[no] { $name } ran out of time.
    }
log-rematch = A rematch is ready.
log-mended = Part of this table’s history could not be read: play goes on from the last part that was intact.

# --- What a bot of a crew is after: it speaks itself. $things: a list of what it still needs. ---

plan-ask = What are you after?
plan-after = I’m after “{ $contract }”.
plan-after-mission = I’m after mission { $mission }.
plan-needs = I still need { $things }.
plan-ready = I have everything it takes.
plan-moment =
    { $count ->
        [one] I’m waiting for the right moment.
       *[other] I’m waiting for the right moment, { $count } more times.
    }
plan-helps =
    { $you ->
        [yes] I’m helping you with “{ $contract }”.
       *[no] I’m helping { $name } with “{ $contract }”.
    }
plan-helps-mission =
    { $you ->
        [yes] I’m helping you with mission { $mission }.
       *[no] I’m helping { $name } with mission { $mission }.
    }
plan-free = There is nothing left for me to do now.
plan-adrift = I take whatever comes.

# --- Chat ---

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
chat-watchers = Take a seat to chat.
# Said with one press; these travel as ids, and everybody reads them in their own language.
reaction-title = Reactions
reaction-bravo = Well played
reaction-ouch = Ouch
reaction-thanks = Thanks
reaction-hurry = Bit faster?
reaction-luck = Good luck
reaction-ha = Ha

# --- Notices ---

# The title of the page in the browser's tab while you decide.
notice-title = ● Your turn – { $page }
notice-body = It is your turn.
notice-close = Close

# --- Odds ---

odds-title = Odds for the next card
# After the percent: "19 % bust · 12 of 64 cards"
odds-bust = bust
odds-of =
    { $of ->
        [one] · { $count } of { $of } card
       *[other] · { $count } of { $of } cards
    }
# For screen readers, in a list: "2 yellow ships bust, 7 ships you can repel"
odds-color =
    { $count ->
        [one] { $count } { $color } ship busts
       *[other] { $count } { $color } ships bust
    }
odds-repel =
    { $count ->
        [one] { $count } ship can be repelled
       *[other] { $count } ships can be repelled
    }
odds-whole =
    { $of ->
        [one] { $count } of { $of } card busts
       *[other] { $count } of { $of } cards bust
    }
# In the legend, after a number: "7 repel"
odds-repel-short = can be repelled

# --- What somebody may do or did, as a short phrase on its own: options of the coach, moments of a game ---

deed-draw = Draw
deed-stop = Stop
deed-gamble = Four at once
deed-repel = Repel the ship
deed-keep = Keep the ship
deed-pass = Pass
deed-trade = Trade with { $card }
deed-hire = Hire { $card }
deed-claim = Claim { $card }
# $persons: a list of persons with their articles.
deed-claim-with = Claim { $card }, giving up { $persons }
deed-contract = Complete “{ $contract }”
deed-decline = Trade with { $card }, without its coins
deed-give = A coin for { $name }
deed-set-aside = Set a time card aside

# --- Coach ---

hint-title = Coach
hint-close = Close the coach
hint-loading = The coach is playing it out
hint-not-now = The coach answers when it is your turn.
hint-too-close = Too close to call
hint-compared = Why “{ $best }” rather than “{ $rival }”:
hint-table = All options with their chance to win
hint-option = Option
hint-win = Chance to win
# A change of the chance to win, with its sign; never to be taken for influence. $points: `+7`.
chance-points = { $points } % pts
hint-gap = Behind the best (percentage points)
hint-best = best
hint-same = about as good
hint-deals =
    { $count ->
        [one] { $count } game simulated
       *[other] { $count } games simulated
    }
hint-refine = Think longer
hint-refining = Thinking longer
hint-again = Ask again

leaving-title = What do I leave them?
leaving-after = After “{ $deed }” and nothing more:
leaving-as-it-lies = If you take nothing more:
leaving-nobody = Nobody takes after you.
leaving-nothing = takes nothing
leaving-coins =
    { $count ->
        [one] { $signed } coin
       *[other] { $signed } coins
    }
leaving-worth = chance to win { $change }
leaving-worth-crew = the crew’s chance { $change }
leaving-note = What a Helmsman would take in their place, going by the open cards.

# --- Sheets of a card and of a player ---

sheet-person = Costs { $cost }. Influence { $influence }.
# $strengths: a list of the two messages below.
sheet-ships =
    { $all ->
        [one] { $all } ship of this color: { $strengths }.
       *[other] { $all } ships of this color: { $strengths }.
    }
sheet-strength =
    { $count ->
        [one] { $count } of strength { $strength }
       *[other] { $count } of strength { $strength }
    }
sheet-skulls =
    { $count ->
        [one] { $count } with a skull
       *[other] { $count } with a skull
    }
sheet-copies =
    { $count ->
        [one] There is { $count } of these in the game.
       *[other] There are { $count } of these in the game.
    }
sheet-copies-of =
    { $count ->
        [one] There is { $count } of these in the game, { $all } of this kind in all.
       *[other] There are { $count } of these in the game, { $all } of this kind in all.
    }
sheet-held = A bot plays for now.
# After a number.
sheet-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
sheet-swords =
    { $count ->
        [one] sword
       *[other] swords
    }
sheet-influence =
    { $count ->
       *[other] influence
    }
sheet-expeditions =
    { $count ->
        [one] Expedition
       *[other] Expeditions
    }
# After a number: ships under Wholesalers.
sheet-tucked =
    { $count ->
        [one] ship kept
       *[other] ships kept
    }
sheet-cards = Cards
sheet-nobody = Nobody hired yet.

# --- Taking back ---

undo-title = Undo
undo-ask = { $name } would like to undo the last move.
undo-agree = OK
undo-refuse = No
undo-waiting = You asked to undo. The others decide.
undo-others = Waiting for the others.

# --- Clock ---

clock-label = Time left for { $name }: { $time }
clock-bank = reserve
clock-soon = 10 seconds left.

# --- After the game ---

end-over = The game is over
end-wins =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
# $names: a list of names.
end-shared = { $names } share the victory
end-stalemate = Nobody could draw a card anymore.
end-influence = { $influence } influence.
# $name came second; $you is "yes" if that is the reader.
end-lead-close =
    { $you ->
        [yes] { $influence } influence. You came within { $gap }.
       *[no] { $influence } influence. { $name } came within { $gap }.
    }
end-lead-clear =
    { $you ->
        [yes] { $influence } influence, { $gap } more than you.
       *[no] { $influence } influence, { $gap } more than { $name }.
    }
end-lead-coins =
    { $coins ->
        [one] { $influence } influence each. { $coins } more coin decided it.
       *[other] { $influence } influence each. { $coins } more coins decided it.
    }
end-lead-expedition =
    { $you ->
        [yes] { $influence } influence. An Expedition put them ahead of you.
       *[no] { $influence } influence. An Expedition put them ahead of { $name }.
    }
end-standings = Standings
end-place = Place
end-player = Player
# Why a player stands behind the one before.
end-by-coins = same influence, fewer coins
end-by-expedition = no Expedition
end-by-trophy = no trophy
end-by-cubes = same influence, more cubes on the house
end-by-shared = tied
end-course = How it went
end-tab-wins = Win chance
end-tab-influence = Influence
end-tab-luck = Luck and skill
end-chart-wins = Everyone’s chance to win, turn by turn
end-chart-influence = Everyone’s influence, turn by turn
end-story-working = The coach is going through the game
end-story-failed = The coach can’t be reached. We’ll try again.
end-luck = Luck
end-skill = Skill
end-luck-note = In percentage points of win chance: how much the cards changed it, and how much everyone’s decisions did.
end-luck-note-crew = In percentage points of the crew’s win chance: how much the cards of each one’s turns changed it, and how much their decisions did.
end-moments =
    { $count ->
        [one] The decisive moment
       *[other] The { $count } decisive moments
    }
end-moment-bust =
    { $you ->
        [yes] You busted.
       *[no] { $name } busted.
    }
# $cards: a list of cards with their articles.
end-moment-cards =
    { $you ->
        [yes] You turned over { $cards }.
       *[no] { $name } turned over { $cards }.
    }
# $did and $best are phrases such as "Draw" or "Hire a Sailor".
end-moment-chose =
    { $you ->
        [yes] You chose “{ $did }”. “{ $best }” was better.
       *[no] { $name } chose “{ $did }”. “{ $best }” was better.
    }
end-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
end-longest =
    { $you ->
        [yes] longest run: yours
       *[no] longest run: { $name }
    }
end-busts =
    { $count ->
        [one] { $count } bust
       *[other] { $count } busts
    }
end-busts-of =
    { $you ->
        [yes] by you
       *[no] by { $name }
    }
end-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
end-fees-of =
    { $you ->
        [yes] in fees to you
       *[no] in fees to { $name }
    }
end-again = Play again
end-setting-up = Setting up
end-follow = To the next game
end-look = Look at the table
end-record = Record
end-leave = Start page
# A round on the axis of a chart, or in front of a sentence.
chart-round = Round { $round }
chart-rounds = Round
