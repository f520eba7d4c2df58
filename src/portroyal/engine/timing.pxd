cimport cython

cdef void tax_revealed(State state, int bonus) noexcept nogil
@cython.locals(i=cython.int, seat=cython.int)
cdef void harbor_busted(State state) noexcept nogil
cdef void taking_began(State state, int seat) noexcept nogil
cdef void person_hired(State state, int seat, int ability) noexcept nogil
cdef void expedition_claimed(State state, int seat) noexcept nogil
@cython.locals(i=cython.int)
cdef void round_ended(State state) noexcept nogil
@cython.locals(i=cython.int, seat=cython.int, lost=cython.int)
cdef void raise_taxes(State state) noexcept nogil
@cython.locals(i=cython.int, seat=cython.int, best=cython.int, rank=cython.int)
cdef void pay_bonus(State state, int bonus) noexcept nogil
cdef int rank_for_bonus(State state, int seat, int bonus) noexcept nogil
cpdef int admirals_bring(State state, int seat, int cards) noexcept nogil
cpdef bint has_reached_the_end(State state, int seat) noexcept nogil
cdef void trigger_the_end(State state, int seat) noexcept nogil
cdef void watch_the_end(State state, int seat) noexcept nogil
