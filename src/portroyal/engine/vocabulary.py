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
COLOR_COUNTS = COLORS + 1
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
WHOLESALERS = 18  # + color
PASSENGERS = 24  # who can do nothing
CLERKS = 25  # + color
GUNNERS = 31
VICE_ADMIRALS = 32
CUBES_PLACED = 33  # on contracts, completed or begun
COMPLETED = 34  # contracts
LOOKOUTS = 35
BARMAIDS = 36
MISSIONS_DONE = 37
CUBES_GONE = 38  # from a character: completed, begun or bought off
COUNTERS = 48  # room for every module
COUNTER_NAMES = (
    *(f"traders_{color}" for color in COLOR_NAMES),
    *("settlers", "captains", "priests", "jacks", "swords", "mademoiselles", "jesters", "admirals"),
    *("governors", "influence", "claimed", "gamblers"),
    *(f"wholesalers_{color}" for color in COLOR_NAMES),
    "passengers",
    *(f"clerks_{color}" for color in COLOR_NAMES),
    *("gunners", "vice_admirals", "cubes_placed", "completed"),
    *("lookouts", "barmaids", "missions_done", "cubes_gone"),
)

# Contracts, by number: in the order of `data/contracts.toml`.
CONTRACTS = 18
NEEDS_ROOM = 2  # what a contract asks for, at most so many things at once
# How a contract is completed: by having, paying or keeping something, whenever it is one's time ...
BY_HAVING = 0
BY_PAYING = 1
BY_SHIPS_KEPT = 2  # as the active player
# ... or by a step at its moment, or not at all.
AT_TAX = 3
AT_BUST = 4
AT_COLORS = 5
BY_DECLINING = 6
HOW_NAMES = ("having", "paying", "ships_kept", "at_tax", "at_bust", "at_colors", "declining")
# Asked for like a counter: persons up to a printed cost.
CHEAP_PERSONS = COUNTERS
# Where a seat's cube is on a contract: nowhere, on a step from 1, or from here on a payout, the first one first.
SEALED = 8

# What a ship of The Adventure Begins carries.
NO_ITEM = 0
BOOK = 1
HERBS = 2
BREAD = 3
RUM = 4
ITEM_NAMES = ("", "book", "herbs", "bread", "rum")
ITEM_FACES = 24  # room for different ships that carry something
SAME_ITEM = 8  # of these, with one and the same thing
MOST_GIVEN = 4  # ships that one mission takes at most
GIVEN_END = MOST_GIVEN + 1
EXPEDITION_ITEMS = 2  # things that one expedition asks for at most
BARMAID_FACES = 8

