"""One block of ChaCha20 (RFC 8439): sixteen words of 32 bits that tell nothing of the key they come from."""

from __future__ import annotations

from .state import State
from .vocabulary import BLOCK_WORDS, KEY_WORDS, BlockPlace, Word

MASK = 0xFFFFFFFF


def make_block(state: State, counter: Word, nonce0: Word, nonce1: Word, nonce2: Word) -> None:
    """The block of the game's key, a counter and a nonce, in the first half of `state.block`."""
    # "expand 32-byte k"
    state.block[0] = 0x61707865
    state.block[1] = 0x3320646E
    state.block[2] = 0x79622D32
    state.block[3] = 0x6B206574
    for i in range(KEY_WORDS):
        state.block[4 + i] = state.key[i]
    state.block[12] = counter
    state.block[13] = nonce0
    state.block[14] = nonce1
    state.block[15] = nonce2
    for i in range(BLOCK_WORDS):
        state.block[BLOCK_WORDS + i] = state.block[i]
    for _ in range(10):
        quarter(state, 0, 4, 8, 12)
        quarter(state, 1, 5, 9, 13)
        quarter(state, 2, 6, 10, 14)
        quarter(state, 3, 7, 11, 15)
        quarter(state, 0, 5, 10, 15)
        quarter(state, 1, 6, 11, 12)
        quarter(state, 2, 7, 8, 13)
        quarter(state, 3, 4, 9, 14)
    for i in range(BLOCK_WORDS):
        state.block[i] = (state.block[i] + state.block[BLOCK_WORDS + i]) & MASK


def quarter(state: State, a: BlockPlace, b: BlockPlace, c: BlockPlace, d: BlockPlace) -> None:
    """A quarter round."""
    step(state, a, b, d, 16)
    step(state, c, d, b, 12)
    step(state, a, b, d, 8)
    step(state, c, d, b, 7)


def step(state: State, a: BlockPlace, b: BlockPlace, d: BlockPlace, turn: int) -> None:
    """Add one word to another, mix the sum into a third and turn that by some bits."""
    state.block[a] = (state.block[a] + state.block[b]) & MASK
    mixed = state.block[d] ^ state.block[a]
    state.block[d] = ((mixed << turn) | (mixed >> (32 - turn))) & MASK
