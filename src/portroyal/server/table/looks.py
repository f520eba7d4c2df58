"""Looks: the game as a guest sees it, made from the view of their seat and the table's settings.

Nothing here reaches behind a view. What everyone sees is made once, from the view of a watcher, who may know
least; a seat adds its choices and what the cards and contracts on the table mean for it. A watcher sees them as
whoever decides does, and has no choices.
"""

from __future__ import annotations

from typing import cast

import msgspec

from ...catalog import BY_CODE
from ...engine.vocabulary import COLOR_NAMES, GAMBLERS, INFLUENCE_TO_END, REPEL, SHIP
from ...game import Game
from ...knowledge import odds as chances
from ...knowledge.contracts import cubes_left
from ...knowledge.gamble import survival
from ...knowledge.offers import CardOffer, expedition_offers, harbor_offers
from ...knowledge.terms import can_repel, takes_allowed, terms_of, would_bust
from ...knowledge.view import View
from ...notation import Action
from ...outcome import Outcome
from ..protocol import (
    ActionKind,
    Choice,
    ColorOdds,
    LessonStep,
    Look,
    OddsInfo,
    Offer,
    OutcomeInfo,
    Phase,
    PlayerInfo,
    StandingInfo,
)
from . import chapter_looks as chapters
from . import contract_looks as contracts


def watchers_look(
    view: View, display: str, version: int, *, busted: bool = False, lesson: LessonStep | None = None
) -> Look:
    """The look of a watcher's view, with odds as the table shows them. `busted`: the last action did."""
    return Look(
        version=version,
        seat=None,
        phase=cast("Phase", view.phase),
        active=view.active,
        actor=view.actor,
        start=view.start,
        round=view.round,
        goal=view.table.number(INFLUENCE_TO_END),
        drawn=view.drawn,
        gambled=view.gambled,
        takes=view.takes,
        taken=view.taken,
        ending=view.ending,
        deck=view.deck,
        deck_pass=view.deck_pass,
        discard=list(view.discard),
        harbor=list(view.harbor),
        expeditions=list(view.expeditions),
        ship=view.ship if view.table.phase == REPEL else None,
        ship_busts=ship_busts(view),
        busted=busted,
        colors=flying(view),
        takes_now=takes_allowed(view, view.active),
        players=[player(view, seat) for seat in range(len(view.names))],
        choices=[],
        offers=[offer(view, view.actor, each) for each in harbor_offers(view, view.actor)],
        claims=[offer(view, view.actor, each) for each in expedition_offers(view, view.actor)],
        contracts=contracts.states(view, view.actor),
        moment=contracts.moment(view),
        gift=contracts.gift(view),
        set_aside=contracts.set_aside(view),
        voyage=contracts.voyage(view),
        chapter=chapters.chapter(view),
        odds=odds_of(view, display),
        gamble=gamble_odds(view, display),
        can_undo=False,
        outcome=outcome(view, view.outcome) if view.outcome else None,
        lesson=lesson,
    )


def seats_look(
    common: Look, view: View, seat: int | None, *, may_act: bool = True, can_undo: bool = False, display: str = "off"
) -> Look:
    """The look of a seat: what everyone sees, and what the cards mean for this seat.

    The view is the seat's own if it decides or has looked at a hidden card (see `needs_own_view`); to the others the
    cards mean what a watcher can work out, too. Where a seat may not act, because a bot plays for it, it has no
    choices.
    """
    if seat is None:
        return common
    own = view if view.seat == seat else None
    knows = own is not None and any(fact.card is not None for fact in own.known)
    return msgspec.structs.replace(
        common,
        seat=seat,
        chapter=chapters.chapter_for(common.chapter, view, own, seat, may_act),
        odds=odds_of(view, display) if knows else common.odds,
        choices=[choice(view, action) for action in view.actions] if may_act else [],
        offers=[offer(view, seat, each, may_act) for each in harbor_offers(view, seat)],
        claims=[offer(view, seat, each, may_act) for each in expedition_offers(view, seat)],
        contracts=contracts.states_for(common.contracts, view, seat, may_act),
        can_undo=can_undo,
    )


def needs_own_view(game: Game, seat: int | None) -> bool:
    """Does a seat know more than a watcher: what it may do now, or a card that it has looked at?"""
    return seat is not None and (seat == game.actor or bool(game.state.looked))


def flying(view: View) -> list[str]:
    """The colors of the ships in the harbor."""
    return [color for index, color in enumerate(COLOR_NAMES) if view.table.colors >> index & 1]


def ship_busts(view: View) -> bool:
    """Would the ship being decided bust the harbor, if it were kept?"""
    return view.table.phase == REPEL and view.ship is not None and would_bust(view, view.ship)


