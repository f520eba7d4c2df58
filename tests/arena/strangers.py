"""Bots that somebody else has written, most of them badly."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from portroyal.bots.castaway import Castaway
from portroyal.bots.deckhand import Deckhand
from portroyal.events import Event
from portroyal.knowledge.view import View
from portroyal.notation import Action


class Polite:
    """A bot that derives from nothing and plays like a castaway, with the last numbers of its generator."""

    name = "polite"
    version = "3"

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        random.next()
        return legal[random.below(len(legal))]


class APoliteBotWithAVeryLongName(Polite):
    """Its name does not fit in a record."""


class Crasher(Deckhand):
    """Raises at every second choice."""

    name = "crasher"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        self.asked += 1
        if self.asked % 2:
            raise ValueError("a bad day")
        return super().choose(view, legal, random)


class Quitter(Castaway):
    """Wants to leave."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        sys.exit("enough")


class Stillborn(Castaway):
    """Can't even be made."""

    def __init__(self) -> None:
        raise RuntimeError("no weights")


class Cheater(Castaway):
    """Answers what is not legal."""

    answers: tuple[Any, ...] = (None, True, 12345678, "draw", object(), [])

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Any:
        self.asked += 1
        return self.answers[self.asked % len(self.answers)]


class Sleeper(Castaway):
    """Thinks for ever now and then, and forgives itself everything."""

    def __init__(self, *, seconds: float = 1.0) -> None:
        self.seconds = seconds
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        self.asked += 1
        if self.asked == 3:
            try:
                while True:
                    time.sleep(0.01)
            except Exception:
                pass
        return legal[0]


class Murderer(Castaway):
    """Takes its process down."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        if view.round == 3:
            os._exit(3)
        return super().choose(view, legal, random)


class Chatterbox(Castaway):
    """Talks all the time."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        print("I think I will", legal[0])
        return super().choose(view, legal, random)


class Ear(Castaway):
    """Remembers what it is told."""

    ears: list[Ear]

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.times = 0
        Ear.ears.append(self)

    def told(self, events: Sequence[Event]) -> None:
        self.heard += events
        self.times += 1


class Peeker(Deckhand):
    """Looks at the next card over the referee's shoulder."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        if view.phase != "discover":
            return super().choose(view, legal, random)
        choices = {action.kind: action for action in legal}
        future = sys._getframe(1).f_locals["game"].clone()
        if "draw" in choices and "stop" in choices and len(view.harbor) < 6:
            kinds = [event.kind for event in future.play("draw")]
            return choices["stop" if "harbor_busted" in kinds else "draw"]
        return choices.get("stop") or choices["draw"]


class Unspeakable(Exception):
    """Can't be printed."""

    def __str__(self) -> str:
        raise RuntimeError("not even this")


class Mumbler(Castaway):
    """Raises what can't be shown, in turn."""

    version = "1\ud800\x1b[31m"
    errors = (Unspeakable(), ValueError("half a letter \ud800"), ValueError("\x1b[31mred\nalert\x07"))

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        self.asked += 1
        raise self.errors[self.asked % 3]


class Wordy(Castaway):
    """Answers in words."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Any:
        return legal[0].words


class Lawmaker(Castaway):
    """Changes the rules."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        object.__setattr__(view.ruleset, "players", 3)
        return legal[0]


class Deaf(Castaway):
    """Thinks for ever and hears no alarm."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        while True:
            with suppress(BaseException):
                time.sleep(0.01)


class Sly(Castaway):
    """Switches the alarm off and thinks for ever."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        signal.setitimer(signal.ITIMER_REAL, 0)
        time.sleep(1000)
        return legal[0]


class Ponderer(Castaway):
    """Leaves a thread behind that goes on for ever."""

    def __init__(self) -> None:
        threading.Thread(target=time.sleep, args=(1000,)).start()


class Parent(Castaway):
    """Leaves processes behind: one that goes on with the game, and one that sleeps."""

    def __init__(self) -> None:
        self.is_new = True

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        if self.is_new:
            self.is_new = False
            os.fork()
            if os.fork() == 0:
                time.sleep(1000)
        return super().choose(view, legal, random)


class Shouter(Castaway):
    """Writes to standard output in every way there is."""

    def choose(self, view: View, legal: Sequence[Action], random: Any) -> Action:
        os.write(1, b"SHOUT")
        assert sys.__stdout__ is not None
        print("SHOUT", file=sys.__stdout__, flush=True)
        return super().choose(view, legal, random)


class SlowListener(Castaway):
    """Thinks while it is told."""

    def told(self, events: Sequence[Event]) -> None:
        time.sleep(0.002)


class Mute:
    """Not a bot."""


LIST = [1, 2]
