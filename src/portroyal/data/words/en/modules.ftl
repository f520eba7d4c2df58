## What is played: the base game and what is added to it. module-*: its name; module-*-text: a sentence on it.

module-base = Port Royal
module-base-text = Ships, people and Expeditions: the game everything else builds on.
# On the first page, below the name: at most 22 letters.
module-base-brief = the whole game
module-gambler = Gambler
module-gambler-text = 4 cards: four at once, for one more card.
module-gambler-brief = four at once
module-set-sail = Set Sail
module-set-sail-text = A faster game, good for a first time and for families: 60 cards, no Expeditions, ends at { $influence_to_end }.
module-set-sail-brief = quick, for families
module-set-sail-cards = Set Sail’s cards
module-set-sail-cards-text = 20 cards: Wholesalers keep their ships, Passengers just count.
module-contract-cards = Contract crew
module-contract-cards-text = 24 cards: Clerks, Gunners, Vice Admirals, and ships with a coin for somebody else.
module-contract-cards-brief = new people and ships
module-contracts = Contracts against each other
# On a tile of the first page, beside the others: a word or two.
module-contracts-short = Contracts
module-contracts-text = 4 contracts: whoever completes one first earns most.
module-contracts-brief = who is first?
module-coop = Contracts together
module-coop-short = Together
module-coop-text = All contracts before the sand runs out: you win or lose as a crew.
module-coop-brief = one crew
module-coop-alone = Contracts alone
module-coop-alone-short = Alone
module-coop-alone-text = 3 contracts, you and the hourglass.
module-coop-alone-brief = you and the sand

# --- Where one chooses ---
modules-title = What we play
modules-game = The game
modules-cards = Cards to add
modules-contracts = Contracts
modules-without = Without
modules-without-text = Influence from people and Expeditions alone.
modules-with-contracts = With contracts.
# Why a module can’t be chosen: it stands in place of its sentence.
modules-needs = Needs { $module }.
modules-not-with = Not with { $module }.
# Where all cards of a module are there already.
modules-inside = { $module } already has all of them.
modules-players = Only for { $least } to { $most } players.
modules-alone = Only for one player.
# For screen readers, of the little sign on the picture.
modules-seats = { $least } to { $most } players
modules-all = All boxes
