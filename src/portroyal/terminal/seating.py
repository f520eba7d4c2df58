"""Who sits where: people and bots, what they are called, and how a bot at the table plays.

A saved game tells who sits where as `bots` in `about`, seat by seat: the name of a bot, or nothing for a person.
A name alone tells nothing: anybody may be called Mary.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, cast

from ..bots import BOTS, Listener, create, name_today
from ..bots.strangers import printable
from ..errors import PortRoyalError
from ..ruleset import FEWEST_PLAYERS, MOST_PLAYERS
from ..seeds import random_for
from ..words import Words, speaking

if TYPE_CHECKING:
    from ..game import Game
    from ..notation import Action

HUMAN = "human"
KINDS = (HUMAN, *BOTS)
USUAL_PLAYERS = 4
LONGEST_NAME = 24
USUAL_BOT = "deckhand"
CASTS = {
    "deckhand": ("Mary", "Bart", "Grace", "Henry", "Anne"),
    "castaway": ("Robinson", "Selkirk", "Gunn", "Crusoe", "Friday"),
    "thumb-easy": ("Pip", "Nan", "Wat", "Bess", "Tib"),
    "thumb-medium": ("Kit", "Moll", "Ned", "Joan", "Hal"),
    "thumb-hard": ("Roger", "Maud", "Giles", "Agnes", "Hugh"),
    "bosun": ("Rackham", "Bonny", "Israel", "Jacquotte", "Pew"),
    "helmsman": ("Drake", "Malley", "Cavendish", "Lalla", "Magellan"),
    "navigator": ("Dampier", "Baret", "Tasman", "Tupaia", "Piri"),
    "privateer": ("Morgan", "Ching", "Barbarossa", "Killigrew", "Surcouf"),
}


class SeatingError(PortRoyalError):
    """The seats asked for can't be. Its words are those of `terminal-seats-<reason>`, here in English."""

    code = "seats/impossible"

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(speaking("en")(f"terminal-seats-{reason}", **facts), reason=reason, **facts)

    def said(self, t: Words) -> str:
        """What is wrong, in a language."""
        return t(f"terminal-seats-{self.facts['reason']}", **self.facts)


def seat_kinds(
    seats: Sequence[str], players: int | None, limits: tuple[int, int] = (FEWEST_PLAYERS, MOST_PLAYERS)
) -> list[str]:
    """What sits in each seat: those asked for, and bots on the chairs that are left."""
    for kind in seats:
        if kind not in KINDS:
            near = get_close_matches(kind, KINDS, n=1)
            meant = {"guess": "yes" if near else "no", "near": near[0] if near else ""}
            raise SeatingError("unknown", kind=printable(kind), kinds=", ".join(KINDS), **meant)
    given = list(seats) or [HUMAN]
    wanted = players if players is not None else len(given) if len(given) > 1 else USUAL_PLAYERS
    fewest, most = limits
    if not fewest <= wanted <= most:
        raise SeatingError("players", fewest=fewest, most=most, wanted=wanted)
    if len(given) > wanted:
        raise SeatingError("too-many", seats=len(given), players=wanted)
    return given + [USUAL_BOT] * (wanted - len(given))


def seat_names(t: Words, kinds: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names given, in the order of the seats, and fitting ones for the others."""
    if len(names) > len(kinds):
        raise SeatingError("too-many-names", names=len(names), players=len(kinds))
    check_names(names)
    if len(set(names)) < len(names):
        raise SeatingError("same-name")
    called = list(names)
    for seat in range(len(called), len(kinds)):
        called.append(fresh_name(t, kinds, seat, called))
    return called


def fresh_name(t: Words, kinds: Sequence[str], seat: int, taken: Sequence[str]) -> str:
    """A name for a seat that was given none."""
    if kinds[seat] == HUMAN:
        people = kinds.count(HUMAN)
        return t("table-you") if people == 1 else t("terminal-player", number=kinds[: seat + 1].count(HUMAN))
    return next(name for name in cast_of(kinds[seat]) if name not in taken)


def cast_of(kind: str) -> tuple[str, ...]:
    """The names a kind of bot goes by."""
    return CASTS.get(kind) or tuple(f"{kind.capitalize()} {number}" for number in range(1, MOST_PLAYERS + 1))


def check_names(names: Sequence[str]) -> None:
    """A name has to fit on a line and must not steer the terminal."""
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise SeatingError("name", name=printable(name), most=LONGEST_NAME)


def seated(kinds: Sequence[str]) -> list[str | None]:
    """Who sits where, as a record tells it."""
    return [None if kind == HUMAN else kind for kind in kinds]


def kinds_kept(record: Mapping[str, Any]) -> list[str]:
    """Who sits where in a saved game. One that does not tell is not guessed at: a bot would play for a person."""
    about = record.get("about")
    bots = cast("Mapping[str, Any]", about).get("bots") if isinstance(about, Mapping) else None
    if not isinstance(bots, list) or len(cast("list[Any]", bots)) != len(record["names"]):
        raise SeatingError("not-told", players=len(record["names"]))
    kinds = [HUMAN if bot is None else name_today(str(bot)) for bot in cast("list[Any]", bots)]
    for kind in kinds:
        if kind not in KINDS:
            raise SeatingError("stranger", kind=printable(kind))
    return kinds


def introduction(t: Words, kinds: Sequence[str], names: Sequence[str]) -> str:
    """Who the bots are: `Deckhand: Mary and Bart.`"""
    sentences: list[str] = []
    for kind in BOTS:
        called = [name for name, each in zip(names, kinds, strict=True) if each == kind]
        if called:
            sentences.append(t("terminal-bots", bot=t(f"bot-name-{kind}"), names=t.series(called)))
    return " ".join(sentences)


def only_person(kinds: Sequence[str]) -> int | None:
    """The one seat with a person, if it is just one: that person is spoken to as you."""
    return kinds.index(HUMAN) if kinds.count(HUMAN) == 1 else None


def bot_action(game: Game, kind: str) -> Action:
    """What a bot in the seat that decides now chooses.

    The bot and its generator are made anew for each decision, so a resumed game goes on as it would have.
    """
    seat, bot = game.actor, create(kind)
    if isinstance(bot, Listener):
        bot.told([event.seen_by(seat) for event in game.events()])
    random = random_for(game.seed, f"bot/{seat}/{game.version}")
    return bot.choose(game.view(seat), game.legal(), random)
