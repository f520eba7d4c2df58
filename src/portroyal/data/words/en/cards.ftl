## The cards: what they are called, what they do, how they are read aloud.
## card-name: on its own. card-one: what somebody drew, hired or took. card-the: a card one speaks of, as the
## subject of a sentence.

card-name-pinnace = Pinnace
card-name-flute = Flute
card-name-barque = Barque
card-name-frigate = Frigate
card-name-galleon = Galleon
card-name-trader = Trader
card-name-trader-yellow = Yellow Trader
card-name-trader-blue = Blue Trader
card-name-trader-green = Green Trader
card-name-trader-red = Red Trader
card-name-trader-black = Black Trader
card-name-settler = Settler
card-name-captain = Captain
card-name-priest = Priest
card-name-jack-of-all-trades = Jack of all Trades
card-name-sailor = Sailor
card-name-pirate = Pirate
card-name-mademoiselle = Mademoiselle
card-name-jester = Jester
card-name-admiral = Admiral
card-name-governor = Governor
card-name-gambler = Gambler
card-name-wholesaler = Wholesaler
card-name-wholesaler-yellow = Yellow Wholesaler
card-name-wholesaler-blue = Blue Wholesaler
card-name-wholesaler-green = Green Wholesaler
card-name-wholesaler-red = Red Wholesaler
card-name-wholesaler-black = Black Wholesaler
card-name-passenger = Passenger
card-name-clerk = Clerk
card-name-clerk-yellow = Yellow Clerk
card-name-clerk-blue = Blue Clerk
card-name-clerk-green = Green Clerk
card-name-clerk-red = Red Clerk
card-name-clerk-black = Black Clerk
card-name-gunner = Gunner
card-name-vice-admiral = Vice Admiral
card-name-expedition = Expedition
card-name-tax = Tax Increase

card-one-pinnace = a Pinnace
card-one-flute = a Flute
card-one-barque = a Barque
card-one-frigate = a Frigate
card-one-galleon = a Galleon
card-one-trader-yellow = a yellow Trader
card-one-trader-blue = a blue Trader
card-one-trader-green = a green Trader
card-one-trader-red = a red Trader
card-one-trader-black = a black Trader
card-one-settler = a Settler
card-one-captain = a Captain
card-one-priest = a Priest
card-one-jack-of-all-trades = a Jack of all Trades
card-one-sailor = a Sailor
card-one-pirate = a Pirate
card-one-mademoiselle = a Mademoiselle
card-one-jester = a Jester
card-one-admiral = an Admiral
card-one-governor = a Governor
card-one-gambler = a Gambler
card-one-wholesaler-yellow = a yellow Wholesaler
card-one-wholesaler-blue = a blue Wholesaler
card-one-wholesaler-green = a green Wholesaler
card-one-wholesaler-red = a red Wholesaler
card-one-wholesaler-black = a black Wholesaler
card-one-passenger = a Passenger
card-one-clerk-yellow = a yellow Clerk
card-one-clerk-blue = a blue Clerk
card-one-clerk-green = a green Clerk
card-one-clerk-red = a red Clerk
card-one-clerk-black = a black Clerk
card-one-gunner = a Gunner
card-one-vice-admiral = a Vice Admiral
card-one-expedition = an Expedition
card-one-tax = a Tax Increase

card-the-pinnace = the Pinnace
card-the-flute = the Flute
card-the-barque = the Barque
card-the-frigate = the Frigate
card-the-galleon = the Galleon
card-the-trader-yellow = the yellow Trader
card-the-trader-blue = the blue Trader
card-the-trader-green = the green Trader
card-the-trader-red = the red Trader
card-the-trader-black = the black Trader
card-the-settler = the Settler
card-the-captain = the Captain
card-the-priest = the Priest
card-the-jack-of-all-trades = the Jack of all Trades
card-the-sailor = the Sailor
card-the-pirate = the Pirate
card-the-mademoiselle = the Mademoiselle
card-the-jester = the Jester
card-the-admiral = the Admiral
card-the-governor = the Governor
card-the-gambler = the Gambler
card-the-wholesaler-yellow = the yellow Wholesaler
card-the-wholesaler-blue = the blue Wholesaler
card-the-wholesaler-green = the green Wholesaler
card-the-wholesaler-red = the red Wholesaler
card-the-wholesaler-black = the black Wholesaler
card-the-passenger = the Passenger
card-the-clerk-yellow = the yellow Clerk
card-the-clerk-blue = the blue Clerk
card-the-clerk-green = the green Clerk
card-the-clerk-red = the red Clerk
card-the-clerk-black = the black Clerk
card-the-gunner = the Gunner
card-the-vice-admiral = the Vice Admiral
card-the-expedition = the Expedition for { $needs }
card-the-tax = the Tax Increase

