"""The coach: hints for the decision at hand, what a taking leaves to the others, and reviews of whole games.

It sits beside a player and knows what the player may know: it is given views, never a game. Its numbers come
from playouts, its odds from `knowledge`, its reasons from taking one thing away at a time.
"""

from .hint import Hint, Option, hint
from .leaving import Leaving, Left, Taker, leaving
from .reasons import Reason
from .review import Review, review

__all__ = ["Hint", "Leaving", "Left", "Option", "Reason", "Review", "Taker", "hint", "leaving", "review"]
