"""The coach's scales: what any position is worth to a seat, by playouts over the same imagined deals.

`Weighing` weighs the choices of a decision. The scales also weigh what is not on the table: the position after
a choice with one thing about it changed, or after one certain card. That is how a reason is tested.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..bots.finish import share_of_win
from ..bots.judgment import WEIGHT_NAMES, Mind
from ..bots.minds import QUICK_DEPTH, thinking, weights_of
from ..bots.voyage import Crew, choose_by_judgment
from ..bots.weigh import Ledger, weigh
from ..catalog import BY_CODE
from ..engine.chance import Random
from ..engine.crew import is_time_card_next
from ..engine.hidden import imagine, joined_by
from ..engine.play import act, legal
from ..engine.state import State
from ..engine.vocabulary import BUST, DECK, DISCARD, DO_DRAW, DO_GAMBLE, KIND_SHIFT, OVER, SCORE, TIME
from ..knowledge.gamble import survival
from ..knowledge.odds import next_card
from ..knowledge.unseen import first_of
from ..knowledge.view import View
from ..seeds import Key

# Deals of one weighing, and into how many starting tables they are split: a choice may turn up a coin.
DEALS = 400
LAYOUTS = 4
# Deals for each card that may come next; there are some forty of them.
DEALS_PER_CARD = 72
# Deals for a gambler, whose cards are other ones in each.
DEALS_GAMBLED = 480
# In an adventure, where everybody thinks longer, of each of these so many times fewer.
FEWER_IN_ADVENTURE = 8

# Imagined games are played on for a round, and for this many turns at least, before judgment tells who will win: of two
# players' few turns it could tell too little.
FEWEST_TURNS = 4
# Of a plan for a whole voyage judgment can tell too little as well: so few play their imagined games to the end.
PLAYED_OUT = 2

Change = Callable[[State], State]
Coin = tuple[int, int]  # a card, and the pass in which it was drawn
Weights = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Gambled:
    """What a gambler's cards lead to: how likely they get through, exactly, and the chance to win either way."""

    survival: float
    through: float
    lost: float

    @property
    def mean(self) -> float:
        """The chance to win, all in all."""
        return self.survival * self.through + (1 - self.survival) * self.lost


def turns_ahead(view: View) -> int:
    """How many turns an imagined game is played, the present one counted."""
    if view.ruleset.is_crew and len(view.names) <= PLAYED_OUT:
        return view.aside.get("time", 0) + 2  # this turn, and the one whose first card can't be drawn
    return max(len(view.names), FEWEST_TURNS)


def mean_of(chances: Sequence[float]) -> float:
    """Their mean; of none, nothing, as what never comes has no weight."""
    return sum(chances) / len(chances) if chances else 0.0


