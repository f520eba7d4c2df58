## The Adventure Begins: cards, deeds, the log, questions, rulings, events and characters.


# Cards of the box.
card-name-ares = Ares Pirates
card-foot-ares = Ares
card-one-ares = an Ares pirate
card-the-ares = the Ares pirate
card-name-tybuk = Tybuk Brother
card-one-tybuk = a Tybuk Brother
card-the-tybuk = the Tybuk Brother
card-text-tybuk = Swords, like a Sailor’s or a Pirate’s.
card-short-tybuk = swords
card-name-lookout = Lookout
card-one-lookout = a Lookout
card-the-lookout = the Lookout
card-text-lookout = Once a turn, while you discover: look at the next 3 cards, discard 2 of them and put the third back on top.
card-short-lookout = a look at the next cards
card-name-barmaid = Barmaid
card-one-barmaid = a Barmaid
card-the-barmaid = the Barmaid
card-text-barmaid = 1 crown if the harbor holds 4 or more cards when your chance to take comes. You may also sell her 1 bread or 1 rum at her price.
card-short-barmaid = crowns, and a price for bread or rum
card-color-ares = violet
card-symbol-book =
    { $count ->
        [one] { $count } book of rites
       *[other] { $count } books of rites
    }
card-symbol-herbs =
    { $count ->
        [one] healing herbs
       *[other] healing herbs, { $count } times
    }
card-symbol-bread =
    { $count ->
        [one] { $count } bread
       *[other] { $count } bread
    }
card-symbol-rum =
    { $count ->
        [one] { $count } rum
       *[other] { $count } rum
    }
module-adventure = The Adventure Begins
module-adventure-brief = a story
module-adventure-text = Five chapters of one story: missions, events and ten characters, alone, together or against each other.

# What one may do. $mission is the number on a story card, $character a name.
deed-choose = Choose { $character }
deed-complete = Complete mission { $mission }
deed-complete-with = Complete mission { $mission } with { $cards }
deed-stow = Stow { $card }
deed-look = Look at the next cards
deed-return = Put { $card } back on top
deed-sell = Sell what { $card } carries
deed-pay-crown = Pay a crown
deed-buy-off = Pay coins to return a cube

# The log.
log-character =
    { $you ->
        [yes] You are { $character }.
       *[no] { $name } is { $character }.
    }
log-event = Event: { $event }. { $text }
log-month-ended = The month is over.
log-story = Story card { $mission }: a new mission.
log-cards-added =
    { $count ->
        [one] { $count } card joins the deck.
       *[other] { $count } cards join the deck.
    }
log-mission-step =
    { $you ->
        [yes] You are on step { $step } of mission { $mission }.
       *[no] { $name } is on step { $step } of mission { $mission }.
    }
log-mission =
    { $you ->
        [yes] You completed mission { $mission }.
       *[no] { $name } completed mission { $mission }.
    }
log-crowns =
    { $you ->
        [yes] You are on crown space { $count }.
       *[no] { $name } is on crown space { $count }.
    }
log-stowed =
    { $you ->
        [yes] You stowed { $card }.
       *[no] { $name } stowed { $card }.
    }
log-item-given =
    { $you ->
        [yes] You gave up { $card }.
       *[no] { $name } gave up { $card }.
    }
log-looked =
    { $you ->
        [yes] You looked at the next cards.
       *[no] { $name } looked at the next cards.
    }
log-thrown = { $card } goes to the discard.
log-put-back = One card lies on top of the deck again.
log-cube =
    { $you ->
        [yes] You paid { $count } to return a cube.
       *[no] { $name } paid { $count } to return a cube.
    }
log-trophy =
    { $you ->
        [yes] You earned the trophy.
       *[no] { $name } earned the trophy.
    }
log-coins-by =
    { $you ->
        [yes] You gained { $count }.
       *[no] { $name } gained { $count }.
    }
log-ended-chapter = The chapter is over.

# Questions of an adventure.
adventure-choose = Who are you?
adventure-choose-text = The ability is yours after your first mission.
adventure-event-asks = Will you pay a crown?
adventure-mission = Mission { $mission }: now or not at all.
adventure-look = Which card goes back on top?
adventure-look-text = The others are discarded.
adventure-buy-off = Pay { $count } coins to return a cube?
adventure-pass = Not now
adventure-now = A mission can be completed.
adventure-missions-done = completed missions
adventure-cubes-gone = cubes removed from the character
end-chapter-won = The chapter is won.
end-chapter-lost = The chapter is lost.

