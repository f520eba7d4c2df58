"""What may be done now, and doing it: the one door through which a game goes on.

`list_legal` fills the state's list of actions; `apply` carries one out and trusts that it is legal, so only the
engine and compiled bots call it. Everybody else uses `act`. Words and errors are the business of `Game`.
"""

from __future__ import annotations

from .adventure import acting
from .cards import COLOR, KIND
from .contracts import advance, colors_to_decline, complete, offer_contracts
from .crew import is_time_card_next, set_aside_by_choice
from .discover import keep_by_choice, repel, reveal, settle_bust
from .event_deck import go_on_with_dues, leave_event, pay_for_event, reveal_event
from .expeditions import claim, offer_claims
from .gambler import can_gamble, gamble, go_on_gambling
from .items import offer_sales, sell
from .lookout import can_look, look, offer_returns, put_back
from .missions import complete_mission, offer_mission, offer_missions
from .moments import go_on_entering, go_on_stopped
from .months import buy_off, go_on_with_month
from .setting_out import choose_character, offer_characters
from .state import State
from .taxes import go_on_taxing
from .trade import (
    can_pay_out_of,
    can_stow,
    decline,
    end_discovery,
    end_taking,
    fee_of,
    give_coin,
    left_after_fee,
    settle,
    stow,
    take,
)
from .turn import end_turn
from .verbs import can_draw, fail, resume
from .vocabulary import (
    BUST,
    BUY_OFF,
    CARD_MASK,
    CHOOSE,
    DAWN,
    DELIBERATE_BUST,
    DISCOVER,
    DO_BUY_OFF,
    DO_CHOOSE,
    DO_CLAIM,
    DO_COMPLETE,
    DO_CONTRACT,
    DO_DECLINE,
    DO_DRAW,
    DO_GAMBLE,
    DO_GIVE,
    DO_KEEP,
    DO_LOOK,
    DO_PASS,
    DO_PAY_CROWN,
    DO_REPEL,
    DO_RETURN,
    DO_SELL,
    DO_SET_ASIDE,
    DO_STOP,
    DO_STOW,
    DO_TAKE,
    DRAWS_AT_LEAST,
    DUES,
    ENTERING,
    EVENT,
    FIRST_DRAW,
    GAMBLE,
    GIFT,
    HARBOR,
    KIND_SHIFT,
    LOOK,
    MISSION,
    MOMENT,
    MONTHS_END,
    OVER,
    REPEL,
    ROOM,
    SET_ASIDE,
    SHIP,
    STOP_ON_EMPTY_HARBOR,
    STOPPED,
    TAKE,
    TAXING,
    UNKNOWN_ACTION,
    UNKNOWN_PHASE,
    WAY_MASK,
    WAY_SHIFT,
    Action,
    Card,
)


def offer(state: State, kind: int, card: Card) -> None:
    """Add a choice to the list. There is room: a choice for each face, and those that `offer_ways` leaves free."""
    state.actions[state.choices] = kind << KIND_SHIFT | card
    state.choices += 1


def list_legal(state: State) -> int:
    """List what the actor may do; how many choices there are. None when the game is over."""
    state.choices = 0
    if state.phase == DISCOVER:
        offer_claims(state)
        if state.contracts_open > 0:
            offer_contracts(state)
        if state.campaign:
            offer_missions(state, state.actor)
            if can_look(state):
                offer(state, DO_LOOK, 0)
        offer_discovery(state)
    elif state.phase == REPEL:
        offer(state, DO_REPEL, 0)
        if state.switches[DELIBERATE_BUST] or not state.colors & (1 << COLOR[state.about]):
            offer(state, DO_KEEP, 0)
    elif state.phase == TAKE:
        if state.actor == state.active:
            offer_claims(state)
        if state.contracts_open > 0:
            offer_contracts(state)
        if state.campaign:
            offer_missions(state, state.actor)
            offer_sales(state, state.actor)
        if state.takes > 0:
            offer_takes(state)
        offer(state, DO_PASS, 0)
    elif state.phase == BUST:
        offer_claims(state)
        if state.contracts_open > 0:
            offer_contracts(state)
        if state.campaign:
            offer_missions(state, state.actor)
        offer(state, DO_PASS, 0)
    elif state.phase == MOMENT:
        offer(state, DO_CONTRACT, state.about)
        offer(state, DO_PASS, 0)
    elif state.phase == GIFT:
        for seat in range(state.seats):
            if seat != state.actor:
                offer(state, DO_GIVE, seat)
    elif state.phase == SET_ASIDE:
        offer(state, DO_SET_ASIDE, 0)
        offer(state, DO_PASS, 0)
    elif state.phase != OVER:
        offer_in_adventure(state)
    return state.choices


