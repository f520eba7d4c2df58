"""Game: the friendly object. New, legal, play, view, clone, undo, positions and records.

Everything here is checked; `play` speaks in words, `apply` is the fast way. Rules live in the engine. A Game
holds the whole truth, so it is for referees, tests and research; players and bots get `game.view(seat)`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, SupportsIndex

from . import position
from .engine.events import Events
from .engine.play import act, legal
from .engine.playout import deal
from .engine.versions import RULES_VERSION
from .engine.vocabulary import EVENT_ROOM, OVER, PHASE_NAMES
from .errors import (
    EngineFault,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
    PortRoyalError,
    RecordError,
    StaleAction,
    UndoError,
    UnreadableAction,
    shown,
)
from .events import Event, Row, event_of
from .fair import Fair
from .given import check_kind, whole, wrong
from .notation import Action, actions_of, parse
from .outcome import Outcome, outcome_of
from .reasons import why_not
from .ruleset import Ruleset, check_seat
from .rulings import DEFAULT_EDITION
from .seeds import Seed, deck_key, fresh_seed

if TYPE_CHECKING:
    from .engine.state import State
    from .knowledge.view import View

READ_EVENTS_AT = EVENT_ROOM // 2
MOST_ACTION = 1 << 31
# Every row met so far: games are full of the same ones, and whoever keeps many games keeps each but once.
ROWS: dict[Row, Row] = {}
# What shows a card that was hidden before: taking it back would be peeking.
REVEALING = ("card_revealed", "coin_spent", "card_looked_at", "event_revealed", "story_read")


def number_of(action: SupportsIndex) -> int:
    """The number of an action, also of one that numpy counts."""
    number = whole(action)
    if isinstance(number, bool) or not isinstance(number, int):
        raise UnreadableAction(f"An action is given as such or in words, not as {shown(action)}.")
    return number


class Game:
    """A game of Port Royal."""

    def __init__(
        self, ruleset: Ruleset, names: Sequence[str], seed: Seed, origin: State, *, with_events: bool = True
    ) -> None:
        """Use `Game.new` or `Game.from_position`. `origin` is the state before the first action."""
        self._with_events = with_events
        self._ruleset = ruleset
        self._names = tuple(names)
        self._seed = seed
        self._origin = origin
        self._beginning: list[Row] | None = None  # what the deal brought about; None: set up from a position
        self._about: dict[str, Any] = {}
        self._fair: Fair | None = None
        self._restart()

    def _restart(self) -> None:
        """Go back to the state before the first action."""
        self._state = self._origin.clone()
        self._record_from_now()
        self._rows = list(self._beginning or ())
        self._actions: list[int] = []
        self._marks: list[int] = []  # how many events there were before each action

    def _record_from_now(self) -> None:
        self._events = Events()
        if self._with_events:
            self._state.record_to(self._events)

    @classmethod
    def new(
        cls,
        players: int = 4,
        *,
        modules: Sequence[str] = ("base",),
        edition: str = DEFAULT_EDITION,
        rulings: Mapping[str, str | bool] | None = None,
        seed: Seed | None = None,
        names: Sequence[str] | None = None,
        start: int = 0,
        version: int = RULES_VERSION,
        contracts: Sequence[str] = (),
        aside: int = 0,
        adventure: Mapping[str, Any] | None = None,
        with_events: bool = True,
    ) -> Game:
        """Shuffle and deal. Without a seed the shuffle comes from the operating system's randomness.

        Contracts that are not chosen are dealt by the seed; a crew may set cards of its time deck aside. `adventure`
        has the settings of a chapter: mode, campaign, chapter, batches, coins.
        Whoever plays millions of games and asks for no events saves time with `with_events=False`.
        """
        ruleset = Ruleset.of(
            players,
            edition=edition,
            modules=modules,
            rulings=rulings,
            version=version,
            contracts=contracts,
            aside=aside,
            adventure=adventure,
        )
        return cls.deal(ruleset, seed=seed, names=names, start=start, with_events=with_events)

    @classmethod
    def deal(
        cls,
        ruleset: Ruleset,
        *,
        seed: Seed | None = None,
        names: Sequence[str] | None = None,
        start: int = 0,
        with_events: bool = True,
        fair: Fair | None = None,
    ) -> Game:
        """Begin a game of these rules; with `fair`, its parts make the seed, and travel with the record."""
        check_kind(ruleset, Ruleset, "A game is dealt by a Ruleset, as Ruleset.of makes it")
        start = whole(start)
        if fair is not None:
            check_kind(fair, Fair, "The parts of a seed are a Fair")
            seed = fair.seed
        chosen: Seed = fresh_seed() if seed is None else whole(seed)
        check_seat("start", start, ruleset.players)
        state = ruleset.laid_out(deck_key(chosen, ruleset.version), start)
        events = Events()
        state.record_to(events)
        deal(state)
        named = position.check_names(names, ruleset.players)
        game = cls(ruleset, named, chosen, state.clone(), with_events=with_events)
        game._beginning = events.read()
        game._rows = list(game._beginning)
        game._fair = fair
        return game

    # --- What is ---

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this game."""
        return self._ruleset

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self._names

    @property
    def players(self) -> int:
        """How many play."""
        return self._ruleset.players

    @property
    def state(self) -> State:
        """The engine's state, for tools that need its speed. Change it only through this game."""
        return self._state

    @property
    def about(self) -> dict[str, Any]:
        """Notes that travel with the record; the game does not read them."""
        return self._about

    @about.setter
    def about(self, notes: Mapping[str, Any]) -> None:
        if not isinstance(notes, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
            message = f"What a game is about is a mapping, in JSON an object, not {shown(notes)}."
            raise RecordError(message, code="record/unreadable")
        self._about = dict(notes)

    @property
    def seed(self) -> Seed:
        """What the shuffles come from. A secret while the game runs."""
        return self._seed

    @property
    def fair(self) -> Fair | None:
        """The parts the seed was made from, if it was. A secret while the game runs."""
        return self._fair

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._state.phase == OVER

    @property
    def phase(self) -> str:
        """What is being decided: discover, repel, take, bust, moment, gift, set_aside, or over."""
        return PHASE_NAMES[self._state.phase]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._state.active

    @property
    def actor(self) -> int:
        """The seat that decides now."""
        return self._state.actor

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._state.round

    @property
    def version(self) -> int:
        """How many actions were played."""
        return len(self._actions)

    @property
    def outcome(self) -> Outcome | None:
        """The standings, once the game is over."""
        return outcome_of(self._state, self._names, self._ruleset) if self.over else None

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or a spectator (None)."""
        from .knowledge.view import view_of

        if seat is not None:
            check_seat("seat", seat := whole(seat), self.players)
        return view_of(self._state, self._ruleset, self._names, seat)

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, from an event's number on."""
        if not self._with_events:
            raise PortRoyalError(
                "This game keeps no events: it was begun with with_events=False.", code="game/no_events"
            )
        since = whole(since)
        if type(since) is not int or since < 0:
            raise wrong(f"Events are read from a number on, 0 or more, not from {shown(since)}.")
        self._read_events()
        return [event_of(row) for row in self._rows[since:]]

    @property
    def hash(self) -> str:
        """A fingerprint of the whole state, hidden cards included, names left out."""
        document = self.to_position()
        for player in document["players"]:
            del player["name"]
        text = json.dumps(document, sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    # --- What may be done, and doing it ---

    def legal(self) -> list[Action]:
        """The choices of the seat that decides now; none when the game is over."""
        return actions_of(legal(self._state))

    def play(self, action: SupportsIndex | str, *, seat: int | None = None, version: int | None = None) -> list[Event]:
        """Play an action, given as such or in words; what happened.

        With `seat`, only if that seat decides now; with `version`, only if no action was played since.
        """
        number = self.check(action, seat=seat, version=version)
        before = len(self.events_so_far())
        self.apply(number)
        return self.events(before) if self._with_events else []

    def check(self, action: SupportsIndex | str, *, seat: int | None = None, version: int | None = None) -> Action:
        """The legal action that is meant; refuse anything else, saying why."""
        if self.over:
            raise GameIsOver("The game is over: nothing more can be played.")
        seat, version = whole(seat), whole(version)
        if seat is not None:
            check_seat("seat", seat, self.players)
        if version is not None and (type(version) is not int or version < 0):
            raise StaleAction(f"A version is how many actions were played, not {shown(version)}.", version=version)
        if seat is not None and seat != self.actor:
            raise NotYourTurn(
                f"Seat {seat} can't act now: seat {self.actor} ({self._names[self.actor]}) decides.",
                seat=seat,
                actor=self.actor,
            )
        if version is not None and version != self.version:
            raise StaleAction(
                f"This was meant for the game after {shown(version)} actions; there have been {self.version}.",
                version=version,
                now=self.version,
            )
        choices = self.legal()
        number = parse(action, choices) if isinstance(action, str) else number_of(action)
        for choice in choices:
            if choice == number:
                return choice
        raise self._refusal(number)

    def _refusal(self, action: int, done: int = 0) -> PortRoyalError:
        """Why an action was not carried out."""
        if done < 0:
            return EngineFault(self._state.fault)
        if self.over:
            return GameIsOver("The game is over: nothing more can be played.")
        reason, why = why_not(self._state, action)
        choices = [choice.words for choice in self.legal()]
        return IllegalAction(f"{why} The choices now: {'; '.join(choices)}.", reason=reason, choices=choices)

    def apply(self, action: SupportsIndex) -> None:
        """Carry out an action out of `legal`, quickly; anything else is refused and changes nothing."""
        if not isinstance(action, int) or isinstance(action, bool):
            action = number_of(action)
        if not 0 <= action < MOST_ACTION:
            raise UnreadableAction(f"An action out of legal() is applied, not {shown(action)}.")
        mark = len(self._rows) + self._events.size
        done = act(self._state, action)
        if done != 1:
            raise self._refusal(action, done)
        self._marks.append(mark)
        self._actions.append(action)
        if self._events.size > READ_EVENTS_AT:
            self._read_events()

    def _read_events(self) -> None:
        if self._events.size:
            self._rows += [ROWS.setdefault(row, row) for row in self._events.read()]

    def events_so_far(self) -> Sequence[Row]:
        """All events as the engine's rows."""
        self._read_events()
        return self._rows

    def last_rows(self) -> Sequence[Row]:
        """What the last action brought about, as the engine's rows."""
        self._read_events()
        return self._rows[self._marks[-1] :]

    # --- Copies and the past ---

    def clone(self) -> Game:
        """An independent copy of the game with all its past."""
        self._read_events()
        new = Game.__new__(Game)
        new._with_events = self._with_events
        new._ruleset = self._ruleset
        new._names = self._names
        new._seed = self._seed
        new._origin = self._origin
        new._beginning = self._beginning
        new._state = self._state.clone()
        new._record_from_now()
        new._rows = self._rows[:]
        new._actions = self._actions[:]
        new._marks = self._marks[:]
        new._about = dict(self._about)
        new._fair = self._fair
        return new

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.replay, (self.record(),)

    def __repr__(self) -> str:
        rules = f"{self.players} players, {self._ruleset.edition}"
        return f"<Game of {rules}: round {self.round}, {self.phase}, seat {self.actor} decides>"

    @property
    def can_undo(self) -> bool:
        """Did the last action show no hidden card?"""
        return self._with_events and bool(self._actions) and not self._last_action_revealed()

    def _last_action_revealed(self) -> bool:
        return any(event.kind in REVEALING for event in self.events(self._marks[-1]))

    def undo(self) -> None:
        """Take the last action back, if it showed nothing that was hidden."""
        if not self._with_events:
            message = "This game keeps no events, so nobody can tell whether the last action showed a hidden card."
            raise UndoError(message, code="undo/no_events")
        if not self._actions:
            raise UndoError("There is no action to take back.", code="undo/nothing")
        if self._last_action_revealed():
            raise UndoError("The last action showed a hidden card and can't be taken back.", code="undo/revealed")
        before = self._replayed(len(self._actions) - 1)
        self._state, self._events = before._state, before._events
        self._rows, self._actions, self._marks = before._rows, before._actions, before._marks

    def _replayed(self, actions: int) -> Game:
        """This game as it was after so many actions."""
        past = Game(self._ruleset, self._names, self._seed, self._origin)
        past._beginning = self._beginning
        past._rows = list(self._beginning or ())
        for action in self._actions[:actions]:
            past.apply(action)
        return past

    def words(self) -> list[str]:
        """The actions played so far, in words."""
        past = self._origin.clone()
        spoken: list[str] = []
        for number in self._actions:
            spoken.append(next(choice.words for choice in actions_of(legal(past)) if choice == number))
            act(past, number)
        return spoken

    # --- Documents ---

    def origin(self) -> dict[str, Any]:
        """Where the game began: the start player of a deal, or the position it was set up from."""
        if self._beginning is not None:
            return {"start": self._origin.start}
        return {"position": position.write(self._origin, self._ruleset, self._names, self._seed)}

    @classmethod
    def from_position(cls, document: Mapping[str, Any]) -> Game:
        """The game a position document describes; refused, with the reason, if there can be none."""
        return cls(*position.read(document))

    def to_position(self) -> dict[str, Any]:
        """The whole state as a position document, hidden cards included."""
        return position.write(self._state, self._ruleset, self._names, self._seed)

    def record(self) -> dict[str, Any]:
        """The game so far as one JSON-able line: rules, seed, names, actions, outcome and hash."""
        from .record import record_of

        return record_of(self)

    @classmethod
    def replay(cls, record: Mapping[str, Any]) -> Game:
        """The game a record tells, every action, the outcome and the hash checked."""
        from .record import replay

        return replay(record)
