"""One game between bots, refereed.

Each seat's bot gets the view of its seat, the legal actions and a generator of its own; a decision with one
answer is not asked. A bot that raises, answers what is not legal or takes far too long is written up, and
the weakest legal choice is played for it: the game goes on.
"""

from __future__ import annotations

import re
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from ..bots import Bot, Listener, bot_class, create
from ..bots.strangers import LONGEST_TEXT, described, place_of, printable
from ..bots.thinking import check_thinking
from ..engine.hidden import imagine
from ..engine.vocabulary import HARBOR_BUSTED, TURN_BEGAN
from ..game import Game
from ..notation import Action
from ..outcome import Outcome
from ..position import LONGEST_NAME
from ..ruleset import Ruleset
from ..seeds import Seed, random_for
from .patience import Timer, TookTooLong
from .times import Times

# What is played for a bot that does not answer: the first of these that is legal.
WEAKEST = ("pass", "stop", "keep", "repel", "draw")


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot may think about a decision; None: as long as it likes."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        check_thinking(self.seconds, self.iterations)


NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Fault:
    """Something a bot must not do."""

    bot: str
    seat: int
    decision: int  # the version of the game it was asked in
    kind: str  # crashed, cheated or overran
    message: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game went, by seat. Two plays of the same game have equal results; clocks don't count."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]  # of the victory
    margins: tuple[int, ...]  # influence more than the best of the others
    places: tuple[int, ...]
    influence: tuple[int, ...]
    busts: tuple[int, ...]
    decisions: tuple[int, ...]  # those it was asked for
    turns: int
    rounds: int
    hash: str
    faults: tuple[Fault, ...] = field(compare=False)
    overruns: tuple[int, ...] = field(compare=False)
    times: tuple[Times, ...] = field(compare=False)
    record: dict[str, Any] | None = field(default=None, compare=False)


class Seat:
    """A bot at the table, and what the referee has noted about it."""

    def __init__(self, number: int, name: str, seed: Seed, limits: Limits) -> None:
        self.number = number
        self.name = name
        self.random = random_for(seed, f"bot {number}")
        self.limits = limits
        self.known = 0  # events it was told
        self.decisions = 0
        self.overruns = 0
        self.times = Times()
        self.faults: list[Fault] = []
        self.bot: Bot | None = None
        self.listener: Listener | None = None
        self.timer = Timer(limits.seconds)
        try:
            with self.timer:
                self.bot = create(name, seconds=limits.seconds, iterations=limits.iterations)
                self.listener = self.bot if isinstance(self.bot, Listener) else None
        except BaseException as error:
            self.write_up(0, error)

    def write_up(self, decision: int, error: BaseException) -> None:
        """Note what went wrong, unless it is the person at the keyboard who has enough."""
        if isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            raise error
        kind = "overran" if isinstance(error, TookTooLong) else "cheated" if isinstance(error, Cheat) else "crashed"
        try:
            with self.timer:  # the words of an error are made by code of the bot
                message = self.words_for(error)
        except BaseException:
            message = "An error that can't be printed."
        self.faults.append(Fault(self.name, self.number, decision, kind, message))

    def words_for(self, error: BaseException) -> str:
        """What went wrong, and where in the bot's own code."""
        if isinstance(error, Cheat):
            return printable(error)
        told = printable(error) if isinstance(error, TookTooLong) else described(error)
        module = sys.modules.get(bot_class(self.name).__module__)
        place = place_of(error, getattr(module, "__file__", None))
        return f"{place}: {told}"[:LONGEST_TEXT] if place else told

    def decide(self, game: Game, legal: Sequence[Action]) -> Action:
        """What the bot chooses, or the weakest choice in its place."""
        if self.bot is None:
            return weakest(legal)
        self.decisions += 1
        view, begin = game.view(self.number), perf_counter()
        try:
            with self.timer:
                self.tell(game)
                answer = self.bot.choose(view, tuple(legal), self.random)
                return legal_answer(answer, legal)
        except BaseException as error:
            self.write_up(game.version, error)
            return weakest(legal)
        finally:
            took = perf_counter() - begin
            self.times.add(took)
            self.overruns += self.limits.seconds is not None and took > self.limits.seconds

    def tell(self, game: Game) -> None:
        """Tell the bot what has happened since, if it listens."""
        if self.listener is not None:
            news = game.events(self.known)
            self.known += len(news)
            self.listener.told([event.seen_by(self.number) for event in news])

    def say_goodbye(self, game: Game) -> None:
        """Tell the bot how the game ended."""
        try:
            with self.timer:
                self.tell(game)
        except BaseException as error:
            self.write_up(game.version, error)


