"""A worker process: reads jobs from its input, one line of JSON each, and writes the answers, which are JSON or bytes.

It ends when its input does, so none outlives its server. See `thinking` for who asks.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO

import msgspec

from ...coach import hint, leaving, review
from ...errors import PortRoyalError
from ...knowledge.view import View
from ..protocol.refusals import problem_of
from .narrator import told
from .parts import ReplayJob
from .thinking import choose_here

TOLD_EVERY = 10  # steps of a review
REVIEW_THREADS = min(os.cpu_count() or 1, 2)  # somebody waits for it; more would be taken from those who play
Say = Callable[[Mapping[str, Any]], None]


def view_of(job: Mapping[str, Any]) -> View:
    """The view a job is about. JSON has only texts as keys, and passes of the deck are numbers."""
    plain = dict(job["view"])
    plain["unseen"] = {int(deck_pass): cards for deck_pass, cards in plain["unseen"].items()}
    return View.from_dict(plain)


def choose(job: Mapping[str, Any], say: Say) -> Any:
    """What a bot chooses."""
    return choose_here(job["bot"], view_of(job), job["key"])


def give_hint(job: Mapping[str, Any], say: Say) -> Any:
    """What the coach says about a decision."""
    return hint(view_of(job), seconds=job["seconds"]).as_dict()


def tell_leaving(job: Mapping[str, Any], say: Say) -> Any:
    """What the coach says about what a taking leaves to the others."""
    return leaving(view_of(job)).as_dict()


def give_review(job: Mapping[str, Any], say: Say) -> Any:
    """What the coach says about a game."""

    def watch(done: int, of: int) -> None:
        if done % TOLD_EVERY == 0:
            say({"done": done, "of": of})

    found = review(job["record"], iterations=job["deals"], watch=watch, threads=REVIEW_THREADS)
    plain = found.as_dict()
    costliest = [moment and moment.as_dict() for moment in found.costliest]
    turning = [moment.as_dict() for moment in found.turning]
    told = {"players": plain["players"], "moments": plain["moments"], "costliest": costliest, "turning": turning}
    return told | {"curve": found.curve}


def tell_again(job: Mapping[str, Any], say: Say) -> Any:
    """A record told again, moment by moment; a record that can't be played is told as a problem."""
    try:
        return told(ReplayJob(**{name: job[name] for name in ReplayJob.__struct_fields__}))
    except PortRoyalError as error:
        return {"problem": problem_of(error)}


JOBS = {"choose": choose, "hint": give_hint, "leaving": tell_leaving, "review": give_review, "replay": tell_again}


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are no more."""

    def say(said: Mapping[str, Any]) -> None:
        answers.write(msgspec.json.encode(said) + b"\n")
        answers.flush()

    for line in jobs:
        job = msgspec.json.decode(line)
        try:
            answer = JOBS[job["job"]](job, say)
        except Exception as error:
            say({"failed": repr(error)})
        else:
            if isinstance(answer, bytes):
                answers.write(msgspec.json.encode({"bytes": len(answer)}) + b"\n" + answer)
                answers.flush()
            else:
                say({"answer": answer})


def main() -> None:
    """Work with a little less haste than the server, and leave its signals to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
