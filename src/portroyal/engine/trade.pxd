cimport cython

cdef void end_discovery(State state) noexcept nogil
cpdef int takes_allowed(State state, int seat) noexcept nogil
@cython.locals(takes=cython.int)
cpdef int takes_with(State state, int seat, int colors) noexcept nogil
cdef void begin_taking(State state, int seat) noexcept nogil
cdef void settle(State state) noexcept nogil
@cython.locals(seat=cython.int)
cdef void end_taking(State state) noexcept nogil
cpdef int fee_of(State state, int seat) noexcept nogil
@cython.locals(cost=cython.int)
cpdef int hire_cost(State state, int seat, int card) noexcept nogil
cpdef int ship_income(State state, int seat, int card) noexcept nogil
@cython.locals(fee=cython.int)
cpdef bint can_pay(State state, int seat, int card) noexcept nogil
cdef void take(State state, int card) noexcept nogil
@cython.locals(income=cython.int)
cdef void trade(State state, int seat, int ship) noexcept nogil
@cython.locals(cost=cython.int)
cdef void hire(State state, int seat, int person) noexcept nogil