class Cheat(Exception):
    """An answer that is not one of the legal actions."""


def legal_answer(answer: object, legal: Sequence[Action]) -> Action:
    """The legal action that was answered."""
    if isinstance(answer, int) and not isinstance(answer, bool):
        number = int.__index__(answer)  # what it is, whatever a class of the bot says it is
        for action in legal:
            if int(action) == number:
                return action
    if isinstance(answer, str) and any(answer == action.words for action in legal):
        raise Cheat(printable(f"Answer with one of the actions of `legal` itself, not with its words: {answer!r}."))
    answered = re.sub(" at 0x[0-9a-f]+", "", repr(answer))  # an address says nothing and is never the same
    raise Cheat(printable(f"{answered} is not one of: {'; '.join(action.words for action in legal)}."))


def weakest(legal: Sequence[Action]) -> Action:
    """The choice that helps least."""
    by_kind = {action.kind: action for action in legal}
    return next((by_kind[kind] for kind in WEAKEST if kind in by_kind), legal[-1])


def play_match(
    bots: Sequence[str],
    seed: Seed,
    ruleset: Ruleset | None = None,
    *,
    limits: Limits = NO_LIMITS,
    redeal: bool = False,
    about: dict[str, Any] | None = None,
) -> Result:
    """Play a game.

    With `redeal` the hidden cards are dealt anew between a choice and what comes of it, and nobody may notice. With
    `about`, notes for its record, the record is kept.
    """
    ruleset = ruleset or Ruleset.of(len(bots))
    game = Game.deal(ruleset, seed=seed, names=names_of(bots))
    game.about = about or {}
    seats = [Seat(number, name, seed, limits) for number, name in enumerate(bots)]
    chance = random_for(seed, "redeal")
    while not game.over:
        legal = game.legal()
        if len(legal) == 1:
            game.apply(legal[0])
            continue
        action = seats[game.actor].decide(game, legal)
        if redeal:
            # After the choice and before it is played: what a bot saw or guessed of hidden cards is not true any more.
            imagine(game.state, game.actor, chance)
        game.apply(action)
    for seat in seats:
        seat.say_goodbye(game)
    return result_of(game, seats, record=about is not None and not redeal)


def names_of(bots: Sequence[str]) -> list[str]:
    """What the players are called: bots by their names, cut where too long, numbered where they would be the same."""
    names = [cut(bot.rpartition(":")[2], LONGEST_NAME) for bot in bots]
    return [
        f"{cut(name, LONGEST_NAME - 2)} {seat + 1}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def cut(name: str, longest: int) -> str:
    """A name, or as much of it as there is room for."""
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def shares_of(outcome: Outcome) -> tuple[float, ...]:
    """Each seat's share of the victory; a crew wins or loses as a whole, so each has all of it or nothing."""
    if outcome.crew is not None:
        return (float(outcome.crew.won),) * len(outcome.standings)
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    return tuple((standing.place == 1) / len(outcome.winners) for standing in standings)


def result_of(game: Game, seats: Sequence[Seat], *, record: bool) -> Result:
    """What is kept of a finished game."""
    outcome = game.outcome
    assert outcome is not None
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    influence = tuple(standing.influence for standing in standings)
    rows = game.events_so_far()
    busts = Counter(row[1] for row in rows if row[0] == HARBOR_BUSTED)
    return Result(
        bots=tuple(seat.name for seat in seats),
        shares=shares_of(outcome),
        margins=tuple(mine - max(influence[:at] + influence[at + 1 :], default=0) for at, mine in enumerate(influence)),
        places=tuple(standing.place for standing in standings),
        influence=influence,
        busts=tuple(busts[seat.number] for seat in seats),
        decisions=tuple(seat.decisions for seat in seats),
        turns=sum(row[0] == TURN_BEGAN for row in rows),
        rounds=game.round,
        hash=game.hash,
        faults=tuple(fault for seat in seats for fault in seat.faults),
        overruns=tuple(seat.overruns for seat in seats),
        times=tuple(seat.times for seat in seats),
        record=game.record() if record else None,
    )
