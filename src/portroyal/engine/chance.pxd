cimport cython

cdef long long MASK


@cython.final
cdef class Random:
    cdef long long a, b, c, counter

    cpdef void start(self, long long key0, long long key1, long long key2, long long key3, long long stream) noexcept nogil
    @cython.locals(b=cython.longlong, c=cython.longlong, out=cython.longlong)
    cpdef long long next(self) noexcept nogil
    @cython.locals(product=cython.longlong, threshold=cython.longlong)
    cpdef long long below(self, long long n) noexcept nogil
