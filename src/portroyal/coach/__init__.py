"""The coach: hints for the decision at hand, and reviews of whole games.

It sits beside a player and knows what the player may know: it is given views, never a game. Its numbers come
from playouts, its odds from `knowledge`, its reasons from taking one thing away at a time.
"""

from .hint import Hint, Option, hint
from .reasons import Reason
from .review import Review, review

__all__ = ["Hint", "Option", "Reason", "Review", "hint", "review"]
