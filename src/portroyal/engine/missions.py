"""Missions: what each asks for, whom it is open to, the ways to pay it, and what completing it brings.

Most are completed whenever it is one's time; the others at their moment or not at all, see `moments`. A cube of one's
character goes on the mission and never comes back. What is only asked for stays; what has a minus is discarded, and a
card pays for one thing. A *way* numbers the stowed ships that are discarded: sorted by their places among all ships
that carry something, they are one of the combinations of that size, counted in the usual order.
"""

from __future__ import annotations

from .adventure import gift_number, gift_of
from .campaigns import (
    ACTIVE_ONLY,
    CUBES_COUNT,
    FIRST_COINS,
    FIRST_CROWNS,
    GIVEN,
    MISSION_CROWNS,
    MOMENT_OF,
    OWN,
    TAKES_FEWER,
    TIMES,
)
from .cards import ABILITY, COLOR, COLORS_IN, COST, ITEM, ITEM_FACE, KIND, SHIP_OF_FACE
from .characters import free_cube
from .crowns import gain_crowns, pay_crowns
from .state import State
from .timing import crowns_moved
from .verbs import ask, count_of, gain, give, let_go, spend, tell
from .vocabulary import (
    ADMIRALS,
    ADV_CHARACTER_SWORDS,
    ADV_CUBE_STAYS,
    ADV_EXACTLY_3,
    ADV_JACK,
    ADV_MISSIONS_IN_TAKING,
    ADV_NEWEST_ONLY,
    ADV_STEP_FREES,
    ADV_TWO_STEPS,
    ADV_WHENEVER_FOUR_LIE,
    ANY_TIME,
    ARES,
    AS_PERSON,
    AT_TAX_PAID,
    BARMAIDS,
    BOOK,
    BREAD,
    BY_MISSION,
    CAPTAINS,
    CLAIMED,
    CLAIMS_ROOM,
    CLERKS,
    COLORS,
    COUNTERS,
    CUBES_GONE,
    DISPLAY_ROOM,
    DO_COMPLETE,
    FOURTH_COLOR,
    GAMBLERS,
    GOVERNORS,
    GUNNERS,
    HERBS,
    HOLD_ROOM,
    HOLDS,
    INFLUENCE,
    ITEM_FACES,
    ITEM_GIVEN,
    ITEMS,
    JACKS,
    JESTERS,
    KIND_SHIFT,
    LOOKOUTS,
    MADEMOISELLES,
    MISSION,
    MISSION_ADVANCED,
    MISSION_COMPLETED,
    MISSIONS,
    MISSIONS_DONE,
    MOMENT_COLORS,
    NO_CARD,
    PASSENGERS,
    PERSON,
    PERSON_GIVEN,
    PRIESTS,
    RUM,
    SEALED,
    SEATS,
    SETTLERS,
    SWORDS,
    TAKE,
    TRADERS,
    VARIANT,
    VICE_ADMIRALS,
    WANT_ARES_BOOK,
    WANT_BREAD_OR_RUM,
    WANT_CHEAP_PERSONS,
    WANT_CLERKS,
    WANT_COINS,
    WANT_CROWNS,
    WANT_EXPEDITIONS,
    WANT_INFLUENCE,
    WANT_ITEMS,
    WANT_PERSONS,
    WANT_PRIEST,
    WANT_SETTLER,
    WANT_SHIPS,
    WANT_SWORDS,
    WANT_TRADERS,
    WANT_WHOLESALERS,
    WANTS,
    WAY_SHIFT,
    WHOLESALERS,
    Bytes,
    Card,
    Demand,
    Mission,
    RowPlace,
    Seat,
    Want,
    Way,
)

# The counter of a person that a mission may want, from WANT_SETTLER on; persons of any color from WANT_TRADERS on.
COUNTER_OF: Bytes = [
    *(0, 0, 0, 0, 0, 0, 0, TRADERS, WHOLESALERS, CLERKS, SETTLERS, CAPTAINS, PRIESTS, JACKS, MADEMOISELLES),
    *(JESTERS, ADMIRALS, GOVERNORS, GAMBLERS, PASSENGERS, GUNNERS, VICE_ADMIRALS, LOOKOUTS, BARMAIDS),
]
CHEAP = 3
# In the scratch: how many ships of each sort are held, then what has to be given, then what is chosen.
DEMANDS = 64
CHOSEN = 80


# --- What is there ---


def wanted(state: State, mission: Mission, want: Want) -> int:
    """How much of something a mission wants to be there."""
    return OWN[(state.campaign * MISSIONS + mission) * WANTS + want]


def price(state: State, mission: Mission, want: Want) -> int:
    """How much of something a mission wants to be discarded."""
    return GIVEN[(state.campaign * MISSIONS + mission) * WANTS + want]


