"""Patience: a bot that thinks far beyond its limit is interrupted, one that never ends too.

Where the system has an alarm clock (not on Windows, and only in the main thread) Python code is interrupted
wherever it is; compiled code when it comes back. Elsewhere it can only be seen afterwards how long it took.

A bot may swallow the alarm or switch it off. In a process of its own a guard ends such a bot with its process.
"""

from __future__ import annotations

import os
import signal
from threading import Thread, current_thread, main_thread
from time import perf_counter, sleep
from typing import ClassVar

# Without a limit a decision may take this long, in seconds: longer than any of our own ever takes.
MOST_PATIENCE = 60.0
# With one, an overrun is only noted until it is this much more: machines are busy.
FAR = 2.0
GRACE = 0.5
AGAIN = 0.1  # a bot that swallows the alarm hears it again
LAST = 2.0  # so long after the first alarm the guard ends the process
GLANCE = 0.25  # how often the guard looks


class TookTooLong(BaseException):
    """Not an Exception, so that a bot that forgives everything does not forgive this."""


class Timer:
    """A context in which one may think so long and no longer."""

    latest: ClassVar[Timer | None] = None

    def __init__(self, limit: float | None) -> None:
        self.patience = MOST_PATIENCE if limit is None else FAR * limit + GRACE
        self.is_running = False
        self.begin = 0.0

    def __enter__(self) -> None:
        self.begin = perf_counter()
        self.has_alarm = hasattr(signal, "setitimer") and current_thread() is main_thread()
        self.is_running = True
        Timer.latest = self
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
        raise TookTooLong(f"Still thinking after {self.patience:.2f} s.")

    @property
    def is_hopeless(self) -> bool:
        """Does it go on long after the alarm?"""
        return self.is_running and perf_counter() - self.begin > self.patience + LAST


def post_guard() -> None:
    """End this process, which must be one of many, if a bot in it never stops or nobody waits for it any more."""
    Thread(target=stand_guard, args=(os.getppid(),), daemon=True).start()


def stand_guard(parent: int) -> None:
    """Look now and then, for ever."""
    before = None
    while True:
        sleep(GLANCE)
        timer = Timer.latest
        late = timer.begin if timer is not None and timer.is_hopeless else None
        # Only at the second glance: a process that was stopped and goes on just now hears its alarm first.
        if os.getppid() != parent or (late is not None and late == before):
            os._exit(1)
        before = late
