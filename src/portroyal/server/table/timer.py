"""Thinking time: what a timer allows a seat, and what of its bank is left.

Everybody has the timer's seconds for each decision and, once those are over, a bank for the whole game.
"""

from __future__ import annotations

from ..protocol import Timer

RELAXED = 180.0  # seconds for a decision, and no bank


def time_for(timer: Timer) -> float | None:
    """Seconds for each decision; None: as long as one likes."""
    if timer.kind == "none":
        return None
    return RELAXED if timer.kind == "relaxed" else float(timer.seconds)


def bank_of(timer: Timer) -> float:
    """Seconds in a fresh bank."""
    return float(timer.bank) if timer.kind == "move" else 0.0


def overdrawn(timer: Timer, seconds: float) -> float:
    """What a decision that took so long takes out of the bank."""
    allowed = time_for(timer)
    return 0.0 if allowed is None else max(seconds - allowed, 0.0)
