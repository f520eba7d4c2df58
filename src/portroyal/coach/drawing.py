"""Drawing on: what the next card may be, as a reason to draw or to stop.

Every card that may come has its exact chance. Whether one makes the harbor better or worse is told by the best play
after it, to stop at once included, so that nobody's mistake later on is charged to the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..bots.finish import share_of_win
from ..bots.judgment import Mind
from ..bots.venture import outlook
from ..bots.voyage import choose_by_judgment
from ..catalog import BY_CODE
from ..engine.play import act, legal
from ..engine.state import State
from ..engine.vocabulary import DISCOVER, DO_DRAW, DO_KEEP, DO_STOP, KIND_SHIFT, OVER, PERSON, REPEL, SHIP, TAKE
from ..knowledge.odds import Odds, bust, harbor_colors
from ..knowledge.terms import can_pay, can_repel, colors_worth
from ..knowledge.view import View
from .reasons import CANT_PAY, Reason, Scene, Terms
from .scales import put_on_top

# The cards that ship colors allow beyond the first.
PICKS = ("second_pick", "third_pick")
# The sorts of cards that lie in the harbor when they have come. Taxes, expeditions and repelled ships don't.
COME_IN = ("person", "new_ship", *PICKS)
# What two harbors have to differ by, in chance to win, to be better or worse.
ALIKE = 1e-6


def drawing(scene: Scene) -> Terms:
    """What the next card may be, each with its exact chance. Without: such cards change nothing."""
    if {scene.best.kind, scene.other.kind} != {"draw", "stop"}:
        return
    draws = scene.best.kind == "draw"
    still = scene.other_chance if draws else scene.best_chance
    if draws and scene.view.harbor and not can_pay_for_something(scene.view):
        yield Reason(CANT_PAY, {}, scene.gap)  # who stops gets nothing: there is nothing to weigh
        return
    sorts = sorts_of_cards(scene.view, scene.cards)
    better, worse = harbor_cards(scene, (code for sort in COME_IN for code in sorts.get(sort, [])))
    if not draws:  # what one stops for is a bust, a tax, or what the others would get
        sorts = {sort: codes for sort, codes in sorts.items() if sort in ("bust_risk", "tax")}
        if worse:
            sorts["for_others"] = worse
    particular = [term_of_cards(scene, sort, codes, still) for sort, codes in sorts.items()]
    yield from particular
    if any(term.holds_clearly for term in particular):
        return
    codes = better if draws else [*sorts.get("bust_risk", []), *worse]
    if codes:
        in_all = term_of_cards(scene, "better_card" if draws else "worse_card", codes, still)
        yield in_all
        if in_all.holds_clearly:
            return
    if draws:  # for what further cards may bring
        safe = [code for sort, codes in sorts.items() if sort != "bust_risk" for code in codes]
        yield term_of_cards(scene, "safe_cards", safe, still)


def can_pay_for_something(view: View) -> bool:
    """Is there a card in the harbor that the one who decides could take?"""
    return any(can_pay(view, view.actor, code) for code in view.harbor)


def term_of_cards(scene: Scene, term: str, codes: list[str], still: float) -> Reason:
    """Some of the cards that may come. Without: they leave everything as it is after a stop."""
    share = sum(float(scene.cards[code].chance) * (scene.after_cards[code] - still) for code in codes)
    left = scene.gap - share if scene.best.kind == "draw" else scene.gap + share
    return Reason(term, facts_of_cards(scene, term, codes, still), scene.gap, left)


def harbor_cards(scene: Scene, codes: Iterable[str]) -> tuple[list[str], list[str]]:
    """Of cards that would lie in the harbor, those that make it better for the seat, and those that make it worse."""
    as_it_is = harbor_worth(scene, None)
    worths = {code: harbor_worth(scene, code) for code in codes}
    better = [code for code, worth in worths.items() if worth > as_it_is + ALIKE]
    return better, [code for code, worth in worths.items() if worth < as_it_is - ALIKE]


def harbor_worth(scene: Scene, code: str | None) -> float:
    """The chance to win once this turn is over, if one stops now, or right after one more card."""
    state = scene.view.table.clone()
    if code is not None:
        put_on_top(state, BY_CODE[code].number)
        act(state, DO_DRAW << KIND_SHIFT)
        if state.phase == REPEL:
            act(state, DO_KEEP << KIND_SHIFT)
    if state.phase == DISCOVER:
        act(state, DO_STOP << KIND_SHIFT)
    quick, judge = scene.scales.minds({})[0], scene.scales.judge({})
    return max(turn_ended(state, first, scene.seat, quick, judge) for first in legal(state))


def turn_ended(state: State, first: int, seat: int, quick: Mind, judge: Mind) -> float:
    """A seat's chance after a choice, once everyone has taken what judgment tells them to."""
    state, turn = state.clone(), (state.active, state.round)
    act(state, first)
    while state.phase == TAKE and (state.active, state.round) == turn:
        choices = legal(state)
        act(state, choices[0] if len(choices) == 1 else choose_by_judgment(state, quick))
    return share_of_win(state, seat) if state.phase == OVER else outlook(state, judge)[seat]


def sorts_of_cards(view: View, cards: Mapping[str, Odds]) -> dict[str, list[str]]:
    """The cards that may come, sorted by what they do."""
    colors = harbor_colors(view)
    new_color = pick_with(view, len(colors) + 1) or "new_ship"
    found: dict[str, list[str]] = {}
    for code in cards:
        card = BY_CODE[code]
        term = {PERSON: "person"}.get(card.kind, card.name)
        if card.kind == SHIP:
            term = new_color
            if card.color in colors:
                term = "repelled" if can_repel(view, code) else "bust_risk"
        found.setdefault(term, []).append(code)
    return found


def pick_with(view: View, colors: int) -> str | None:
    """The card more that the last of so many ship colors allows, if it does."""
    return dict(zip(colors_worth(view), PICKS, strict=False)).get(colors)


def facts_of_cards(scene: Scene, term: str, codes: list[str], still: float) -> dict[str, Any]:
    """How many cards there are of a sort, and what they would change, in points of win chance."""
    copies = sum(scene.cards[code].cards for code in codes)
    mean = sum(scene.cards[code].cards * scene.after_cards[code] for code in codes) / copies
    odds = bust(scene.view) if term == "bust_risk" else Odds(copies, scene.cards[codes[0]].of)
    return {"cards": odds.cards, "of": odds.of, "points": round(100 * (mean - still), 1)}
