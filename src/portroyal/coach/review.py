"""Reviews: a whole game gone through, decision by decision, with luck told apart from skill.

Before and after each decision everyone's chance to win is known, from playouts of what the deciding seat could
know at that time. What a choice falls short of the best one is skill; what the cards change between two
decisions is luck. The steps add up: chance at the start + luck + skill = result, for every player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

from ..bots.finish import win_shares
from ..errors import shown
from ..events import Event
from ..game import Game
from ..given import wrong
from ..knowledge.view import View
from ..notation import Action
from ..record import beginning_of, replay
from .chances import Chances, chances_of
from .hint import is_too_close
from .limits import check_limits
from .reasons import Reason, reason_for
from .scales import Scales
from .tally import Moment, PlayerReview, costliest_of, moments_of, players_of, turning_of
from .verdicts import verdict

# A loss counts from this many standard errors of the deals on: of the hundreds of decisions in a game some are off by
# two.
SURE_OF_A_LOSS = 3.0
# From which loss in win chance on a decision is called so.
GRADES = ((0.07, "blunder"), (0.03, "mistake"), (0.01, "inaccuracy"), (0.0, "good"))
# The one event that is luck. Spent coins show their faces, too, but that tells next to nothing: what changes there
# is the coach's mind.
LUCK = "card_revealed"
Watch = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision that was none of course: what was chosen, what was best, and what that cost."""

    number: int  # of the action in the record, from 1
    round: int
    seat: int
    action: str
    best: str
    loss: float  # of the chosen option, in chance to win; nothing where it is too close to call
    error: float  # standard error of it
    grade: str  # good, inaccuracy, mistake or blunder
    too_close: bool  # to the best, to be told apart
    before: tuple[float, ...]  # everyone's chance to win with the best option
    after: tuple[float, ...]  # and with the chosen one
    reason: Reason | None  # why the best was better, where that mattered

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self) | {"reason": self.reason.as_dict() if self.reason else None}


@dataclass(frozen=True, slots=True)
class Chance:
    """What the cards changed between two decisions."""

    number: int  # of the action that turned the first of them up
    round: int
    seat: int  # whose turn it was
    cards: tuple[str, ...]  # revealed
    bust: bool
    change: tuple[float, ...]  # of everyone's chance to win

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


class Review:
    """A game gone through."""

    def __init__(
        self,
        names: Sequence[str],
        decisions: Sequence[Decision],
        chances: Sequence[Chance],
        start: tuple[float, ...],
        result: tuple[float, ...],
        over: bool,
    ) -> None:
        """Use `review(record)`."""
        self.start = start  # everyone's chance before the first action
        self.names = tuple(names)
        self.decisions = tuple(decisions)
        self.chances = tuple(chances)
        self.result = result  # shares of the victory; of a game still running, the chances now
        self.over = over

    @property
    def players(self) -> tuple[PlayerReview, ...]:
        """For each seat: start + luck + skill = result."""
        return players_of(self.names, self.decisions, self.chances, self.start, self.result)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The three moments that changed most, in the order they came."""
        return moments_of(self.decisions, self.chances)

    def moments_for(self, seat: int | None) -> tuple[Moment, ...]:
        """The same for one player: their own most costly decision is among them, if they had one."""
        return moments_of(self.decisions, self.chances, None if seat is None else self.costliest[seat])

    @property
    def turning(self) -> tuple[Moment, ...]:
        """All moments that turned the game, in the order they came."""
        return turning_of(self.decisions, self.chances)

    @property
    def costliest(self) -> list[Moment | None]:
        """For each seat the decision that cost it most."""
        return costliest_of(self.decisions, len(self.names))

    @property
    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """Everyone's chance to win over the game, by number of the action."""
        points = [(decision.number, decision.before) for decision in self.decisions]
        last = self.decisions[-1].number + 1 if self.decisions else 0
        return [(0, self.start), *points, (last, self.result)]

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "names": list(self.names),
            "over": self.over,
            "players": [player.as_dict() for player in self.players],
            "moments": [moment.as_dict() for moment in self.moments],
            "decisions": [decision.as_dict() for decision in self.decisions],
            "chances": [chance.as_dict() for chance in self.chances],
        }


@dataclass(slots=True)
class Step:
    """A decision on the way, before its neighbors are known."""

    number: int
    view: View
    chances: Chances
    chosen: Action
    events: list[Event]  # since, up to the next decision
    before: tuple[float, ...] = ()  # everyone's chance, once it fits those of the neighbors
    after: tuple[float, ...] = ()
    share: float = 1.0  # of the difference between the two that was left