def is_of(card: Card, want: Want) -> bool:
    """Is this card of a display a person as a mission wants one?"""
    if KIND[card] != PERSON:
        return False
    if want in (WANT_TRADERS, WANT_WHOLESALERS, WANT_CLERKS):
        return COUNTER_OF[want] <= ABILITY[card] < COUNTER_OF[want] + COLORS
    return ABILITY[card] == COUNTER_OF[want]


def count_persons(state: State, seat: Seat, want: Want) -> int:
    """Persons of a display as a mission wants them; a character is none."""
    persons = 0
    for i in range(state.displayed[seat]):
        if is_of(state.display[seat * DISPLAY_ROOM + i], want):
            persons += 1
    return persons


def count_all_persons(state: State, seat: Seat, cheap: int) -> int:
    """Persons of a display, or the cheap ones alone."""
    persons = 0
    for i in range(state.displayed[seat]):
        card = state.display[seat * DISPLAY_ROOM + i]
        if KIND[card] == PERSON:
            if not cheap or COST[card] == CHEAP or (COST[card] < CHEAP and not state.switches[ADV_EXACTLY_3]):
                persons += 1
    return persons


def swords_for_missions(state: State, seat: Seat) -> int:
    """Swords of persons; those of a character are not counted."""
    swords = count_of(state, seat, SWORDS)
    if gift_of(state, seat) == AS_PERSON and gift_number(state, seat, 2) == SWORDS:
        if not state.switches[ADV_CHARACTER_SWORDS]:
            swords -= gift_number(state, seat, 1)
    return swords


def serves(ship: Card, want: Want) -> bool:
    """Is this stowed ship one that a mission wants?"""
    if want >= WANT_ARES_BOOK:
        return COLOR[ship] == ARES and ITEM[ship] == (BOOK if want == WANT_ARES_BOOK else HERBS)
    if want == WANT_BREAD_OR_RUM:
        return ITEM[ship] in (BREAD, RUM)
    if want >= WANT_ITEMS:
        return ITEM[ship] == want - WANT_ITEMS
    return COLOR[ship] == want - WANT_SHIPS


def count_stowed(state: State, seat: Seat, want: Want) -> int:
    """Stowed ships that a mission wants."""
    ships = 0
    at = seat * HOLDS + ITEMS
    for i in range(state.held[at]):
        if serves(state.holds[at * HOLD_ROOM + i], want):
            ships += 1
    return ships


def count_wanted(state: State, seat: Seat, want: Want) -> int:
    """How much a seat has of what a mission may want."""
    if want == WANT_COINS:
        return state.purse[seat]
    if want == WANT_CROWNS:
        return state.crowns[seat]
    if want == WANT_SWORDS:
        return swords_for_missions(state, seat)
    if want == WANT_INFLUENCE:
        return count_of(state, seat, INFLUENCE)
    if want == WANT_PERSONS:
        return count_all_persons(state, seat, 0)
    if want == WANT_CHEAP_PERSONS:
        return count_all_persons(state, seat, 1)
    if want == WANT_EXPEDITIONS:
        return count_of(state, seat, CLAIMED)
    if want >= WANT_SHIPS:
        return count_stowed(state, seat, want)
    return count_persons(state, seat, want)


def has_wanted(state: State, seat: Seat, mission: Mission) -> bool:
    """Is all there that a mission only wants to be there? Where the ruling says so, a jack stands in for a symbol."""
    jacks = count_of(state, seat, JACKS) if state.switches[ADV_JACK] else 0
    for want in range(WANTS):
        wants = wanted(state, mission, want)
        if wants > 0:
            short = wants - count_wanted(state, seat, want)
            if short > 0:
                if want < WANT_SETTLER or want > WANT_PRIEST or short > jacks:
                    return False
                jacks -= short
    return True


# --- What is discarded ---


def load_demands(state: State, mission: Mission) -> int:
    """List the stowed ships that a mission takes; how many they are."""
    demands = 0
    for want in range(WANT_SHIPS, WANTS):
        for _ in range(price(state, mission, want)):
            state.scratch[DEMANDS + demands] = want
            demands += 1
    return demands


def load_items(state: State, seat: Seat) -> None:
    """Count the stowed ships of a seat by their sorts."""
    for face in range(ITEM_FACES):
        state.scratch[face] = 0
    at = seat * HOLDS + ITEMS
    for i in range(state.held[at]):
        state.scratch[ITEM_FACE[state.holds[at * HOLD_ROOM + i]]] += 1


