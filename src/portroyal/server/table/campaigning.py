"""What is asked at the table of a campaign: sharing coins after failures, and turning the pages of the story."""

from __future__ import annotations

from ..protocol import ShareCoins, TurnPage
from ..protocol.refusals import refused
from .asking import Asking, decide
from .entries import PageTurned, Shared

READ_FOR = 120.0  # seconds for a page before the others may turn it


@decide.register
def share_coins(request: ShareCoins, asking: Asking) -> None:
    """Say how the coins after failures are to be split; the game begins once everybody who plays says the same."""
    asking.check_not_started()
    table, guest = asking.table, asking.check_player()
    if table.kept is None or not table.kept.coins:
        raise refused("campaign/nothing_to_share")
    coins = tuple(request.coins)
    closed = [at for at, place in enumerate(table.places) if place.kind == "open"]
    if len(coins) != len(table.places) or sum(coins) != table.kept.coins or any(coins[at] for at in closed):
        raise refused("campaign/coins", coins=table.kept.coins)
    if table.shares.get(guest) != coins:
        asking.write(Shared, coins=list(coins))


@decide.register
def turn_page(request: TurnPage, asking: Asking) -> None:
    """The reader turns the page for all; a reader who is not there or takes too long leaves it to all who play."""
    table, guest = asking.table, asking.check_player()
    if table.page is None or request.page != table.page.number:
        return  # it was turned already
    reader = table.reader
    holder = None if reader is None else table.places[reader].guest
    if holder not in (None, guest) and holder in asking.present and asking.paused < READ_FOR:
        raise refused("campaign/not_reader")
    asking.write(PageTurned, page=request.page)