# What a card does, in a sentence or two.
card-text-ship =
    { $coins ->
        [one] Trade with it for { $coins } coin.
       *[other] Trade with it for { $coins } coins.
    } { $strength ->
        [one] { $strength } sword repels it.
       *[other] { $strength } swords repel it.
    }
card-text-ship-skull =
    { $coins ->
        [one] Trade with it for { $coins } coin.
       *[other] Trade with it for { $coins } coins.
    } A skull: nobody can repel it.
# Follows one of the two above.
card-text-gift =
    { $gift ->
        [one] { $gift } more coin goes to another player of your choice.
       *[other] { $gift } more coins go to another player of your choice.
    }
card-text-trader-yellow = 1 more coin whenever you trade with a Pinnace.
card-text-trader-blue = 1 more coin whenever you trade with a Flute.
card-text-trader-green = 1 more coin whenever you trade with a Barque.
card-text-trader-red = 1 more coin whenever you trade with a Frigate.
card-text-trader-black = 1 more coin whenever you trade with a Galleon.
card-text-settler = A hut. Discard the Settler for an Expedition that asks for one.
card-text-captain = An anchor. Discard the Captain for an Expedition that asks for one.
card-text-priest = A cross. Discard the Priest for an Expedition that asks for one.
card-text-jack-of-all-trades = A hut, an anchor or a cross, as you like. Discard the Jack for an Expedition that asks for one.
card-text-sailor =
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }, to repel ships on your turn. Swords are never used up.
card-text-pirate =
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }, to repel ships on your turn. Swords are never used up.
card-text-mademoiselle = Hiring costs you 1 coin less. The fee stays the same.
card-text-jester = 1 coin whenever anyone busts, and 1 coin if the harbor is empty when your chance to take comes.
card-text-admiral = { $admiral_coins } coins if the harbor holds { $admirals_from } or more cards when your chance to take comes.
card-text-governor = Take 1 more card, on your turn and on others’.
card-text-gambler = Once on your turn: reveal four cards in a row, without repelling. If you don’t bust, you take 1 more card.
card-text-wholesaler-yellow = Every Pinnace you trade with stays under the Wholesaler and is worth 1 influence. You still get its coins.
card-text-wholesaler-blue = Every Flute you trade with stays under the Wholesaler and is worth 1 influence. You still get its coins.
card-text-wholesaler-green = Every Barque you trade with stays under the Wholesaler and is worth 1 influence. You still get its coins.
card-text-wholesaler-red = Every Frigate you trade with stays under the Wholesaler and is worth 1 influence. You still get its coins.
card-text-wholesaler-black = Every Galleon you trade with stays under the Wholesaler and is worth 1 influence. You still get its coins.
card-text-passenger = No ability: a Passenger just counts.
card-text-clerk-yellow = You may take 1 more card whenever you trade with a Pinnace.
card-text-clerk-blue = You may take 1 more card whenever you trade with a Flute.
card-text-clerk-green = You may take 1 more card whenever you trade with a Barque.
card-text-clerk-red = You may take 1 more card whenever you trade with a Frigate.
card-text-clerk-black = You may take 1 more card whenever you trade with a Galleon.
card-text-gunner =
    { $gunners_without ->
        [1] When your chance to take comes: 1 coin for each ship in the harbor beyond the first.
       *[other] When your chance to take comes: 1 coin for each ship in the harbor beyond the first { $gunners_without }.
    }
card-text-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } coin if the harbor holds { $vice_admirals_from } to { $vice_admirals_to } cards when your chance to take comes.
       *[other] { $vice_admiral_coins } coins if the harbor holds { $vice_admirals_from } to { $vice_admirals_to } cards when your chance to take comes.
    }