def offer_in_adventure(state: State) -> None:
    """What is decided in an adventure alone."""
    if state.phase == CHOOSE:
        offer_characters(state)
    elif state.phase == EVENT:
        offer(state, DO_PAY_CROWN, 0)
        offer(state, DO_PASS, 0)
    elif state.phase == MISSION:
        offer_mission(state, state.actor, state.about)
        offer(state, DO_PASS, 0)
    elif state.phase == LOOK:
        offer_returns(state)
    elif state.phase == BUY_OFF:
        offer(state, DO_BUY_OFF, 0)
        offer(state, DO_PASS, 0)
    else:
        fail(state, UNKNOWN_PHASE)


def offer_discovery(state: State) -> None:
    """Stop, draw and gamble: the first draw is a must, and where no card can be drawn one stops.

    A crew has to draw the first card even where there is none: then it has lost.
    """
    if is_time_card_next(state):
        offer(state, DO_DRAW, 0)
    elif state.gambled or not can_draw(state):
        offer(state, DO_STOP, 0)
    else:
        if state.drawn > 0 or not state.switches[FIRST_DRAW]:
            if state.sizes[HARBOR] > 0 or state.switches[STOP_ON_EMPTY_HARBOR]:
                if not state.campaign or state.drawn >= acting(state, DRAWS_AT_LEAST):
                    offer(state, DO_STOP, 0)
        offer(state, DO_DRAW, 0)
    if can_gamble(state):
        offer(state, DO_GAMBLE, 0)


def offer_takes(state: State) -> None:
    """Every card of the harbor the actor can pay for; two cards of one code are one choice."""
    seat = state.actor
    left = left_after_fee(state, seat)
    for i in range(state.sizes[HARBOR]):
        card = state.piles[HARBOR * ROOM + i]
        if can_pay_out_of(state, seat, card, left) and not lies_before(state, card, i):
            offer(state, DO_TAKE, card)
    if state.campaign:
        offer_stowing(state)
    if state.contracts_open > 0:
        offer_declining(state)


def offer_declining(state: State) -> None:
    """Every ship of the harbor that may be traded without its coins, for a contract, if the fee can be paid."""
    colors = colors_to_decline(state, state.actor)
    if colors & state.colors and state.purse[state.actor] >= fee_of(state, state.actor):
        for i in range(state.sizes[HARBOR]):
            card = state.piles[HARBOR * ROOM + i]
            if KIND[card] == SHIP and colors & (1 << COLOR[card]):
                offer(state, DO_DECLINE, card)


def offer_stowing(state: State) -> None:
    """Every ship of the harbor that may be kept for what it carries."""
    for i in range(state.sizes[HARBOR]):
        card = state.piles[HARBOR * ROOM + i]
        if KIND[card] == SHIP and can_stow(state, state.actor, card):
            offer(state, DO_STOW, card)


def lies_before(state: State, card: Card, index: int) -> bool:
    """Does an equal card lie further to the front of the harbor? Two ships never do."""
    equal = 0
    for i in range(index):
        equal |= state.piles[HARBOR * ROOM + i] == card
    return equal == 1


