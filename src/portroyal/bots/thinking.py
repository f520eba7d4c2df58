"""How long a bot may think: a time, an amount of work, or neither."""

from __future__ import annotations

from ..errors import PortRoyalError, shown


def check_thinking(seconds: float | None, iterations: int | None) -> None:
    """Refuse a time or an amount of thinking that can't be."""
    if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise PortRoyalError(f"seconds={shown(seconds)} should be more than 0.", code="bot/limits", name="seconds")
    if iterations is not None and (type(iterations) is not int or iterations < 1):
        message = f"iterations={shown(iterations)} should be a whole number, 1 or more."
        raise PortRoyalError(message, code="bot/limits", name="iterations")