class Scales:
    """Weighs positions for one seat; the same key, the same deals."""

    def __init__(self, view: View, key: Key, turns: int | None = None) -> None:
        self.view = view
        self.table = view.table
        self.seat = view.actor
        self.key = key
        self.turns = turns or turns_ahead(view)
        self.fewer = 1 if view.ruleset.adventure is None else FEWER_IN_ADVENTURE

    def minds(self, weights: Weights) -> tuple[Mind, Crew]:
        """Who plays imagined games on, with some weights changed."""
        quick = self.mind("helmsman", weights)
        return quick, Crew([quick], self.judge(weights))

    def judge(self, weights: Weights) -> Mind:
        """Who tells the chances where an imagined game is broken off."""
        return self.mind("judge", weights)

    def mind(self, name: str, weights: Weights) -> Mind:
        """One of those, with some weights changed."""
        seats, modules = self.table.seats, self.view.ruleset.modules
        return thinking(changed(weights_of(name, seats, modules), weights), QUICK_DEPTH, seats, modules)

    def after(self, action: int, change: Change | None = None, weights: Weights | None = None) -> float:
        """The chance to win after a choice, perhaps with something changed that came of it."""
        if action >> KIND_SHIFT == DO_DRAW:
            cards = next_card(self.view).by_code
            return sum(float(cards[code].chance) * self.after_card(action, code, change, weights) for code in cards)
        if action >> KIND_SHIFT == DO_GAMBLE:
            return self.after_gamble(action, change, weights).mean
        minds = self.minds(weights or {})
        total = 0.0
        for layout in range(LAYOUTS):
            state = self.table.clone()
            imagine(state, self.seat, Random(*self.key, layout))
            act(state, action)
            total += self.chance(
                change(state) if change else state, minds, LAYOUTS + layout, DEALS // LAYOUTS // self.fewer
            )
        return total / LAYOUTS

    def after_card(self, action: int, code: str, change: Change | None = None, weights: Weights | None = None) -> float:
        """The chance to win after drawing this very card."""
        state = self.table.clone()
        put_on_top(state, BY_CODE[code].number)
        act(state, action)
        return self.chance(
            change(state) if change else state, self.minds(weights or {}), 0, DEALS_PER_CARD // self.fewer
        )

    def after_gamble(self, action: int, change: Change | None = None, weights: Weights | None = None) -> Gambled:
        """The chance to win after a gambler's cards: every deal turns up others, so each is played by itself."""
        minds = self.minds(weights or {})
        turn = (self.table.active, self.table.round)
        through, lost = list[float](), list[float]()
        for layout in range(DEALS_GAMBLED // self.fewer):
            state = self.table.clone()
            imagine(state, self.seat, Random(*self.key, layout))
            act(state, action)
            is_bust = state.phase in (BUST, OVER) or (state.active, state.round) != turn
            after = self.chance(change(state) if change else state, minds, DEALS_GAMBLED + layout, 1)
            (lost if is_bust else through).append(after)
        return Gambled(float(survival(self.view)), mean_of(through), mean_of(lost))

    def chance(self, state: State, minds: tuple[Mind, Crew], stream: int, deals: int = DEALS) -> float:
        """The chance to win from any position."""
        quick, crew = minds
        if state.phase == OVER:
            return share_of_win(state, self.seat)
        choices = legal(state)
        action = choices[0] if len(choices) == 1 else choose_by_judgment(state, quick)
        # A turn that has ended on the way here is one of those to be played.
        turns = self.turns - ((state.active, state.round) != (self.table.active, self.table.round))
        ledger = Ledger([action])
        weigh(ledger, state, crew, Random(*self.key, stream), self.seat, turns, deals)
        return ledger.row(0)[2] / ledger.row(0)[1]


def changed(weights: tuple[float, ...], by: Weights) -> list[float]:
    """Weights with some of them replaced."""
    return [by.get(name, weight) for name, weight in zip(WEIGHT_NAMES, weights, strict=True)]


def put_on_top(state: State, card: int) -> None:
    """Make a card that can be drawn next the one that is; where the deck is empty, of a new one.

    It changes places with the top card, wherever it lies unseen: in that deck, in another dealt from the same, or as
    somebody's coin, drawn from it or before a batch joined it.
    """
    is_time = is_time_card_next(state)
    if not is_time and not state.pile(DECK):
        state.lay_pile(DECK, state.pile(DISCARD))
        state.lay_pile(DISCARD, [])
        state.deck_pass += 1
    first, deck_pass = (TIME, 1) if is_time else (DECK, state.deck_pass)
    top = state.pile(first)[-1]
    dealt_from_it = (TIME, SCORE) if deck_pass == 1 else ()
    for pile in (first, *dealt_from_it, *((DECK,) if state.deck_pass == deck_pass else ())):
        cards = state.pile(pile)
        if card in cards:
            cards[cards.index(card)] = top
            state.lay_pile(pile, cards)
            state.lay_pile(first, [*state.pile(first)[:-1], card])
            return
    deck, purses = state.pile(first), [state.coins_of(seat) for seat in range(state.seats)]
    if not change_with_a_coin(state, deck, purses, card, deck_pass):
        raise ValueError(f"card {card} can't be drawn next")
    state.lay_pile(first, deck)
    for seat, coins in enumerate(purses):
        state.lay_coins(seat, coins)


def change_with_a_coin(state: State, deck: list[int], purses: list[list[Coin]], card: int, deck_pass: int) -> bool:
    """Let the top card change places with a coin; is there such a one?

    Where a batch joined the deck, the coin may be older than the top card, which then can't lie there. Something does
    that lies higher up and had joined by then, and the top card takes that one's place, if it may.
    """
    oldest = first_of(state, deck_pass)
    coins = [(drawn_in, coins, place) for coins in purses for place, (_, drawn_in) in enumerate(coins)]
    coins = [coin for coin in coins if oldest <= coin[0] <= deck_pass]
    found = max((coin for coin in coins if coin[1][coin[2]][0] == card), key=lambda coin: coin[0], default=None)
    if found is None:
        return False
    top, deck[-1] = deck[-1], card
    hole, purse, place = found
    while joined_by(state, top, oldest) > hole:
        under_top = [at for at, other in enumerate(deck[:-1]) if joined_by(state, other, oldest) <= hole]
        if under_top:
            purse[place] = (deck[under_top[0]], hole)
            deck[under_top[0]] = top
            return True
        higher = [coin for coin in coins if coin[0] > hole and joined_by(state, coin[1][coin[2]][0], oldest) <= hole]
        if not higher:
            return False
        after = max(higher, key=lambda coin: coin[0])
        purse[place] = (after[1][after[2]][0], hole)
        hole, purse, place = after
    purse[place] = (top, hole)
    return True
