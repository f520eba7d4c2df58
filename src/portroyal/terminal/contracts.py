"""Contracts on a screen of 80 columns: those on the table with who is how far, a crew's voyage, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..contracts import BY_ID, IDS
from ..knowledge.contracts import ContractOffer, contract_offers, cubes_left, nearest_seat, rank_for, voyage_of
from ..words import Words
from ..words.contracts import (
    contract_asks,
    contract_footnotes,
    contract_name,
    contract_text,
    contract_when,
    needs_text,
    rank_name,
)
from .choices import plain
from .teller import Teller

if TYPE_CHECKING:
    from ..knowledge.view import View
    from ..outcome import Outcome

WIDEST_NAME = 20


def contracts_on_table(view: View, teller: Teller) -> RenderableType:
    """The contracts: what each asks for, what it pays next, and how it stands. Those done come last."""
    t = teller.t
    grid = Table.grid(padding=(0, 2))
    grid.add_column(max_width=WIDEST_NAME)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    reader = view.actor if view.seat is None else view.seat
    by_seat = [contract_offers(view, seat) for seat in range(len(view.names))]
    rows = list(zip(*by_seat, strict=True))
    for offers in sorted(rows, key=lambda offers: is_done(view, offers[reader])):
        mine = offers[reader]
        coins = BY_ID[mine.id].payouts[len(completed_by(view, mine.id))] if mine.has_cube else None
        cells = (
            contract_name(t, mine.id),
            contract_asks(t, mine.id),
            "" if coins is None else t.signed(coins),
            standing(view, teller, reader, offers),
        )
        style = "dim" if is_done(view, mine) else "bold" if mine.action is not None else ""
        grid.add_row(*(Text(cell) for cell in cells), style=style)
    return Group(Text(heading(view, teller, reader), style="dim"), Padding(grid, (0, 0, 0, 2)))


def heading(view: View, teller: Teller, reader: int) -> str:
    """`Contracts: 2 cubes left`, of a crew `4 of 9, 2 cubes left, 2 points, Sailor (Pirate at 4)`."""
    t, voyage = teller.t, voyage_of(view)
    parts = [t("contract-cubes", count=cubes_left(view, reader))]
    if voyage is not None:
        parts.insert(0, t("contracts-of", done=voyage.done, all=voyage.contracts))
        parts.append(t("score-points", count=voyage.points))
        rank, above = rank_name(t, voyage.rank), voyage.next_rank
        more = f" ({t('rank-next', rank=rank_name(t, above), points=voyage.next_points)})" if above else ""
        parts.append(f"{rank}{more}")
    return t("terminal-told", what=t("contracts-title"), that=", ".join(parts))


def is_done(view: View, offer: ContractOffer) -> bool:
    """Is there nothing left to do about it: for the reader, or in a crew for anybody?"""
    return bool(offer.completed) or (view.ruleset.is_crew and bool(completed_by(view, offer.id)))


def completed_by(view: View, contract: str) -> tuple[int, ...]:
    """The seats that have completed a contract, the first one first."""
    return next(each.completed for each in view.contracts if each.id == contract)


def standing(view: View, teller: Teller, reader: int, offers: Sequence[ContractOffer]) -> str:
    """How a contract stands: who has done it, how far the reader is, and in a crew who is farther."""
    t, mine = teller.t, offers[reader]
    parts: list[str] = []
    if done := completed_by(view, mine.id):
        parts.append(t("terminal-contract-done", names=t.series(teller.called(seat) for seat in done)))
    if mine.completed:
        return ", ".join(parts)
    if mine.action is not None:
        parts.append(t("terminal-contract-ready"))
    elif not mine.has_cube:
        parts.append(t("contract-no-cube"))
    elif (have := progress(mine))[0]:
        parts.append(t("terminal-have", have=have[0], of=have[1]))
    first = nearest_seat(view, offers)
    if view.ruleset.is_crew and not done and first is not None and progress(offers[first]) > progress(mine):
        have, of = progress(offers[first])
        parts.append(t("terminal-told", what=teller.called(first), that=t("contracts-of", done=have, all=of)))
    return ", ".join(parts)


def progress(offer: ContractOffer) -> tuple[int, int]:
    """How much of what a contract asks for a seat has, in steps where it has several."""
    if offer.steps > 1:
        return offer.step, offer.steps
    have = sum(min(offer.has[what], count) for what, count in offer.wants.items())
    return have, sum(offer.wants.values())


# --- What one may ask ---


def contracts_meant(t: Words, text: str, view: View) -> list[str]:
    """The contracts that an id or the beginning of a name means; without one, those on the table."""
    if not text:
        return [contract.id for contract in view.contracts]
    wanted = plain(text)
    return [each for each in IDS if each == wanted or plain(contract_name(t, each)).startswith(wanted)]


def contract_help(t: Words, ids: Sequence[str]) -> Group:
    """What contracts ask for, when they may be completed, and what they bring."""
    lines: list[RenderableType] = []
    for each in ids:
        told = " ".join([contract_text(t, each), contract_when(t, each), *contract_footnotes(t, each)])
        lines.append(Padding(Text.assemble((contract_name(t, each), "bold"), f" ({each}). {told}"), (0, 0, 0, 2)))
    return Group(*lines)


# --- The end of a voyage ---


def voyage_end(view: View, outcome: Outcome, teller: Teller) -> Group:
    """How a crew fared: the headline, its rank, and each contract with who completed it or what was left to do."""
    t, voyage, crew = teller.t, voyage_of(view), outcome.crew
    assert voyage is not None and crew is not None
    if crew.won:
        title = t("end-voyage-won", all=voyage.contracts, turns=voyage.turns)
        below = t("end-voyage-rank", points=crew.points, rank=rank_name(t, crew.rank))
    else:
        would = rank_name(t, rank_for(view.ruleset.modules, voyage.points))
        title = t("end-voyage-lost") if outcome.reason == "time" else t("end-stalemate").rstrip(".")
        done = t("end-voyage-short", done=voyage.done, all=voyage.contracts)
        points = f"{t('score-points', count=voyage.points)}, {would}."
        below = f"{done} {t('terminal-told', what=t('end-voyage-would'), that=points)}"
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    by_seat = [contract_offers(view, seat) for seat in range(len(view.names))]
    for offers in zip(*by_seat, strict=True):
        done_by = completed_by(view, offers[0].id)
        names = t.series(teller.called(seat) for seat in done_by)
        told = t("terminal-contract-done", names=names) if done_by else left_to_do(view, teller, offers)
        grid.add_row(Text(contract_name(t, offers[0].id)), Text(told), style="" if done_by else "bold")
    return Group(Text(f"{title}. {below}", style="bold"), Padding(grid, (0, 0, 0, 2)))


def left_to_do(view: View, teller: Teller, offers: Sequence[ContractOffer]) -> str:
    """What a contract still asked for, of whoever was nearest to it."""
    t, first = teller.t, nearest_seat(view, offers)
    contract = BY_ID[offers[0].id]
    if first is None:
        return t("contract-moment-missed") if contract.at_moment else contract_asks(t, contract.id)
    nearest = offers[first]
    if nearest.steps > 1:
        done = t("contract-steps-done", step=nearest.step, steps=nearest.steps)
        return t("terminal-told", what=teller.called(first), that=done)
    if contract.how == "ships_kept":
        kept = t("contract-ships-kept", count=nearest.has["ships_kept"], amount=contract.amount)
        return t("terminal-told", what=teller.called(first), that=kept)
    if not nearest.missing:
        return t("terminal-told", what=teller.called(first), that=contract_asks(t, contract.id))
    things = needs_text(t, nearest.missing, contract.amount)
    return t("contract-lacks", things=things, **teller.who(first))
