cimport cython

cdef int ENOUGH_DRAWS, POINT, VOYAGE, IN_REACH

cdef int rank(State state, int seat) noexcept nogil
cdef int points(State state, int seat) noexcept nogil
@cython.locals(mine=cython.int, sharing=cython.int, other=cython.int, theirs=cython.int)
cpdef double share_of_win(State state, int seat) noexcept nogil
@cython.locals(seat=cython.int)
cpdef list win_shares(State state)
@cython.locals(is_last_turn=cython.bint)
cdef int best_at_the_end(State end, State state, int usual) noexcept nogil
@cython.locals(best=cython.double, found=cython.int, i=cython.int, share=cython.double)
cdef int winning_take(State end, State state, int usual) noexcept nogil
@cython.locals(share=cython.double)
cdef int draw_if_behind(State end, State state, int usual) noexcept nogil
@cython.locals(stop=cython.bint, draw=cython.bint, i=cython.int)
cdef bint may_stop_or_draw(State state) noexcept nogil
@cython.locals(most=cython.int, other=cython.int, theirs=cython.int)
cdef bint is_in_reach(State state, int seat) noexcept nogil
cdef double outcome(State end, State state, int action) noexcept nogil
@cython.locals(best=cython.int, found=cython.int, i=cython.int, action=cython.int, gain=cython.int)
cdef int best_grab(State state) noexcept nogil
@cython.locals(card=cython.int, fee=cython.int, kind=cython.int, gain=cython.int, symbol=cython.int)
cdef int rank_gained(State state, int action) noexcept nogil
