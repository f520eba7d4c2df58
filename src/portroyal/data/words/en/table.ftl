## The table: the question at hand, the buttons, what hangs on the cards, the menu.
## Buttons are verbs; the small line below them is the result. No exclamation marks.

# --- The question: mine ---
table-draw-or-stop = Draw or stop?
table-first-draw = Draw the first card
table-first-text = A new turn. After this card you may stop.
table-first-or-claim = Draw, or claim an Expedition first.
table-draw-or-claim = Draw, stop, or claim an Expedition.
table-nothing-left = No cards left
# How many colors fly in the harbor, and how many cards one may take after stopping.
table-colors-take =
    { $colors ->
        [0] No ship yet
        [one] { $colors } color
       *[other] { $colors } colors
    }: { $count ->
        [one] { $count } card to take
       *[other] { $count } cards to take
    }.
table-repel-second = A second { $card }
table-repel-or-lose =
    { $swords ->
        [one] Repel it with { $swords } sword, or keep it and lose the turn.
       *[other] Repel it with { $swords } swords, or keep it and lose the turn.
    }
table-repel-or-keep =
    { $swords ->
        [one] Keep it, or repel it with { $swords } sword.
       *[other] Keep it, or repel it with { $swords } swords.
    }
table-repel-must = It would end your turn. You have the swords to repel it.
table-take =
    { $count ->
        [one] Take a card
       *[other] Take { $count } cards
    }
table-take-text =
    { $colors ->
        [0] No ship in the harbor.
        [one] { $colors } color in the harbor.
       *[other] { $colors } colors in the harbor.
    } Trade with ships, hire people.
table-colors-harbor =
    { $colors ->
        [0] No ship in the harbor.
        [one] { $colors } color in the harbor.
       *[other] { $colors } colors in the harbor.
    }
table-take-more = Take another, or leave the rest.
table-take-or-claim = Trade, hire, or claim an Expedition.
table-take-fee =
    { $fee ->
        [one] Each card costs { $fee } extra coin, paid to { $name }.
       *[other] Each card costs { $fee } extra coins, paid to { $name }.
    }
table-take-nothing = Nothing for you here
table-take-empty = The harbor is empty
table-take-nothing-text = You can’t take any of these cards now.
table-claim-now = Claim an Expedition?
table-claim-text = Your people are enough for it.
table-bust = Bust
table-bust-claim = You may still claim an Expedition.
table-over = The game is over
table-over-text = The last round is complete.

# --- The question: another’s ---
table-other-thinks = { $name } is thinking
table-other-decides = { $name } decides
table-other-begins = { $name } begins a turn
table-other-draws = { $name }: draw or stop?
table-other-ship = { $name } meets { $card }
table-other-ship-busts = Repel it, or lose the turn?
table-other-ship-keeps = Repel it, or keep it?
table-other-takes =
    { $count ->
        [0] { $name } may claim an Expedition
        [one] { $name } takes a card
       *[other] { $name } takes { $count } cards
    }
table-other-may-take =
    { $count ->
        [one] { $name } may take a card
       *[other] { $name } may take { $count } cards
    }
table-other-your-turn =
    { $fee ->
        [one] It is your turn; each card brings you { $fee } coin.
       *[other] It is your turn; each card brings you { $fee } coins.
    }
table-other-turn-of = It’s { $name }’s turn.
table-other-bust = { $name } busted
table-watching = Watching
table-watching-text = You see what everyone sees.
table-held = A bot plays for you
table-held-text = Take over again whenever you like.
table-take-over = Take over

# --- Buttons ---
table-do-draw = Draw
table-do-draw-safe = { $percent } safe
table-do-draw-more = one more card
table-do-draw-first = the first card
table-do-stop = Stop
table-do-stop-line =
    { $count ->
        [one] take { $count } card
       *[other] take { $count } cards
    }
table-do-stop-not-yet = not yet
table-do-repel = Repel
# Swords needed, of the swords there are.
table-do-repel-line =
    { $swords ->
        [one] { $strength } of { $swords } sword
       *[other] { $strength } of { $swords } swords
    }
table-do-keep = Keep
table-do-keep-line = into the harbor
table-do-keep-bust = ends your turn
table-do-trade = Trade
table-do-hire = Hire
# The card, and the coins it brings or costs.
table-do-for = { $card } for { $coins }
table-do-take = Take
table-do-take-line = choose a card
table-do-take-none = nothing to take
table-do-claim = Claim
# The reader's influence before and after: what one gives up counts.
table-do-claim-line = { $from } to { $to } influence
table-do-claim-which = choose one
table-do-claim-others = Give up others
table-do-done = Done
table-do-done-more = take no more
table-do-done-none = take nothing
table-do-done-bust = end the turn
table-do-hint = Hint
table-do-undo = Undo
table-do-hurry = Skip ahead
table-do-result = Result

# --- On the cards ---
table-card-new = new
table-goes = goes
table-chip-short = { $count } short
table-chip-fee = fee { $fee }
table-chip-fee-short = fee missing
table-chip-bust = bust?