# Campaigns: several may be told to one process. A place among them is nobody's business but the engine's; none is 0.
CAMPAIGNS = 16
MISSIONS = 250  # names of story cards in one process
EVENTS = 64  # names of events
CHARACTERS = 64  # names of characters
CHARACTER_CARDS = 8
EVENTS_ROOM = 32  # events of one campaign
ROW_ROOM = 16  # missions on the table
CHAPTERS = 16
SHIELDS = 12
# How a chapter is played.
COOPERATIVE = 1
COMPETITIVE = 2
VARIANT = 3
MODE_NAMES = ("", "cooperative", "competitive", "variant")
# What a mission may ask for: to have it, or to discard it.
WANT_COINS = 0
WANT_CROWNS = 1
WANT_SWORDS = 2
WANT_INFLUENCE = 3
WANT_PERSONS = 4
WANT_CHEAP_PERSONS = 5
WANT_EXPEDITIONS = 6
WANT_TRADERS = 7  # of any color
WANT_WHOLESALERS = 8
WANT_CLERKS = 9
WANT_SETTLER = 10
WANT_CAPTAIN = 11
WANT_PRIEST = 12
WANT_JACK = 13
WANT_MADEMOISELLE = 14
WANT_JESTER = 15
WANT_ADMIRAL = 16
WANT_GOVERNOR = 17
WANT_GAMBLER = 18
WANT_PASSENGER = 19
WANT_GUNNER = 20
WANT_VICE_ADMIRAL = 21
WANT_LOOKOUT = 22
WANT_BARMAID = 23
WANT_SHIPS = 24  # + color: stowed ships
WANT_ITEMS = 30  # + item, from BOOK on
WANT_BREAD_OR_RUM = 35
WANT_ARES_BOOK = 36
WANT_ARES_HERBS = 37
WANTS = 40
WANT_NAMES = (
    *("coins", "crowns", "swords", "influence", "persons", "persons_of_printed_cost_3", "expeditions"),
    *("traders", "wholesalers", "clerks", "settler", "captain", "priest", "jack_of_all_trades", "mademoiselle"),
    *("jester", "admiral", "governor", "gambler", "passenger", "gunner", "vice_admiral", "lookout", "barmaid"),
    *("yellow", "blue", "green", "red", "black", "ares", "", "book", "herbs", "bread", "rum"),
    *("bread_or_rum", "ares_book", "ares_herbs"),
)
# When a mission is decided: whenever it is one's time, or at its moment or not at all.
ANY_TIME = 0
FOURTH_COLOR = 1
AT_TAX_PAID = 2
FOURTH_CARD = 3
ONE_CARD = 4
MOMENT_NAMES = ("", "fourth_color", "tax_paid", "fourth_harbor_card", "one_harbor_card")
MOMENT_COLORS = 4
MOMENT_CARDS = 4
# What the hourglass of a mission says about the end of the month.
GLASS_NONE = 0
GLASS_NEXT = 1
GLASS_ASK = 2
GLASS_CARD_9 = 3
GLASS_BUY_OFF = 4
GLASS_FIELDS = 4  # what it says, and three numbers: the mission asked, the card if done, the card if not
# When an event acts.
EVENT_NOW = 0
EVENT_DISCOVER = 1
EVENT_TRADE = 2
EVENT_MONTHS_END = 3
WHEN_NAMES = ("now", "discover", "trade", "months_end")
# What an event does.
GAIN_COINS = 0
GAIN_CROWNS = 1
MAY_PAY_CROWNS = 2
LOSE_COINS = 3
LOSE_FROM = 4
WHO = 5
NO_REPELLING = 6
REPEL_SWORDS = 7
DRAWS_AT_LEAST = 8
CROWNS_AT_COLORS = 9
HIRE_COST = 10  # counted from a middle, as it may be less
EVENT_SHIP_COINS = 11
ACTIVE_TAKES = 12
MORE_LOOKS = 13
HOURGLASS = 14
BUY_OFF_FOR = 15
EFFECTS = 16
EFFECT_NAMES = (
    *("gain_coins", "gain_crowns", "may_pay_crowns", "lose_coins", "from", "who", "no_repelling", "repel_swords"),
    *("draws_at_least", "crowns_at_colors", "hire_cost", "ship_coins", "active_takes", "lookouts", "hourglass"),
    "buy_off",
)
HIRE_MIDDLE = 100
# To whom an event acts.
WHO_ALL = 0
WHO_ACTIVE = 1
WHO_FEWEST_COINS = 2
WHO_MOST_SWORDS = 3
WHO_NAMES = ("all", "active", "fewest_coins", "most_swords")
# What a character can do, once a first cube has left the door.
BUST_COINS = 1  # a number of coins after a bust with so many cards or fewer
EXPEDITION_CROWNS = 2
AS_PERSON = 3  # adds to the counter of a person
TRADER_CROWNS = 4
AS_ADMIRAL = 5  # with coins of its own
SHIPS_COINS = 6  # coins when a taking begins with so many ships
COINS_ONCE = 7
GIFT_NAMES = (
    "",
    "bust_coins",
    "expedition_crowns",
    "as",
    "trader_crowns",
    "admiral_coins",
    "ships_coins",
    "coins_once",
)
GIFT_FIELDS = 3  # which of these, how much, and from or up to how many, or which counter

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
ColorCount = int  # how many ship colors, from none to all
Symbol = int
Pile = int
Hold = int
Place = int  # in the deck, from the bottom
Batch = int
Counter = int
Contract = int
Campaign = int
Mission = int
RowPlace = int  # of a mission on the table, from the left
Want = int  # something that missions ask for
Way = int  # to pay for something
Demand = int  # one of the ships that a mission takes
Effect = int  # of an event
EventCard = int
Barmaid = int  # a sort of barmaids
Character = int
Chapter = int
Switch = int
Number = int
Pass = int
Coins = int
Action = int
Bits = int  # a set, one bit for each member
Word = int  # 32 bits of chance, and sums that outgrow an int
KeyWord = int  # 32 bits of a key
WORD_END = 1 << 32
Limit = int  # what a number drawn by chance stays below
LIMIT_END = WORD_END + 1
Choice = int  # one of those that a search weighs
Bytes = list[int]  # each from 0 to 255
BlockPlace = int  # one of the sixteen words of a block
BLOCK_WORDS = 16

