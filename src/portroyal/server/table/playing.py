"""What is asked while the game runs: moves, taking back, hints, plans of bots, and bots that hold a seat."""

from __future__ import annotations

from math import ceil

from ...bots.plans import is_together, told_plan
from ...engine.play import act
from ...engine.vocabulary import OVER
from ...errors import NotYourTurn
from ...notation import Action
from ..protocol import AskHint, AskLeaving, AskPlan, Hold, Hurry, Move, PlanInfo, Undo, UndoAnswer, Vote
from ..protocol.refusals import Refused, refused
from .asking import Asking, decide
from .ends import MOST_BY_GUEST, MOST_REFUSALS, MOST_RETURNS
from .entries import (
    AnyEntry,
    Ended,
    Held,
    Hinted,
    Hosted,
    Moved,
    PlanTold,
    Returned,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Voted,
)
from .risks import risks_of
from .seats import DEFAULT_BOT
from .table import Table
from .taking_in import game_of
from .undo import actions_to_undo, is_refused_now, whom_to_ask

THINK_FOR = 120.0  # seconds before the others may vote for a bot
AWAY_FOR = 10.0  # the same for who is not there: a page that is loaded anew is back by then


@decide.register
def move(request: Move, asking: Asking) -> None:
    """Play an action for the seat that decides."""
    if asking.table.game is None:
        raise refused("table/not_started")
    game, guest = asking.table.game, asking.check_player()
    seats = asking.table.seats_of(guest)
    if not game.over and game.actor not in seats:
        raise NotYourTurn(f"Seat {game.actor} ({game.names[game.actor]}) decides now.", seat=seats[0], actor=game.actor)
    if not game.over and game.actor in asking.table.holds:
        raise refused("table/held")
    if not game.over and asking.table.reader is not None:
        raise refused("campaign/page_open")
    asking.check_version(request.version)
    action = game.check(request.action)
    if asking.table.lesson is not None:
        check_lesson(asking.table, action)
    write_move(asking, action)


def check_lesson(table: Table, action: Action) -> None:
    """In a lesson, what the script wants is played; anything else gets its answer and another try."""
    script = table.script
    if script is None or table.lesson is None:
        raise refused("lesson/done")
    if action.words != script.play:
        answer = script.answer_to(action)
        raise refused("lesson/another", say=None if answer is None else table.lesson.word(answer))


def write_move(asking: Asking, action: Action, bot: str | None = None) -> None:
    """An action of the seat that decides, and the end, if it is one."""
    game = game_of(asking.table)
    safe = risks_of(game, action) if asking.table.settings.odds != "off" else []
    asking.write(Moved, seat=game.actor, action=action.words, seconds=round(asking.seconds, 3), bot=bot, safe=safe)
    after = game.state.clone()
    act(after, action)
    if after.phase == OVER:
        asking.write(Ended)


def bot_moves(action: str, bot: str, asking: Asking) -> list[AnyEntry]:
    """A bot's action for the seat that decides."""
    write_move(asking, game_of(asking.table).check(action), bot)
    return asking.entries


@decide.register
def undo(request: Undo, asking: Asking) -> None:
    """Take back, or ask the others."""
    asking.check_running()
    table, guest = asking.table, asking.check_player()
    if not table.settings.undo:
        raise refused("table/no_undo")
    asking.check_version(request.version)
    if table.question is not None:
        raise refused("table/undo_asked")
    actions = actions_to_undo(table, guest)
    if is_refused_now(table, guest):
        raise refused("table/undo_refused", most=MOST_REFUSALS)
    seat = table.moves[-actions].seat
    if asked := whom_to_ask(table, guest, asking.present):
        asking.write(UndoAsked, seat=seat, actions=actions, asked=asked)
    else:
        asking.write(Undone, seat=seat, actions=actions)


@decide.register
def undo_answer(request: UndoAnswer, asking: Asking) -> None:
    """Agree or refuse; the last to agree makes it so."""
    asking.check_running()
    table = asking.table
    guest = asking.check_player()
    if table.question is None or guest not in table.question.waiting:
        raise refused("table/nobody_asks")
    seat = table.seats_of(guest)[0]
    if not request.agree:
        asking.write(UndoRefused, seat=seat)
    elif table.question.waiting == frozenset({guest}):
        asking.write(Undone, seat=table.question.seat, actions=table.question.actions)
    else:
        asking.write(UndoAgreed, seat=seat)


def nobody_answered(asking: Asking) -> list[AnyEntry]:
    """Whoever asked to take back has waited long enough."""
    if asking.table.question is not None:
        asking.write(UndoRefused, seat=None)
    return asking.entries


@decide.register
def ask_hint(request: AskHint, asking: Asking) -> None:
    """Ask the coach; each decision counts once."""
    ask_coach(asking, request.version)


@decide.register
def ask_leaving(request: AskLeaving, asking: Asking) -> None:
    """Ask the coach what one leaves the others: as much help as a hint, and counted with it."""
    ask_coach(asking, request.version, taking=True)


def ask_coach(asking: Asking, version: int, *, taking: bool = False) -> None:
    """Whoever decides may ask where there are hints, some things only while they take."""
    game, guest = asking.check_running(), asking.check_player()
    table = asking.table
    if not table.settings.hints:
        raise refused("table/no_hints")
    if game.actor not in table.seats_of(guest) or game.actor in table.holds:
        raise refused("table/not_deciding")
    asking.check_version(version)
    if taking and (game.phase != "take" or len(table.places) == 1):
        raise refused("table/not_taking")
    if table.hinted != table.version:
        asking.write(Hinted, seat=game.actor)


