"""A module that talks while it is imported."""

import os
import sys

from portroyal.bots.castaway import Castaway

print("SHOUT")
assert sys.__stdout__ is not None
print("SHOUT", file=sys.__stdout__)
os.write(1, b"SHOUT")


class Bot(Castaway):
    """A castaway."""