def do_chosen_serve(state: State, demands: int) -> bool:
    """Can the chosen ships be dealt to what is demanded, one to each? Sets of demands that are met, one bit each."""
    reached = 1
    for i in range(demands):
        ship = SHIP_OF_FACE[state.scratch[CHOSEN + i]]
        further = 0
        for met in range(1 << demands):
            if reached >> met & 1:
                for j in range(demands):
                    if not met >> j & 1 and serves(ship, state.scratch[DEMANDS + j]):
                        further |= 1 << (met | 1 << j)
        reached = further
    return (reached >> ((1 << demands) - 1) & 1) == 1


def list_ways(state: State, mission: Mission, demands: int, chosen: int, least: int, listing: int) -> int:
    """Choose ships one after the other, each sort no sooner than the last; how many ways there are, listed or not."""
    if chosen == demands:
        if not do_chosen_serve(state, demands):
            return 0
        if listing and state.choices < CLAIMS_ROOM:
            way = way_of_chosen(state, demands)
            state.actions[state.choices] = DO_COMPLETE << KIND_SHIFT | way << WAY_SHIFT | mission
            state.choices += 1
        return 1
    ways = 0
    for face in range(least, ITEM_FACES):
        if state.scratch[face] > 0:
            state.scratch[face] -= 1
            state.scratch[CHOSEN + chosen] = face
            ways += list_ways(state, mission, demands, chosen + 1, face, listing)
            state.scratch[face] += 1
    return ways


def binomial(n: int, k: int) -> int:
    """How many sets of k there are among n."""
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def way_of_chosen(state: State, demands: int) -> int:
    """The number of a combination."""
    way = 0
    for i in range(demands):
        way += binomial(state.scratch[CHOSEN + i] + i, i + 1)
    return way


def face_in_way(way: Way, demands: Demand, place: Demand) -> int:
    """Which sort of ship is at a place of the combination with this number."""
    face = 0
    for i in range(demands - 1, place - 1, -1):
        face = i
        while binomial(face + 1, i + 1) <= way:
            face += 1
        way -= binomial(face, i + 1)
        face -= i
    return face


def can_pay_mission(state: State, seat: Seat, mission: Mission) -> bool:
    """Can a seat discard what a mission takes?"""
    for want in range(WANT_SHIPS):
        costs = price(state, mission, want)
        if costs > 0 and count_wanted(state, seat, want) < costs:
            return False
    demands = load_demands(state, mission)
    if demands == 0:
        return True
    if state.held[seat * HOLDS + ITEMS] < demands:
        return False
    load_items(state, seat)
    return list_ways(state, mission, demands, 0, 0, 0) > 0


def discard_for(state: State, seat: Seat, mission: Mission, way: Way) -> None:
    """Discard what a mission takes: ships, persons, coins, crowns."""
    demands = load_demands(state, mission)
    for i in range(demands):
        ship = SHIP_OF_FACE[face_in_way(way, demands, i)]
        let_go(state, seat, ITEMS, ship)
        tell(state, ITEM_GIVEN, seat, ship, 1, 0)
    for want in range(WANT_TRADERS, WANT_SHIPS):
        for _ in range(price(state, mission, want)):
            give_first(state, seat, want)
    spend(state, seat, price(state, mission, WANT_COINS))
    pay_crowns(state, seat, price(state, mission, WANT_CROWNS))


def give_first(state: State, seat: Seat, want: Want) -> None:
    """Discard the first person of a display that a mission wants."""
    at = seat * DISPLAY_ROOM
    while not is_of(state.display[at], want):
        at += 1
    card = state.display[at]
    give(state, seat, card)
    tell(state, PERSON_GIVEN, seat, card, 1, 0)


# --- Whom it is open to ---


def steps_of(state: State, mission: Mission) -> int:
    """How often its moment is needed."""
    times = TIMES[state.campaign * MISSIONS + mission]
    return times - 1 if times > 2 and state.switches[ADV_TWO_STEPS] else times


def is_open(state: State, seat: Seat, place: RowPlace) -> bool:
    """May a seat lay a cube on a mission of the row, or move it on, as far as the mission itself is concerned?"""
    mission = state.row[place]
    at = state.row_cubes[place * SEATS + seat]
    if at >= SEALED:
        return False
    if (at == 0 or state.switches[ADV_CUBE_STAYS]) and cubes_left(state, seat) <= 0:
        return False
    if seat != state.active and ACTIVE_ONLY[state.campaign * MISSIONS + mission]:
        return False
    if place + 1 < state.row_size and state.switches[ADV_NEWEST_ONLY] and state.mode != VARIANT:
        return False
    if not has_wanted(state, seat, mission):
        return False
    return at + 1 < steps_of(state, mission) or can_pay_mission(state, seat, mission)


