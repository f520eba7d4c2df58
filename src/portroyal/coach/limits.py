"""How much the coach can be asked to do."""

from __future__ import annotations

from ..errors import PortRoyalError

# Days of weighing; the counters of the search hold a few of these.
MOST_DEALS = 100_000_000
# More than there are cores are of no use, and each has a memory of its own.
MOST_THREADS = 256


def check_limits(iterations: int | None, threads: int = 1) -> None:
    """Refuse numbers of deals and of threads that make no sense."""
    for name, value, most in (("iterations", iterations, MOST_DEALS), ("threads", threads, MOST_THREADS)):
        if value is not None and not 1 <= value <= most:
            message = f"{name}={value} should be 1 to {most:,}."
            raise PortRoyalError(message, code="coach/limits", name=name, value=value, most=most)
