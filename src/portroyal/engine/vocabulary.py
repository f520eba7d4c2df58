"""The words of the game as small ints: what every rule below is written in.

No behavior here and nothing of a running game. The build turns each name into a C constant;
uncompiled they are plain ints. Names that people read stand in the `*_NAMES` tuples.
"""

# Kinds of card.
SHIP = 0
PERSON = 1
EXPEDITION = 2
TAX = 3
KIND_NAMES = ("ship", "person", "expedition", "tax")

# Ship colors. The sixth belongs to The Adventure Begins.
YELLOW = 0
BLUE = 1
GREEN = 2
RED = 3
BLACK = 4
ARES = 5
COLORS = 6
COLOR_NAMES = ("yellow", "blue", "green", "red", "black", "ares")
SHIP_NAMES = ("pinnace", "flute", "barque", "frigate", "galleon", "ares")

# A ship with a skull: no crew is ever this strong.
SKULL = 99

# What a tax card rewards.
MOST_SWORDS = 0
LEAST_INFLUENCE = 1
BONUS_NAMES = ("swords", "influence")

# What a seat can do, counted: a person adds to one of these, a rule reads them. A counter at zero
# costs nothing, so modules add counters here and rules that read them.
TRADERS = 0  # + color
SETTLERS = 6
CAPTAINS = 7
PRIESTS = 8
JACKS = 9
SWORDS = 10
MADEMOISELLES = 11
JESTERS = 12
ADMIRALS = 13
GOVERNORS = 14
INFLUENCE = 15
CLAIMED = 16  # expeditions
GAMBLERS = 17
COUNTERS = 48  # room for every module
COUNTER_NAMES = (
    *(f"traders_{color}" for color in COLOR_NAMES),
    *("settlers", "captains", "priests", "jacks", "swords", "mademoiselles", "jesters", "admirals"),
    *("governors", "influence", "claimed", "gamblers"),
)

# The symbols expeditions ask for, in the order of the counters SETTLERS, CAPTAINS, PRIESTS.
SYMBOLS = 3
SYMBOL_NAMES = ("hut", "anchor", "cross")
LEAST_NEEDED = 2  # persons; no expedition asks for fewer

# What the numbers in signatures are. To the compiler all are ints; from outside each is checked for its range.
Seat = int
Viewer = int  # a seat, or -1 for a spectator
Card = int
Kind = int
Color = int
Symbol = int
Pile = int
Hold = int
Place = int  # in the deck, from the bottom
Batch = int
Counter = int
Switch = int
Number = int
Pass = int
Coins = int
Action = int
Bits = int  # a set, one bit for each member
Word = int  # 32 bits of chance, and sums that outgrow an int
Bytes = list[int]  # each from 0 to 255
BlockPlace = int  # one of the sixteen words of a block
BLOCK_WORDS = 16

# Sizes. All modules together hold 247 cards, so a card fits in a byte.
SEATS = 5
ROOM = 256  # of a pile and of a purse
DISPLAY_ROOM = 192
HOLD_ROOM = 32
MARKS = 32  # of a seat
BATCHES = 8  # of cards that join the deck in the middle of a game
KEY_WORDS = 8
OLD_KEY_WORDS = 4  # under version 1 of the rules
ACTIONS_ROOM = 512
CLAIMS_ROOM = 224  # of these, for ways to pay expeditions
CHOICES = 96  # that a search weighs at most
NODES = 262144  # of a search tree
PATH = 256  # of choices, from its root down
FACES = 256

# Piles in the middle of the table.
DECK = 0
DISCARD = 1
HARBOR = 2
EXPEDITIONS = 3
# Dealt face down from the first pass of the deck.
TIME = 4
SCORE = 5
PILES = 8  # room for every module
PILE_NAMES = ("deck", "discard", "harbor", "expeditions", "time", "score")

# Piles of a seat, besides coins and display.
TUCKED = 0  # ships under a wholesaler
KEPT = 1  # ships kept for a contract
ITEMS = 2  # ships stowed for what they carry
HOLDS = 3
HOLD_NAMES = ("tucked", "kept", "items")

# Phases: what is being decided.
DISCOVER = 0  # draw or stop
REPEL = 1  # the ship just revealed
TAKE = 2  # trade and hire
BUST = 3  # a last claim after a bust
OVER = 4
PHASE_NAMES = ("discover", "repel", "take", "bust", "over")
# And what goes on by itself, unless a card brings a question: nobody ever decides in it.
GAMBLE = 5

