cimport cython
from libc.math cimport exp


@cython.final
cdef class Mind:
    cdef public int depth
    cdef public double coin, last_coin, spend, hoard, pace
    cdef public double trader, admiral, jester, mademoiselle, governor
    cdef public double sword, blunt, symbol, jack, voyage
    cdef public double deny, fee, nerve, calm, sharp, turn
    cdef double[SEATS] standings
    cdef State end
    cdef public bint is_last_round
    cdef public double rounds, coin_now
    cdef int offers, pool, faces, groups
    cdef double[ROOM] offer_mine, offer_theirs
    cdef double[FACES] group_mine, group_theirs
    cdef int[FACES] pool_of, group_kind, group_count, group_color
    cdef unsigned char[FACES] is_judged
    cdef double[FACES] card_mine, card_theirs
    cdef int seen_active, seen_row_size, extra, seen_extra
    cdef double seen_coin, seen_rounds
    cdef int[SEATS] seen_purse
    cdef unsigned char[SEATS * COUNTERS] seen_counters
    cdef unsigned char[ROOM] seen_row

@cython.locals(left=cython.int, most=cython.int, seat=cython.int, missing=cython.int, share=cython.double)
cdef void look_at_clock(Mind mind, State state) noexcept nogil
cdef int place_in_round(State state, int seat) noexcept nogil
@cython.locals(safe=cython.int)
cdef double coins_worth(Mind mind, State state, int seat, int count) noexcept nogil
@cython.locals(each=cython.double, worth=cython.double, _=cython.int)
cdef double swords_worth(Mind mind, int owned, int more) noexcept nogil
@cython.locals(given=cython.int)
cdef double voyage_gain(Mind mind, int card) noexcept nogil
@cython.locals(is_too_late=cython.bint, best=cython.double, i=cython.int, card=cython.int, missing=cython.int, helps=cython.bint, gain=cython.double, worth=cython.double)
cdef double symbol_worth(Mind mind, State state, int seat, int counter) noexcept nogil
cdef double ability_worth(Mind mind, State state, int seat, int ability, int power) noexcept nogil
cdef double person_worth(Mind mind, State state, int seat, int card) noexcept nogil
@cython.locals(fee=cython.int, cost=cython.int)
cdef double take_worth(Mind mind, State state, int seat, int card, int extra) noexcept nogil
@cython.locals(worth=cython.double, symbol=cython.int, jacks=cython.int, persons=cython.int)
cdef double claim_worth(Mind mind, State state, int seat, int card, int way) noexcept nogil

@cython.locals(worth=cython.double, each_round=cython.double, color=cython.int, symbol=cython.int)
cdef double standing(Mind mind, State state, int seat) noexcept nogil
@cython.locals(coins=cython.int, safe=cython.int)
cdef double purse_worth(Mind mind, State state, int seat) noexcept nogil
@cython.locals(best=cython.double, i=cython.int, card=cython.int, needed=cython.int, missing=cython.int, gain=cython.double)
cdef double best_voyage(Mind mind, State state, int seat) noexcept nogil
@cython.locals(far=cython.double, sharpness=cython.double, most=cython.double, seat=cython.int, total=cython.double)
cdef void chances_to_win(Mind mind, State state) noexcept nogil
@cython.locals(seat=cython.int)
cpdef list chances(State state, Mind mind)