# Sizes. All modules together hold 247 cards, so a card fits in a byte.
SEATS = 5
ROOM = 256  # of a pile and of a purse
DISPLAY_ROOM = 192
HOLD_ROOM = 80  # for every ship of all modules
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
MOMENT = 5  # a contract that is decided now or not at all
GIFT = 6  # who gets the coin of the ship just traded
SET_ASIDE = 7  # a card of the time deck, after a tax
CHOOSE = 8  # a character
EVENT = 9  # what an event offers
MISSION = 10  # a mission that is decided now or not at all
LOOK = 11  # which of the cards looked at goes back
BUY_OFF = 12  # a cube, at the end of a month
PHASE_NAMES = (
    *("discover", "repel", "take", "bust", "over", "moment", "gift", "set_aside"),
    *("choose", "event", "mission", "look", "buy_off"),
)
# And what goes on by itself, unless a card brings a question: nobody ever decides in these.
GAMBLE = 13
TAXING = 14
DAWN = 15  # the event of a turn
ENTERING = 16  # a card lies in the harbor: whose moment is it?
STOPPED = 17  # discovery is over: whose moment is it?
MONTHS_END = 18
DUES = 19  # an event took coins like a tax: whose moment is it?
GOING_ON_NAMES = ("gamble", "taxing", "dawn", "entering", "stopped", "months_end", "dues")
PHASES = 32

# Questions that wait under the one being answered.
PENDING_ROOM = 8