# --- For screen readers: a card, its place in the harbor, what it would mean ---
table-label-place = { $place }. { $label }
table-label-gain =
    { $count ->
        [one] { $place }. { $label }; you would gain { $count } coin
       *[other] { $place }. { $label }; you would gain { $count } coins
    }
# Follows the message above, which is $label.
table-label-kept = { $label }; and { $influence } influence, as your Wholesaler keeps it
table-label-pay =
    { $count ->
        [one] { $place }. { $label }; you would pay { $count } coin
       *[other] { $place }. { $label }; you would pay { $count } coins
    }
table-label-short =
    { $count ->
        [one] { $place }. { $label }; you are { $count } coin short
       *[other] { $place }. { $label }; you are { $count } coins short
    }
table-label-no = { $place }. { $label }; can’t be taken now
table-label-new = { $label }; just revealed
table-label-bust = { $label }; keeping it means bust
table-label-claim = { $label }; you can claim it
table-label-goes = { $label }; goes on the Expedition
# A Wholesaler and the ships under him.
table-label-under =
    { $count ->
        [one] { $label }, with { $count } ship under it
       *[other] { $label }, with { $count } ships under it
    }
table-label-missing = { $label }; missing: { $missing }

# --- Regions ---
table-region-harbor = Harbor
table-region-expeditions = Expeditions
table-region-others = Other players
table-region-mine = Your display
table-region-mine-of = { $name }’s display
table-region-question = What is being decided
table-region-actions = What you can do
table-region-side = Log and chat
table-harbor-empty = No card yet
table-colors-of =
    { $count ->
        [one] { $count } of 5 colors in the harbor
       *[other] { $count } of 5 colors in the harbor
    }

# --- The bar ---
table-round = Round { $round }
table-turn = Turn { $turn }
table-began =
    { $you ->
        [yes] you began
       *[no] { $name } began
    }
table-goal = ends at { $count } influence
table-last-round = Last round
table-deck = deck
table-discard = discard
table-deck-count =
    { $count ->
        [one] Deck, { $count } card
       *[other] Deck, { $count } cards
    }
table-discard-count =
    { $count ->
        [one] Discard, { $count } card
       *[other] Discard, { $count } cards
    }
table-discard-empty = No card lies on the discard.
table-discard-title = Discard
table-discard-text = The newest card comes first. Coins that were paid lie here too: each was a card.
table-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-open-log = Log
table-open-chat = Chat
table-open-menu = Menu
table-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
table-sound-on = Turn the sound on
table-sound-off = Turn the sound off
table-reconnecting = Reconnecting…
table-saving = Sending…

# --- Players ---
table-you = You
table-your-turn = your turn
table-your-choice = your choice
table-of-goal = of { $count }
table-deciding = deciding
table-thinking = thinking
table-bot-plays = bot plays
table-away = away
table-player-label =
    { $name }: { $influence ->
        [one] { $influence } influence
       *[other] { $influence } influence
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
table-player-turn = has the turn
table-display-empty = Nobody hired yet

# --- Asking once more ---
table-keep-title = Keep it and bust?
table-keep-text = The harbor is discarded and your turn ends. Your swords are enough to repel the { $card }.
table-keep-yes = Keep it
table-keep-no = Think again
table-undo-title = Undo your last move?
table-undo-text = The game goes back to your last decision.
table-undo-text-people = The others are asked first.
table-undo-yes = Undo
table-cancel = Cancel
table-pay-title = Who sails?
table-pay-text = Choose the people you give up for the Expedition.
table-pay-way = Give { $persons }
table-handover = Over to { $name }
table-handover-text = { $name } decides now.
table-handover-go = I’m ready

# --- The menu ---
table-menu-title = Menu
table-menu-code = Table { $code }
table-menu-settings = Settings
table-menu-rules = Rules
table-menu-keys = Keyboard
table-menu-pace = Bot speed
table-menu-pace-calm = calm
table-menu-pace-normal = normal
table-menu-pace-quick = quick
table-menu-pace-instant = instant
table-menu-full = Full screen
table-menu-full-leave = Leave full screen
table-menu-device = Continue on another device
table-menu-device-text = Whoever has this link plays your seat. Keep it to yourself.
table-menu-hold = Let a bot play for me
table-menu-return = Take over again
table-menu-remove = Let a bot play for { $name }
table-menu-remove-title = A bot for { $name }?
table-menu-remove-text = A bot plays this seat to the end of the game.
table-menu-leave = Leave the table
table-menu-leave-text = A bot can hold your seat. Come back with the same link.

# --- Keys ---
table-keys-title = Keyboard
table-keys-draw = Draw
table-keys-stop = Stop
table-keys-repel = Repel
table-keys-keep = Keep
table-keys-harbor = Choose a card in the harbor
table-keys-harbor-more = The tenth card and those after it
table-keys-expedition = Choose an Expedition
table-keys-pass = Done, take no more
table-keys-enter = Press the brass button
table-keys-escape = Clear the choice
table-keys-hint = Hint
table-keys-log = Log
table-keys-chat = Chat
table-keys-undo = Undo
table-keys-sound = Sound on or off
table-keys-keys = This page
table-keys-arrows = Move between cards
