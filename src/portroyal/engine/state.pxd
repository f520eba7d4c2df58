cimport cython


@cython.final
cdef class State:
    cdef public int seats, deck_pass, colors, phase, start, active, actor, about, pending, revealed, drawn, takes, taken, gambled, to_reveal, round, could_draw, ending
    cdef public int choices, recording
    cdef long long key0, key1, key2, key3
    cdef Random shuffler
    cdef Events events
    cdef unsigned char[SWITCHES] switches
    cdef unsigned char[NUMBERS] numbers
    cdef unsigned char[PENDING_ROOM] pending_phases, pending_actors, pending_cards
    cdef unsigned char[PILES * ROOM] piles
    cdef int[PILES] sizes
    cdef unsigned char[SEATS * ROOM] coins, coin_passes
    cdef int[SEATS] first, purse
    cdef unsigned char[SEATS * DISPLAY_ROOM] display
    cdef int[SEATS] displayed
    cdef unsigned char[SEATS * COUNTERS] counters
    cdef int[ACTIONS_ROOM] actions
    cdef unsigned char[2 * FACES] scratch

    cpdef void copy(self, State other) noexcept nogil
    @cython.locals(new=State)
    cpdef State clone(self)
    cpdef void record_to(self, Events events) noexcept
    cpdef list every_number(self)
    cpdef tuple key(self)
    cpdef list pile(self, int pile)
    @cython.locals(i=cython.int)
    cpdef void lay_pile(self, int pile, list cards) except *
    cpdef int purse_of(self, int seat) noexcept
    @cython.locals(i=cython.int, at=cython.int)
    cpdef list coins_of(self, int seat)
    @cython.locals(i=cython.int)
    cpdef void lay_coins(self, int seat, list coins) except *
    cpdef list display_of(self, int seat)
    cpdef int counter(self, int seat, int counter) noexcept
    cpdef int switch(self, int switch) noexcept
    cpdef void set_switch(self, int switch, int on) noexcept
    cpdef int number(self, int number) noexcept
    cpdef void set_number(self, int number, int value) noexcept
