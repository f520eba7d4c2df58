"""What a host may do to keep order: clear seats, send guests away, mute them, lock the table, hand it over.

All of it at any time, before, in and after the game, as far as it makes sense then. Who stands in for a host may do
the same, but to the host.
"""

from __future__ import annotations

from ..protocol import Dismiss, HandOver, Lock, Mute, Remove
from ..protocol.refusals import refused
from .asking import Asking, decide
from .entries import Dismissed, Hosted, Left, Locked, Muted
from .seats import DEFAULT_BOT, check_seat


@decide.register
def remove(request: Remove, asking: Asking) -> None:
    """Clear a seat; in a game a bot sits down there for good."""
    asking.check_host()
    table = asking.table
    check_seat(table.places, request.seat)
    place = table.places[request.seat]
    asking.check_not_the_host(place.guest)
    if table.game is None:
        if place.kind != "open":
            asking.write(Left, seat=request.seat, name=place.name, bot=None)
        return
    asking.check_running()
    if place.guest == table.host:
        raise refused("table/own_seat")
    if place.kind == "person":
        asking.write(Left, seat=request.seat, name=place.name, bot=DEFAULT_BOT)


@decide.register
def dismiss(request: Dismiss, asking: Asking) -> None:
    """Send a guest away. Of those without a name nothing is remembered: the room closes their lines."""
    asking.check_host()
    if request.guest is None:
        return
    guest = asking.check_other(request.guest)
    asking.check_not_the_host(guest.number)
    bot = DEFAULT_BOT if asking.table.game is not None else None
    asking.write(Dismissed, who=guest.number, name=guest.name, ban=request.ban, bot=bot)


@decide.register
def mute(request: Mute, asking: Asking) -> None:
    """Let a guest, or everybody else, talk no more, or again."""
    asking.check_host()
    if request.guest is None:
        if request.muted != asking.table.quiet:
            asking.write(Muted, muted=request.muted)
        return
    guest = asking.check_other(request.guest)
    asking.check_not_the_host(guest.number)
    if request.muted != (guest.number in asking.table.muted):
        asking.write(Muted, who=guest.number, name=guest.name, muted=request.muted)


@decide.register
def lock(request: Lock, asking: Asking) -> None:
    """Let nobody new come, or open the table again."""
    asking.check_host()
    if request.locked != asking.table.locked:
        asking.write(Locked, locked=request.locked)


@decide.register
def hand_over(request: HandOver, asking: Asking) -> None:
    """Make another player the host."""
    asking.check_host()
    guest = asking.check_other(request.guest)
    seats = asking.table.seats_of(guest.number)
    if not seats:
        raise refused("table/no_such_guest", guest=guest.number)
    asking.write(Hosted, host=guest.number, seat=seats[0], name=asking.table.places[seats[0]].name)
