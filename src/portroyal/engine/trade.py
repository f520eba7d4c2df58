"""Phase 2, trade and hire: the active player takes cards from the harbor, then everyone else.

Cards are taken one at a time, so what one brings can pay for the next. Anyone who takes a card on
another's turn pays that player a coin. Contracts may be completed all the while.
"""

from __future__ import annotations

from .adventure import acting, ares_coins
from .cards import ABILITY, BARMAID_FACE, COINS, COLOR, COLORS_IN, COST, CROWNS_OF, GIFTS, ITEM, KIND, PRICE
from .characters import crowns_for_ship
from .contracts import advance, can_complete_any, to_decline
from .crowns import gain_crowns
from .expeditions import can_claim
from .items import can_sell, extra_coins, open_sales
from .missions import can_complete_mission
from .state import State
from .timing import crowns_moved, person_hired, ship_tucked, taking_began
from .turn import end_turn
from .verbs import (
    ask,
    can_draw,
    count_of,
    fail,
    gain,
    hold,
    left_of,
    pay_fee,
    put,
    remove,
    resume,
    show,
    spend,
    tell,
    tuck,
)
from .vocabulary import (
    ACTIVE_TAKES,
    ADV_SALE_WITH_CROWN,
    ADV_STOW_IS_NO_TRADE,
    ARES,
    BY_GIFT,
    BY_SHIP,
    CLERKS,
    COINS_DECLINED,
    DECK,
    DISCARD,
    DISCOVERY_ENDED,
    EVENT_SHIP_COINS,
    FEE,
    FEE_BEFORE_PRICE,
    FEE_FROM_SHIP,
    GIFT,
    GIFT_GIVEN,
    GOVERNORS,
    HARBOR,
    HIRE_COST,
    HIRE_MIDDLE,
    ITEMS,
    LAST_PASS,
    MADEMOISELLES,
    NO_CARD,
    OTHERS_AFTER_NONE,
    PERSON,
    PERSON_HIRED,
    SHIP,
    SHIP_STOWED,
    SHIP_TRADED,
    SHIP_TUCKED,
    STOPPED,
    TAKE,
    TAKES_BY_COLORS,
    TAKING_BEGAN,
    TAKING_ENDED,
    TRADERS,
    UNKNOWN_CARD,
    WHOLESALERS,
    Card,
    ColorCount,
    Seat,
)


def end_discovery(state: State) -> None:
    """Stop drawing: ship colors are counted once, now, and the active player begins to take."""
    tell(state, DISCOVERY_ENDED, state.active, NO_CARD, state.sizes[HARBOR], 0)
    if state.campaign:
        state.phase = STOPPED
        state.about = 0
    else:
        begin_phase_2(state)


def begin_phase_2(state: State) -> None:
    """Trade and hire begins."""
    state.phase = TAKE
    begin_taking(state, state.active)
    settle(state)


def takes_allowed(state: State, seat: Seat) -> int:
    """Cards a seat may take from the harbor as it lies."""
    return takes_with(state, seat, COLORS_IN[state.colors])


def takes_with(state: State, seat: Seat, colors: ColorCount) -> int:
    """Cards a seat may take: by the ship colors for the active player, else one; one more for each governor.

    Each gambler the active player has used brings one more, too.
    """
    takes = 1
    if seat == state.active:
        takes = state.numbers[TAKES_BY_COLORS + colors] + state.gambled
    if state.campaign:
        takes = takes_in_adventure(state, seat, takes)
    return takes + count_of(state, seat, GOVERNORS)


def takes_in_adventure(state: State, seat: Seat, takes: int) -> int:
    """One card more by an event, and fewer by a mission, but never fewer than none, governors included."""
    if seat == state.active:
        takes += acting(state, ACTIVE_TAKES) - state.fewer
    least = -count_of(state, seat, GOVERNORS)
    return takes if takes > least else least


def begin_taking(state: State, seat: Seat) -> None:
    """A seat's time has come, and whatever listens to this moment."""
    state.actor = seat
    state.takes = takes_allowed(state, seat)
    state.taken = 0
    if state.campaign:
        open_sales(state, seat)
    tell(state, TAKING_BEGAN, seat, NO_CARD, state.takes, state.sizes[HARBOR])
    taking_began(state, seat)


