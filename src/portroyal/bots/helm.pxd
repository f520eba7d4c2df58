cimport cython

cdef int PLAIN, CREW, WEAK_SHIP, STRONG_SHIP, PLAIN_GROUP, UNWANTED_GROUP, FIRST_SHIP_GROUP, FIRST_PERSON_GROUP

@cython.locals(action=cython.int)
cdef int steer(Mind mind, State state) noexcept nogil
@cython.locals(action=cython.int)
cdef int worth_most(Mind mind, State state) noexcept nogil
@cython.locals(best=cython.double, found=cython.int, i=cython.int, action=cython.int, worth=cython.double)
cdef int best_claim(Mind mind, State state) noexcept nogil
@cython.locals(total=cython.double, i=cython.int, other=cython.int, gain=cython.double)
cdef double others_gain(Mind mind, State state, int seat, int card) noexcept nogil
@cython.locals(seat=cython.int, best=cython.double, found=cython.int, i=cython.int, action=cython.int, card=cython.int, worth=cython.double)
cdef int best_take(Mind mind, State state) noexcept nogil
@cython.locals(change=cython.int, best=cython.double, passed=cython.bint, i=cython.int, card=cython.int, worth=cython.double)
cdef double best_next(Mind mind, State state, int seat, int first) noexcept nogil
@cython.locals(stop=cython.double, draw=cython.double)
cdef int discover_or_stop(Mind mind, State state) noexcept nogil
@cython.locals(color=cython.int, repelled=cython.double, kept=cython.double)
cdef int repel_or_keep(Mind mind, State state) noexcept nogil
@cython.locals(i=cython.int)
cdef void prepare(Mind mind, State state) noexcept nogil
cdef void offer_card(Mind mind, State state, int card) noexcept nogil
@cython.locals(changed=cython.int, i=cython.int, card=cython.int)
cdef void look_again(Mind mind, State state) noexcept nogil
cdef void judge_card(Mind mind, State state, int card) noexcept nogil
@cython.locals(card=cython.int, i=cython.int, seat=cython.int, at=cython.int)
cdef void count_pool(Mind mind, State state) noexcept nogil
cdef void count_card(Mind mind, int card) noexcept nogil
@cython.locals(group=cython.int, card=cython.int, count=cython.int, kind=cython.int, strong=cython.int)
cdef void group_pool(Mind mind, State state) noexcept nogil
cdef void add_to_group(Mind mind, int group, int card, int count) noexcept nogil
@cython.locals(worth=cython.double, seat=cython.int, lost=cython.double)
cdef double tax_worth(Mind mind, State state) noexcept nogil
@cython.locals(seat=cython.int, takes=cython.int, worth=cython.double, left=cython.double, i=cython.int, taken=cython.int, last=cython.int, limit=cython.double, best=cython.double, found=cython.int, mine=cython.double, others=cython.int, share=cython.double)
cdef double harbor_worth(Mind mind, State state, int colors) noexcept nogil
@cython.locals(worth=cython.double, seat=cython.int, coins=cython.double)
cdef double bust_worth(Mind mind, State state) noexcept nogil
@cython.locals(stop=cython.double, draw=cython.double)
cdef double turn_worth(Mind mind, State state, int colors, int depth) noexcept nogil
@cython.locals(total=cython.double, bust=cython.double, pool=cython.int, group=cython.int, count=cython.int, kind=cython.int, worth=cython.double)
cdef double draw_worth(Mind mind, State state, int colors, int depth) noexcept nogil
@cython.locals(worth=cython.double)
cdef double worth_with(Mind mind, State state, int group, int colors, int depth) noexcept nogil