# Why something can’t be done.
reason-character-taken = This character is not on a card you can choose from.
reason-no-item = This ship carries nothing.
reason-not-stowed = You have not stowed this ship.
reason-not-for-sale = Barmaids buy only bread and rum.
reason-no-barmaid = There is no barmaid left to sell to.
reason-not-looked-at = This card is not among those you looked at.
reason-no-lookout = You have no looks left this turn.
reason-must-draw = This turn’s event asks for more cards to be revealed first.
reason-mission-not-open = This mission is not on the table.
reason-mission-completed = You have already completed this mission.
reason-mission-unmet = You don’t have what this mission asks for.

# Rulings of the box.
ruling-adv-special-expedition-name = Special Expedition in the adventure
ruling-adv-special-expedition-question = Where is the Expedition for five?
ruling-adv-characters-name = Characters
ruling-adv-characters-question = How do you get a character?
ruling-adv-batch-into-name = New cards
ruling-adv-batch-into-question = Where do new cards go?
ruling-adv-replay-cards-name = Cards after a failure
ruling-adv-replay-cards-question = What becomes of the new cards after a failed chapter?
ruling-adv-retry-cap-name = Coins after failures
ruling-adv-retry-cap-question = How many coins can failures bring?
ruling-adv-before-event-name = Before the event
ruling-adv-before-event-question = May you do anything before the event of a turn?
ruling-adv-months-end-turn-name = The turn of month’s end
ruling-adv-months-end-turn-question = What becomes of the turn in which the month ends?
ruling-adv-months-end-event-name = An event on top of month’s end
ruling-adv-months-end-event-question = Is there another event on the turn of month’s end?
ruling-adv-event-1-name = Event 1
ruling-adv-event-1-question = Is card 1 in the event deck of the variant?
ruling-adv-dues-are-tax-name = Harbor dues
ruling-adv-dues-are-tax-question = Are harbor dues a tax?
ruling-adv-mission-active-name = Missions on your own turn
ruling-adv-mission-active-question = When may the active player complete missions?
ruling-adv-mission-old-name = Older missions
ruling-adv-mission-old-question = May older missions still be completed?
ruling-adv-jack-name = Jack of all Trades on missions
ruling-adv-jack-question = May a Jack of all Trades stand in for a person that a mission asks for?
ruling-adv-character-swords-name = A character’s sword
ruling-adv-character-swords-question = Does a character’s sword count for missions?
ruling-adv-printed-cost-3-name = Printed price of 3
ruling-adv-printed-cost-3-question = Who counts for a printed price of 3?
ruling-adv-33-moment-name = Four colors
ruling-adv-33-moment-question = When do four colors in the harbor count?
ruling-adv-52-steps-name = Stopping at one card
ruling-adv-52-steps-question = How many times must you stop at one card?
ruling-adv-52-cube-name = The cube of several steps
ruling-adv-52-cube-question = When does the cube for several steps leave the character?
ruling-adv-buy-off-when-name = Returning cubes
ruling-adv-buy-off-when-question = How often may you return a cube at month’s end?
ruling-adv-stow-is-trade-name = Stowing
ruling-adv-stow-is-trade-question = Is stowing a ship a trade?
ruling-adv-ares-coin-name = Coins for Ares Pirates
ruling-adv-ares-coin-question = What do the Captain, the Priest and the Settler of the box bring together for an Ares pirate?
ruling-adv-barmaid-sale-name = Sales
ruling-adv-barmaid-sale-question = When may you sell to a Barmaid?
ruling-adv-lookout-uses-name = Looks in a turn
ruling-adv-lookout-uses-question = How often may you look in a turn?
ruling-adv-lookout-short-name = Lookout with few cards
ruling-adv-lookout-short-question = Fewer than three cards are left: what does a Lookout see?
ruling-adv-early-success-name = Early success
ruling-adv-early-success-question = Card 9 is fulfilled before its time: what then?
ruling-answer-box = In the box
ruling-answer-random = At random
ruling-answer-draft = Picked in turn
ruling-answer-deck = Into the deck
ruling-answer-deck-and-discard = Into the deck, with the discard
ruling-answer-stay = They stay
ruling-answer-come-out = They come out again
ruling-answer-no-limit = No limit
ruling-answer-nine = Nine at most
ruling-answer-missions = Missions
ruling-answer-whenever = Whenever four lie there
ruling-answer-frees-at-once = At the first step, with what it frees
ruling-answer-when-completed = When it is completed
ruling-answer-nothing = Nothing
ruling-answer-goes-on = It goes on
ruling-answer-ends = It ends
ruling-answer-every-mode = In every mode
ruling-answer-not-in-variant = Not in the variant
ruling-answer-any-time = At any time
ruling-answer-taking = While taking
ruling-answer-with-crown = Only with her crown
ruling-answer-or-less = 3 or less
ruling-answer-exactly = Exactly 3
ruling-answer-enters = When the fourth enters
ruling-answer-each-from-fourth = At each one from the fourth on
ruling-answer-three-times = Three times
ruling-answer-twice = Twice
ruling-answer-at-the-first-step = At the first step
ruling-answer-each-once = Once for each player
ruling-answer-as-often = As often as you can
ruling-answer-each = Each of them
ruling-answer-new-deck = A new deck is made
ruling-answer-what-is-there = What is there
ruling-answer-play-on = The game goes on

