"""A ruleset: which edition, which modules, which answers to the rulings, how many players.

Together with a seed and the actions it tells a whole game. It also says which cards are in the game
and how a state is laid out for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from itertools import combinations
from typing import Any, cast

from .adventures import Adventure, as_mapping, read_adventure
from .catalog import CARDS, SPECIAL
from .contracts import BY_ID, IDS, LIST
from .engine.state import State
from .engine.versions import RULES_VERSION, RULES_VERSIONS
from .engine.vocabulary import DECK, EXPEDITIONS, KEY_WORDS, NUMBER_NAMES
from .errors import CampaignError, RulesetError, shown
from .given import check_list, whole, wrong
from .modules import MODULES, Number, check_mix, numbers_of, players_of
from .printed import check_printed
from .rulings import DEFAULT_EDITION, EDITIONS, RULINGS, Ruling

FEWEST_PLAYERS, MOST_PLAYERS = players_of(("base",))
# With so many the special expedition lies on the table.
SPECIAL_WITH = 5
# No contracts make a time deck of fewer cards than this and one more, by the numbers that come with the program.
MOST_ASIDE = 12
# Of more choices than these an error does not name each.
MOST_NAMED = 20
# A mix that can be played, for an error to name.
EXAMPLE_MIX = ["base", "gambler"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game. Make it with `Ruleset.of`, which checks them."""

    players: int
    edition: str
    modules: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]  # every ruling with its answer
    version: int = RULES_VERSION  # of the rules, see engine/versions.py
    contracts: tuple[str, ...] = ()  # on the table; none: as the seed deals them
    aside: int = 0  # cards of a crew's time deck set aside before the start
    adventure: Adventure | None = None  # how a chapter is played, with the module of this name
    printed: str = ""  # the fingerprint of an owner's numbers; none: those that come with the program

    @classmethod
    def of(
        cls,
        players: int,
        *,
        edition: str = DEFAULT_EDITION,
        modules: Sequence[str] = ("base",),
        rulings: Mapping[str, str | bool] | None = None,
        version: int = RULES_VERSION,
        contracts: Sequence[str] = (),
        aside: int = 0,
        adventure: Mapping[str, Any] | Adventure | None = None,
        printed: str | None = None,
    ) -> Ruleset:
        """A ruleset of an edition, with other answers to some of its rulings.

        Contracts that are not chosen are dealt. With `aside`, a crew makes it harder for itself. `printed` is the
        fingerprint of the numbers a game was played by, and refused if those here are others.
        """
        players, version, aside = whole(players), whole(version), whole(aside)
        check_version(version)
        check_choice("edition", edition, EDITIONS)
        mix = read_modules(modules)
        check_players(players, mix)
        if rulings is not None and not isinstance(rulings, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise RulesetError(
                f"Rulings are a mapping from id to answer, not {shown(rulings)}.", code="ruleset/rulings"
            )
        changed = {key: read_answer(key, value, edition, mix) for key, value in (rulings or {}).items()}
        answers = {ruling.id: ruling.answer(edition) for ruling in RULINGS.values() if ruling.is_about(mix)}
        chosen = read_contracts(contracts, mix, players)
        check_aside(aside, mix)
        chapter = read_settings(adventure, mix, players, edition)
        here = check_printed(mix, printed, chosen)
        return cls(players, edition, mix, tuple((answers | changed).items()), version, chosen, aside, chapter, here)

    def answer(self, ruling: str) -> str:
        """How a ruling is answered in this game."""
        check_choice("ruling", ruling, tuple(dict(self.rulings)))
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
            **({"contracts": list(self.contracts)} if self.contracts else {}),
            **({"aside": self.aside} if self.aside else {}),
            **({"adventure": self.adventure.as_dict()} if self.adventure else {}),
            **({"printed": self.printed} if self.printed else {}),
        }

    @property
    def numbers(self) -> dict[str, Number]:
        """The numbers of the rulebook: influence that ends the game, cards by ship colors and so on."""
        numbers = numbers_of(self.modules) | {"cards_aside": self.aside}
        return numbers | {"influence_to_end": 0} if self.is_together else numbers

    @property
    def contracts_on_table(self) -> int:
        """How many contracts lie on the table."""
        return contracts_for(self.modules, self.players)

    @property
    def is_crew(self) -> bool:
        """Do all win or lose together?"""
        return any(MODULES[module].ranks for module in self.modules)

    @property
    def is_together(self) -> bool:
        """Is this a chapter that all win or lose together?"""
        return self.adventure is not None and self.adventure.is_together

    def cards_with(self, joined: Sequence[int]) -> dict[int, int]:
        """Every card of the game, with the batches that have joined the deck, by their numbers."""
        check_list(joined, "Batches that have joined are a list of their numbers")
        cards = self.cards()
        if self.adventure is not None:
            tale = self.adventure.tale
            for batch, number in tale.batches.items():
                if number in joined and batch not in self.adventure.batches:
                    add_cards(cards, tale.cards[batch])
        return cards

    def cards(self) -> dict[int, int]:
        """Every card in the game at its beginning, with how many copies."""
        return dict(cards_of(replace(self, contracts=(), aside=0)))  # which change no card: there are fewer to keep

    def special_on_table(self) -> bool:
        """Does the special expedition lie open on the table from the start?"""
        return self.players == SPECIAL_WITH and self.answer("five_player_expedition") == "table"

    def special_in_box(self) -> bool:
        """Is the special expedition not played?"""
        if self.adventure is not None:
            return self.answer("adv_special_expedition") == "box"
        return self.players < SPECIAL_WITH and self.answer("five_player_expedition") == "table"

    def laid_out(self, key: tuple[int, ...], start: int = 0) -> State:
        """A state before the deal: every card in the deck, the special expedition where the rules want it."""
        state = self.empty_state(key, start)
        cards = [card for card, copies in self.cards().items() for _ in range(copies)]
        if self.special_on_table():
            cards.remove(SPECIAL)
            state.lay_pile(EXPEDITIONS, [SPECIAL])
        state.lay_pile(DECK, cards)
        state.lay_contracts([BY_ID[contract].number for contract in self.contracts])
        return state

    def empty_state(self, key: tuple[int, ...], start: int = 0) -> State:
        """A state with these rules and no card on it yet."""
        check_key(key)
        check_seat("start", start, self.players)
        state = State(self.players, key)
        state.version = self.version
        state.start = state.active = state.actor = start
        for ruling, answer in self.rulings:
            switch = RULINGS[ruling].switch
            if switch is not None:
                state.set_switch(switch, answer == RULINGS[ruling].on)
            for other, further in RULINGS[ruling].more:
                state.set_switch(further, answer == other)
        set_numbers(state, self.numbers)
        if self.adventure is not None:
            self.adventure.set_up(state)
        return state


