cimport cython


@cython.final
cdef class Events:
    cdef public int size
    cdef int[EVENT_ROOM * EVENT_FIELDS] rows

    @cython.locals(at=cython.int)
    cdef void add(self, int kind, int seat, int card, int count, int detail, int audience) noexcept nogil
    @cython.locals(at=cython.int, index=cython.int)
    cpdef list read(self)
