"""What just happened, in sentences: the log of the browser, told in a terminal.

Only words: nothing is drawn here and nothing decided. What an action would bring is in `choices`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from ..catalog import BY_CODE
from ..contracts import BY_ID
from ..engine.vocabulary import PERSON, SHIP, SKULL, TAX
from ..words import Words
from ..words.adventure import character_name, event_name, event_text
from ..words.cards import name, one, the
from ..words.contracts import NEST, contract_name, message
from ..words.speech import sentence

if TYPE_CHECKING:
    from ..events import Event

# Told with the deed they belong to, or shown by the headings.
SILENT = (
    *("tax_paid", "ship_tucked", "fee_paid", "person_given", "coin_spent", "turn_ended", "round_ended"),
    *("ship_captured", "ship_released", "coins_declined", "influence_gained"),
)

TIME_CARD = 0  # the pass of the deck that a card of the time deck is of


@dataclass(slots=True)
class Line:
    """A line of the log. `kind` is `turn` (a heading), `plain`, `loud` (everyone looks up) or `quiet`."""

    text: str
    kind: str = "plain"
    passed: str | None = None  # who took nothing, where the line says just that of somebody else


def together(t: Words, lines: Sequence[Line]) -> list[Line]:
    """Lines with those who passed one after the other in one: `Ann, Ben, and Cleo passed.`"""
    found: list[Line] = []
    who: list[str] = []
    for line in lines:
        who = [*who, line.passed] if line.passed else []
        if len(who) > 1:
            found[-1] = Line(t("terminal-passed", names=t.series(who)), line.kind)
        else:
            found.append(line)
    return found


def brief(t: Words, code: str) -> str:
    """A card as short as it can be told from all others: `Flute 2/3`, `Sailor 3`."""
    card = BY_CODE[code]
    if card.kind == SHIP:
        strength = t("terminal-card-skull") if card.strength == SKULL else card.strength
        gift = f"+{card.gift}" if card.gift else ""
        return f"{name(t, code)} {strength}/{card.coins}{gift}"
    return f"{name(t, code)} {card.cost}" if card.kind == PERSON else name(t, code)


def gained_by(seat: int, reason: str, after: Sequence[Event]) -> int:
    """How many coins followed from a deed; fewer than it promised where there were no more."""
    for event in after:
        if event.kind == "coins_gained" and event.seat == seat and event.detail == reason:
            return event.count
    return 0


class Teller:
    """Tells events in sentences. The one person at the table, if it is just one, is spoken to."""

    def __init__(self, t: Words, names: Sequence[str], you: int | None = None) -> None:
        self.t = t
        self.names = names
        self.you = you
        self.drawn: int | None = None  # the number of the card revealed last in this turn
        self.colors: set[str | None] = set()  # of the ships kept in this turn
        self.second: int | None = None  # the number of the first card whose color was there already
        self.gambled = False  # in the events being told
        self.harbor = 1  # cards when the current taking began; some, if that was not told
        self.given: list[str] = []  # for the Expedition about to be claimed
        self.bonus_told = False  # of the tax, in the events being told
        self.dealing = self.joining = False  # in the events being told

    def is_you(self, seat: int) -> bool:
        """Is this the one person at the table?"""
        return seat == self.you

    def called(self, seat: int) -> str:
        """What somebody is called in a list: the reader is spoken to."""
        return self.t("log-you-inside") if self.is_you(seat) else self.names[seat]

    def who(self, seat: int) -> dict[str, str]:
        """The facts that every sentence about a player begins with."""
        return {"you": "yes" if self.is_you(seat) else "no", "name": self.names[seat]}

    def tell(self, events: Sequence[Event], spent: bool = False) -> list[Line]:
        """What one action led to, as lines. `spent`: also tell which coins were turned up."""
        lines: list[Line] = []
        self.gambled = self.bonus_told = self.dealing = self.joining = False
        for index, event in enumerate(events):
            if event.kind not in SILENT:
                tell: Callable[[Event, Sequence[Event]], Line | None] = getattr(self, event.kind)
                if line := tell(event, events[index + 1 :]):
                    lines.append(line)
            elif event.kind == "person_given":
                self.given.append(str(event.card))
        if spent:
            lines.extend(self.spent_coins(events))
        return lines

    def spent_coins(self, events: Sequence[Event]) -> list[Line]:
        """The faces of coins that were spent: they lie open now."""
        shown = [brief(self.t, event.card) for event in events if event.kind == "coin_spent" and event.card]
        return [Line(self.t("terminal-spent", cards=", ".join(shown)), "quiet")] if shown else []

    def said(self, message: str, event: Event, **facts: object) -> str:
        """A sentence about the seat of an event."""
        return sentence(self.t(message, **self.who(event.seat), **facts))

    # Each of the following is named after the event it tells.

    def turn_began(self, event: Event, after: Sequence[Event]) -> Line:
        """`Round 4, Ann`"""
        self.drawn, self.colors, self.second = None, set(), None
        return Line(self.said("log-turn", event, round=int(event.detail)), "turn")

    def card_revealed(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann drew a Flute, strength 2.` The first card of a crew's turn comes from the time deck."""
        code = str(event.card)
        card = BY_CODE[code]
        self.drawn = event.count
        if card.kind == TAX:
            return Line(self.tax(after))
        drew = "log-glass" if event.detail == TIME_CARD else "log-drew"
        if card.kind != SHIP:
            return Line(self.said(drew, event, card=one(self.t, code)))
        if card.strength == SKULL:
            return Line(self.said(f"{drew}-skull", event, card=one(self.t, code)))
        return Line(self.said(f"{drew}-ship", event, card=one(self.t, code), strength=card.strength))

    def tax(self, after: Sequence[Event]) -> str:
        """`Tax. Ann lost 6. Ben and you gained 1.` A gambler may turn over two of them."""
        t = self.t
        after = list(takewhile(lambda event: event.kind != "card_revealed", after))
        paid = [event for event in after if event.kind == "tax_paid"]
        parts = [t("log-tax"), *(self.said("log-tax-lost", event, count=event.count) for event in paid)]
        if not paid:
            parts.append(t("log-tax-nobody"))
        return " ".join([*parts, *self.bonus(after)])

    def bonus(self, events: Sequence[Event]) -> list[str]:
        """`Ben and you gained 1.` Where a contract is decided at the tax, it comes later."""
        t, parts = self.t, list[str]()
        self.bonus_told = True
        gained = [event for event in events if event.kind == "coins_gained" and event.detail == "tax"]
        for count in dict.fromkeys(event.count for event in gained):
            # The reader last, as one says it.
            seats = sorted((event.seat for event in gained if event.count == count), key=self.is_you)
            alone = len(seats) == 1 and self.is_you(seats[0])
            names = [self.called(seat) for seat in seats]
            facts = {"names": t.series(names), "people": len(seats), "count": count}
            parts.append(t("log-tax-gained", you="yes" if alone else "no", **facts))
        return parts

    def ship_repelled(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann repelled a Flute. The ship stays for “Pirate’s Nest”.`"""
        text = self.said("log-repelled", event, card=one(self.t, str(event.card)))
        if after and after[0].kind == "ship_captured":
            text = f"{text} {self.t('log-captured', contract=contract_name(self.t, NEST))}"
        return Line(text)

    def ship_kept(self, event: Event, after: Sequence[Event]) -> Line | None:
        """`Ann kept a Flute.`, unless there was nothing to decide about it."""
        color = BY_CODE[str(event.card)].color
        if color in self.colors and self.second is None:
            self.second = self.drawn
        self.colors.add(color)
        return Line(self.said("log-kept", event, card=one(self.t, str(event.card)))) if event.detail == 1 else None

    def harbor_busted(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann bust on the 5th card.` Among a gambler's cards it is the one that came twice, not the last of them."""
        nth = self.second or self.drawn or event.count
        return Line(self.said("log-bust", event, nth=nth, ordinal=self.t.ordinal(nth)), "loud")

    def gambler_used(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann let the Gambler turn over four cards.`"""
        self.gambled = True
        return Line(self.said("log-gambled", event, use=int(event.detail)), "loud")

    def discovery_ended(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann stopped at 5 cards.`, or got through the gambler's."""
        return Line(self.said("log-got-through" if self.gambled else "log-stopped", event, count=event.count))

    def taking_began(self, event: Event, after: Sequence[Event]) -> None:
        """Nothing is said, only noted."""
        self.harbor = int(event.detail)

    def ship_traded(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ben traded a Flute for 3. The Wholesaler keeps it: +1 influence. Fee to Ann: 1.`"""
        if after and after[0].kind == "coins_declined":
            declined = self.said("log-declined", event, card=one(self.t, str(event.card)), coins=after[0].count)
            return Line(self.with_fee(declined, after))
        coins = gained_by(event.seat, "ship", after)
        text = self.said("log-traded", event, card=one(self.t, str(event.card)), coins=coins)
        if after and after[0].kind == "ship_tucked":
            text = f"{text} {self.t('log-tucked')}"
        return Line(self.with_fee(text, after))

    def person_hired(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ben hired a Sailor for 3. Fee to Ann: 1.`"""
        card = one(self.t, str(event.card))
        return Line(self.with_fee(self.said("log-hired", event, card=card, coins=event.count), after))

    def with_fee(self, text: str, after: Sequence[Event]) -> str:
        """What was taken, and the fee for it."""
        fee = next((event for event in after if event.kind == "fee_paid"), None)
        if fee is None:
            return text
        to = int(fee.detail)
        facts = {"to": self.names[to], "toyou": "yes" if self.is_you(to) else "no"}
        return f"{text} {self.t('log-fee', **facts)}"

    def taking_ended(self, event: Event, after: Sequence[Event]) -> Line | None:
        """`Ben passed.`"""
        if event.count or not self.harbor:
            return None
        passed = None if self.is_you(event.seat) else self.names[event.seat]
        return Line(self.said("log-passed", event), "quiet", passed)

    def expedition_claimed(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann claimed the Expedition for 2 huts and gained 2. Ann sent a Settler and a Settler.`"""
        gained = gained_by(event.seat, "expedition", after)
        text = self.said("log-claimed", event, card=the(self.t, str(event.card)), coins=gained)
        persons, self.given = self.t.series(one(self.t, code) for code in self.given), []
        return Line(f"{text} {self.said('log-gave', event, persons=persons)}" if persons else text, "loud")

    def coins_gained(self, event: Event, after: Sequence[Event]) -> Line | None:
        """`Your Jester brings you 1.` What a trade, an Expedition or a tax brought is told with it."""
        if event.detail == "tax" and not self.bonus_told:
            return Line(" ".join(self.bonus([event, *after])))
        if event.detail in ("mission", "event", "character", "sale"):
            return Line(self.said("log-coins-by", event, count=event.count))
        if event.detail not in ("jester", "admiral", "gunner", "vice_admiral"):
            return None
        return Line(self.said(message("log", str(event.detail)), event, count=event.count))

    def contract_offered(self, event: Event, after: Sequence[Event]) -> Line | None:
        """`Contracts: Bruja, Jinx, and Ransom.` All in one line."""
        if event.count:
            return None
        offered = [str(each.detail) for each in (event, *after) if each.kind == "contract_offered"]
        return Line(self.t("log-offered", contracts=self.t.series(contract_name(self.t, each) for each in offered)))

    def contract_advanced(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann is on step 1 of 2 of “Speculator”.`"""
        contract = BY_ID[str(event.detail)]
        facts = {"contract": contract_name(self.t, contract.id), "step": event.count, "steps": contract.steps}
        return Line(self.said("log-advanced", event, **facts))

    def contract_completed(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann completed “Bruja”: +3. +1 influence.`"""
        facts = {"contract": contract_name(self.t, str(event.detail)), "coins": event.count}
        text = self.said("log-completed", event, **facts)
        brought = (each.count for each in after if each.kind == "influence_gained" and each.detail == event.detail)
        influence = next(brought, 0)
        return Line(f"{text} {self.t('log-influence', count=influence)}" if influence else text, "loud")

    def gift_given(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann gave Ben 1.`"""
        to = int(event.detail)
        facts = {"to": self.names[to], "toyou": "yes" if self.is_you(to) else "no"}
        return Line(self.said("log-gift", event, count=event.count, **facts))

    def time_dealt(self, event: Event, after: Sequence[Event]) -> Line:
        """`15 turns in the time deck.`"""
        self.dealing = True
        return Line(self.t("log-time-dealt", count=event.count))

    def card_set_aside(self, event: Event, after: Sequence[Event]) -> Line | None:
        """`Ann set a time card aside. 8 turns left, 3 points.` Before the start, all of them at once."""
        if after and after[0].kind == "card_set_aside":
            return None
        left, points = self.t("time-turns", count=int(event.detail)), self.t("score-points", count=event.count)
        told = [] if self.dealing else [self.said("log-set-aside", event)]
        return Line(" ".join([*told, f"{left}, {points}."]))

    def character_chosen(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann is Lady Anne.`"""
        return Line(self.said("log-character", event, character=character_name(self.t, str(event.detail))))

    def event_revealed(self, event: Event, after: Sequence[Event]) -> Line:
        """`Event: Market Day. Every player gains 1 coin.`"""
        name = str(event.detail)
        return Line(self.t("log-event", event=event_name(self.t, name), text=event_text(self.t, name)), "loud")

    def month_ended(self, event: Event, after: Sequence[Event]) -> Line:
        """`The month is over.`"""
        return Line(self.t("log-month-ended"), "loud")

    def story_read(self, event: Event, after: Sequence[Event]) -> Line:
        """`Story card 11: a new mission.`"""
        return Line(self.t("log-story", mission=str(event.detail)), "loud")

    def cards_added(self, event: Event, after: Sequence[Event]) -> Line:
        """`12 cards join the deck.`"""
        self.joining = True
        return Line(self.t("log-cards-added", count=event.count))

    def mission_advanced(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann is on step 1 of mission 52.`"""
        return Line(self.said("log-mission-step", event, step=event.count, mission=str(event.detail)))

    def mission_completed(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann completed mission 10.`"""
        return Line(self.said("log-mission", event, mission=str(event.detail)), "loud")

    def crowns_moved(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann is on crown space 3.`"""
        return Line(self.said("log-crowns", event, count=event.count))

    def ship_stowed(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ben stowed an Ares pirate. Fee to Ann: 1.`"""
        return Line(self.with_fee(self.said("log-stowed", event, card=one(self.t, str(event.card))), after))

    def item_given(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ben gave up an Ares pirate.`"""
        return Line(self.said("log-item-given", event, card=one(self.t, str(event.card))))

    def card_looked_at(self, event: Event, after: Sequence[Event]) -> Line | None:
        """`Ann looked at the next cards.` All in one line."""
        return Line(self.said("log-looked", event)) if event.count == 1 else None

    def card_thrown_away(self, event: Event, after: Sequence[Event]) -> Line:
        """`The Sailor goes to the discard.`"""
        return Line(sentence(self.t("log-thrown", card=the(self.t, str(event.card)))))

    def card_put_back(self, event: Event, after: Sequence[Event]) -> Line:
        """`One card lies on top of the deck again.`"""
        return Line(self.t("log-put-back"))

    def cube_returned(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann paid 8 to return a cube.`"""
        return Line(self.said("log-cube", event, count=event.count), "loud")

    def trophy_shown(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann shows the trophy.`"""
        return Line(self.said("log-trophy", event), "loud")

    def coins_lost(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann lost 2.`"""
        return Line(self.said("log-tax-lost", event, count=event.count))

    def deck_shuffled(self, event: Event, after: Sequence[Event]) -> Line | None:
        """`The discard is the new deck: 61 cards.` Cards that join are shuffled in, and the discard stays."""
        if self.joining:
            self.joining = False
            return None
        return Line(self.t("log-shuffled", count=event.count), "quiet")

    def end_triggered(self, event: Event, after: Sequence[Event]) -> Line:
        """`Ann has 12 influence. This is the last round.`"""
        return Line(self.said("log-last-round", event, count=event.count), "loud")

    def game_ended(self, event: Event, after: Sequence[Event]) -> Line:
        """`The game is over.`"""
        why = "" if event.detail == "influence" else f"-{event.detail}"
        return Line(self.t(f"log-ended{why}"), "loud")
