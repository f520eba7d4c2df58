cimport cython

@cython.locals(card=cython.int, kind=cython.int)
cdef void reveal(State state) noexcept nogil
cpdef bint can_repel(State state, int ship) noexcept nogil
cdef void repel(State state) noexcept nogil
@cython.locals(ship=cython.int)
cdef void keep_by_choice(State state) noexcept nogil
cdef void keep(State state, int ship, int chosen) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, card=cython.int, other=cython.int)
cdef int second_of_a_color(State state) noexcept nogil
@cython.locals(second=cython.int)
cdef void bust(State state) noexcept nogil
cdef void settle_bust(State state) noexcept nogil
