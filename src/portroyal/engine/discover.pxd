cimport cython

@cython.locals(card=cython.int, kind=cython.int)
cdef void reveal(State state) noexcept nogil
cpdef bint can_repel(State state, int ship) noexcept nogil
cdef void repel(State state) noexcept nogil
cdef void keep(State state, int ship) noexcept nogil
@cython.locals(last=cython.int)
cdef void bust(State state) noexcept nogil
cdef void settle_bust(State state) noexcept nogil
