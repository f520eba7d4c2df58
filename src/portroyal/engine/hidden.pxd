cimport cython

@cython.locals(deck_pass=cython.int)
cpdef void conceal(State state) noexcept nogil
@cython.locals(pile=cython.int, i=cython.int, seat=cython.int)
cdef void wipe(State state) noexcept nogil
@cython.locals(size=cython.int, i=cython.int, at=cython.int)
cdef void lay_purse_anew(State state, int seat) noexcept nogil
@cython.locals(deck_pass=cython.int)
cpdef void imagine(State state, Random random) noexcept nogil
@cython.locals(card=cython.int, seat=cython.int, i=cython.int, _=cython.int, at=cython.int, size=cython.int)
cdef int gather(State state, int deck_pass) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, card=cython.int)
cdef void stir(State state, int size, Random random) noexcept nogil
@cython.locals(dealt=cython.int, seat=cython.int, i=cython.int, at=cython.int)
cdef void deal_back(State state, int deck_pass) noexcept nogil
