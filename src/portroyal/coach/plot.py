"""A review as a picture: everyone's chance to win over the game."""

from __future__ import annotations

import os
from typing import Any

from ..errors import PortRoyalError, shown
from ..given import check_kind, path_of
from .review import Review

COLORS = ("#2a6f97", "#e09f3e", "#9e2a2b", "#52796f", "#6d597a")
FORMATS = ("svg", "png")


def plot(review: Review, file: str | os.PathLike[str]) -> None:
    """Write the plot as SVG or PNG, as the file is called; SVG is the same bytes for the same review."""
    check_kind(review, Review, "What is drawn is a Review, as portroyal.coach.review makes it")
    file = path_of(file)
    kind = file.suffix.lstrip(".").lower()
    if kind not in FORMATS:
        raise PortRoyalError(f"A plot is written as .svg or .png, not as {shown(file.name)}.", code="coach/plot")
    try:
        import matplotlib as mpl

        mpl.use("Agg")
        from matplotlib import pyplot
    except ImportError as error:
        raise PortRoyalError('A plot needs matplotlib: pip install "portroyal[arena]".', code="coach/plot") from error
    mpl.rcParams.update({"svg.hashsalt": "portroyal", "svg.fonttype": "none", "font.size": 9})
    plots: Any = pyplot
    figure, axes = plots.subplots(figsize=(9, 4), layout="constrained")
    draw(axes, review)
    try:
        figure.savefig(file, format=kind, metadata={"Date": None} if kind == "svg" else None)
    except OSError as error:
        raise PortRoyalError(f"Can't write {file}: {error.strerror}.", code="coach/plot") from error
    finally:
        plots.close(figure)


def draw(axes: Any, review: Review) -> None:
    """A line for each player, the three moments marked."""
    numbers = [number for number, _ in review.curve]
    for seat, name in enumerate(review.names):
        chances = [100 * min(max(all_chances[seat], 0.0), 1.0) for _, all_chances in review.curve]
        axes.step(numbers, chances, where="post", color=COLORS[seat], label=name, linewidth=1.2)
    for moment in review.moments:
        axes.axvline(moment.number, color="gray", linewidth=0.8, linestyle=":")
        axes.annotate(moment.kind, (moment.number, 101), fontsize=7, color="gray", ha="center", annotation_clip=False)
    axes.set_xlabel("action")
    axes.set_ylabel("chance to win, %")
    axes.set_ylim(0, 100)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="upper left")
