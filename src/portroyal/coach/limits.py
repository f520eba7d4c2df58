"""How much the coach can be asked to do."""

from __future__ import annotations

from ..engine.chance import Random
from ..errors import PortRoyalError, shown
from ..given import check_kind, check_seconds, whole
from ..knowledge.asked import check_view
from ..knowledge.view import View

# Days of weighing; the counters of the search hold a few of these.
MOST_DEALS = 100_000_000
# More than there are cores are of no use, and each has a memory of its own.
MOST_THREADS = 256


def check_asked(view: View, random: Random | None) -> None:
    """Refuse what is not a view or no chance."""
    check_view(view)
    if random is not None:
        check_kind(random, Random, "Chance comes from a Random, as portroyal.seeds.random_for makes it")


def check_limits(iterations: int | None, threads: int = 1, seconds: float = 0.0) -> None:
    """Refuse times, numbers of deals and of threads that make no sense."""
    check_seconds("seconds", seconds)
    for name, value, most in (("iterations", iterations, MOST_DEALS), ("threads", threads, MOST_THREADS)):
        if name == "iterations" and value is None:
            continue
        value = whole(value)
        if type(value) is not int or not 1 <= value <= most:
            message = f"{name}={shown(value)} should be a whole number from 1 to {most:,}."
            raise PortRoyalError(message, code="coach/limits", name=name, value=value, most=most)