# Actions: kind << 20 | way << 8 | card. The way tells how an expedition is paid; in the place of a card may stand a
# contract or a seat.
KIND_SHIFT = 20
WAY_SHIFT = 8
CARD_MASK = 255
WAY_MASK = 4095
WAY_END = WAY_MASK + 1
DO_DRAW = 1
DO_STOP = 2
DO_REPEL = 3
DO_KEEP = 4
DO_TAKE = 5
DO_PASS = 6
DO_CLAIM = 7
DO_GAMBLE = 8
DO_CONTRACT = 9
DO_DECLINE = 10
DO_GIVE = 11
DO_SET_ASIDE = 12
DO_CHOOSE = 13
DO_COMPLETE = 14
DO_STOW = 15
DO_LOOK = 16
DO_RETURN = 17
DO_SELL = 18
DO_PAY_CROWN = 19
DO_BUY_OFF = 20
ACTION_NAMES = (
    *("", "draw", "stop", "repel", "keep", "take", "pass", "claim", "gamble", "contract", "decline", "give"),
    *("set_aside", "choose", "complete", "stow", "look", "return", "sell", "pay_crown", "buy_off"),
)

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
ADV_DRAFT = 11
ADV_MONTHS_END_ENDS = 12
ADV_MONTHS_END_EVENT = 13
ADV_EVENT_1_NOT_IN_VARIANT = 14
ADV_MISSIONS_IN_TAKING = 15
ADV_NEWEST_ONLY = 16
ADV_JACK = 17
ADV_CHARACTER_SWORDS = 18
ADV_EXACTLY_3 = 19
ADV_EACH_FROM_FOURTH = 20
ADV_TWO_STEPS = 21
ADV_BUY_OFF_AS_OFTEN = 22
ADV_STOW_IS_NO_TRADE = 23
ADV_ARES_COIN_ONE = 24
ADV_ONE_LOOK = 25
ADV_LOOK_WHAT_IS_THERE = 26
ADV_MISSIONS_BEFORE_EVENT = 27
ADV_WHENEVER_FOUR_LIE = 28
ADV_STEP_FREES = 29
ADV_CUBE_STAYS = 30
ADV_EARLY_END = 31
ADV_DUES_ARE_TAX = 32
ADV_SALE_WITH_CROWN = 33
ADV_BATCH_WITH_DISCARD = 34
SWITCHES = 35  # room for every module

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
TAXED_TO = 15  # coins that a tax leaves; none: half of them
GUNNERS_WITHOUT = 16  # ships in the harbor that bring a gunner nothing
VICE_ADMIRALS_FROM = 17  # cards in the harbor
VICE_ADMIRALS_TO = 18
VICE_ADMIRAL_COINS = 19
CUBES = 20  # of each player, for contracts
CONTRACTS_BY_PLAYERS = 21  # + players - 1: contracts on the table
CONTRACT_INFLUENCE = 26  # + contracts completed before: influence for one more
TIME_CARDS = 29  # in the time deck before the seals are counted; none: there is no time deck
CARDS_ASIDE = 30  # of it, set aside before the start
NUMBERS = 64  # room for every module
NUMBER_NAMES = (
    *("influence_to_end", "start_coins", "taxed_from", "tax_bonus", "admirals_from", "admiral_coins", "fee"),
    *("gamble_cards", "takes_by_colors", "", "", "", "", "", "", "taxed_to"),
    *("gunners_without", "vice_admirals_from", "vice_admirals_to", "vice_admiral_coins", "cubes"),
    *("contracts_by_players", "", "", "", "", "contract_influence", "", "", "time_cards", "cards_aside"),
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
SHIP_TUCKED = 22
CONTRACT_OFFERED = 23
CONTRACT_ADVANCED = 24
CONTRACT_COMPLETED = 25
INFLUENCE_GAINED = 26
COINS_DECLINED = 27
GIFT_GIVEN = 28
SHIP_CAPTURED = 29
SHIP_RELEASED = 30
TIME_DEALT = 31
CARD_SET_ASIDE = 32
CHARACTER_CHOSEN = 33
EVENT_REVEALED = 34
MONTH_ENDED = 35
STORY_READ = 36
CARDS_ADDED = 37
MISSION_ADVANCED = 38
MISSION_COMPLETED = 39
CROWNS_MOVED = 40
SHIP_STOWED = 41
ITEM_GIVEN = 42
CARD_LOOKED_AT = 43
CARD_THROWN_AWAY = 44
CARD_PUT_BACK = 45
CUBE_RETURNED = 46
TROPHY_SHOWN = 47
COINS_LOST = 48
EVENT_NAMES = (
    *("turn_began", "card_revealed", "ship_repelled", "ship_kept", "tax_paid", "harbor_busted"),
    *("discovery_ended", "taking_began", "ship_traded", "person_hired", "fee_paid"),
    *("taking_ended", "person_given", "expedition_claimed", "coins_gained", "coin_spent"),
    *("deck_shuffled", "turn_ended", "end_triggered", "round_ended", "game_ended", "gambler_used"),
    *("ship_tucked", "contract_offered", "contract_advanced", "contract_completed", "influence_gained"),
    *("coins_declined", "gift_given", "ship_captured", "ship_released", "time_dealt", "card_set_aside"),
    *("character_chosen", "event_revealed", "month_ended", "story_read", "cards_added", "mission_advanced"),
    *("mission_completed", "crowns_moved", "ship_stowed", "item_given", "card_looked_at", "card_thrown_away"),
    *("card_put_back", "cube_returned", "trophy_shown", "coins_lost"),
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
BY_GUNNER = 6
BY_VICE_ADMIRAL = 7
BY_GIFT = 8
BY_CONTRACT = 9
BY_MISSION = 10
BY_EVENT = 11
BY_CHARACTER = 12
BY_SALE = 13
GAIN_NAMES = (
    *("setup", "ship", "admiral", "jester", "expedition", "tax", "gunner", "vice_admiral", "gift"),
    *("contract", "mission", "event", "character", "sale"),
)

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
BY_CONTRACTS = 2  # all were completed: the crew has won
BY_TIME = 3  # no card was left in the time deck: the crew has lost
BY_CHAPTER = 4  # the hourglass pointed to card 9: the crew has won or lost
END_NAMES = ("influence", "stalemate", "contracts", "time", "chapter")
