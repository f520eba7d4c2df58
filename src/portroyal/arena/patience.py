"""Patience: a bot that thinks far beyond its limit is interrupted, one that never ends too.

Where the system has an alarm clock (not on Windows, and only in the main thread) Python code is interrupted
wherever it is; compiled code when it comes back. Elsewhere it can only be seen afterwards how long it took.
"""

from __future__ import annotations

import signal
from threading import current_thread, main_thread
from time import perf_counter

# Without a limit a decision may take this long, in seconds: longer than any of our own ever takes.
MOST_PATIENCE = 60.0
# With one, an overrun is only noted until it is this much more: machines are busy.
FAR = 2.0
GRACE = 0.5
AGAIN = 0.1  # a bot that swallows the alarm hears it again


class TookTooLong(BaseException):
    """Not an Exception, so that a bot that forgives everything does not forgive this."""


class Timer:
    """A context in which one may think so long and no longer."""

    def __init__(self, limit: float | None) -> None:
        self.patience = MOST_PATIENCE if limit is None else FAR * limit + GRACE
        self.is_running = False
        self.begin = 0.0

    def __enter__(self) -> None:
        self.begin = perf_counter()
        self.has_alarm = hasattr(signal, "setitimer") and current_thread() is main_thread()
        self.is_running = True
        if self.has_alarm:
            self.before = signal.signal(signal.SIGALRM, self.ring)
            signal.setitimer(signal.ITIMER_REAL, self.patience, AGAIN)

    def __exit__(self, *problem: object) -> None:
        self.is_running = False
        if self.has_alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)
        if problem[0] is None and perf_counter() - self.begin > self.patience:
            self.give_up()

    def ring(self, number: int, frame: object) -> None:
        """The alarm: too late if the thinking is over."""
        if self.is_running:
            self.give_up()

    def give_up(self) -> None:
        """End the thinking."""
        raise TookTooLong(f"Still thinking after {perf_counter() - self.begin:.2f} s.")
