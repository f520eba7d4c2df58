"""Chance: one small generator, the same on every machine.

sfc32: 128 bits of state, arithmetic that fits in 63 bits. A stream is a key of four 32-bit words and
a number; the deck of each pass is shuffled by its own stream, so what one pass was like does not
change the next.
"""

from __future__ import annotations

from .vocabulary import KeyWord, Limit, Word

MASK = 0xFFFFFFFF


class Random:
    """A stream of random numbers."""

    def __init__(self, key0: KeyWord, key1: KeyWord, key2: KeyWord, key3: KeyWord, stream: KeyWord = 0) -> None:
        self.start(key0, key1, key2, key3, stream)

    def start(self, key0: KeyWord, key1: KeyWord, key2: KeyWord, key3: KeyWord, stream: KeyWord) -> None:
        """Begin a stream of this key from its first number."""
        self.a = key0
        self.b = key1
        self.c = key2
        self.counter = key3 ^ stream
        for _ in range(20):
            self.next()
        self.a = self.a ^ stream
        for _ in range(8):
            self.next()

    def __getstate__(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.counter

    def __setstate__(self, words: tuple[int, int, int, int]) -> None:
        self.a = words[0] & MASK
        self.b = words[1] & MASK
        self.c = words[2] & MASK
        self.counter = words[3] & MASK

    def next(self) -> Word:
        """Thirty-two random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: Limit) -> Word:
        """A number from 0 to n - 1, each equally likely (Lemire's multiplication with rejection)."""
        product = self.next() * n
        if product & MASK < n:
            threshold = (MASK + 1 - n) % n
            while product & MASK < threshold:
                product = self.next() * n
        return product >> 32
