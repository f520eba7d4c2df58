cimport cython


@cython.final
cdef class Crew:
    cdef Mind judge, mind0, mind1, mind2, mind3, mind4

cdef int steer_for(Crew crew, State state) noexcept nogil
@cython.locals(decisions=cython.int)
cdef int sail_on(Crew crew, State state) noexcept nogil
cdef int turn_number(State state) noexcept nogil
cdef void sail_to(Crew crew, State state, int turn) noexcept nogil
cdef double result(Mind mind, State state, int seat) noexcept nogil
@cython.locals(decisions=cython.int)
cpdef int sail(State state, Crew crew) except -1
cpdef int choose_by_judgment(State state, Mind mind) noexcept
