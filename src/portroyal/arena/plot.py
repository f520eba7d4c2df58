"""The ladder as a picture: each rung's win rate against the one below, and everybody's rating."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..errors import PortRoyalError
from .ladder import PLAYERS, PROMISED_PLAYERS, RUNGS, Results, mixed_key, win_rate
from .page import below

COLORS = ("#2a6f97", "#e09f3e", "#9e2a2b", "#540b0e")


def draw(results: Results, file: Path) -> None:
    """Write the plot as SVG, the same bytes for the same results."""
    try:
        import matplotlib as mpl

        mpl.use("Agg")
        from matplotlib import pyplot
    except ImportError as error:
        message = 'A plot needs matplotlib: pip install "portroyal[arena]".'
        raise PortRoyalError(message, code="arena/extra") from error
    mpl.rcParams.update({"svg.hashsalt": "portroyal", "font.size": 9, "axes.spines.top": False})
    mpl.rcParams.update({"axes.spines.right": False, "svg.fonttype": "none"})
    plots: Any = pyplot
    figure, (left, right) = plots.subplots(1, 2, figsize=(10, 4), layout="constrained")
    draw_rungs(left, results)
    draw_points(right, results)
    figure.savefig(file, format="svg", metadata={"Date": None})
    plots.close(figure)


def draw_rungs(axes: Any, results: Results) -> None:
    """Win rates against the rung below, by number of players."""
    rungs = [bot for bot in RUNGS[1:] if any(below(results, bot, players) for players in PLAYERS)]
    for index, players in enumerate(PLAYERS):
        for at, bot in enumerate(rungs):
            if found := below(results, bot, players):
                rate = win_rate(found)
                above_par, low, high = (each - 1 / players for each in (rate.mean, rate.low, rate.high))
                axes.errorbar(
                    at + (index - 1.5) * 0.15,
                    100 * above_par,
                    yerr=[[100 * (above_par - low)], [100 * (high - above_par)]],
                    fmt="o",
                    color=COLORS[index],
                    capsize=2,
                    label=f"{players} players" if at == 0 else None,
                )
    axes.axhline(0, color="gray", linewidth=0.8)
    axes.set_xticks(range(len(rungs)), rungs)
    axes.set_ylabel("win rate above par, percentage points")
    axes.set_title("each rung against the one below")
    if rungs:
        axes.legend(frameon=False)


def draw_points(axes: Any, results: Results) -> None:
    """Ratings at mixed tables."""
    found = results.get(mixed_key(PROMISED_PLAYERS))
    bots = list(reversed(found["bots"])) if found else []
    for at, bot in enumerate(bots):
        low, high = bot["points_interval"]
        axes.barh(at, bot["points"], color=COLORS[0] if bot["bot"] in RUNGS else "#a9c5d6")
        axes.plot([low, high], [at, at], color="black", linewidth=1)
    axes.set_yticks(range(len(bots)), [bot["bot"] for bot in bots])
    axes.set_xlabel("rating")
    axes.set_title(f"everybody, {PROMISED_PLAYERS} players")
