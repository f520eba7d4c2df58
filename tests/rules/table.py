"""Setting a table and looking at it, so that a test reads like a transcript.

Cards are written as words with blanks between them: `table(sits(3), sits(5, "sailor:3"), deck="flute:2/2")`.
Whatever is not named lies, well shuffled, under the named part of the deck. With `rest` the unnamed
cards go elsewhere: to "discard", or to the purse of a seat, and the deck holds the named cards only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from portroyal import Game
from portroyal.catalog import CARDS
from portroyal.engine.vocabulary import HOLD_NAMES
from portroyal.rulings import EDITIONS

NAMES = ("Ann", "Ben", "Cal", "Dee", "Eve")
SPECIAL = "expedition:anchor+cross+hut"
# One ship of each color, none of which bust together.
FLEET = ("pinnace:1/1", "flute:1/1", "barque:1/1", "frigate:1/1", "galleon:2/1")
# Displays worth so much influence, for the end of the game; nobody in them changes prices.
ELEVEN = "admiral:9 admiral:9 sailor:7 sailor:5"
TWELVE = "admiral:9 admiral:9 sailor:7 pirate:9"

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def cards(written: str | Sequence[str]) -> list[str]:
    """The codes of cards written as words."""
    return written.split() if isinstance(written, str) else list(written)


# Every place of a document where cards lie in the middle of the table.
PILES = ("deck", "discard", "harbor", "expeditions", "time", "score")


def sits(coins: int | str = 0, display: str = "", **holds: str) -> dict[str, Any]:
    """A player with so many coins, or with these very cards as coins (oldest first), a display, and what else lies
    there: `kept="flute:1/1"`."""
    seated = {"coins": cards(coins) if isinstance(coins, str) else coins, "display": cards(display)}
    return seated | {hold: cards(held) for hold, held in holds.items()}


def table(*players: dict[str, Any], rest: str | int = "deck", **position: Any) -> Game:
    """A game in this position."""
    document: dict[str, Any] = {"seed": 1, **position}
    document["players"] = [{"name": name, **player} for name, player in zip(NAMES, players, strict=False)]
    for pile in PILES:
        if pile in document and not isinstance(document[pile], int):
            document[pile] = cards(document[pile])
    if rest != "deck":
        lay_out_the_rest(document, rest)
    return Game.from_position(document)


CONTRACTS = ("base", "contract_cards", "contracts")
COOP = ("base", "contract_cards", "coop")


def office(*players: dict[str, Any], contracts: str | Sequence[Any], add: Sequence[str] = (), **position: Any) -> Game:
    """A table with these contracts, against each other; `add` names more modules."""
    laid = contracts.split() if isinstance(contracts, str) else list(contracts)
    return table(*players, **{"modules": [*CONTRACTS, *add], **position, "contracts": laid})


def crew(*players: dict[str, Any], contracts: str | Sequence[Any], add: Sequence[str] = (), **position: Any) -> Game:
    """The same for a crew, or for one alone."""
    return office(*players, contracts=contracts, **{"modules": [*COOP, *add], **position})


def paper(name: str, *completed: int, **begun: int) -> dict[str, Any]:
    """A contract with cubes on it: of the seats that have completed it, in order, and `seat_1=2` for steps."""
    steps = {seat.removeprefix("seat_"): step for seat, step in begun.items()}
    return {"id": name, "completed": list(completed), "begun": steps}


def lay_out_the_rest(document: dict[str, Any], rest: str | int) -> None:
    """Name every card: first the coins given as a number, then all that is left in one place."""
    left = unnamed(document)
    for player in document["players"]:
        if isinstance(player["coins"], int):
            player["coins"] = [left.pop() for _ in range(player["coins"])]
    if isinstance(rest, int):
        document["players"][rest]["coins"] += left
    else:
        document[rest] = document.get(rest, []) + left


def unnamed(document: dict[str, Any]) -> list[str]:
    """Every card of the game that a position does not name, in the order of the card list."""
    seats = len(document["players"])
    answer = document.get("rulings", {}).get("five_player_expedition")
    answer = answer or ("shuffled" if document.get("edition") == "sjg-2017" else "table")
    modules = document.get("modules", ["base"])
    left = Counter({card.code: card.copies_in(modules) for card in CARDS})
    if seats < 5 and answer == "table":
        left.pop(SPECIAL, None)
    for pile in PILES:
        left.subtract(document.get(pile, []))
    for player in document["players"]:
        left.subtract(player["display"])
        for hold in HOLD_NAMES:
            left.subtract(player.get(hold, []))
        if not isinstance(player["coins"], int):
            left.subtract(player["coins"])
    if "ship" in document:
        left[document["ship"]] -= 1
    assert min(left.values()) >= 0, f"more cards than there are: {-left}"
    return list(left.elements())


def play(game: Game, *actions: str) -> list[Any]:
    """Play one action after the other; everything that happened."""
    happened: list[Any] = []
    for action in actions:
        happened += game.play(action)
    return happened


def words(game: Game) -> list[str]:
    """What may be done now."""
    return [str(action) for action in game.legal()]


def takes(game: Game) -> list[str]:
    """The cards that may be taken now."""
    return [str(action.card) for action in game.legal() if action.kind == "take"]


def claims(game: Game) -> list[str]:
    """The claims that may be made now."""
    return [str(action) for action in game.legal() if action.kind == "claim"]


def coins(game: Game, seat: int) -> int:
    """How many coins lie before a seat."""
    return game.view().players[seat].coins


def purse(game: Game, seat: int) -> list[str]:
    """The faces of a seat's coins, the oldest first: what nobody at a real table could tell."""
    return list(game.to_position()["players"][seat]["coins"])


