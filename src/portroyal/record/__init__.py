"""Records: a whole game as one JSON line that can be told again, for ever.

Rules, seed, names and actions tell the game; outcome and hash are what replaying it must give. A record
of a running game holds its seed: it is for the referee's drawer, not for players.
"""

from .files import load, load_all, save
from .playback import FORMAT, beginning_of, record_of, replay, verify
from .proof import Point, prove

__all__ = ["FORMAT", "Point", "beginning_of", "load", "load_all", "prove", "record_of", "replay", "save", "verify"]