@decide.register
def ask_plan(request: AskPlan, asking: Asking) -> None:
    """Ask a bot of a crew what it is after. It tells what anybody who sees the table could work out."""
    game, _ = asking.check_running(), asking.check_player()
    table, seat = asking.table, request.seat
    view = game.view(None)
    if not is_together(view):
        raise refused("table/no_crew")
    bot = table.bot_at(seat) if seat < len(table.places) else None
    if bot is None:
        raise refused("table/no_bot_there", seat=seat)
    if table.plans_told.get(seat) != table.version:
        plan = told_plan(view, seat, bot)
        told = PlanInfo(how=plan.how, whom=plan.whom)
        if plan.aim:
            told = PlanInfo(
                how=plan.how, whom=plan.whom, aim=plan.aim.contract, lacks=plan.aim.lacks, steps=plan.aim.steps
            )
        asking.write(PlanTold, seat=seat, plan=told)


@decide.register
def hold(request: Hold, asking: Asking) -> None:
    """Let a bot play for me, or play again."""
    game, table = asking.check_running(), asking.table
    refusal: Refused | None = None
    for seat in table.seats_of(asking.check_player()):
        if request.away and seat not in table.holds:
            asking.write(Held, seat=seat, bot=DEFAULT_BOT, why="away")
        elif not request.away and seat in table.holds:
            if table.returns[seat] >= MOST_RETURNS:
                refusal = refused("table/bot_stays", most=MOST_RETURNS)
            elif seat == game.actor and table.late == table.version:
                refusal = refused("table/time_over")
            else:
                asking.write(Returned, seat=seat)
    if refusal is not None and not asking.entries:
        raise refusal


@decide.register
def vote(request: Vote, asking: Asking) -> None:
    """Let a bot play for who decides and does not: more than half of the others who are there have to want it.

    Whoever is away has their seat back by coming.
    """
    game, guest, table = asking.check_running(), asking.check_player(), asking.table
    if request.seat != game.actor or table.bot_at(game.actor) is not None:
        raise refused("table/not_their_turn")
    slow = table.places[game.actor].guest
    if slow is None or slow == guest:
        raise refused("table/not_yourself")
    is_there = slow in asking.present
    left = THINK_FOR - asking.idle if is_there else AWAY_FOR - asking.away.get(slow, 0.0)
    if left > 0:
        raise refused("table/still_thinking", seconds=ceil(left))
    others = table.players() & asking.present - {slow}
    if guest in table.votes:
        return
    asking.write(Voted, seat=request.seat, name=table.guests[guest].name)
    if 2 * len((table.votes | {guest}) & others) > len(others):
        asking.write(Held, seat=request.seat, bot=DEFAULT_BOT, why="vote" if is_there else "absent")


@decide.register
def hurry(request: Hurry, asking: Asking) -> None:
    """Nothing to remember: the room lets the bots go faster."""
    asking.check_running()
    asking.check_player()
    if len(asking.table.players()) > 1:
        raise refused("table/people_play")


def gone(asking: Asking, guest: int) -> list[AnyEntry]:
    """Somebody has been away for long while others wait."""
    for seat in asking.table.seats_of(guest):
        if seat not in asking.table.holds:
            asking.write(Held, seat=seat, bot=DEFAULT_BOT, why="absent")
    return asking.entries


def back(asking: Asking, guest: int) -> list[AnyEntry]:
    """Somebody who was taken for gone is there again, and is host again if they were."""
    table = asking.table
    seats = table.seats_of(guest)
    for seat in seats:
        hold = table.holds.get(seat)
        if hold is not None and hold.why == "absent" and table.returns[seat] < MOST_RETURNS:
            asking.write(Returned, seat=seat)
    if guest == table.stands_for:
        asking.write(Hosted, host=guest, seat=seats[0] if seats else None, name=table.guests[guest].name)
    return asking.entries


def is_waited_for(table: Table, guest: int) -> bool:
    """Was something taken from this guest for being gone, that they get back by coming?"""
    held = (table.holds.get(seat) for seat in table.seats_of(guest))
    return guest == table.stands_for or any(hold is not None and hold.why == "absent" for hold in held)


def heir_of(table: Table, present: set[int]) -> int | None:
    """The seat of who stands in when the host is gone: the first player who is there."""
    if table.state == "over" or table.host in present:
        return None
    return next((seat for seat, place in enumerate(table.places) if place.guest in present), None)


def hand_over(asking: Asking) -> list[AnyEntry]:
    """The host has been away for long while others are there; there is always one more time left to come back."""
    seat = heir_of(asking.table, asking.present)
    if seat is not None and asking.table.counts[None, Hosted] + 2 <= MOST_BY_GUEST[Hosted]:
        place = asking.table.places[seat]
        asking.write(Hosted, host=place.guest, seat=seat, name=place.name)
    return asking.entries


def time_out(asking: Asking) -> list[AnyEntry]:
    """The seat that decides has used up its time: a bot goes on for it."""
    seat = game_of(asking.table).actor
    asking.write(TimedOut, seat=seat)
    asking.write(Held, seat=seat, bot=DEFAULT_BOT, why="time")
    return asking.entries
