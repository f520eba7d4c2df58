cimport cython

@cython.locals(short=cython.int)
cpdef int persons_short(State state, int seat, int card, int symbol) noexcept nogil
@cython.locals(missing=cython.int, symbol=cython.int)
cpdef int jacks_missing(State state, int seat, int card) noexcept nogil
@cython.locals(i=cython.int)
cdef bint can_claim(State state) noexcept nogil
@cython.locals(i=cython.int, card=cython.int)
cdef void offer_claims(State state) noexcept nogil
@cython.locals(seat=cython.int, jacks=cython.int, huts=cython.int, anchors=cython.int, crosses=cython.int, way=cython.int)
cdef void offer_ways(State state, int card) noexcept nogil
@cython.locals(at=cython.int, card=cython.int)
cdef void give_person(State state, int seat, int counter) noexcept nogil
@cython.locals(seat=cython.int, symbol=cython.int, jacks=cython.int, i=cython.int)
cdef void claim(State state, int card, int way) noexcept nogil
