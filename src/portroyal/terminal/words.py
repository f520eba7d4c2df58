"""The game in plain English: what cards are called, what they do, and what just happened.

Only words: nothing is drawn here and nothing decided. What an action would bring is in `choices`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..catalog import BY_CODE, Card
from ..engine.vocabulary import EXPEDITION, PERSON, SHIP, SKULL, TAX

if TYPE_CHECKING:
    from ..events import Event

PLURALS = {"Jack of all Trades": "Jacks of all Trades"}

ABILITIES = {
    "trader": "Each {color} ship you trade brings 1 more coin.",
    "settler": "A hut, for an expedition.",
    "captain": "An anchor, for an expedition.",
    "priest": "A cross, for an expedition.",
    "jack_of_all_trades": "Any one symbol (hut, anchor or cross), for an expedition.",
    "sailor": "1 sword: you may repel ships no stronger than all your swords together.",
    "pirate": "2 swords: you may repel ships no stronger than all your swords together.",
    "mademoiselle": "Every person you hire from now on costs 1 coin less.",
    "jester": "1 coin when a turn ends in a bust, anyone's; and when your taking begins at an empty harbor.",
    "admiral": "2 coins when your taking begins with 5 or more cards in the harbor.",
    "governor": "You may take 1 more card, in every taking.",
    "gambler": "Once in your discovery: reveal 4 cards in a row, without repelling, and take 1 more card.",
}

SHORT_ABILITIES = {
    "trader": "+1 on {color}",
    "settler": "hut",
    "captain": "anchor",
    "priest": "cross",
    "jack_of_all_trades": "any symbol",
    "sailor": "1 sword",
    "pirate": "2 swords",
    "mademoiselle": "hire for −1",
    "jester": "bust: +1",
    "admiral": "5 cards: +2",
    "governor": "take +1 card",
    "gambler": "4 cards: take +1",
}

IRREGULAR = {"has": "have", "passes": "pass"}

TAX_BONUSES = {"swords": "most swords", "influence": "least influence"}


# --- Numbers and lists ---


def count(number: int, noun: str) -> str:
    """`1 coin`, `3 coins`, `2 crosses`."""
    if number == 1:
        return f"1 {noun}"
    return f"{number} {PLURALS.get(noun) or noun + ('es' if noun.endswith(('s', 'x')) else 's')}"


def coins(number: int) -> str:
    """`1 coin`, `3 coins`."""
    return count(number, "coin")


def signed(number: int) -> str:
    """With its sign, as on a price tag: `+3`, `−2`, `±0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def series(items: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    found = list(items)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {last} {found[-1]}"


def begin_large(sentence: str) -> str:
    """A sentence with a large first letter; names keep theirs."""
    return sentence[0].upper() + sentence[1:]


def ordinal(number: int) -> str:
    """`1st`, `2nd`, `3rd`, `4th`."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def with_article(words: str) -> str:
    """`a Flute`, `an Admiral`."""
    return f"{'an' if words[0] in 'AEIOaeio' else 'a'} {words}"


# --- Cards ---


def symbols(card: Card) -> str:
    """What an expedition asks for: `2 anchors and 1 hut`."""
    return series(count(number, symbol) for symbol, number in Counter(card.needs).items())


def name(code: str) -> str:
    """A card as one speaks of it: `Flute`, `Blue Trader`, `Expedition for 2 huts`, `Tax (most swords)`."""
    card = BY_CODE[code]
    if card.kind == EXPEDITION:
        return f"Expedition for {symbols(card)}"
    if card.kind == SHIP:
        return card.name.capitalize()
    if card.kind == PERSON:
        if card.name == "jack_of_all_trades":
            return "Jack of all Trades"
        called = card.name.capitalize()
        return f"{card.color.capitalize()} {called}" if card.color else called
    return f"Tax ({TAX_BONUSES[str(card.bonus)]})"


def brief(code: str) -> str:
    """A card as short as it can be told from all others: `Flute 2/3`, `Sailor 3`."""
    number = "" if BY_CODE[code].kind not in (SHIP, PERSON) else f" {code.partition(':')[2]}"
    return f"{name(code)}{number}"


def strength(card: Card) -> str:
    """`strength 2`, or `skull`."""
    return "skull" if card.strength == SKULL else f"strength {card.strength}"


def facts(code: str) -> str:
    """The numbers on a card: `blue, strength 2, 3 coins`; `costs 3, 1 influence, 1 sword`."""
    card = BY_CODE[code]
    if card.kind == SHIP:
        return f"{card.color}, {strength(card)}, {coins(card.coins or 0)}"
    if card.kind == PERSON:
        swords = f", {count(card.swords, 'sword')}" if card.swords else ""
        return f"costs {card.cost}, {card.influence} influence{swords}"
    if card.kind == EXPEDITION:
        return f"{card.influence} influence, {coins(card.coins or 0)}"
    return f"1 coin for {TAX_BONUSES[str(card.bonus)]}"


def effect(code: str) -> str:
    """What a card does, in a sentence or two."""
    card = BY_CODE[code]
    if card.kind == PERSON:
        return ABILITIES[card.name].format(color=card.color)
    if card.kind == SHIP:
        if card.strength == SKULL:
            return "No crew can repel it."
        return f"Repelled with {count(card.strength or 0, 'sword')} or more."
    if card.kind == EXPEDITION:
        return f"Claimed on your turn, for persons with {symbols(card)}."
    return (
        "Everyone with 12 coins or more pays half of them, rounded down; "
        f"then 1 coin to everyone with {TAX_BONUSES[str(card.bonus)]}."
    )


def short_effect(code: str) -> str:
    """A person's ability in at most 14 letters."""
    card = BY_CODE[code]
    return SHORT_ABILITIES[card.name].format(color=card.color)


def crew(codes: Sequence[str]) -> str:
    """Persons and expeditions of a display, equal ones counted: `2 Sailors, Captain, Expedition (2 huts)`."""
    counted = Counter(
        f"Expedition ({symbols(BY_CODE[code])})" if BY_CODE[code].kind == EXPEDITION else name(code) for code in codes
    )
    return ", ".join(called if number == 1 else count(number, called) for called, number in counted.items())


def group(codes: Sequence[str]) -> str:
    """Persons in a sentence: `2 Captains and a Jack of all Trades`."""
    counted = Counter(name(code) for code in codes)
    return series(with_article(one) if n == 1 else count(n, one) for one, n in counted.items())


# --- What happened ---


@dataclass(slots=True)
class Line:
    """One sentence of the log. `kind` is `turn` (a heading), `plain`, `loud` (everyone looks up) or `quiet`."""

    text: str
    kind: str = "plain"
    passed: str | None = None  # who took nothing, where the line says just that


def together(lines: Sequence[Line]) -> list[Line]:
    """Lines with those who took nothing one after the other in one: `Ann, Ben and Cleo take nothing.`"""
    found: list[Line] = []
    who: list[str] = []
    for line in lines:
        who = [*who, line.passed] if line.passed else []
        if len(who) > 1:
            found[-1] = Line(begin_large(f"{series(who)} take nothing."), line.kind)
        else:
            found.append(line)
    return found


def gained_by(seat: int | None, reason: str, after: Sequence[Event]) -> int:
    """How many coins followed from a deed; fewer than it promised where there were no more."""
    for event in after:
        if event.kind == "coins_gained" and event.seat == seat and event.detail == reason:
            return event.count
    return 0


class Teller:
    """Tells events in sentences. The one person at the table, if it is just one, is spoken to as you."""

    def __init__(self, names: Sequence[str], you: int | None = None) -> None:
        self.names = names
        self.you = you
        self.revealed = False  # in the events being told
        self.harbor = 1  # cards when the current taking began; some, if that was not told
        self.bonus: list[str] = []  # who has gained the bonus of a tax
        self.given: list[str] = []  # for the expedition about to be claimed
        self.deal: tuple[int | None, Line] | None = None  # the last trade or hire, to add its fee to

    def is_you(self, seat: int | None) -> bool:
        """Is this the one person at the table?"""
        return seat is not None and seat == self.you

    def who(self, seat: int | None) -> str:
        """A player in a sentence."""
        return "you" if self.is_you(seat) else "" if seat is None else self.names[seat]

    def whose(self, seat: int | None) -> str:
        """`Ann's`, `your`."""
        name = self.who(seat)
        return "your" if self.is_you(seat) else f"{name}'" if name.endswith("s") else f"{name}'s"

    def verb(self, seat: int | None, verb: str) -> str:
        """A verb as it goes with a player: `draws`, with you `draw`."""
        return (IRREGULAR.get(verb) or verb[:-1]) if self.is_you(seat) else verb

    def does(self, seat: int | None, verb: str) -> str:
        """`Ann draws`, `you draw`."""
        return f"{self.who(seat)} {self.verb(seat, verb)}"

    def tell(self, events: Sequence[Event], spent: bool = False) -> list[Line]:
        """What one action led to, as lines. `spent`: also tell which coins were turned up."""
        lines: list[Line] = []
        self.revealed = False
        for index, event in enumerate(events):
            sentence: Callable[[Event, Sequence[Event], list[Line]], None] | None
            sentence = getattr(self, event.kind, None)
            if sentence is not None:
                sentence(event, events[index + 1 :], lines)
        if spent:
            lines.extend(self.spent_coins(events))
        for line in lines:
            line.text = begin_large(line.text) if line.text.startswith(("you ", "your ")) else line.text
        return lines

    def spent_coins(self, events: Sequence[Event]) -> list[Line]:
        """The faces of coins that were spent: they lie open now."""
        shown = [event.card for event in events if event.kind == "coin_spent" and event.card]
        return [Line(f"Spent coins, now face up: {', '.join(map(brief, shown))}.", "quiet")] if shown else []

    # Each of the following is named after the event it tells.

    def turn_began(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Round 4: Ann's turn`"""
        lines.append(Line(f"Round {event.detail}: {self.whose(event.seat)} turn", "turn"))

    def card_revealed(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann draws a Flute (blue, strength 2, 3 coins).`"""
        code = str(event.card)
        self.revealed = True
        if BY_CODE[code].kind == TAX:
            lines.append(Line(f"{self.does(event.seat, 'draws')} a Tax: {facts(code)}."))
            return
        lines.append(Line(f"{self.does(event.seat, 'draws')} {with_article(name(code))} ({facts(code)})."))

    def gambler_used(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """Four cards in a row follow."""
        lines.append(Line(f"{self.does(event.seat, 'uses')} a Gambler: {event.count} cards in a row."))

    def ship_repelled(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann repels the Flute (strength 2).`"""
        code = str(event.card)
        lines.append(Line(f"{self.does(event.seat, 'repels')} the {name(code)} ({strength(BY_CODE[code])})."))

    def ship_kept(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann keeps the Flute.`"""
        if not self.revealed:  # else there was nothing to decide about it
            lines.append(Line(f"{self.does(event.seat, 'keeps')} the {name(str(event.card))}."))

    def tax_paid(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann pays 6 coins of tax.`"""
        lines.append(Line(f"{self.does(event.seat, 'pays')} {coins(event.count)} of tax."))

    def harbor_busted(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Bust: a second Flute. The harbor (5 cards) is discarded.`"""
        cards = count(event.count, "card")
        lines.append(Line(f"Bust: a second {name(str(event.card))}. The harbor ({cards}) is discarded.", "loud"))

    def discovery_ended(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann stops with 5 cards in the harbor; Ann may take 2.`"""
        takes = next((later.count for later in after if later.kind == "taking_began"), 1)
        stops = self.does(event.seat, "stops")
        if event.count == 0:
            lines.append(Line(f"{stops} at an empty harbor."))
        else:
            may = f"; {self.who(event.seat)} may take {takes}" if takes > 1 else ""
            lines.append(Line(f"{stops} with {count(event.count, 'card')} in the harbor{may}."))

    def taking_began(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """Nothing is said, only noted."""
        self.harbor = int(event.detail)

    def ship_traded(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann trades the Flute for 3 coins.`"""
        gained = gained_by(event.seat, "ship", after)
        few = "" if gained == event.count else " (there are no more)"
        text = f"{self.does(event.seat, 'trades')} the {name(str(event.card))} for {coins(gained)}{few}"
        self.add_deal(event.seat, text, lines)

    def person_hired(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ben hires a Sailor for 3 coins and pays Ann 1.`"""
        text = f"{self.does(event.seat, 'hires')} {with_article(name(str(event.card)))} for {coins(event.count)}"
        self.add_deal(event.seat, text, lines)

    def add_deal(self, seat: int | None, text: str, lines: list[Line]) -> None:
        """A sentence that a fee may be added to."""
        line = Line(f"{text}.")
        lines.append(line)
        self.deal = (seat, line)

    def fee_paid(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """Goes into the sentence of the trade or hire."""
        if self.deal and self.deal[0] == event.seat:
            line = self.deal[1]
            pays = f"{self.verb(event.seat, 'pays')} {self.who(int(event.detail))} {event.count}"
            line.text = f"{line.text[:-1]} and {pays}."

    def taking_ended(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ben takes nothing.`"""
        if event.count == 0 and self.harbor > 0:
            lines.append(Line(f"{self.does(event.seat, 'takes')} nothing.", "quiet", self.who(event.seat)))

    def person_given(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """Goes into the sentence of the expedition."""
        self.given.append(str(event.card))

    def expedition_claimed(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann claims the expedition for 2 huts with 2 Settlers: 4 influence and 2 coins.`"""
        card = BY_CODE[str(event.card)]
        claims = f"{self.does(event.seat, 'claims')} the expedition for {symbols(card)}"
        gained = gained_by(event.seat, "expedition", after)
        given = f" with {group(self.given)}" if self.given else ""
        lines.append(Line(f"{claims}{given}: {card.influence} influence and {coins(gained)}.", "loud"))
        self.given = []

    def coins_gained(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann's Jester earns 1 coin.` What a trade or an expedition brought is told with it."""
        if event.detail == "tax":
            self.bonus.append(self.who(event.seat))
            if not (after and after[0].kind == "coins_gained"):
                each = " each" if len(self.bonus) > 1 else ""
                lines.append(Line(f"The bonus goes to {series(self.bonus)}: {coins(event.count)}{each}."))
                self.bonus = []
        elif event.detail == "jester":
            called = "Jester earns" if event.count == 1 else "Jesters earn"
            lines.append(Line(f"{self.whose(event.seat)} {called} {coins(event.count)}."))
        elif event.detail == "admiral":
            called = "Admiral earns" if event.count <= 2 else "Admirals earn"
            lines.append(Line(f"{self.whose(event.seat)} {called} {coins(event.count)}."))

    def deck_shuffled(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`The discard, 61 cards, is shuffled: the 2nd deck.`"""
        which = ordinal(int(event.detail))
        lines.append(Line(f"The discard, {count(event.count, 'card')}, is shuffled: the {which} deck.", "quiet"))

    def end_triggered(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`Ann has 12 influence: the game ends with this round.`"""
        has = self.does(event.seat, "has")
        lines.append(Line(f"{has} {event.count} influence: the game ends with this round.", "loud"))

    def game_ended(self, event: Event, after: Sequence[Event], lines: list[Line]) -> None:
        """`The game is over.`"""
        reason = "Nobody could draw a card for a whole round. " if event.detail == "stalemate" else ""
        lines.append(Line(f"{reason}The game is over.", "loud"))
