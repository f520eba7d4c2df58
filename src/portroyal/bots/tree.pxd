cimport cython

cdef int NOTHING, FORGET


@cython.final
cdef class Tree:
    cdef public double explore, trust
    cdef public int size, turns
    cdef int[NODES] label, first_child, next_sibling, visits, favorite
    cdef double[NODES] total
    cdef int[PATH] path, path_seat
    cdef int length

@cython.locals(node=cython.int)
cdef int new_node(Tree tree, int label) noexcept nogil
@cython.locals(node=cython.int)
cdef int child_of(Tree tree, int parent, int label) noexcept nogil
@cython.locals(node=cython.int)
cdef int add_child(Tree tree, int parent, int label) noexcept nogil
@cython.locals(known=cython.int, value=cython.double, node=cython.int, untried=cython.double, root=cython.double, others=cython.double, best=cython.double, found=cython.int, i=cython.int, action=cython.int, prior=cython.double, visits=cython.int, mean=cython.double, score=cython.double)
cdef int select(Tree tree, int place, State state) noexcept nogil
@cython.locals(guess=cython.double, _=cython.int)
cdef double square_root(double number) noexcept nogil
@cython.locals(place=cython.int, seen=cython.int, below=cython.int, choice=cython.int, is_new=cython.bint)
cdef void walk(Tree tree, State state, Mind mind, int root, int action) noexcept nogil
cdef int step(State state, int action, int seen) noexcept nogil
@cython.locals(i=cython.int, root=cython.int)
cdef void search_deal(Tree tree, Ledger ledger, State table, State deal, State game, Crew crew, Mind mind, Random random, int seat) noexcept nogil
@cython.locals(i=cython.int, choice=cython.int)
cdef void back_up(Tree tree, State game, Crew crew) noexcept nogil
@cython.locals(deal=State, game=State, _=cython.int)
cpdef void search_deals(Tree tree, Ledger ledger, State table, Crew crew, Mind mind, Random random, int seat, int deals) except *
