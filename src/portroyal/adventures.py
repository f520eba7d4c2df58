"""How a chapter is played: the settings that a ruleset of The Adventure Begins has besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from .campaigns import DEFAULT, Tale, check_keys, refuse, tale_of
from .engine.state import State
from .engine.vocabulary import MODE_NAMES, SEATS
from .errors import shown

MODES = MODE_NAMES[1:]
KEYS = ("mode", "campaign", "contents", "chapter", "batches", "coins")
COINS_PER_FAILURE = 3
MOST_COINS = 9  # by the ruling adv_retry_cap, if there is a limit
COINS_IN_DECK = 60  # coins are cards: a crew that loses for ever still finds half of the deck to draw from


@dataclass(frozen=True, slots=True)
class Adventure:
    """Mode, campaign and chapter; cards that are in the deck already; coins after failures."""

    mode: str
    campaign: str
    contents: str  # the fingerprint of the campaign
    chapter: int  # none in the variant: 0
    batches: tuple[str, ...] = ()  # in the deck from the start
    coins: tuple[int, ...] = ()  # more, by seat; none: nobody has more

    @property
    def tale(self) -> Tale:
        """What is told."""
        return tale_of(self.campaign, self.contents)

    @property
    def is_together(self) -> bool:
        """Do all win or lose together?"""
        return self.mode == "cooperative"

    def as_dict(self) -> dict[str, Any]:
        """As plain data, from which `read_adventure` makes it again."""
        told: dict[str, Any] = {"mode": self.mode, "campaign": self.campaign, "contents": self.contents}
        if self.chapter:
            told["chapter"] = self.chapter
        told["batches"] = list(self.batches)
        if self.coins:
            told["coins"] = list(self.coins)
        return told

    def set_up(self, state: State) -> None:
        """Tell a state what is played."""
        tale = self.tale
        state.campaign = tale.place
        state.mode = MODE_NAMES.index(self.mode)
        state.chapter = self.chapter
        state.batches = sum(1 << tale.batches[batch] for batch in self.batches)
        state.write("more_coins", [*self.coins, *([0] * (SEATS - len(self.coins)))])


def read_adventure(value: Any, players: int) -> Adventure:
    """The settings of a mapping; what is not told is as for the first evening."""
    told = check_keys({} if value is None else value, KEYS, "An adventure")
    mode = told.get("mode", "cooperative")
    if not isinstance(mode, str) or mode not in MODES:
        raise refuse(f"There is no mode {shown(mode)}. There are: {', '.join(MODES)}.", value=mode)
    if mode != "cooperative" and players < 2:
        raise refuse("Alone one plays the mode 'cooperative'; against each other it takes two.", value=mode)
    tale = tale_of(told.get("campaign", DEFAULT), told.get("contents"))
    chapter = told.get("chapter", 0 if mode == "variant" else 1)
    if mode == "variant":
        if chapter != 0:
            raise refuse("The variant has no chapters.", value=chapter)
        batches: Sequence[str] = tuple(tale.batches)
    else:
        if type(chapter) is not int or not 1 <= chapter <= tale.chapters:
            raise refuse(
                f"{shown(tale.id)} has chapters from 1 to {tale.chapters}, not {shown(chapter)}.", value=chapter
            )
        batches = tale.batches_before(chapter)
    if "batches" in told:
        batches = read_batches(told["batches"], tale)
    return Adventure(str(mode), tale.id, tale.contents, chapter, tuple(batches), read_coins(told.get("coins"), players))


def read_batches(value: Any, tale: Tale) -> tuple[str, ...]:
    """Batches by their ids, in the order of the campaign."""
    if not isinstance(value, list | tuple):
        raise refuse(f"'batches' is a list of ids, not {shown(value)}.")
    named = list(cast("Sequence[Any]", value))
    for batch in named:
        if not isinstance(batch, str) or batch not in tale.batches:
            raise refuse(f"There is no batch {shown(batch)}. There are: {', '.join(tale.batches)}.", value=batch)
    return tuple(batch for batch in tale.batches if batch in named)


def read_coins(value: Any, players: int) -> tuple[int, ...]:
    """Coins after failures, one number for each seat: three for each failure, split as agreed."""
    if value is None:
        return ()
    coins = tuple(cast("Sequence[Any]", value)) if isinstance(value, list | tuple) else ()
    if len(coins) != players:
        told = cast("object", value)
        raise refuse(f"'coins' is a list of {players} numbers, one for each seat, not {shown(told)}.")
    are_coins = all(type(each) is int and each >= 0 for each in coins)
    if not are_coins or sum(coins) > COINS_IN_DECK or sum(coins) % COINS_PER_FAILURE:
        raise refuse(
            f"'coins' are {COINS_PER_FAILURE} for each failure, {COINS_IN_DECK} at most, split among the seats,"
            f" not {shown(list(coins))}."
        )
    return coins if any(coins) else ()


def even_coins(coins: int, players: int, start: int = 0) -> list[int]:
    """The coins after failures, dealt one by one from the start player on."""
    split = [0] * players
    for each in range(coins):
        split[(start + each) % players] += 1
    return split


def as_mapping(value: Mapping[str, Any] | Adventure | None) -> Mapping[str, Any] | None:
    """Settings as plain data."""
    return value.as_dict() if isinstance(value, Adventure) else value