def player(view: View, seat: int) -> PlayerInfo:
    """What lies before a player."""
    found = view.players[seat]
    return PlayerInfo(
        name=found.name,
        coins=found.coins,
        display=list(found.display),
        influence=found.influence,
        swords=found.swords,
        abilities=found.abilities,
        holds={name: list(cards) for name, cards in found.holds.items()},
        cubes=cubes_left(view, seat) if view.contracts else 0,
    )


def choice(view: View, action: Action) -> Choice:
    """One thing that may be done, with what it brings and costs."""
    card = action.card
    terms = terms_of(view, view.actor, card) if card is not None else None
    if action.kind in chapters.KINDS:
        return chapters.choice(view, action)
    if action.kind in contracts.KINDS:
        return contracts.choice(view, action, gain=terms.gain if terms else 0, fee=terms.fee if terms else 0)
    return Choice(
        action=action.words,
        kind=cast("ActionKind", action.kind),
        card=card,
        seat=None,
        step=None,
        mission=None,
        character=None,
        given=list(action.given),
        gain=terms.gain if terms else 0,
        crowns=chapters.crowns_of(view, view.actor, BY_CODE[card]) if card is not None and action.kind == "take" else 0,
        price=terms.price if terms else 0,
        fee=terms.fee if terms else 0,
        lets_go=0,
        influence=influence_of(view, action),
        busts=action.kind == "keep" and ship_busts(view),
    )


def influence_of(view: View, action: Action) -> int:
    """By how much an action changes one's influence: what a card brings, less the persons an expedition costs."""
    brings = influence_brought(view, view.actor, action.card) if action.card is not None else 0
    return brings - sum(BY_CODE[code].influence or 0 for code in action.given)


def influence_brought(view: View, seat: int, code: str) -> int:
    """The influence that a card on the table brings a seat, a ship that is kept too."""
    return terms_of(view, seat, code).influence


def offer(view: View, seat: int, found: CardOffer, may_act: bool = True) -> Offer:
    """A card on the table and what it means."""
    return Offer(
        card=found.card,
        action=found.action.words if found.action and may_act else None,
        gain=found.terms.gain,
        cost=found.cost,
        price=found.terms.price,
        fee=found.terms.fee,
        influence=found.terms.influence,
        short=found.short,
        missing=list(found.missing),
        more=found.terms.more,
        decline=contracts.decline(view, seat, found, may_act),
        crowns=chapters.crowns_of(view, seat, BY_CODE[found.card]),
        stow=chapters.stow(view, seat, found, may_act),
        why=found.why if may_act else None,
    )


def odds_of(view: View, display: str) -> OddsInfo | None:
    """The odds of the next card, as much of them as the table shows. After a gambler no single card is drawn."""
    if display == "off" or view.phase not in ("discover", "repel") or view.gambled:
        return None
    bust = chances.bust(view)
    chance = float(bust.chance)
    if display == "simple":
        return OddsInfo(bust=bust.cards, of=bust.of, chance=chance, colors=[], kinds={}, new_color=0, affordable=0)
    then = chances.next_card(view)
    return OddsInfo(
        bust=bust.cards,
        of=bust.of,
        chance=chance,
        colors=color_odds(view, bust),
        kinds={kind: each.cards for kind, each in then.by_kind.items()},
        new_color=then.new_color.cards,
        affordable=then.affordable.cards,
    )


def gamble_odds(view: View, display: str) -> float | None:
    """The chance to get through one more gambler's cards, where there is one to use and odds are shown."""
    left = view.table.counter(view.active, GAMBLERS) - view.gambled
    return float(survival(view)) if display != "off" and view.phase == "discover" and left > 0 else None


def color_odds(view: View, bust: chances.BustOdds) -> list[ColorOdds]:
    """For each color of which a ship may come: how many bust, and how many can be repelled."""
    repelled: dict[str, int] = {}
    for code, copies in chances.pool(view).items():
        card = BY_CODE[code]
        if card.kind == SHIP:
            color = str(card.color)
            repelled[color] = repelled.get(color, 0) + (copies if can_repel(view, code) else 0)
    return [
        ColorOdds(color=color, busts=bust.by_color[color].cards if color in bust.by_color else 0, repelled=weak)
        for color in COLOR_NAMES
        if (weak := repelled.get(color)) is not None
    ]


def outcome(view: View, found: Outcome) -> OutcomeInfo:
    """The standings, and how a crew fared."""
    return OutcomeInfo(
        reason=found.reason,
        standings=[
            StandingInfo(
                seat=each.seat,
                place=each.place,
                influence=each.influence,
                coins=each.coins,
                expeditions=each.expeditions,
                decided_by=each.decided_by,
            )
            for each in found.standings
        ],
        crew=contracts.crew(view, found),
    )