def apply(state: State, action: Action) -> None:
    """Carry out a legal action."""
    kind = action >> KIND_SHIFT
    if kind == DO_DRAW:
        reveal(state)
    elif kind == DO_TAKE:
        take(state, action & CARD_MASK)
    elif kind == DO_PASS:
        let_pass(state)
    elif kind == DO_STOP:
        end_discovery(state)
    elif kind == DO_REPEL:
        repel(state)
    elif kind == DO_KEEP:
        keep_by_choice(state)
    elif kind == DO_CLAIM:
        claim(state, action & CARD_MASK, action >> WAY_SHIFT & WAY_MASK)
        settle_phase(state)
    elif kind == DO_GAMBLE:
        gamble(state)
    elif kind == DO_CONTRACT:
        if state.phase == MOMENT:
            advance_at_moment(state)
        else:
            complete(state, state.actor, action & CARD_MASK)
        settle_phase(state)
    elif kind == DO_DECLINE:
        decline(state, action & CARD_MASK)
    elif kind == DO_GIVE:
        give_coin(state, action & CARD_MASK)
    elif kind == DO_SET_ASIDE:
        set_aside_by_choice(state)
    else:
        apply_in_adventure(state, kind, action)
    state.choices = 0
    while state.phase >= GAMBLE:
        go_on(state)


def apply_in_adventure(state: State, kind: int, action: Action) -> None:
    """Carry out what is done in an adventure alone."""
    card = action & CARD_MASK
    way = action >> WAY_SHIFT & WAY_MASK
    if kind == DO_COMPLETE:
        seat = state.actor
        if state.phase == MISSION:
            resume(state)
        complete_mission(state, seat, card, way)
        settle_phase(state)
    elif kind == DO_STOW:
        stow(state, card)
    elif kind == DO_SELL:
        sell(state, state.actor, card, way)
        settle_phase(state)
    elif kind == DO_LOOK:
        look(state)
    elif kind == DO_RETURN:
        put_back(state, card)
    elif kind == DO_PAY_CROWN:
        pay_for_event(state)
    elif kind == DO_BUY_OFF:
        buy_off(state)
    elif kind == DO_CHOOSE:
        choose_character(state, card)
    else:
        fail(state, UNKNOWN_ACTION)


def let_pass(state: State) -> None:
    """End a taking or a busted turn, or leave a question at that."""
    if state.phase == TAKE:
        end_taking(state)
    elif state.phase == BUST:
        end_turn(state)
    elif state.phase == EVENT:
        leave_event(state)
    else:
        resume(state)
        settle_phase(state)


def advance_at_moment(state: State) -> None:
    """Use the moment of a contract; then what it interrupted goes on."""
    seat = state.actor
    contract = state.about
    resume(state)
    advance(state, seat, contract)


def settle_phase(state: State) -> None:
    """Something was claimed or decided: end what has nothing more to offer."""
    if state.phase == TAKE:
        settle(state)
    elif state.phase == BUST:
        settle_bust(state)


def go_on(state: State) -> None:
    """What goes on by itself: a gambler's four cards, a tax, the event of a turn, moments, a month's end."""
    if state.phase == GAMBLE:
        go_on_gambling(state)
    elif state.phase == TAXING:
        go_on_taxing(state)
    elif state.phase == DAWN:
        reveal_event(state)
    elif state.phase == ENTERING:
        go_on_entering(state)
    elif state.phase == STOPPED:
        go_on_stopped(state)
    elif state.phase == MONTHS_END:
        go_on_with_month(state)
    elif state.phase == DUES:
        go_on_with_dues(state)
    else:
        fail(state, UNKNOWN_PHASE)


def act(state: State, action: Action) -> int:
    """Carry out an action if it is legal: 1. What is not legal changes nothing: 0. What no rule knows: -1."""
    if state.choices == 0:
        state.nothing_to_complete = 0  # somebody may have written in the state by hand
        list_legal(state)
    for i in range(state.choices):
        if state.actions[i] == action:
            apply(state, action)
            return -1 if state.fault else 1
    return -1 if state.fault else 0


def legal(state: State) -> list[int]:
    """The actions the actor may choose from."""
    state.nothing_to_complete = 0
    return [state.actions[i] for i in range(list_legal(state))]