def review(
    record: Mapping[str, Any],
    seconds_per_decision: float = 0.1,
    iterations: int | None = None,
    watch: Watch | None = None,
    threads: int = 1,
) -> Review:
    """Go through a record, so long or so many deals at each decision; `watch` is told how far it is.

    By deals the review is the same on any number of threads: each decision is weighed on one of them.
    """
    check_limits(iterations, threads, seconds_per_decision)
    if watch is not None and not callable(watch):
        raise wrong(f"watch is a function that is told how many decisions of how many are done, not {shown(watch)}.")
    replay(record)
    game = beginning_of(record)
    actions: Sequence[str] = record["actions"]
    asked: list[tuple[int, View, Action, list[Event]]] = []
    first = game.view(game.actor)
    before_first: list[Event] = []
    for number, words in enumerate(actions, 1):
        action = game.check(words)
        view = game.view(game.actor)
        if len(view.actions) > 1:
            asked.append((number, view, action, []))
        events = game.play(action)
        (asked[-1][-1] if asked else before_first).extend(events)

    def weighed(each: tuple[int, View, Action, list[Event]]) -> Step:
        number, view, chosen, events = each
        chances = chances_of(view, chosen, f"review/{number}", seconds_per_decision, iterations)
        return Step(number, view, chances, chosen, events)

    with ThreadPoolExecutor(threads) as pool:
        steps: list[Step] = []
        # What runs right here can be broken off right away.
        for step in map(weighed, asked) if threads == 1 else pool.map(weighed, asked):
            steps.append(step)
            if watch:
                watch(len(steps), len(asked))
        result = result_of(game, seconds_per_decision, iterations)
        level(steps, result)
        decisions = list(map(decided, steps) if threads == 1 else pool.map(decided, steps))
    chances = luck_of(steps, decisions, result)
    start = decisions[0].before if decisions else result
    if has_chance(before_first):
        then, start = start, chances_of(first, first.actions[0], "review/start", seconds_per_decision, iterations).best
        chances.insert(0, luck_in(before_first, 1, first, start, then))
    return Review(game.names, decisions, chances, start, result, game.over)


def result_of(game: Game, seconds: float, iterations: int | None) -> tuple[float, ...]:
    """Shares of the victory; of a game still running, everyone's chance."""
    if game.over:
        return tuple(win_shares(game.state))
    view = game.view(game.actor)
    return chances_of(view, view.actions[0], "review/end", seconds, iterations).best


def has_chance(events: Sequence[Event]) -> bool:
    """Was a card turned over?"""
    return any(event.kind == LUCK for event in events)


def level(steps: Sequence[Step], result: tuple[float, ...]) -> None:
    """Where no card was turned over nothing changes by luck: what is known later holds before, too."""
    later = result
    for step in reversed(steps):
        before, after = ends_of(step)
        gains = [best - chosen for best, chosen in zip(before, after, strict=True)]
        step.after = after if has_chance(step.events) else later
        step.share = share_left(step.after, gains)
        step.before = tuple(chance + step.share * gain for chance, gain in zip(step.after, gains, strict=True))
        later = step.before


def share_left(after: Sequence[float], gains: Sequence[float]) -> float:
    """How much there is room for of what the best choice would have gained: a chance is never below 0 or above 1."""
    share = 1.0
    for chance, gain in zip(after, gains, strict=True):
        room = 1.0 - chance if gain > 0 else chance
        if abs(gain) > room:
            share = min(share, max(room, 0.0) / abs(gain))
    return share


def too_close(step: Step) -> bool:
    """Can the chosen option not be told from the best?"""
    return is_too_close(step.chances.gap, step.chances.noise, step.chances.error, SURE_OF_A_LOSS)


def ends_of(step: Step) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Everyone's chance before and after a choice, as playouts told."""
    after = step.chances.chosen
    return (after if too_close(step) else step.chances.best), after


def decided(step: Step) -> Decision:
    """A step as a decision, with its class and, if it cost something, the reason."""
    loss = 0.0 if too_close(step) else step.share * step.chances.gap
    grade = grade_of(loss)
    best = step.chances.favorite
    why = reason_of(step) if grade != "good" else None
    return Decision(
        number=step.number,
        round=step.view.round,
        seat=step.view.actor,
        action=step.chosen.words,
        best=best.words,
        loss=loss,
        error=step.chances.error,
        grade=grade,
        too_close=too_close(step) and best != step.chosen,
        before=step.before,
        after=step.after,
        reason=why,
    )


def reason_of(step: Step) -> Reason:
    """Why the best choice was better than the chosen one."""
    view, chances = step.view, step.chances
    plain = verdict(view, chances.key, chances.wins, chances.favorite, step.chosen)
    if plain is not None:
        return Reason(plain, {}, chances.gap)
    return reason_for(Scales(view, chances.key), chances.favorite, step.chosen)


def grade_of(loss: float) -> str:
    """The class of a loss in win chance."""
    return next(grade for limit, grade in GRADES if loss >= limit)


def luck_of(steps: Sequence[Step], decisions: Sequence[Decision], result: tuple[float, ...]) -> list[Chance]:
    """What the cards changed after each decision that turned some up."""
    found: list[Chance] = []
    later = [*(decision.before for decision in decisions), result][1:]
    for step, decision, then in zip(steps, decisions, later, strict=True):
        if has_chance(step.events):
            found.append(luck_in(step.events, step.number, step.view, decision.after, then))
    return found


def luck_in(
    events: Sequence[Event], number: int, view: View, before: tuple[float, ...], after: tuple[float, ...]
) -> Chance:
    """What the cards in these events changed."""
    cards = [event for event in events if event.kind == LUCK]
    seat = cards[0].seat
    return Chance(
        number,
        view.round,
        seat,
        # Not the card that the next player's turn begins with: it counts, but it is not what happened.
        cards=tuple(str(event.card) for event in cards if event.seat == seat),
        bust=any(event.kind == "harbor_busted" for event in events),
        change=tuple(new - old for new, old in zip(after, before, strict=True)),
    )


__all__ = ["GRADES", "Chance", "Decision", "Review", "review"]