def moment_of(state: State, place: RowPlace) -> int:
    """When a mission of the row is decided."""
    return MOMENT_OF[state.campaign * MISSIONS + state.row[place]]


def can_complete_now(state: State, seat: Seat, place: RowPlace) -> bool:
    """May a seat whose time it is complete a mission of the row?"""
    if state.phase != TAKE and state.switches[ADV_MISSIONS_IN_TAKING]:
        return False
    moment = moment_of(state, place)
    if moment == FOURTH_COLOR and state.switches[ADV_WHENEVER_FOUR_LIE] and COLORS_IN[state.colors] >= MOMENT_COLORS:
        moment = ANY_TIME
    return moment == ANY_TIME and is_open(state, seat, place)


def can_complete_mission(state: State, seat: Seat) -> bool:
    """May a seat whose time it is complete any of them?"""
    for place in range(state.row_size):  # noqa: SIM110 - in C there is no any
        if can_complete_now(state, seat, place):
            return True
    return False


def offer_missions(state: State, seat: Seat) -> None:
    """Every mission of the row that the seat may complete now, in every way."""
    for place in range(state.row_size):
        if can_complete_now(state, seat, place):
            offer_mission(state, seat, state.row[place])


def offer_mission(state: State, seat: Seat, mission: Mission) -> None:
    """A mission in every way it can be paid; before its last step nothing is paid."""
    demands = load_demands(state, mission)
    at = state.row_cubes[place_of(state, mission) * SEATS + seat]
    if demands == 0 or at + 1 < steps_of(state, mission):
        state.actions[state.choices] = DO_COMPLETE << KIND_SHIFT | mission
        state.choices += 1
    else:
        load_items(state, seat)
        list_ways(state, mission, demands, 0, 0, 1)


def place_of(state: State, mission: Mission) -> int:
    """Where a mission lies in the row."""
    place = 0
    while place + 1 < state.row_size and state.row[place] != mission:
        place += 1
    return place


def done_by(state: State, place: RowPlace) -> int:
    """How many seats have completed a mission of the row."""
    seats = 0
    for seat in range(state.seats):
        if state.row_cubes[place * SEATS + seat] >= SEALED:
            seats += 1
    return seats


def ask_about(state: State, seat: Seat, place: RowPlace, moment: int) -> bool:
    """Put a mission of the row to a seat, if this is its moment and it is open."""
    if place >= state.row_size or moment_of(state, place) != moment or not is_open(state, seat, place):
        return False
    ask(state, MISSION, seat, state.row[place])
    return True


def ask_about_tax(state: State, seat: Seat) -> bool:
    """Put the mission of a tax to a seat that has paid it."""
    for place in range(state.row_size):  # noqa: SIM110 - in C there is no any
        if ask_about(state, seat, place, AT_TAX_PAID):
            return True
    return False


# --- Completing ---


def complete_mission(state: State, seat: Seat, mission: Mission, way: Way) -> None:
    """Lay a cube on a mission or move it on; after the last step pay for it, and gain what it brings."""
    place = place_of(state, mission)
    at = state.row_cubes[place * SEATS + seat]
    is_last = at + 1 >= steps_of(state, mission)
    if is_last if state.switches[ADV_CUBE_STAYS] else at == 0:
        state.counters[seat * COUNTERS + CUBES_GONE] += 1
    if not is_last:
        state.row_cubes[place * SEATS + seat] = at + 1
        tell(state, MISSION_ADVANCED, seat, NO_CARD, at + 1, mission)
        if at == 0 and state.switches[ADV_STEP_FREES]:
            free_cube(state, seat)
            crowns_moved(state, seat)
        return
    discard_for(state, seat, mission, way)
    before = done_by(state, place)
    state.row_cubes[place * SEATS + seat] = SEALED + before
    state.counters[seat * COUNTERS + MISSIONS_DONE] += 1
    tell(state, MISSION_COMPLETED, seat, NO_CARD, before + 1, mission)
    state.fewer += TAKES_FEWER[state.campaign * MISSIONS + mission]
    if at == 0 or not state.switches[ADV_STEP_FREES]:
        free_cube(state, seat)
    if before == 0:
        gain(state, seat, FIRST_COINS[state.campaign * MISSIONS + mission], BY_MISSION)
        gain_crowns(state, seat, FIRST_CROWNS[state.campaign * MISSIONS + mission])
    gain_crowns(state, seat, MISSION_CROWNS[state.campaign * MISSIONS + mission])
    crowns_moved(state, seat)


def cubes_left(state: State, seat: Seat) -> int:
    """Cubes on the character of a seat."""
    return CUBES_COUNT[state.campaign] - count_of(state, seat, CUBES_GONE)
