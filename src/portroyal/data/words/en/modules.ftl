## What is played: the base game and what is added to it. module-*: its name; module-*-text: a sentence on it.

module-base = Port Royal
module-base-text = Ships, people and Expeditions: the game everything else builds on.
module-gambler = Gambler
module-gambler-text = 4 cards: four at once, for one card more.
