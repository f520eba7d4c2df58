"""A ruleset: which edition, which modules, which answers to the rulings, how many players.

Together with a seed and the actions it tells a whole game. It also says which cards are in the game
and how a state is laid out for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, cast

from .catalog import CARDS, SPECIAL
from .engine.state import State
from .engine.versions import RULES_VERSION, RULES_VERSIONS
from .engine.vocabulary import DECK, EXPEDITIONS, NUMBER_NAMES
from .errors import RulesetError, shown
from .modules import MODULES, Number, check_mix, numbers_of, players_of
from .rulings import DEFAULT_EDITION, EDITIONS, RULINGS, Ruling

FEWEST_PLAYERS, MOST_PLAYERS = players_of(("base",))
# With so many the special expedition lies on the table.
SPECIAL_WITH = 5


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game. Make it with `Ruleset.of`, which checks them."""

    players: int
    edition: str
    modules: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]  # every ruling with its answer
    version: int = RULES_VERSION  # of the rules, see engine/versions.py

    @classmethod
    def of(
        cls,
        players: int,
        *,
        edition: str = DEFAULT_EDITION,
        modules: Sequence[str] = ("base",),
        rulings: Mapping[str, str | bool] | None = None,
        version: int = RULES_VERSION,
    ) -> Ruleset:
        """A ruleset of an edition, with other answers to some of its rulings."""
        check_version(version)
        check_choice("edition", edition, EDITIONS)
        mix = read_modules(modules)
        check_players(players, mix)
        if rulings is not None and not isinstance(rulings, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise RulesetError(
                f"Rulings are a mapping from id to answer, not {shown(rulings)}.", code="ruleset/rulings"
            )
        changed = {key: read_answer(key, value, edition, mix) for key, value in (rulings or {}).items()}
        answers = {ruling.id: ruling.answer(edition) for ruling in RULINGS.values() if ruling.module in mix}
        return cls(players, edition, mix, tuple((answers | changed).items()), version)

    def answer(self, ruling: str) -> str:
        """How a ruling is answered in this game."""
        check_choice("ruling", ruling, tuple(RULINGS))
        return dict(self.rulings)[ruling]

    def changed_rulings(self) -> dict[str, str]:
        """The rulings answered differently from the edition."""
        return {key: value for key, value in self.rulings if value != RULINGS[key].answer(self.edition)}

    def as_dict(self) -> dict[str, Any]:
        """As plain data, from which `Ruleset.of` makes it again."""
        return {
            "edition": self.edition,
            "modules": list(self.modules),
            "rulings": self.changed_rulings(),
            "players": self.players,
            "version": self.version,
        }

    @property
    def numbers(self) -> dict[str, Number]:
        """The numbers of the rulebook: influence that ends the game, cards by ship colors and so on."""
        return numbers_of(self.modules)

    def cards(self) -> dict[int, int]:
        """Every card in the game, with how many copies."""
        return dict(cards_of(self))

    def special_on_table(self) -> bool:
        """Does the special expedition lie open on the table from the start?"""
        return self.players == SPECIAL_WITH and self.answer("five_player_expedition") == "table"

    def laid_out(self, key: tuple[int, ...], start: int = 0) -> State:
        """A state before the deal: every card in the deck, the special expedition where the rules want it."""
        state = self.empty_state(key, start)
        cards = [card for card, copies in self.cards().items() for _ in range(copies)]
        if self.special_on_table():
            cards.remove(SPECIAL)
            state.lay_pile(EXPEDITIONS, [SPECIAL])
        state.lay_pile(DECK, cards)
        return state

    def empty_state(self, key: tuple[int, ...], start: int = 0) -> State:
        """A state with these rules and no card on it yet."""
        state = State(self.players, key)
        state.version = self.version
        state.start = state.active = state.actor = start
        for ruling, answer in self.rulings:
            switch = RULINGS[ruling].switch
            if switch is not None:
                state.set_switch(switch, answer == RULINGS[ruling].on)
        set_numbers(state, self.numbers)
        return state


@cache
def cards_of(ruleset: Ruleset) -> tuple[tuple[int, int], ...]:
    """Cards and copies. The special expedition is in the box with fewer than five, unless shuffled in."""
    in_box = ruleset.players < SPECIAL_WITH and ruleset.answer("five_player_expedition") == "table"
    found: list[tuple[int, int]] = []
    for card in CARDS:
        copies = sum(card.copies.get(module, 0) for module in ruleset.modules)
        if copies and not (card.special and in_box):
            found.append((card.number, copies))
    return tuple(found)


def set_numbers(state: State, numbers: Mapping[str, Number]) -> None:
    """Lay the numbers of the rulebook beside the switches; those in a row have places of their own."""
    for place, name in enumerate(NUMBER_NAMES):
        if not name:
            continue
        value = numbers[name]
        for i, each in enumerate(value if isinstance(value, tuple) else (value,)):
            state.set_number(place + i, each)


NEWER = " A game of a newer version is played with a newer Port Royal: pip install --upgrade portroyal."


def check_version(version: Any) -> None:
    """Refuse rules that are not known here, with the way out."""
    if type(version) is not int or version not in RULES_VERSIONS:
        known = " and ".join(map(str, RULES_VERSIONS))
        is_newer = type(version) is int and version > max(RULES_VERSIONS)
        raise RulesetError(
            f"The rules version {shown(version)} is not known here: this program knows {known}."
            + (NEWER if is_newer else " A version is one of these whole numbers."),
            code="ruleset/version",
            version=version,
            known=list(RULES_VERSIONS),
        )


def check_players(players: Any, modules: Sequence[str]) -> None:
    """Refuse a number of players that the modules are not for."""
    fewest, most = players_of(modules)
    if type(players) is not int or not fewest <= players <= most:
        game = "The base game" if tuple(modules) == ("base",) else f"A game of {' and '.join(modules)}"
        raise RulesetError(
            f"{game} is for {fewest} to {most} players, not {shown(players)}.",
            code="ruleset/players",
            players=players,
            fewest=fewest,
            most=most,
        )


def read_modules(modules: Any) -> tuple[str, ...]:
    """The modules of a list of names, if they can be played together."""
    if not isinstance(modules, list | tuple) or not modules:
        raise RulesetError(
            f"Modules are a list like {list(MODULES)}, not {shown(cast('object', modules))}.", code="ruleset/modules"
        )
    names = cast("Sequence[object]", modules)
    for module in names:
        check_choice("module", module, tuple(MODULES))
    if len(set(names)) < len(names):
        raise RulesetError(f"A module is played once, not twice: {list(names)}.", code="ruleset/modules")
    return check_mix(cast("Sequence[str]", names))


def check_choice(what: str, value: object, choices: Sequence[str]) -> None:
    """Refuse what is not one of the choices, with a guess at what was meant."""
    if value in choices:
        return
    near = get_close_matches(str(value), choices, n=1)
    guess = f" Did you mean {shown(near[0])}?" if near else ""
    raise RulesetError(
        f"There is no {what} {shown(value)}.{guess} There are: {', '.join(choices)}.",
        code=f"ruleset/{what}",
        value=value,
        choices=tuple(choices),
    )


def read_answer(ruling_id: str, value: object, edition: str, modules: Sequence[str]) -> str:
    """The answer given to a ruling; True and False count as yes and no."""
    check_choice("ruling", ruling_id, tuple(RULINGS))
    ruling: Ruling = RULINGS[ruling_id]
    answer = ("yes" if value else "no") if isinstance(value, bool) else value
    if answer not in ruling.answers:
        raise RulesetError(
            f"The ruling {ruling_id} has no answer {shown(answer)}. It has: {', '.join(ruling.answers)}.",
            code="ruleset/answer",
            value=answer,
            choices=ruling.answers,
        )
    if ruling.module not in modules:
        raise RulesetError(
            f"The ruling {ruling_id} is about the module {shown(ruling.module)}, which is not played.",
            code="ruleset/not_offered",
            ruling=ruling_id,
            module=ruling.module,
        )
    if edition in ruling.not_offered_in and answer != ruling.answer(edition):
        raise RulesetError(
            f"The edition {edition} does not offer {ruling_id}. "
            f"These do: {', '.join(name for name in EDITIONS if name not in ruling.not_offered_in)}.",
            code="ruleset/not_offered",
            ruling=ruling_id,
            edition=edition,
        )
    return str(answer)