# Events.
event-market-day = Market Day
event-market-day-text = Every player gains 1 coin.
event-alms = Alms
event-alms-text = Whoever has the fewest coins gains 2 coins, and so does everyone tied.
event-royal-courier = The King’s Courier
event-royal-courier-text = The active player may pay 1 crown and gain 3 coins.
event-harbor-dues = Harbor Dues
event-harbor-dues-text = Whoever has 10 coins or more discards 2. This is not a tax.
event-parade = Parade on the Quay
event-parade-text = Whoever has the most swords, and at least one, gains 1 crown, and so does everyone tied.
event-fog-bank = Fog Bank
event-fog-bank-text = No ship can be repelled this turn.
event-borrowed-blades = Borrowed Blades
event-borrowed-blades-text = The active player has 2 more swords for repelling this turn.
event-spring-tide = Spring Tide
event-spring-tide-text = The active player can’t stop before 3 cards have been revealed.
event-salute = Twenty-One Guns
event-salute-text = When the fourth ship color enters the harbor, the active player gains 1 crown.
event-hiring-fair = Hiring Fair
event-hiring-fair-text = This turn, every person costs everyone 1 coin less.
event-good-prices = Good Prices
event-good-prices-text = This turn, every ship traded for its coins brings 1 more coin, whoever takes it.
event-press-gang = Press Gang
event-press-gang-text = This turn, every person costs everyone 1 more coin.
event-open-stalls = Open Stalls
event-open-stalls-text = The active player may take 1 more card this turn.
event-old-pilot = The Old Pilot
event-old-pilot-text = Once this turn, the active player may look at the next three cards, as with a Lookout.
event-months-end = Month’s End
event-months-end-text = Follow the hourglass of the newest mission, then make the new event deck.
event-months-end-variant = Month’s End (variant)
event-months-end-variant-text = Each player, the active one first, may pay 10 coins to return the first cube of their character; then make the new event deck.

# Characters.
character-grace = Grace “the Kid” May
character-grace-text = 2 coins when you bust with 4 or fewer cards in the harbor
character-grace-done = Told you. Next.
character-grace-bust = Lost it? I left it there on purpose.
character-jacques = Jacques Grandeur
character-jacques-text = 2 crowns for each Expedition you claim
character-jacques-done = To me. And, very well, to you.
character-jacques-bust = A small scene in a great play.
character-jean = Jean Blackbeard
character-jean-text = like a Sailor: 1 sword
character-jean-done = Nobody had to shout. I shouted anyway.
character-jean-bust = Bah. The sea owes me one.
character-anne = Lady Anne
character-anne-text = like a Mademoiselle: hiring costs 1 coin less
character-anne-done = Done, darling, and under cost.
character-anne-bust = How very expensive.
character-ferdinando = Don Ferdinando
character-ferdinando-text = like a Trader, but with crowns: 1 crown whenever you trade with a Galleon
character-ferdinando-done = My house will remember this day.
character-ferdinando-bust = We withdraw. With dignity. Quickly.
character-scott = Officer Scott
character-scott-text = like an Admiral, but 1 coin instead of 2
character-scott-done = Noted, stamped, and well done.
character-scott-bust = That will need a form.
character-peter = Peter “Easygoing” Landman
character-peter-text = like a Trader: 1 more coin whenever you trade with a Pinnace
character-peter-done = See? It came by itself.
character-peter-bust = It’ll be back. Things are.
character-mary = Mary the Merciless
character-mary-text = 1 coin if the harbor holds 3 or more ships when your chance to take comes
character-mary-done = That was that.
character-mary-bust = Again.
character-samuel = Samuel Blackguard
character-samuel-text = 2 coins, once
character-samuel-done = I take it we’re even?
character-samuel-bust = Could somebody lend me a ship?
character-thomas = Thomas Fishborn
character-thomas-text = like a Lookout
character-thomas-done = I saw it coming. Twice.
character-thomas-bust = I saw that too. I hoped.