def settle(state: State) -> None:
    """A taking ends by itself when no card is left or allowed and nothing can be claimed or completed."""
    if state.takes == 0 or state.sizes[HARBOR] == 0:
        if state.actor != state.active or not can_claim(state):
            if not may_go_on(state, state.actor):
                end_taking(state)


def may_go_on(state: State, seat: Seat) -> bool:
    """Can a seat complete a contract or a mission, or sell something, in its taking?"""
    if state.campaign:
        return can_complete_mission(state, seat) or can_sell(state, seat)
    return can_complete_any(state, seat)


def end_taking(state: State) -> None:
    """On to the next seat that finds a card in the harbor or can complete a contract; after the last one the turn
    ends."""
    tell(state, TAKING_ENDED, state.actor, NO_CARD, state.taken, 0)
    if state.actor == state.active and state.taken == 0 and not state.switches[OTHERS_AFTER_NONE]:
        if state.sizes[HARBOR] > 0:
            end_turn(state)
            return
    while True:
        seat = left_of(state, state.actor)
        if seat == state.active:
            end_turn(state)
            return
        begin_taking(state, seat)
        if state.sizes[HARBOR] > 0 or may_go_on(state, seat):
            return
        tell(state, TAKING_ENDED, seat, NO_CARD, 0, 0)


# --- One card ---


def fee_of(state: State, seat: Seat) -> int:
    """The coin owed to the active player for each card taken."""
    return 0 if seat == state.active else state.numbers[FEE]


def hire_cost(state: State, seat: Seat, card: Card) -> int:
    """What a person costs a seat: a coin less for each mademoiselle, never below nothing."""
    cost = COST[card] - count_of(state, seat, MADEMOISELLES)
    if state.campaign and acting(state, HIRE_COST):
        cost += acting(state, HIRE_COST) - HIRE_MIDDLE
    return cost if cost > 0 else 0


def ship_income(state: State, seat: Seat, card: Card) -> int:
    """What a ship brings a seat: a coin more for each trader of its color."""
    income = COINS[card] + count_of(state, seat, TRADERS + COLOR[card])
    if state.campaign:
        if COLOR[card] == ARES:
            income += ares_coins(state, seat)
        if COINS[card] > 0:
            income += acting(state, EVENT_SHIP_COINS)
    return income


def is_tucked(state: State, seat: Seat, ship: Card) -> bool:
    """Does a wholesaler of this color keep the ship that a seat trades? Not one that brings crowns."""
    return count_of(state, seat, WHOLESALERS + COLOR[ship]) > 0 and CROWNS_OF[ship] == 0


def can_pay(state: State, seat: Seat, card: Card) -> bool:
    """Can a seat pay for this card?"""
    return can_pay_out_of(state, seat, card, left_after_fee(state, seat))


def left_after_fee(state: State, seat: Seat) -> int:
    """The coins a seat has for the card itself; fewer than none: not even the fee."""
    return state.purse[seat] - fee_of(state, seat)


def can_pay_out_of(state: State, seat: Seat, card: Card, left: int) -> bool:
    """Can a seat that has so many coins left after the fee pay for this card?

    A ship costs nothing and may pay its own fee, a person has to be paid first.
    """
    return hire_cost(state, seat, card) <= left or (KIND[card] == SHIP and can_pay_out_of_ship(state, seat, card))


def can_pay_out_of_ship(state: State, seat: Seat, ship: Card) -> bool:
    """Does a ship bring the coins for its own fee?"""
    if not state.switches[FEE_FROM_SHIP] or ship_income(state, seat, ship) < fee_of(state, seat):
        return False
    if is_tucked(state, seat, ship):
        return can_draw(state)
    # The ship is discarded before its coins are drawn, so there is one, unless this is the last pass.
    return state.sizes[DECK] > 0 or state.deck_pass < LAST_PASS


def take(state: State, card: Card) -> None:
    """The actor takes a card from the harbor."""
    remove(state, HARBOR, card)
    state.takes -= 1
    state.taken += 1
    if KIND[card] == SHIP:
        trade(state, state.actor, card)
        give_away(state, state.actor, card)
    elif KIND[card] == PERSON:
        hire(state, state.actor, card)
    else:
        fail(state, UNKNOWN_CARD)
        return
    if state.phase == TAKE:
        settle(state)


