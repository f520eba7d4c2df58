"""How long decisions took: counted in classes, so that a million of them fit on a line.

Each class is a tenth wider than the one before, which is as exact as a clock on a busy machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, log

SHORTEST = 1e-6  # seconds; everything below counts as this
STEP = log(1.1)


class Times:
    """Durations, counted."""

    def __init__(self) -> None:
        self.classes: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Count one."""
        self.classes[max(0, ceil(log(max(seconds, SHORTEST) / SHORTEST) / STEP))] += 1

    def quantile(self, share: float) -> float:
        """So many of them took at most this long, in seconds; 0 if there are none."""
        wanted, seen = share * self.classes.total(), 0
        for number in sorted(self.classes):
            seen += self.classes[number]
            if seen >= wanted:
                return SHORTEST * 1.1**number
        return 0.0


def together(many: Iterable[Times]) -> Times:
    """All of them."""
    whole = Times()
    for times in many:
        whole.classes.update(times.classes)
    return whole
