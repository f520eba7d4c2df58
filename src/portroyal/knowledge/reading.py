"""Views that came as plain data, from a file or over a wire: read, and refused if no game looks like that.

What lies open is read as a position document, so all that is asked of one is asked here. The unseen cards
have to be the rest of the game, and as many of each pass as there are coins from it and cards in its deck.
Whatever else a view tells follows from that, so it is only compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, cast

from .. import position
from ..catalog import CODES
from ..engine.state import State
from ..engine.vocabulary import DECK, LAST_PASS
from ..errors import PositionError
from ..position import check_keys, read_card, read_number, refuse
from .determinize import lay_hidden
from .view import FIELDS, PlayerView, View

PLAYER_FIELDS = tuple(field.name for field in fields(PlayerView))
RULES_FIELDS = ("edition", "modules", "rulings", "players")
# Where a view and a position document say the same by the same name.
SHARED_FIELDS = (
    *("start", "active", "actor", "phase", "discard", "harbor", "expeditions", "ship", "drawn", "takes", "taken"),
    *("gambled", "ending", "round", "could_draw"),
)
SHARED_PLAYER_FIELDS = ("name", "coins", "passes", "display")
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
    check_all_keys(plain, FIELDS, "a view")
    check_all_keys(plain["ruleset"], RULES_FIELDS, "a ruleset")
    ruleset, names, _, table = position.read(position_of(plain))
    table.rekey((0, 0, 0, 0))  # nobody knows the shuffles to come
    hidden = read_unseen(plain["unseen"], table)
    lay_hidden(table, [coin_passes(table, seat) for seat in range(table.seats)], hidden)
    seat = None if plain["seat"] is None else read_number(plain, "seat", 0, 0, table.seats - 1)
    view = View(table, ruleset, names, seat)
    check_what_follows(plain, view)
    return view


def check_all_keys(value: Any, keys: Sequence[str], what: str) -> None:
    """Refuse what is not a mapping with just these keys."""
    check_keys(value, keys, what)
    for key in keys:
        if key not in value:
            raise refuse(f"{what.capitalize()} has a key {key!r}, and here it is missing.", "position/unreadable")


def position_of(plain: Mapping[str, Any]) -> dict[str, Any]:
    """What lies open as a position document, the coins by their number and the deck left out."""
    players = plain["players"]
    if not isinstance(players, list | tuple):
        raise refuse(f"The players of a view are a list of two to five, not {players!r}.", "position/unreadable")
    listed = list(cast("Sequence[Any]", players))
    for player in listed:
        check_all_keys(player, PLAYER_FIELDS, "a player")
    rules = plain["ruleset"]
    if rules["players"] != len(listed):
        raise refuse(f"There are {len(listed)} players, but the ruleset is for {rules['players']!r}.")
    return {
        **{key: plain[key] for key in SHARED_FIELDS},
        **{key: rules[key] for key in ("edition", "modules", "rulings")},
        "players": [{key: player[key] for key in SHARED_PLAYER_FIELDS} for player in listed],
        "pass": read_number(plain, "deck_pass", 1, 1, LAST_PASS),
        "rules": plain["rules"],
        "seed": 0,  # only to lay the hidden cards anywhere, until they are laid by pass
    }


# --- Unseen cards ---


def read_unseen(value: Any, table: State) -> dict[int, list[int]]:
    """The unseen cards of each pass, sorted: together all those that do not lie open."""
    if not isinstance(value, Mapping):
        raise refuse(f"'unseen' is a mapping from passes of the deck to cards, not {value!r}.", "position/unreadable")
    left = hidden_cards(table)
    hidden: dict[int, list[int]] = {deck_pass: [] for deck_pass in range(1, table.deck_pass + 1)}
    # JSON knows only text as keys.
    by_text = {str(deck_pass): deck_pass for deck_pass in hidden}
    for key, counts in cast("Mapping[Any, Any]", value).items():
        deck_pass = by_text.get(str(key))
        if deck_pass is None:
            raise refuse(f"This is pass {table.deck_pass} of the deck, so no card is unseen in pass {key!r}.")
        hidden[deck_pass] += read_counts(counts, deck_pass, left)
    missing = [f"{copies} of {CODES[card]}" for card, copies in sorted(left.items()) if copies]
    if missing:
        raise refuse(f"Every card of the game lies open or is unseen, and these are missing: {', '.join(missing)}.")
    check_heaps(hidden, table)
    return {deck_pass: sorted(cards) for deck_pass, cards in hidden.items()}


def hidden_cards(table: State) -> Counter[int]:
    """All cards that do not lie open."""
    cards = Counter(table.pile(DECK))
    for seat in range(table.seats):
        cards.update([card for card, _ in table.coins_of(seat)])
    return cards


def read_counts(counts: Any, deck_pass: int, left: Counter[int]) -> list[int]:
    """The unseen cards of one pass, taken out of those that are left."""
    where = f"the unseen cards of pass {deck_pass}"
    if not isinstance(counts, Mapping):
        raise refuse(f"A mapping from card codes to numbers tells {where}, not {counts!r}.", "position/unreadable")
    cards: list[int] = []
    for code, count in cast("Mapping[Any, Any]", counts).items():
        card = read_card(code, where).number
        if left[card] == 0:
            raise refuse(f"Every {code} is told elsewhere, so none is among {where}.", card=code)
        if type(count) is not int or not 1 <= count <= left[card]:
            most = f"1 to {left[card]}" if left[card] > 1 else "1"
            raise refuse(f"Among {where} can be {most} of {code}, not {count!r}.", card=code)
        left[card] -= count
        cards += [card] * count
    return cards


def check_heaps(hidden: Mapping[int, Sequence[int]], table: State) -> None:
    """A deck that ran out left as many unseen cards as there are coins from it; all others are of this pass."""
    coins = Counter(number for seat in range(table.seats) for number in coin_passes(table, seat))
    for deck_pass in range(1, table.deck_pass):
        if len(hidden[deck_pass]) != coins[deck_pass]:
            raise refuse(
                f"Pass {deck_pass} of the deck is over and {coins[deck_pass]} coins are from it, so as many of its "
                f"cards are unseen, not {len(hidden[deck_pass])}."
            )


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
        raise refuse(f"{key!r}{whose} should be {right!r} with all else that the view tells, not {told!r}.", key=key)
