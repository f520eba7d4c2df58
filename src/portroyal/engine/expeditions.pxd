cimport cython

@cython.locals(missing=cython.int, symbol=cython.int, short=cython.int)
cdef int jacks_missing(State state, int seat, int card) noexcept nogil
@cython.locals(i=cython.int)
cdef bint can_claim(State state) noexcept nogil
@cython.locals(i=cython.int, card=cython.int)
cdef void offer_claims(State state) noexcept nogil
@cython.locals(short=cython.int)
cdef int fewest_jacks(State state, int card, int symbol) noexcept nogil
@cython.locals(jacks=cython.int, huts=cython.int, anchors=cython.int, crosses=cython.int, way=cython.int)
cdef void offer_ways(State state, int card) noexcept nogil
@cython.locals(at=cython.int, card=cython.int)
cdef void give_person(State state, int seat, int counter) noexcept nogil
@cython.locals(seat=cython.int, symbol=cython.int, jacks=cython.int, i=cython.int)
cdef void claim(State state, int card, int way) noexcept nogil
