cimport cython


@cython.final
cdef class Ledger:
    cdef public int size, deals
    cdef int[CHOICES] actions, open, counts
    cdef double[CHOICES] wins, coins, influence, margins, score
    cdef double[CHOICES * CHOICES] products

    cpdef void close(self, int index) noexcept
    cpdef tuple row(self, int index)
    cpdef double product(self, int one, int other) noexcept
    @cython.locals(i=cython.int, j=cython.int)
    cpdef void add(self, Ledger other) noexcept

@cython.locals(best=cython.double, other=cython.int, theirs=cython.double)
cdef double margin(State state, int seat) noexcept nogil
cdef void note(Ledger ledger, int index, State game, int seat, double win) noexcept nogil
@cython.locals(i=cython.int, j=cython.int)
cdef void note_deal(Ledger ledger) noexcept nogil
@cython.locals(i=cython.int)
cdef void weigh_deal(Ledger ledger, State table, State deal, State game, Crew crew, Random random, int seat, int turns) noexcept nogil
@cython.locals(deal=State, game=State, _=cython.int)
cpdef void weigh(Ledger ledger, State table, Crew crew, Random random, int seat, int turns, int deals) except *
