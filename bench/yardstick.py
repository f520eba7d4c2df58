"""What a processor's time is worth while others work on the same cores: a fixed piece of plain Python, timed often.

On a busy machine the same work takes up to twice the processor's time, since caches and the two halves of a core are
shared. The best of hundreds of these is what the machine can do; times told "at its best" are scaled to it.
"""

from __future__ import annotations

import time

STEPS = 5000  # of plain Python


class Yardstick:
    """Many timings of the same work."""

    def __init__(self) -> None:
        self.took: list[float] = []

    def lay(self) -> None:
        """Time it once more."""
        begun, number = time.thread_time(), 0
        for step in range(STEPS):
            number = (number * 5 + step) % 7
        self.took.append(time.thread_time() - begun)

    def at_best(self, seconds: float) -> float:
        """What so many seconds of a processor, spent among these timings, would be on a quiet machine."""
        return seconds * min(self.took) / (sum(self.took) / len(self.took))

    def __str__(self) -> str:
        usual, best = sum(self.took) / len(self.took) / STEPS * 1e9, min(self.took) / STEPS * 1e9
        return f"a step of plain Python took {usual:.0f} ns, at its best {best:.0f}"
