"""Port Royal, the card game by Alexander Pfister: rules, odds, bots and records.

from portroyal import Game

game = Game.new(players=4, seed=7)
while not game.over:
    game.play(game.legal()[0])
print(game.outcome)
"""

from .campaign import Campaign
from .errors import PortRoyalError
from .game import Game
from .notation import Action
from .outcome import Outcome, Standing
from .ruleset import RULES_VERSION, RULES_VERSIONS, Ruleset

__version__ = "0.1.0"
__all__ = [
    "RULES_VERSION",
    "RULES_VERSIONS",
    "Action",
    "Campaign",
    "Game",
    "Outcome",
    "PortRoyalError",
    "Ruleset",
    "Standing",
    "__version__",
]
