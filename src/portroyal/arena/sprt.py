"""The sequential test: play until it is clear which of two hypotheses holds, and not a game more.

The generalized sequential probability ratio test on block scores, in the normal approximation, as chess engines
are tested. H0: the bot wins so often; H1: it wins so much more often. With 5 % for each kind of error the log of
the likelihood ratio decides at -2.94 and +2.94. One never stops by eye.

The variance of a block's score is that of games at a rate between the hypotheses, times the dispersion that was
seen: the plain variance of the scores is low whenever their mean is, and would be too quick to say so.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from math import log
from typing import Any

from .blocks import Block, Plan
from .contest import Contest, Watch, check_amount, check_bots, play_blocks, stripped, summary

ERROR = 0.05  # of each kind
BOUND = log((1 - ERROR) / ERROR)
GAIN = 0.02  # what H1 says more than H0, where nothing else is asked for
# The dispersion is not known before some blocks were played: until then nothing is decided, and the guess that
# there is none counts as much as a few blocks.
FEWEST_BLOCKS = 16
GUESSED_BLOCKS = 4


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two win rates to decide between."""

    h0: float
    h1: float

    @classmethod
    def usual(cls, players: int) -> Hypotheses:
        """Par for one against the rest, or two percentage points more."""
        return cls(1 / players, 1 / players + GAIN)


@dataclass(slots=True)
class Ratio:
    """The likelihood ratio of what was seen so far."""

    hypotheses: Hypotheses
    players: int
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        """Take a block's score into account."""
        self.blocks += 1
        self.total += score
        self.squares += score * score

    @property
    def dispersion(self) -> float:
        """How much more, or less, block scores vary than if each game were for itself."""
        mean = self.total / self.blocks
        spread = max(0.0, self.squares - self.total * mean)
        alone = (self.blocks - 1) * mean * (1 - mean) / self.players
        guess = GUESSED_BLOCKS * self.variance_alone
        return (spread + guess) / (alone + guess)

    @property
    def variance_alone(self) -> float:
        """Of the mean of a block's games, if each were for itself, with a win rate between the hypotheses."""
        between = (self.hypotheses.h0 + self.hypotheses.h1) / 2
        return between * (1 - between) / self.players

    @property
    def log(self) -> float:
        """Its logarithm: above zero for H1."""
        if not self.blocks:
            return 0.0
        h0, h1 = self.hypotheses.h0, self.hypotheses.h1
        variance = self.dispersion * self.variance_alone
        return (h1 - h0) * (2 * self.total - self.blocks * (h0 + h1)) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        """Which hypothesis holds, once it is clear."""
        if self.blocks < FEWEST_BLOCKS or abs(self.log) < BOUND:
            return None
        return "H1" if self.log > 0 else "H0"


@dataclass(frozen=True, slots=True)
class Trial:
    """How a sequential test went."""

    hypotheses: Hypotheses
    verdict: str | None  # H0, H1, or None: not clear after all the games one was willing to play
    ratio: float  # when it was decided
    decided_after: int | None  # games
    contest: Contest

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "verdict": self.verdict,
            "ratio": round(self.ratio, 3),
            "bound": round(BOUND, 3),
            "decided_after": self.decided_after,
            "h0": round(self.hypotheses.h0, 4),
            "h1": round(self.hypotheses.h1, 4),
            **self.contest.as_dict(),
        }


def run(
    plan: Plan,
    hypotheses: Hypotheses | None = None,
    *,
    most_games: int = 40_000,
    least_games: int = 0,
    jobs: int = 1,
    watch: Watch | None = None,
) -> Trial:
    """Play the first bot of a plan against the rest until it is clear how good it is.

    With `least_games` play goes on after the verdict, which it does not change: the win rate of a test that stops
    by itself is flattered, that of so many games is not.
    """
    check_bots(plan.bots)
    check_amount(most_games=most_games, jobs=jobs)
    players = len(plan.bots)
    ratio = Ratio(hypotheses or Hypotheses.usual(players), players)
    first = [index for index, bot in enumerate(plan.bots) if bot == plan.bots[0]]
    verdict, decided_at, decided_after = None, 0.0, None
    played: list[Block] = []
    most_blocks = max(most_games // players, 1)
    with closing(play_blocks(((plan, number) for number in range(most_blocks)), jobs=jobs)) as blocks:
        for block in blocks:
            played.append(stripped(block))
            if block.games:
                ratio.add(block.mean(first, "shares"))
            if watch is not None:
                watch(block)
            if verdict is None and ratio.verdict:
                verdict, decided_at, decided_after = ratio.verdict, ratio.log, ratio.blocks * players
            if verdict and ratio.blocks * players >= least_games:
                break
    return Trial(ratio.hypotheses, verdict, decided_at or ratio.log, decided_after, summary(plan, played))