def trade(state: State, seat: Seat, ship: Card) -> None:
    """The ship is discarded, or kept by a wholesaler; gain its coins, and pay the fee out of them if need be."""
    leave_harbor(state, seat, ship)
    income = ship_income(state, seat, ship)
    tell(state, SHIP_TRADED, seat, ship, income, 0)
    if is_tucked(state, seat, ship):
        tuck(state, seat, ship)
        tell(state, SHIP_TUCKED, seat, ship, 1, 0)
        ship_tucked(state, seat)
    else:
        put(state, DISCARD, ship)
    gain(state, seat, income, BY_SHIP)
    if state.campaign:
        gain_crowns(state, seat, CROWNS_OF[ship] + crowns_for_ship(state, seat, COLOR[ship]))
        crowns_moved(state, seat)
    if seat != state.active:
        pay_fee(state, seat)


def can_stow(state: State, seat: Seat, ship: Card) -> bool:
    """May a seat keep this ship for what it carries? The fee comes out of the purse, else out of what traders bring."""
    if ITEM[ship] == 0:
        return False
    fee = fee_of(state, seat)
    if fee <= state.purse[seat]:
        return True
    return state.switches[FEE_FROM_SHIP] == 1 and extra_coins(state, seat, ship) >= fee and can_draw(state)


def stow(state: State, ship: Card) -> None:
    """Keep a ship instead of its coins or crowns: traders bring their coins all the same."""
    seat = state.actor
    remove(state, HARBOR, ship)
    state.takes -= 1
    state.taken += 1
    state.colors ^= 1 << COLOR[ship]
    if not state.switches[ADV_STOW_IS_NO_TRADE]:
        state.takes += count_of(state, seat, CLERKS + COLOR[ship])
    hold(state, seat, ITEMS, ship)
    coins = extra_coins(state, seat, ship)
    tell(state, SHIP_STOWED, seat, ship, coins, 0)
    gain(state, seat, coins, BY_SHIP)
    if not state.switches[ADV_STOW_IS_NO_TRADE]:
        gain_crowns(state, seat, crowns_for_ship(state, seat, COLOR[ship]))
        crowns_moved(state, seat)
    if seat != state.active:
        pay_fee(state, seat)
    settle(state)


def leave_harbor(state: State, seat: Seat, ship: Card) -> None:
    """A ship is traded: for each clerk of its color one may take a card more."""
    state.colors ^= 1 << COLOR[ship]
    state.takes += count_of(state, seat, CLERKS + COLOR[ship])


def give_away(state: State, seat: Seat, ship: Card) -> None:
    """Some ships bring a coin to another player, whom the taker chooses."""
    if GIFTS[ship] > 0 and state.seats > 1 and can_draw(state):
        ask(state, GIFT, seat, ship)


def give_coin(state: State, to: Seat) -> None:
    """The coin of the ship just traded goes to another player."""
    giver = state.actor
    coins = GIFTS[state.about]
    resume(state)
    tell(state, GIFT_GIVEN, giver, NO_CARD, coins, to)
    gain(state, to, coins, BY_GIFT)
    settle(state)


def decline(state: State, ship: Card) -> None:
    """Trade a ship without its coins: a step of a contract. No wholesaler keeps it."""
    seat = state.actor
    remove(state, HARBOR, ship)
    state.takes -= 1
    state.taken += 1
    leave_harbor(state, seat, ship)
    tell(state, SHIP_TRADED, seat, ship, 0, 0)
    tell(state, COINS_DECLINED, seat, ship, ship_income(state, seat, ship), 0)
    put(state, DISCARD, ship)
    advance(state, seat, to_decline(state, seat, COLOR[ship]))
    if state.phase == TAKE:
        if seat != state.active:
            pay_fee(state, seat)
        give_away(state, seat, ship)
        if state.phase == TAKE:
            settle(state)


def hire(state: State, seat: Seat, person: Card) -> None:
    """Pay the price and the fee, in the order of the edition; the person joins the display."""
    cost = hire_cost(state, seat, person)
    tell(state, PERSON_HIRED, seat, person, cost, 0)
    if seat != state.active and state.switches[FEE_BEFORE_PRICE]:
        pay_fee(state, seat)
    spend(state, seat, cost)
    if seat != state.active and not state.switches[FEE_BEFORE_PRICE]:
        pay_fee(state, seat)
    show(state, seat, person)
    if PRICE[person] > 0 and state.switches[ADV_SALE_WITH_CROWN]:
        state.sold[BARMAID_FACE[person]] += 1
    person_hired(state, seat, ABILITY[person])
