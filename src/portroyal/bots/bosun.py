"""Bosun: weights and fixed odds. An old hand who knows what things are worth and has no time to count cards.

A person is worth its influence and what its ability will still bring, a ship its coins; both fade as the game
nears its end. Bosun draws while the next card is likely to add more than the chance to bust times what lies in the
harbor would cost, and takes the odds from the whole box: ten ships of each color, whatever has been seen. Only
before a gambler it counts: what it brings, by the chance to get through.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ..catalog import BY_CODE, CARDS, Card
from ..contracts import BY_ID
from ..engine.vocabulary import INFLUENCE_TO_END, PERSON, SHIP
from ..knowledge.gamble import survival
from ..knowledge.odds import harbor_colors
from ..knowledge.terms import admirals_bring, can_repel, symbols_short, takes_allowed, terms_of, would_bust
from .afield import afield
from .bot import Bot
from .signing import is_crew, sign

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action

# All weights are in influence: a coin, what an ability brings in a round, and what a person is worth more
# whose symbol an open expedition asks for.
COIN = 0.26
LAST_COIN = 0.01  # good for breaking a tie
ABILITIES = {
    "trader": 0.04,
    "settler": 0.06,
    "captain": 0.06,
    "priest": 0.06,
    "jack_of_all_trades": 0.09,
    "sailor": 0.05,
    "pirate": 0.09,
    "mademoiselle": 0.10,
    "jester": 0.04,
    "admiral": 0.07,
    "governor": 0.14,
    "gambler": 0.12,
    "wholesaler": 0.2,
    "passenger": 0.0,
    "clerk": 0.06,
    "gunner": 0.1,
    "vice_admiral": 0.06,
}
ASKED_FOR = 0.8
# After the next card one may draw again, which is worth a little too.
NERVE = 0.02
PACE = 1.3  # influence the leader gains in a round
ROUNDS_TO_SPEND = 3.0  # what is gained later than this before the end is hardly spent
ENOUGH_DRAWS = 20
GAMBLED = 1.3  # what a gambler's cards and the card more to take add to a harbor that does not bust

SYMBOLS = {"settler": "hut", "captain": "anchor", "priest": "cross"}
# Who brings what a contract asks for.
PERSONS_FOR = {
    "settlers": {"settler"},
    "captains": {"captain"},
    "priests": {"priest"},
    "jesters": {"jester"},
    "mademoiselles": {"mademoiselle"},
    "vice_admirals": {"vice_admiral"},
    "gunners": {"gunner"},
    "clerks": {"clerk"},
    "traders": {"trader"},
    "swords": {"sailor", "pirate"},
}


@cache
def box(modules: tuple[str, ...]) -> list[tuple[Card, int]]:
    """Every card of the modules in play, with its copies."""
    counted = [(card, card.copies_in(modules)) for card in CARDS]
    return [(card, copies) for card, copies in counted if copies]


class Bosun(Bot):
    """Weighs what it sees against what may come."""

    name: ClassVar[str] = "bosun"
    version: ClassVar[str] = "1"

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """What weighs most in this phase."""
        if view.story is not None:
            return afield(view, legal, random)
        signed = sign(view, legal)
        if signed is not None:
            return signed
        claims = [action for action in legal if action.kind == "claim"]
        if claims:
            return max(claims, key=lambda action: (BY_CODE[str(action.card)].influence, -jacks_given(action)))
        choices = {action.kind: action for action in legal}
        if view.phase == "discover":
            return discover(view, choices)
        if view.ship is not None:
            must_go = would_bust(view, view.ship) or "keep" not in choices
            return choices["repel" if must_go else "keep"]
        scales = Scales(view)
        takes = {action: scales.take_worth(BY_CODE[str(action.card)]) for action in legal if action.kind == "take"}
        best = max(takes, key=lambda action: takes[action], default=None)
        return best if best is not None and takes[best] > 0 else choices["pass"]


def discover(view: View, choices: dict[str, Action]) -> Action:
    """Go on while that gains something, by a gambler if that gains more."""
    scales = Scales(view)
    draw = gain_of_drawing(scales) + NERVE if "draw" in choices and view.drawn < ENOUGH_DRAWS else 0.0
    if "gamble" in choices and gain_of_gambling(scales) > max(draw, 0.0):
        return choices["gamble"]
    first, second = ("draw", "stop") if draw > 0 else ("stop", "draw")
    return choices.get(first) or choices[second]


def jacks_given(action: Action) -> int:
    """How many jacks of all trades a claim gives away, who could be of use elsewhere."""
    return sum(code.startswith("jack") for code in action.given)


def lacked(view: View) -> set[str]:
    """The persons that this seat lacks for a contract it could still complete, of which it has the others."""
    able = view.players[view.actor].abilities
    found: set[str] = set()
    for contract in view.contracts:
        if view.actor in contract.completed or (is_crew(view) and contract.completed):
            continue
        short = [need for need, count in BY_ID[contract.id].needs.items() if has_of(able, need) < count]
        if len(short) == 1 and short[0] in PERSONS_FOR:
            found |= PERSONS_FOR[short[0]]
    return found


def has_of(able: dict[str, int], need: str) -> int:
    """How much somebody has of what a contract asks for, persons of any color together."""
    return sum(count for name, count in able.items() if name == need or name.startswith(f"{need}_"))


class Scales:
    """What things are worth to the seat that decides, at this moment."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.actor
        self.purse = view.players[self.seat].coins
        leader = max(player.influence for player in view.players)
        if is_crew(view):
            self.rounds = view.aside.get("time", 0) / len(view.players)
        else:
            self.rounds = 0.0 if view.ending else max(1, view.table.number(INFLUENCE_TO_END) - leader) / PACE
        self.coin = max(LAST_COIN, COIN * min(1.0, self.rounds / ROUNDS_TO_SPEND))
        short = [symbol for code in view.expeditions for symbol in symbols_short(view, self.seat, code)]
        self.asked_for = {person for person, symbol in SYMBOLS.items() if symbol in short} | lacked(view)

    def take_worth(self, card: Card) -> float:
        """What taking a card is worth; nothing if it can't be paid."""
        terms = terms_of(self.view, self.seat, card.code)
        coins = terms.change
        if card.kind == SHIP:
            return terms.influence + coins * self.coin
        return self.person_worth(card) + coins * self.coin if self.purse + coins >= 0 else 0.0

    def person_worth(self, card: Card) -> float:
        """What a person is worth, the price not counted."""
        return card.influence + self.rounds * ABILITIES[card.name] + ASKED_FOR * (card.name in self.asked_for)

    def harbor_worth(self, cards: Sequence[float], colors: int) -> float:
        """What stopping is worth: the best cards one may take, and the admirals' coins."""
        best = sorted(cards, reverse=True)[: takes_allowed(self.view, self.seat, colors)]
        return sum(best) + admirals_bring(self.view, self.seat, len(cards)) * self.coin


def gain_of_drawing(scales: Scales) -> float:
    """How much more a harbor is worth after one more card, on average over the whole box."""
    view = scales.view
    harbor = [scales.take_worth(BY_CODE[code]) for code in view.harbor]
    colors = harbor_colors(view)
    now = scales.harbor_worth(harbor, len(colors))
    gain = 0.0
    cards = box(scales.view.ruleset.modules)
    for card, copies in cards:
        if card.kind == PERSON:
            gain += copies * (scales.harbor_worth([*harbor, scales.take_worth(card)], len(colors)) - now)
        elif card.kind == SHIP and card.color not in colors:
            gain += copies * (scales.harbor_worth([*harbor, scales.take_worth(card)], len(colors) + 1) - now)
        elif card.kind == SHIP and not can_repel(view, card.code):
            gain -= copies * now
    return gain / sum(copies for _, copies in cards)


def gain_of_gambling(scales: Scales) -> float:
    """How much more a harbor is worth after a gambler, on average: all of it is lost if two ships share a color."""
    view = scales.view
    harbor = [scales.take_worth(BY_CODE[code]) for code in view.harbor]
    now = scales.harbor_worth(harbor, len(harbor_colors(view)))
    return float(survival(view)) * (now + GAMBLED) - now
