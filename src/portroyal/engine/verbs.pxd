cimport cython

cdef void tell(State state, int kind, int seat, int card, int count, int detail) noexcept nogil
cdef void tell_hidden(State state, int kind, int seat, int count, int detail) noexcept nogil
cdef int count_of(State state, int seat, int counter) noexcept nogil
cdef void put(State state, int pile, int card) noexcept nogil
@cython.locals(at=cython.int, end=cython.int)
cdef void remove(State state, int pile, int card) noexcept nogil
@cython.locals(i=cython.int)
cdef void discard_harbor(State state) noexcept nogil
cpdef bint can_draw(State state) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, card=cython.uchar)
cpdef void shuffle(State state) noexcept nogil
@cython.locals(i=cython.int)
cdef void make_deck(State state) noexcept nogil
cdef int draw(State state) noexcept nogil
@cython.locals(gained=cython.int, card=cython.int, at=cython.int)
cpdef void gain(State state, int seat, int count, int reason) noexcept nogil
@cython.locals(_=cython.int, at=cython.int)
cdef void spend(State state, int seat, int count) noexcept nogil
@cython.locals(source=cython.int, to=cython.int, target=cython.int)
cdef void pay_fee(State state, int seat) noexcept nogil
cpdef void ask(State state, int question, int seat, int card) noexcept nogil
cdef void resume(State state) noexcept nogil
cpdef void show(State state, int seat, int card) noexcept nogil
@cython.locals(at=cython.int, end=cython.int)
cdef void give(State state, int seat, int card) noexcept nogil
