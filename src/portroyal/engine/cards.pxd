cdef unsigned char[FACES] KIND, COLOR, STRENGTH, COINS, COST, INFLUENCE_OF, ABILITY, POWER
cdef unsigned char[FACES * SYMBOLS] NEEDS
cdef unsigned char[64] COLORS_IN

cpdef void define(int card, int kind, int color, int strength, int coins, int cost, int influence, int ability, int power) noexcept
cpdef void define_needs(int card, int symbol, int count) noexcept
