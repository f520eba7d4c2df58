"""Views that came as plain data, from a file or over a wire: read, and refused if no game looks like that.

What lies open is read as a position document, so all that is asked of one is asked here. The hidden cards that
the seat has seen and the unseen ones have to be the rest of the game, and as many of each pass as there are coins
from it and cards in its deck. Whatever else a view tells follows from that, so it is only compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, cast

from .. import position
from ..catalog import CODES
from ..engine.hidden import has_joined, joined_by
from ..engine.state import State
from ..engine.vocabulary import BATCHES, DECK, HOLD_NAMES, LAST_PASS, ROOM
from ..errors import PortRoyalError, PositionError, shown
from ..position import ASIDE_PILES, check_keys, read_card, read_number, refuse
from ..ruleset import Ruleset
from .determinize import join_in, lay_hidden
from .unseen import Known, first_of
from .view import FIELDS, TOLD, PlayerView, View, told_by

PLAYER_FIELDS = tuple(field.name for field in fields(PlayerView))
KNOWN_FIELDS = tuple(field.name for field in fields(Known))
RULES_FIELDS = ("edition", "modules", "rulings", "players", "version")
CHOSEN_FIELDS = ("contracts", "aside", "printed", "adventure")  # of a ruleset, where there are any
# Where a view and a position document say the same by the same name.
SHARED_FIELDS = (
    *("start", "active", "actor", "phase", "discard", "harbor", "expeditions", "ship", "drawn", "takes", "taken"),
    *("ending", "round", "could_draw", "contracts", "pending", "to_reveal", "payers"),
)
SHARED_PLAYER_FIELDS = ("name", "coins", "passes", "display")
UNREADABLE = "position/unreadable"
MOST_NAMED = 5  # of cards that are missing
CODES_FOR_VIEWS = {
    "position/unreadable": "view/unreadable",
    "position/ruleset": "view/ruleset",
    "position/names": "view/names",
    "position/impossible": "view/impossible",
}


def read_view(plain: Any) -> View:
    """The view that plain data tells."""
    try:
        return read(plain)
    except PositionError as error:
        raise PositionError(error.message, code=CODES_FOR_VIEWS[error.code], **error.facts) from error


def read(plain: Any) -> View:
    """The same, with the errors of a position document."""
    check_keys(plain, (*FIELDS, *TOLD), "a view")
    need_keys(plain, FIELDS, "a view")
    rules = read_rules(plain["ruleset"])
    check_all_keys(plain, (*FIELDS, *told_by(rules.modules)), "a view of this game")
    ruleset, names, _, table = position.read(position_of(plain), rules)
    table.rekey((0, 0, 0, 0))  # nobody knows the shuffles to come
    seat = None if plain["seat"] is None else read_number(plain, "seat", 0, 0, table.seats - 1)
    read_joined(plain["joined"], table, ruleset)
    aside = read_aside(plain["aside"])
    left = hidden_cards(table)
    passes = [coin_passes(table, each) for each in range(table.seats)]
    deck = len(table.pile(DECK))
    known = KnownReader(table, seat, passes, deck, left).read(plain["known"])
    unseen = read_unseen(plain["unseen"], table, left)
    check_heaps(unseen, table, places_of(passes, known, aside))
    lay_hidden(table, seat, passes, unseen, known, aside)
    view = View(table, ruleset, names, seat)
    check_what_follows(plain, view)
    return view


def read_rules(value: Any) -> Ruleset:
    """The rules of a view."""
    check_keys(value, (*RULES_FIELDS, *CHOSEN_FIELDS), "a ruleset")
    chosen = {key: value[key] for key in CHOSEN_FIELDS if key in value}
    rules = {key: value[key] for key in value if key not in chosen}
    check_all_keys(rules, RULES_FIELDS, "a ruleset")
    try:
        return Ruleset.of(**rules, **chosen)
    except PortRoyalError as error:
        raise refuse(error.message, "position/ruleset", **error.facts) from error


def check_all_keys(value: Any, keys: Sequence[str], what: str) -> None:
    """Refuse what is not a mapping with just these keys."""
    check_keys(value, keys, what)
    need_keys(value, keys, what)


def need_keys(value: Mapping[str, Any], keys: Sequence[str], what: str) -> None:
    """Refuse a mapping that lacks one of these keys."""
    for key in keys:
        if key not in value:
            raise refuse(f"{what.capitalize()} has a key {shown(key)}, and here it is missing.", UNREADABLE)


def position_of(plain: Mapping[str, Any]) -> dict[str, Any]:
    """What lies open as a position document, the coins by their number and the deck left out."""
    players = plain["players"]
    if not isinstance(players, list | tuple):
        raise refuse(f"The players of a view are a list with one mapping for each, not {shown(players)}.", UNREADABLE)
    listed = list(cast("Sequence[Any]", players))
    for player in listed:
        check_all_keys(player, PLAYER_FIELDS, "a player")
    rules = plain["ruleset"]
    if rules["players"] != len(listed):
        raise refuse(f"There are {len(listed)} players, but the ruleset is for {shown(rules['players'])}.")
    return {
        **{key: plain[key] for key in (*SHARED_FIELDS, *TOLD) if key in plain},
        **{key: rules[key] for key in ("edition", "modules", "rulings")},
        "players": [player_of(player) for player in listed],
        "pass": read_number(plain, "deck_pass", 1, 1, LAST_PASS),
        "rules": rules["version"],
        **({"contract": plain["contract"]} if plain["contract"] is not None else {}),
        **(dict.fromkeys(ASIDE_PILES, 0) if "coop" in rules["modules"] else {}),
        **read_aside(plain["aside"]),
        **({"story": plain["story"], "adventure": rules.get("adventure")} if plain["story"] is not None else {}),
        **({"joined": joined_row(plain["joined"])} if plain["joined"] and plain["story"] is not None else {}),
        "seed": 0,  # only to lay the hidden cards anywhere, until they are laid by pass
    }


def joined_row(value: Any) -> list[int]:
    """The batches that joined as a position document tells them, as far as they can be read."""
    row = [0] * BATCHES
    if isinstance(value, Mapping):
        for key, deck_pass in cast("Mapping[Any, Any]", value).items():
            if str(key).isdigit() and int(key) < BATCHES and type(deck_pass) is int:
                row[int(key)] = deck_pass
    return row


def player_of(player: Mapping[str, Any]) -> dict[str, Any]:
    """What lies open before a player, as a position document tells it."""
    check_keys(player["holds"], HOLD_NAMES, "'holds'")
    marks = {"marks": player["marks"]} if player["marks"] else {}
    return {key: player[key] for key in SHARED_PLAYER_FIELDS} | dict(player["holds"]) | marks


# --- Unseen cards ---


def read_joined(value: Any, table: State, ruleset: Ruleset) -> None:
    """The batches that joined the deck, each of cards of this game and with a pass of its own."""
    if not isinstance(value, Mapping):
        raise refuse(f"'joined' is a mapping from batches to passes of the deck, not {shown(value)}.", UNREADABLE)
    for key, deck_pass in cast("Mapping[Any, Any]", value).items():
        batch = {str(each): each for each in range(1, BATCHES)}.get(str(key))
        if batch is None:
            raise refuse(f"Batches of cards have numbers from 1 to {BATCHES - 1}, not {shown(key)}.")
        join_in(table, batch, 0)
        if type(deck_pass) is not int or not 2 <= deck_pass <= table.deck_pass or has_joined(table, deck_pass):
            raise refuse(
                f"A batch joins the deck in a pass of its own from 2 to {table.deck_pass}, not {shown(deck_pass)}."
            )
        join_in(table, batch, deck_pass)
        if not any(joined_by(table, card, 0) == deck_pass for card in ruleset.cards_with([batch])):
            raise refuse(f"No card of this game is of batch {batch}.")


def read_aside(value: Any) -> dict[str, int]:
    """How many cards the piles have that were dealt face down."""
    check_keys(value, tuple(ASIDE_PILES), "'aside'")
    return {name: read_number(value, name, 0, 1, ROOM) for name in value}


class KnownReader:
    """Reads the hidden cards that somebody has seen."""

    def __init__(
        self, table: State, seat: int | None, passes: Sequence[Sequence[int]], deck: int, left: Counter[int]
    ) -> None:
        self.table = table
        self.seat = seat
        self.passes = passes
        self.deck = deck
        self.left = left  # cards not told yet

    def read(self, value: Any) -> list[Known]:
        """All of them, in the order of their places, the deck first."""
        if not isinstance(value, list | tuple):
            raise refuse(f"'known' is a list of hidden cards that somebody has seen, not {shown(value)}.", UNREADABLE)
        found = [self.fact(each) for each in cast("Sequence[Any]", value)]
        places = [(-1 if fact.purse is None else fact.purse, fact.place) for fact in found]
        if places != sorted(set(places)):
            raise refuse("Each hidden card is 'known' once, those of the deck first and then seat by seat.")
        return found

    def fact(self, value: Any) -> Known:
        """One of them."""
        check_all_keys(value, KNOWN_FIELDS, "a known card")
        purse = None if value["purse"] is None else read_number(value, "purse", 0, 0, self.table.seats - 1)
        size = self.deck if purse is None else len(self.passes[purse])
        if not size:
            raise refuse("Where no card lies none is known.")
        place = read_number(value, "place", 0, 0, size - 1)
        seats = value["seats"]
        if not isinstance(seats, list | tuple) or not seats:
            raise refuse(
                f"The seats that know a card are a list of at least one, not {shown(cast('object', seats))}.",
                UNREADABLE,
            )
        listed = list(cast("Sequence[Any]", seats))
        if any(type(each) is not int for each in listed) or listed != sorted(set(listed) & set(self.every_seat)):
            raise refuse(
                f"The seats that know a card are numbers from 0 to {self.table.seats - 1}, not {shown(listed)}."
            )
        if (self.seat in listed) != (value["card"] is not None):
            raise refuse("The card is told where the seat of the view has seen it, and only there.")
        if value["card"] is not None:
            self.take(value["card"], self.table.deck_pass if purse is None else self.passes[purse][place])
        return Known(purse, place, tuple(listed), value["card"])

    @property
    def every_seat(self) -> range:
        """All seats."""
        return range(self.table.seats)

    def take(self, code: Any, deck_pass: int) -> None:
        """Take a card out of those that are left, if it can lie where it was seen."""
        card = read_card(code, "the known cards").number
        if not self.left[card]:
            raise refuse(f"Every {code} is told elsewhere, so none is among the known cards.", card=code)
        if joined_by(self.table, card, first_of(self.table, deck_pass)) > deck_pass:
            raise refuse(f"{code} joined the deck later than in pass {deck_pass}.", card=code)
        self.left[card] -= 1


def places_of(passes: Sequence[Sequence[int]], known: Sequence[Known], aside: Mapping[str, int]) -> Counter[int]:
    """How many places outside the deck hold unseen cards of each pass."""
    places = Counter(deck_pass for purse in passes for deck_pass in purse)
    places[1] += sum(aside.values())
    for fact in known:
        if fact.purse is not None and fact.card is not None:
            places[passes[fact.purse][fact.place]] -= 1
    return places


def read_unseen(value: Any, table: State, left: Counter[int]) -> dict[int, list[int]]:
    """The unseen cards of each pass, sorted: together all those that are left."""
    if not isinstance(value, Mapping):
        raise refuse(f"'unseen' is a mapping from passes of the deck to cards, not {shown(value)}.", UNREADABLE)
    hidden: dict[int, list[int]] = {deck_pass: [] for deck_pass in range(1, table.deck_pass + 1)}
    # JSON knows only text as keys.
    by_text = {str(deck_pass): deck_pass for deck_pass in hidden}
    for key, counts in cast("Mapping[Any, Any]", value).items():
        deck_pass = by_text.get(str(key))
        if deck_pass is None:
            raise refuse(f"This is pass {table.deck_pass} of the deck, so no card is unseen in pass {shown(key)}.")
        hidden[deck_pass] += read_counts(counts, deck_pass, left)
        for card in set(hidden[deck_pass]):
            joined = joined_by(table, card, first_of(table, deck_pass))
            if joined != deck_pass:
                raise refuse(f"{CODES[card]} joined the deck in pass {joined}, not in pass {deck_pass}.")
    missing = [f"{copies} of {CODES[card]}" for card, copies in sorted(left.items()) if copies]
    if missing:
        named = [*missing[:MOST_NAMED], "..."] if len(missing) > MOST_NAMED else missing
        raise refuse(f"Every card of the game lies open or is unseen, and these are missing: {', '.join(named)}.")
    return {deck_pass: sorted(cards) for deck_pass, cards in hidden.items()}


def hidden_cards(table: State) -> Counter[int]:
    """All cards that do not lie open."""
    cards = Counter(card for pile in (DECK, *ASIDE_PILES.values()) for card in table.pile(pile))
    for seat in range(table.seats):
        cards.update([card for card, _ in table.coins_of(seat)])
    return cards


def read_counts(counts: Any, deck_pass: int, left: Counter[int]) -> list[int]:
    """The unseen cards of one pass, taken out of those that are left."""
    where = f"the unseen cards of pass {deck_pass}"
    if not isinstance(counts, Mapping):
        raise refuse(f"A mapping from card codes to numbers tells {where}, not {shown(counts)}.", UNREADABLE)
    cards: list[int] = []
    for code, count in cast("Mapping[Any, Any]", counts).items():
        card = read_card(code, where).number
        if left[card] == 0:
            raise refuse(f"Every {code} is told elsewhere, so none is among {where}.", card=code)
        if type(count) is not int or not 1 <= count <= left[card]:
            most = f"1 to {left[card]}" if left[card] > 1 else "1"
            raise refuse(f"Among {where} can be {most} of {code}, not {shown(count)}.", card=code)
        left[card] -= count
        cards += [card] * count
    return cards


def check_heaps(unseen: Mapping[int, Sequence[int]], table: State, places: Mapping[int, int]) -> None:
    """Coins are from cards that had joined the deck; one that ran out left nothing but them."""
    ready = 0
    for deck_pass in range(1, table.deck_pass + 1):
        ready += len(unseen[deck_pass])
        coins = places[deck_pass]
        is_over = deck_pass < table.deck_pass and not has_joined(table, deck_pass + 1)
        if is_over and ready != coins:
            raise refuse(
                f"Pass {deck_pass} of the deck is over and {coins} coins are from it, so as many of its "
                f"cards are unseen, not {ready}."
            )
        if ready < coins:
            raise refuse(f"In pass {deck_pass} of the deck {coins} unseen coins were drawn, of {ready} unseen cards.")
        ready -= coins


def coin_passes(table: State, seat: int) -> list[int]:
    """The pass of each coin of a seat."""
    return [deck_pass for _, deck_pass in table.coins_of(seat)]


# --- The rest ---


def check_what_follows(plain: Mapping[str, Any], view: View) -> None:
    """Refuse a view that tells something else than what follows from its table."""
    # A position document may leave the special expedition out of its row; a view does not.
    check_told(plain, "expeditions", list(view.expeditions))
    check_told(plain, "deck", view.deck)
    check_told(plain, "over", view.over)
    check_told(plain, "legal", list(view.legal))
    check_told(plain, "outcome", view.outcome.as_dict() if view.outcome else None)
    for seat, player in enumerate(view.players):
        for key in ("name", "coins", "influence", "swords", "abilities"):
            check_told(plain["players"][seat], key, getattr(player, key), f" of seat {seat}")


def check_told(plain: Mapping[str, Any], key: str, right: Any, whose: str = "") -> None:
    """Refuse what is told otherwise than it has to be."""
    told = list(cast("tuple[Any, ...]", plain[key])) if isinstance(plain[key], tuple) else plain[key]
    if told != right:
        raise refuse(
            f"{shown(key)}{whose} should be {shown(right)} with all else that the view tells, not {shown(told)}.",
            key=key,
        )
