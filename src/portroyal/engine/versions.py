"""The versions of the rules: everything that a later version does otherwise than an earlier one, in this one place.

A game goes on, and is told again, under the version it began with. So what was played once is played the same way for
ever, and a running table is not dealt other cards by an upgrade.

    1   the shuffle of a pass is sfc32 begun from the game's key, of 128 bits, and the number of the pass
    2   the shuffle of a pass is sfc32 begun from a block of ChaCha20: the game's key, of 256 bits, and the number of
        the pass as its counter. Whoever saw every card of some passes can't work out the next one.
"""

from __future__ import annotations

from .chacha import make_block
from .state import State
from .vocabulary import Pass

RULES_VERSIONS = (1, 2)
# Raised whenever the same ruleset, seed and actions would no longer give the same game.
RULES_VERSION = 2


def start_contracts(state: State) -> None:
    """Begin the stream that deals contracts: that of a pass before the first."""
    start_stream(state, 0)


def start_shuffle(state: State) -> None:
    """Begin the stream that shuffles the deck of this pass."""
    start_stream(state, state.deck_pass)


def start_stream(state: State, deck_pass: Pass) -> None:
    """Begin the stream of a pass."""
    if state.version == 1:
        state.shuffler.start(state.key[0], state.key[1], state.key[2], state.key[3], deck_pass)
        return
    make_block(state, deck_pass, 0, 0, 0)
    state.shuffler.start(state.block[0], state.block[1], state.block[2], state.block[3], 0)
