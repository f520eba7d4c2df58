cimport cython

cdef void offer(State state, int kind, int card) noexcept nogil
cdef int list_legal(State state) noexcept nogil
cdef void offer_discovery(State state) noexcept nogil
@cython.locals(i=cython.int, card=cython.int)
cdef void offer_takes(State state) noexcept nogil
@cython.locals(i=cython.int)
cdef bint lies_before(State state, int card, int index) noexcept nogil
@cython.locals(kind=cython.int)
cpdef void apply(State state, int action) noexcept nogil
@cython.locals(i=cython.int)
cpdef list legal(State state)