card-text-expedition =
    { $coins ->
        [one] On your turn, give up { $needs } for it. It brings { $coins } coin and { $influence } influence.
       *[other] On your turn, give up { $needs } for it. It brings { $coins } coins and { $influence } influence.
    }
card-text-expedition-special =
    { $coins ->
        [one] On your turn, give up { $needs } for it. It brings { $coins } coin and { $influence } influence.
       *[other] On your turn, give up { $needs } for it. It brings { $coins } coins and { $influence } influence.
    } The one card without a coin on its back.
card-text-tax-swords =
    Whoever has { $taxed_from } coins or more { $taxed_to ->
        [0] loses half of them
       *[other] keeps only { $taxed_to }
    }. Then whoever has the most swords gains 1 coin.
card-text-tax-influence =
    Whoever has { $taxed_from } coins or more { $taxed_to ->
        [0] loses half of them
       *[other] keeps only { $taxed_to }
    }. Then whoever has the least influence gains 1 coin.

# The same in a few words.
card-short-trader-yellow = 1 more coin for Pinnaces
card-short-trader-blue = 1 more coin for Flutes
card-short-trader-green = 1 more coin for Barques
card-short-trader-red = 1 more coin for Frigates
card-short-trader-black = 1 more coin for Galleons
card-short-settler = a hut
card-short-captain = an anchor
card-short-priest = a cross
card-short-jack-of-all-trades = any symbol
card-short-sailor =
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
card-short-pirate =
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
card-short-mademoiselle = hiring costs 1 less
card-short-jester = 1 coin on a bust or an empty harbor
card-short-admiral = { $admiral_coins } coins with { $admirals_from } or more cards
card-short-governor = take 1 more card
card-short-gambler = four at once, 1 more card
card-short-wholesaler-yellow = keeps Pinnaces, 1 influence each
card-short-wholesaler-blue = keeps Flutes, 1 influence each
card-short-wholesaler-green = keeps Barques, 1 influence each
card-short-wholesaler-red = keeps Frigates, 1 influence each
card-short-wholesaler-black = keeps Galleons, 1 influence each
card-short-passenger = no ability
card-short-clerk-yellow = 1 more card for Pinnaces
card-short-clerk-blue = 1 more card for Flutes
card-short-clerk-green = 1 more card for Barques
card-short-clerk-red = 1 more card for Frigates
card-short-clerk-black = 1 more card for Galleons
card-short-gunner = 1 coin for each ship beyond the first
card-short-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } coin with { $vice_admirals_from } to { $vice_admirals_to } cards
       *[other] { $vice_admiral_coins } coins with { $vice_admirals_from } to { $vice_admirals_to } cards
    }

# For screen readers.
card-label-ship =
    { $coins ->
        [one] { $name }, strength { $strength }, { $coins } coin
       *[other] { $name }, strength { $strength }, { $coins } coins
    }
card-label-ship-skull =
    { $coins ->
        [one] { $name }, skull, { $coins } coin
       *[other] { $name }, skull, { $coins } coins
    }
# $label is one of the two above.
card-label-gift =
    { $gift ->
        [one] { $label }, and { $gift } coin for somebody else
       *[other] { $label }, and { $gift } coins for somebody else
    }
card-label-person = { $name }, costs { $cost }, { $influence } influence, { $ability }
card-label-expedition =
    { $coins ->
        [one] Expedition for { $needs }, { $coins } coin, { $influence } influence
       *[other] Expedition for { $needs }, { $coins } coins, { $influence } influence
    }
card-label-tax-swords = Tax Increase, bonus for the most swords
card-label-tax-influence = Tax Increase, bonus for the least influence

card-kind-ship = Ship
card-kind-person = Person
card-kind-expedition = Expedition
card-kind-tax = Tax

card-color-yellow = yellow
card-color-blue = blue
card-color-green = green
card-color-red = red
card-color-black = black

card-symbol-anchor =
    { $count ->
        [one] { $count } anchor
       *[other] { $count } anchors
    }
card-symbol-cross =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
card-symbol-hut =
    { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