@cache
def cards_of(ruleset: Ruleset) -> tuple[tuple[int, int], ...]:
    """Cards and copies. The special expedition is in the box with fewer than five, unless shuffled in."""
    found: list[tuple[int, int]] = []
    for card in CARDS:
        copies = card.copies_in(ruleset.modules)
        if copies and not (card.special and ruleset.special_in_box()):
            found.append((card.number, copies))
    cards = dict(found)
    if ruleset.adventure is not None:
        for batch in ruleset.adventure.batches:
            add_cards(cards, ruleset.adventure.tale.cards[batch])
    return tuple(sorted(cards.items()))


def add_cards(cards: dict[int, int], more: Mapping[int, int]) -> None:
    """Put copies of cards to those that are there."""
    for card, copies in more.items():
        cards[card] = cards.get(card, 0) + copies


def editions_of(modules: Sequence[str]) -> tuple[str, ...]:
    """The editions in which a mix of modules can be played: the adventure is in the newest box alone."""
    return (DEFAULT_EDITION,) if "adventure" in modules else EDITIONS


def read_settings(
    value: Mapping[str, Any] | Adventure | None, modules: Sequence[str], players: int, edition: str
) -> Adventure | None:
    """How a chapter is played, if one is."""
    if "adventure" not in modules:
        if value is not None:
            raise CampaignError(
                f"Settings of an adventure are for the module 'adventure', not for {' and '.join(modules)}."
            )
        return None
    if edition not in editions_of(modules):
        raise RulesetError(
            f"The adventure is in the edition {DEFAULT_EDITION} alone, not in {edition}.", code="ruleset/edition"
        )
    return read_adventure(as_mapping(value), players)


def contracts_for(modules: Sequence[str], players: int) -> int:
    """How many contracts lie on the table in a mix of modules."""
    by_players = numbers_of(modules)["contracts_by_players"]
    return by_players[players - 1] if isinstance(by_players, tuple) else 0


def read_contracts(contracts: Any, modules: Sequence[str], players: int) -> tuple[str, ...]:
    """The contracts chosen by hand, if there are as many as the game has and each may be in it."""
    if not isinstance(contracts, list | tuple):
        raise RulesetError(
            f"Contracts are a list of ids like {list(IDS[:2])}, not {shown(contracts)}.", code="ruleset/contracts"
        )
    chosen = list(cast("Sequence[object]", contracts))
    if not chosen:
        return ()
    wanted = contracts_for(modules, players)
    if not wanted:
        raise RulesetError(
            f"Contracts are chosen for the module 'contracts' or 'coop', not for {' and '.join(modules)}.",
            code="ruleset/contracts",
        )
    for contract in chosen:
        check_choice("contract", contract, IDS)
    ids = tuple(str(contract) for contract in chosen)
    if len(ids) != wanted or len(set(ids)) < len(ids):
        raise RulesetError(
            f"With {players} players there are {wanted} different contracts, not {shown(list(ids))}.",
            code="ruleset/contracts",
            wanted=wanted,
        )
    for contract in ids:
        if BY_ID[contract].together and not numbers_of(modules)["time_cards"]:
            raise RulesetError(
                f"The contract {contract} is for a crew alone: choose the module 'coop', or another contract.",
                code="ruleset/contracts",
                contract=contract,
            )
    return ids