# Questions that wait under the one being answered.
PENDING_ROOM = 8

# Actions: kind << 20 | way << 8 | card. The way tells how an expedition is paid.
KIND_SHIFT = 20
WAY_SHIFT = 8
CARD_MASK = 255
WAY_MASK = 4095
DO_DRAW = 1
DO_STOP = 2
DO_REPEL = 3
DO_KEEP = 4
DO_TAKE = 5
DO_PASS = 6
DO_CLAIM = 7
DO_GAMBLE = 8
ACTION_NAMES = ("", "draw", "stop", "repel", "keep", "take", "pass", "claim", "gamble")

# Rulings that change play, as switches of a state.
FIRST_DRAW = 0
STOP_ON_EMPTY_HARBOR = 1
DELIBERATE_BUST = 2
EXPEDITION_AFTER_BUST = 3
HIRED_NOW_GOVERNOR = 4
JESTER_ACTIVE_EMPTY = 5
OTHERS_AFTER_NONE = 6
FEE_FROM_SHIP = 7
FEE_BEFORE_PRICE = 8
END_AT_ONCE = 9
END_NEEDS_EXPEDITION = 10
SWITCHES = 32  # room for every module

# Numbers of the rulebook, as places among the numbers of a state: what they are is up to the ruleset.
INFLUENCE_TO_END = 0
START_COINS = 1
TAXED_FROM = 2  # coins
TAX_BONUS = 3  # coins
ADMIRALS_FROM = 4  # cards in the harbor
ADMIRAL_COINS = 5
FEE = 6
GAMBLE_CARDS = 7
TAKES_BY_COLORS = 8  # + how many ship colors lie in the harbor: cards the active player may take
NUMBERS = 32  # room for every module
NUMBER_NAMES = (
    *("influence_to_end", "start_coins", "taxed_from", "tax_bonus", "admirals_from", "admiral_coins", "fee"),
    *("gamble_cards", "takes_by_colors", "", "", "", "", "", ""),
)

# Not in any rulebook: so that every game ends, the deck is used up at most this often, and this is the
# last round.
LAST_PASS = 250
LAST_ROUND = 1000

# Events, past tense. Each is (kind, seat, card, count, detail, audience), see events.py.
TURN_BEGAN = 0
CARD_REVEALED = 1
SHIP_REPELLED = 2
SHIP_KEPT = 3
TAX_PAID = 4
HARBOR_BUSTED = 5
DISCOVERY_ENDED = 6
TAKING_BEGAN = 7
SHIP_TRADED = 8
PERSON_HIRED = 9
FEE_PAID = 10
TAKING_ENDED = 11
PERSON_GIVEN = 12
EXPEDITION_CLAIMED = 13
COINS_GAINED = 14
COIN_SPENT = 15
DECK_SHUFFLED = 16
TURN_ENDED = 17
END_TRIGGERED = 18
ROUND_ENDED = 19
GAME_ENDED = 20
GAMBLER_USED = 21
EVENT_NAMES = (
    *("turn_began", "card_revealed", "ship_repelled", "ship_kept", "tax_paid", "harbor_busted"),
    *("discovery_ended", "taking_began", "ship_traded", "person_hired", "fee_paid"),
    *("taking_ended", "person_given", "expedition_claimed", "coins_gained", "coin_spent"),
    *("deck_shuffled", "turn_ended", "end_triggered", "round_ended", "game_ended", "gambler_used"),
)
EVENT_FIELDS = 6
EVENT_ROOM = 512  # Game reads them long before; one action writes fewer than 256
NO_CARD = 255
NO_SEAT = -1  # a spectator
# Who may see the card of an event: a seat, or one of these.
EVERYONE = -1
NOBODY = -2

# Why coins were gained.
BY_SETUP = 0
BY_SHIP = 1
BY_ADMIRAL = 2
BY_JESTER = 3
BY_EXPEDITION = 4
BY_TAX = 5
GAIN_NAMES = ("setup", "ship", "admiral", "jester", "expedition", "tax")

# What no rule knows: a state with such a fault is not played on.
NO_FAULT = 0
UNKNOWN_CARD = 1
UNKNOWN_PHASE = 2
UNKNOWN_ACTION = 3
NO_ROOM = 4
FAULT_NAMES = ("", "kind of card", "phase", "action", "pile so large")

# How a crew fared.
CREW_WON = 1
CREW_LOST = 2

# Why the game ended.
BY_INFLUENCE = 0
BY_STALEMATE = 1
END_NAMES = ("influence", "stalemate")
