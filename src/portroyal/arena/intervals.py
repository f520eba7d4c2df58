"""Means with intervals: what block means tell about the truth, and how surely.

The intervals are Student's over the means of blocks. A win rate whose blocks are all alike has no spread to go
by: there the interval is Wilson's, as if a block were a single game, which is too wide rather than too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and where the truth lies with a confidence of 95 %."""

    mean: float
    low: float
    high: float
    blocks: int

    def rounded(self, digits: int) -> list[float | None]:
        """The interval, for programs; None where there is no limit."""
        return [round(limit, digits) if isfinite(limit) else None for limit in (self.low, self.high)]


def normal_quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard errors lie on each side."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def student_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The same when the spread is an estimate too (expansion of Cornish and Fisher; exact to a percent from 3 on)."""
    z = normal_quantile(confidence)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of blocks; with fewer than two nothing is known about how sure it is."""
    if len(values) < 2:
        return Estimate(values[0] if values else 0.0, -inf, inf, len(values))
    mean = fmean(values)
    reach = student_quantile(len(values) - 1) * sqrt(variance(values, mean) / len(values))
    return Estimate(mean, mean - reach, mean + reach, len(values))


def rate(values: Sequence[float]) -> Estimate:
    """The mean of shares between 0 and 1."""
    found = estimate(values)
    if len(values) > 1 and len(set(values)) == 1:
        found = wilson(values[0], len(values))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high), found.blocks)


def wilson(share: float, count: int) -> Estimate:
    """Wilson's interval for a share of so many."""
    z2 = normal_quantile() ** 2
    center = (share + z2 / (2 * count)) / (1 + z2 / count)
    reach = sqrt(z2 * (share * (1 - share) / count + z2 / (4 * count**2))) / (1 + z2 / count)
    return Estimate(share, center - reach, center + reach, count)
