"""Ratings from tables of all sorts: OpenSkill's Plackett-Luce model, and plain win rates beside it.

Each block seats different bots at random. The model is told the places of every game; as it learns game by game,
the blocks are drawn anew and told in another order many times, and the spread over these is the interval. Ratings
are stretched so that castaway has 0 and helmsman 1000.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import Any

from ..engine.chance import Random
from ..errors import PortRoyalError
from ..ruleset import Ruleset
from ..seeds import random_for
from .blocks import Block, Plan
from .contest import Watch, play_blocks, stripped
from .intervals import Estimate, rate
from .match import NO_LIMITS, Limits

LOW_ANCHOR, LOW_POINTS = "castaway", 0.0
HIGH_ANCHOR, HIGH_POINTS = "helmsman", 1000.0
SAMPLES = 40


@dataclass(frozen=True, slots=True)
class Rating:
    """How good a bot is at tables of everybody."""

    bot: str
    points: Estimate
    win_rate: Estimate
    games: int

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "bot": self.bot,
            "points": round(self.points.mean),
            "points_interval": self.points.rounded(0),
            "win_rate": round(self.win_rate.mean, 4),
            "interval": self.win_rate.rounded(4),
            "games": self.games,
        }


def play_mixed(
    bots: Sequence[str],
    players: int,
    games: int,
    seed: object = 1,
    *,
    modules: Sequence[str] = ("base",),
    contracts: Sequence[str] = (),
    limits: Limits = NO_LIMITS,
    jobs: int = 1,
    watch: Watch | None = None,
) -> list[Block]:
    """Blocks of tables that seat different bots, each as often as the others."""
    if len(set(bots)) < players:
        message = f"A mixed table of {players} needs {players} different bots, not {len(set(bots))}."
        raise PortRoyalError(message, code="arena/table")
    chance = random_for(f"report {seed}", f"tables of {players}")
    ruleset = Ruleset.of(players, modules=modules, contracts=contracts)
    tasks: list[tuple[Plan, int]] = []
    line: list[str] = []
    for number in range(-(-games // players)):
        table: list[str] = []
        while len(table) < players:
            # Everybody once in random order, then everybody again: whoever sits here already waits.
            if not any(bot not in table for bot in line):
                line += shuffled(bots, chance)
            bot = next(bot for bot in line if bot not in table)
            line.remove(bot)
            table.append(bot)
        tasks.append((Plan.of(table, f"{seed} mixed", ruleset=ruleset, limits=limits), number))
    played: list[Block] = []
    for block in play_blocks(tasks, jobs=jobs):
        played.append(stripped(block))
        if watch is not None:
            watch(block)
    return played


def shuffled(things: Sequence[str], chance: Random) -> list[str]:
    """The same in a random order."""
    left = list(things)
    return [left.pop(chance.below(len(left))) for _ in things]


def ratings(blocks: Sequence[Block], seed: object = 1) -> list[Rating]:
    """Rate everybody who played, best first."""
    whole = [block for block in blocks if block.games]
    bots = list(dict.fromkeys(bot for block in whole for bot in block.games[0].bots))
    chance = random_for(f"report {seed}", "rating")
    samples: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(SAMPLES):
        drawn = [whole[chance.below(len(whole))] for _ in whole]
        for bot, points in anchored(skills(drawn)).items():
            samples[bot].append(points)
    found = [rating_of(bot, samples[bot], whole) for bot in bots]
    return sorted(found, key=lambda rating: -rating.points.mean)


def rating_of(bot: str, samples: Sequence[float], blocks: Sequence[Block]) -> Rating:
    """The mean of the samples, their middle 95 %, and how often the bot won."""
    low, *_, high = quantiles(samples, n=40) if len(samples) > 1 else (0.0, 0.0)
    scores = [score for block in blocks if (score := score_of(bot, block)) is not None]
    games = sum(bot in game.bots for block in blocks for game in block.games)
    return Rating(bot, Estimate(fmean(samples), low, high, len(scores)), rate(scores), games)


def score_of(bot: str, block: Block) -> float | None:
    """A bot's share of the victories of a block, if it sat there."""
    shares = [game.shares[game.bots.index(bot)] for game in block.games if bot in game.bots]
    return fmean(shares) if shares else None


def skills(blocks: Sequence[Block]) -> dict[str, float]:
    """What the model believes after these blocks."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        message = 'Ratings need OpenSkill: pip install "portroyal[arena]".'
        raise PortRoyalError(message, code="arena/extra") from error
    # No bot gets better or worse with time.
    model = PlackettLuce(tau=0.0)
    known: dict[str, Any] = {}
    for block in blocks:
        for game in block.games:
            teams = [[known.get(bot) or model.rating(name=bot)] for bot in game.bots]
            for bot, (rated,) in zip(game.bots, model.rate(teams, ranks=list(map(float, game.places))), strict=True):
                known[bot] = rated
    return {bot: float(rated.mu) for bot, rated in known.items()}


def anchored(skill: dict[str, float]) -> dict[str, float]:
    """Skills as points: the anchors at 0 and 1000, or the worst and the best where an anchor did not play."""
    low = skill.get(LOW_ANCHOR, min(skill.values()))
    high = skill.get(HIGH_ANCHOR, max(skill.values()))
    stretch = (HIGH_POINTS - LOW_POINTS) / (high - low) if high != low else 0.0
    return {bot: LOW_POINTS + (each - low) * stretch for bot, each in skill.items()}
