cdef bint can_gamble(State state) noexcept nogil
cdef void gamble(State state) noexcept nogil
cdef void go_on_gambling(State state) noexcept nogil
cdef void end_gamble(State state) noexcept nogil
