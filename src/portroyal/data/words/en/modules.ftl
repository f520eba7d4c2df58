## What is played: the base game and what is added to it. module-*: its name; module-*-text: a sentence on it.

module-base = Port Royal
module-base-text = Ships, people and Expeditions: the game everything else builds on.
module-gambler = Gambler
module-gambler-text = 4 cards: four at once, for one card more.

# --- Where one chooses ---
modules-title = What we play
modules-game = The game
modules-cards = Cards to add
# Why a module can’t be chosen: it stands in place of its sentence.
modules-needs = Needs { $module }.
modules-not-with = Not with { $module }.
modules-players = Only for { $least } to { $most } players.
modules-alone = Only for one player.
# For screen readers, of the little sign on the picture.
modules-seats = { $least } to { $most } players
modules-all = All boxes