def display(game: Game, seat: int) -> list[str]:
    return list(game.view().players[seat].display)


def influence(game: Game, seat: int) -> int:
    return game.view().players[seat].influence


def ability(game: Game, seat: int, name: str) -> int:
    """How much of an ability a seat has."""
    return game.view().players[seat].abilities.get(name, 0)


def contract(game: Game, name: str) -> tuple[tuple[int, ...], dict[int, int]]:
    """Who has completed a contract, in order, and who is at which step of it."""
    (found,) = [each for each in game.view().contracts if each.id == name]
    return found.completed, found.begun


def completions(events: Iterable[Any]) -> list[tuple[int, str, int]]:
    """Who completed which contract, and what it paid, in order."""
    return [(event.seat, str(event.detail), event.count) for event in of_kind(events, "contract_completed")]


def harbor(game: Game) -> list[str]:
    return list(game.view().harbor)


def discard(game: Game) -> list[str]:
    """The discard, its top card last."""
    return list(game.view().discard)


def deck(game: Game) -> list[str]:
    """The cards of the deck, its top card first."""
    return list(game.to_position()["deck"])


def expeditions(game: Game) -> list[str]:
    return list(game.view().expeditions)


def kinds(events: Iterable[Any]) -> list[str]:
    """The kinds of what happened, in order."""
    return [event.kind for event in events]


def of_kind(events: Iterable[Any], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


def gains(events: Iterable[Any]) -> list[tuple[int, int, Any]]:
    """Who gained how many coins, and why, in order."""
    return [(event.seat, event.count, event.detail) for event in of_kind(events, "coins_gained")]


def whole_game(game: Game) -> Counter[str]:
    """Every card of a game, wherever it is."""
    document = game.to_position()
    found: Counter[str] = Counter()
    for pile in PILES:
        found.update(document.get(pile) or [])
    for player in document["players"]:
        found.update(player["coins"])
        found.update(player["display"])
        for hold in HOLD_NAMES:
            found.update(player.get(hold, []))
    for waiting in document.get("pending", []):
        if waiting["phase"] == "taxing":
            found[waiting["card"]] += 1
    if document.get("ship") and document["phase"] == "repel":
        found[document["ship"]] += 1
    return found