def check_aside(aside: Any, modules: Sequence[str]) -> None:
    """Refuse to set aside more cards than a time deck is sure to have, or any where there is none."""
    most = most_aside(tuple(modules))
    if type(aside) is not int or not 0 <= aside <= most:
        where = f"from 0 to {most}" if most else "0 without the module 'coop'"
        raise RulesetError(
            f"Cards set aside before the start are {where}, not {shown(aside)}.", code="ruleset/aside", most=most
        )


@cache
def most_aside(modules: tuple[str, ...]) -> int:
    """How many cards can be set aside of every time deck: seals that an owner put in may make smaller ones."""
    cards = numbers_of(modules)["time_cards"]
    if not isinstance(cards, int) or cards == 0:
        return 0
    fewest, letters = MOST_ASIDE + 1, {contract.letter for contract in LIST}
    for some in (set(some) for size in range(1, len(letters) + 1) for some in combinations(sorted(letters), size)):
        turns = sorted(contract.turns for contract in LIST if contract.letter in some)
        for players in range(1, MOST_PLAYERS + 1):
            contracts = contracts_for(modules, players)
            if contracts <= len(turns):
                fewest = min(fewest, cards + sum(turns[:contracts]) + len(some))
    return fewest - 1


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


def check_seat(what: str, seat: Any, players: int) -> None:
    """Refuse what is not one of the seats."""
    if type(seat) is not int or not 0 <= seat < players:
        raise RulesetError(f"{shown(what)} is a seat from 0 to {players - 1}, not {shown(seat)}.", code="ruleset/seat")


def check_key(key: Any) -> None:
    """Refuse what is not the key of shuffles."""
    words = list(cast("Sequence[object]", key)) if isinstance(key, list | tuple) else []
    if not 1 <= len(words) <= KEY_WORDS or not all(type(word) is int and 0 <= word < 1 << 32 for word in words):
        wanted = f"A key is up to {KEY_WORDS} words of 32 bits, as portroyal.seeds.deck_key gives it"
        raise wrong(f"{wanted}, not {shown(cast('object', key))}.")


def read_modules(modules: Any) -> tuple[str, ...]:
    """The modules of a list of names, if they can be played together."""
    if not isinstance(modules, list | tuple) or not modules:
        raise RulesetError(
            f"Modules are a list like {EXAMPLE_MIX}, not {shown(cast('object', modules))}.", code="ruleset/modules"
        )
    names = cast("Sequence[object]", modules)
    for module in names:
        check_choice("module", module, tuple(MODULES))
    if len(set(names)) < len(names):
        raise RulesetError(f"A module is played once, not twice: {shown(list(names))}.", code="ruleset/modules")
    return check_mix(cast("Sequence[str]", names))


def check_choice(what: str, value: object, choices: Sequence[str]) -> None:
    """Refuse what is not one of the choices, with a guess at what was meant."""
    if isinstance(value, str) and value in choices:
        return
    near = get_close_matches(str(value), choices, n=1)
    guess = f" Did you mean {shown(near[0])}?" if near else ""
    known = f"There are: {', '.join(choices)}." if len(choices) <= MOST_NAMED else f"portroyal {what}s lists them all."
    raise RulesetError(
        f"There is no {what} {shown(value)}.{guess} {known}",
        code=f"ruleset/{what}",
        value=value,
        choices=tuple(choices),
    )


def read_answer(ruling_id: str, value: object, edition: str, modules: Sequence[str]) -> str:
    """The answer given to a ruling; True and False count as yes and no, and shorter words as what they mean."""
    check_choice("ruling", ruling_id, tuple(RULINGS))
    ruling: Ruling = RULINGS[ruling_id]
    answer = ruling.meant(value)
    if answer not in ruling.answers:
        raise RulesetError(
            f"The ruling {ruling_id} has no answer {shown(answer)}. It has: {', '.join(ruling.answers)}.",
            code="ruleset/answer",
            value=answer,
            choices=ruling.answers,
        )
    if answer != ruling.answer(edition) and any(module in ruling.not_with for module in modules):
        with_which = next(module for module in modules if module in ruling.not_with)
        raise RulesetError(
            f"With the module {shown(with_which)} the ruling {ruling_id} is always {shown(ruling.answer(edition))}.",
            code="ruleset/not_offered",
            ruling=ruling_id,
            module=with_which,
        )
    if not ruling.is_about(modules):
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
