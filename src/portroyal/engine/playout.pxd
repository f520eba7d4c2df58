cimport cython

@cython.locals(i=cython.int)
cpdef void deal(State state) noexcept nogil
@cython.locals(decisions=cython.int, choices=cython.int)
cdef int finish(State state, Random random) noexcept nogil
@cython.locals(decisions=cython.int)
cpdef int playout(State state, Random random) except -1
@cython.locals(state=State, decisions=cython.longlong, _=cython.int)
cpdef long long playouts(State start, Random random, int games) except -1
@cython.locals(sum=cython.longlong, choices=cython.int, i=cython.int)
cpdef long long checksum(State state, Random random) except -1
