cimport cython

cpdef void begin_turn(State state) noexcept nogil
cdef void end_turn(State state) noexcept nogil
cdef void end_round(State state) noexcept nogil
