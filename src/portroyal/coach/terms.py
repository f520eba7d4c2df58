"""The terms a reason may name, the particular ones before the general ones.

A finder looks at two choices and yields the terms that could tell them apart, each with the gap that is left
without it. What "without" means stands beside each of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ..bots.voyage import choose_by_judgment
from ..catalog import BY_CODE, CODES
from ..engine.play import act, legal
from ..engine.state import State
from ..engine.timing import has_reached_the_end
from ..engine.vocabulary import CARD_MASK, COLOR_NAMES, DO_TAKE, KIND_SHIFT, PERSON, SHIP, TAKE, TAXED_FROM
from ..knowledge.odds import Odds, bust, harbor_colors
from ..knowledge.terms import can_pay, can_repel, colors_worth, symbols_missing, symbols_short, terms_of, would_bust
from ..knowledge.view import View
from . import changes
from .reasons import Finder, Reason, Scene, Terms
from .scales import Scales

SYMBOL_PERSONS = {"hut": "settler", "anchor": "captain", "cross": "priest"}
# The weights that hold what a person's ability is worth.
ABILITY_WEIGHTS = {
    "trader": ("trader",),
    "settler": ("symbol", "voyage"),
    "captain": ("symbol", "voyage"),
    "priest": ("symbol", "voyage"),
    "jack_of_all_trades": ("symbol", "jack", "voyage"),
    "sailor": ("sword",),
    "pirate": ("sword",),
    "mademoiselle": ("mademoiselle",),
    "jester": ("jester",),
    "admiral": ("admiral",),
    "governor": ("governor",),
    "gambler": ("gambler",),
}
# Somebody of the same influence who is of no use to an expedition.
LIKE_A_SETTLER = "trader.black:3"
# The cards that ship colors allow beyond the first.
PICKS = ("second_pick", "third_pick")
# The sorts of cards that change the harbor: they lie in it, or empty it. Taxes, expeditions and repelled ships don't.
CHANGE_HARBOR = ("person", "new_ship", *PICKS, "bust_risk")


# --- The end of the game ---


def the_end(scene: Scene) -> Terms:
    """The last round, or a choice that brings it on. Without: the game goes on."""
    if is_last_round(scene.view.table):
        yield Reason("last_round", {}, scene.gap, scene.without(changes.no_end))
        return
    for action, term in ((scene.best, "end_trigger"), (scene.other, "end_too_early")):
        state = scene.view.table.clone()
        act(state, action)
        if is_last_round(state):
            facts = {"influence": influence_after(scene, action)}
            yield Reason(term, facts, scene.gap, scene.without(changes.no_end))
            return


def is_last_round(state: State) -> bool:
    """Will the game end with this round? Some editions look for that only when the round is over."""
    return bool(state.ending) or any(has_reached_the_end(state, seat) for seat in range(state.seats))


def influence_after(scene: Scene, action: int) -> int:
    """The influence a choice leads to."""
    state = scene.view.table.clone()
    act(state, action)
    return sum(BY_CODE[CODES[card]].influence for card in state.display_of(scene.seat))


# --- Expeditions ---


def claims(scene: Scene) -> Terms:
    """An expedition claimed at once. Without: it brings nothing; or the rival can't claim it."""
    if scene.best.kind != "claim" or scene.other.kind == "claim":
        return
    code = str(scene.best.card)
    card = BY_CODE[code]
    rivals = {seat: len(symbols_missing(scene.view, seat, code)) for seat in others(scene)}
    nearest = min(rivals, key=lambda seat: rivals[seat])
    if rivals[nearest] <= 1:
        facts = {"card": code, "seat": nearest, "name": scene.view.names[nearest], "missing": rivals[nearest]}
        # Long enough for the rival to have had a turn, and for oneself to claim after that.
        far = Scene(Scales(scene.view, scene.scales.key, 2 * scene.scales.turns), scene.best, scene.other)
        race = Reason("expedition_race", facts, far.gap, far.without(partial(crewless, scene, nearest)))
        yield race
        if race.holds_clearly:
            return

    def for_nothing(state: State) -> State:
        state = changes.more_coins(state, scene.seat, -(card.coins or 0))
        return changes.off_display(state, scene.view.ruleset, scene.seat, {code}, most=1)

    facts: dict[str, Any] = {"card": code, "influence": card.influence, "coins": card.coins or 0}
    yield Reason("claim", facts, scene.gap, scene.best_without(for_nothing))


def crewless(scene: Scene, seat: int, state: State) -> State:
    """A rival who has somebody of as much influence for everybody that could go on an expedition."""
    names = {*SYMBOL_PERSONS.values(), "jack_of_all_trades"}
    codes = {code for code in CODES if BY_CODE[code].name in names}
    return changes.off_display(state, scene.view.ruleset, seat, codes, instead=LIKE_A_SETTLER)


def for_expeditions(scene: Scene) -> Terms:
    """A person whom an open expedition asks for. Without: no expedition lies open."""
    code = scene.person(scene.best)
    if code is None:
        return
    wanted = [each for each in scene.view.expeditions if helps(scene.view, scene.seat, BY_CODE[code].name, each)]
    if wanted:
        missing = {each: len(symbols_missing(scene.view, scene.seat, each)) for each in wanted}
        nearest = min(wanted, key=lambda each: missing[each])
        facts = {"card": code, "expedition": nearest, "missing": missing[nearest] - 1}
        yield Reason("expedition", facts, scene.gap, scene.without(changes.no_expeditions))


def helps(view: View, seat: int, person: str, code: str) -> bool:
    """Would this person bring a seat nearer to an expedition?"""
    if not symbols_missing(view, seat, code):
        return False
    wanted = [SYMBOL_PERSONS[symbol] for symbol in symbols_short(view, seat, code)]
    return person == "jack_of_all_trades" or person in wanted


def can_pay_for_something(view: View) -> bool:
    """Is there a card in the harbor that the one who decides could take?"""
    return any(can_pay(view, view.actor, code) for code in view.harbor)


def others(scene: Scene) -> list[int]:
    """Everyone else, the next one first."""
    seats = len(scene.view.names)
    return [(scene.seat + step) % seats for step in range(1, seats)]


# --- Drawing on ---


def drawing(scene: Scene) -> Terms:
    """What the next card may be, each with its exact chance. Without: such cards change nothing."""
    if {scene.best.kind, scene.other.kind} != {"draw", "stop"}:
        return
    draws = scene.best.kind == "draw"
    still = scene.other_chance if draws else scene.best_chance
    # What one draws for can be told by its name; what one stops for is a bust, a tax, or that more cards do harm.
    particular = [
        term_of_cards(scene, term, codes, still)
        for term, codes in sorts_of_cards(scene.view, scene.cards).items()
        if draws or term in ("bust_risk", "tax")
    ]
    yield from particular
    if not any(term.holds_clearly for term in particular):
        codes = [code for code in harbor_cards(scene) if (scene.after_cards[code] > still) == draws]
        if codes:
            yield term_of_cards(scene, "better_card" if draws else "worse_card", codes, still)


def term_of_cards(scene: Scene, term: str, codes: list[str], still: float) -> Reason:
    """Some of the cards that may come. Without: they leave everything as it is after a stop."""
    share = sum(float(scene.cards[code].chance) * (scene.after_cards[code] - still) for code in codes)
    left = scene.gap - share if scene.best.kind == "draw" else scene.gap + share
    return Reason(term, facts_of_cards(scene, term, codes, still), scene.gap, left)


def harbor_cards(scene: Scene) -> list[str]:
    """The cards that would change the harbor."""
    sorts = sorts_of_cards(scene.view, scene.cards)
    return [code for term in CHANGE_HARBOR for code in sorts.get(term, [])]


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


def gambling(scene: Scene) -> Terms:
    """A gambler's four cards. Without: no card more to take, or they do not lie there; or a bust costs nothing."""
    if (scene.best.kind == "gamble") == (scene.other.kind == "gamble"):
        return
    gambled = scene.gambled
    if scene.other.kind == "gamble":
        facts = in_cases(1 - gambled.survival) | {"points": round(100 * (gambled.lost - scene.best_chance), 1)}
        left = gambled.survival * (scene.best_chance - gambled.through)
        yield Reason("gamble_risk", facts, scene.gap, left)
        return
    seat, lying = scene.seat, len(scene.view.harbor)
    facts = in_cases(gambled.survival)
    yield Reason("gamble_pick", facts, scene.gap, scene.best_without(lambda s: changes.no_card_more(s, seat)))
    yield Reason("gamble_cards", facts, scene.gap, scene.best_without(lambda s: changes.cards_gone(s, seat, lying)))


def in_cases(chance: float) -> dict[str, Any]:
    """A chance in whole cases of a hundred; what is neither impossible nor certain does not look so."""
    times = round(100 * chance)
    if 0 < chance < 1:
        times = min(max(times, 1), 99)
    return {"times": times, "of": 100}


def repelling(scene: Scene) -> Terms:
    """A ship kept or repelled. Without: it counts for no bust and no pick, or brings no coins."""
    if {scene.best.kind, scene.other.kind} != {"repel", "keep"}:
        return
    code = str(scene.view.ship)
    ship = BY_CODE[code]
    color = COLOR_NAMES.index(str(ship.color))
    keep = scene.best if scene.best.kind == "keep" else scene.other
    if would_bust(scene.view, code):
        harmless = scene.scales.chance(without_double(scene.view.table, color, keep), scene.scales.minds({}), 0)
        yield Reason("bust_certain", {"card": code}, scene.gap, scene.best_chance - harmless)
    elif keep == scene.other:
        odds = bust(scene.view, keep=True).by_color[str(ship.color)]
        facts = {"card": code, "color": ship.color, "cards": odds.cards, "of": odds.of}
        left = scene.other_without(lambda state: changes.color_forgotten(state, color))
        yield Reason("color_risk", facts, scene.gap, left)
    else:
        pick = pick_with(scene.view, len(harbor_colors(scene.view)) + 1)
        if pick:
            left = scene.best_without(lambda state: changes.color_forgotten(state, color))
            yield Reason(f"{pick}_kept", {"card": code}, scene.gap, left)
        facts = {"card": code, "coins": terms_of(scene.view, scene.seat, code).gain}
        yield Reason("ship_coins", facts, scene.gap, scene.best_without(lambda s: changes.out_of_harbor(s, code)))


def without_double(table: State, color: int, keep: int) -> State:
    """A ship kept that would bust, in a harbor where its color had not been seen."""
    state = changes.color_forgotten(table.clone(), color)
    act(state, keep)
    return state


# --- Taking ---


def tax(scene: Scene) -> Terms:
    """A purse a tax could reach. Without: there are no taxes, and coins beyond eleven are worth as much."""
    purses = [purse_after(scene, action) for action in (scene.best, scene.other)]
    if max(purses) >= scene.view.table.number(TAXED_FROM) and scene.price(scene.best) > scene.price(scene.other):
        left = scene.without(changes.no_taxes, {"hoard": 1.0})
        yield Reason("tax", {"coins": max(purses), "from": scene.view.table.number(TAXED_FROM)}, scene.gap, left)


def purse_after(scene: Scene, action: int) -> int:
    """The coins a choice leads to."""
    state = scene.view.table.clone()
    act(state, action)
    return state.purse_of(scene.seat)


def the_fee(scene: Scene) -> Terms:
    """The coin for the active player. Without: it is back in the purse it came from."""
    active, fee = scene.view.active, scene.in_coins(scene.other).fee
    if scene.best.kind == "pass" and fee:
        facts = {"card": scene.other.card, "seat": active, "name": scene.view.names[active]}
        left = scene.other_without(lambda state: changes.fee_returned(state, scene.seat, active, fee))
        yield Reason("fee", facts, scene.gap, left)


def leaving(scene: Scene) -> Terms:
    """What the others find. Without: the harbor is empty for them."""
    if scene.view.phase != "take":
        return
    later = takers(scene, scene.best)
    lost = [taker for taker in takers(scene, scene.other) if taker not in later]
    if not lost:
        return
    seat, code = lost[0]
    mind = scene.scales.minds({})[0]
    facts = {"seat": seat, "name": scene.view.names[seat], "card": code}
    left = scene.without(lambda state: changes.nothing_left(state, scene.seat, mind))
    yield Reason("leaves", facts, scene.gap, left)


def takers(scene: Scene, action: int) -> list[tuple[int, str]]:
    """Who takes a card this turn after a choice, and which, as judgment expects."""
    state = scene.view.table.clone()
    turn = (state.active, state.round)
    mind = scene.scales.minds({})[0]
    found: list[tuple[int, str]] = []
    act(state, action)
    while state.phase == TAKE and (state.active, state.round) == turn:
        choices = legal(state)
        choice = choices[0] if len(choices) == 1 else choose_by_judgment(state, mind)
        if state.actor != scene.seat and choice >> KIND_SHIFT == DO_TAKE:
            found.append((state.actor, CODES[choice & CARD_MASK]))
        act(state, choice)
    return found


def an_ability(scene: Scene) -> Terms:
    """What a person can do. Without: judgment gives nothing for that ability."""
    code = scene.person(scene.best)
    if code is not None:
        name = BY_CODE[code].name
        left = scene.without(None, dict.fromkeys(ABILITY_WEIGHTS[name], 0.0))
        yield Reason("ability", {"card": code, "person": name}, scene.gap, left)


def the_price(scene: Scene) -> Terms:
    """A dearer person not hired. Without: the difference in price is paid back."""
    code, more = scene.person(scene.other), scene.price(scene.other) - scene.price(scene.best)
    if code is not None and more > 0:
        facts = {"card": code, "price": scene.price(scene.other), "influence": BY_CODE[code].influence}
        left = scene.other_without(lambda state: changes.more_coins(state, scene.seat, more))
        yield Reason("price", facts, scene.gap, left)


def coins(scene: Scene) -> Terms:
    """A ship that brings more. Without: it brings as much as the other choice."""
    code = scene.ship(scene.best)
    if code is None or scene.person(scene.other):
        return
    more = scene.in_coins(scene.best).change - scene.in_coins(scene.other).change
    if more > 0:
        left = scene.best_without(lambda state: changes.more_coins(state, scene.seat, -more))
        yield Reason("coins", {"card": code, "coins": more}, scene.gap, left)


def a_person(scene: Scene) -> Terms:
    """A person hired for what it is. Without: the price is paid and nobody comes."""
    code = scene.person(scene.best)
    if code is not None:
        facts = {"card": code, "price": scene.price(scene.best), "influence": BY_CODE[code].influence}
        left = scene.best_without(
            lambda state: changes.off_display(state, scene.view.ruleset, scene.seat, {code}, most=1)
        )
        yield Reason("influence", facts, scene.gap, left)


# Where the first of these finds a term that holds, it is the reason. Of terms found together, it is the one whose
# removal leaves least of the gap.
FINDERS: tuple[tuple[Finder, ...], ...] = (
    (the_end,),
    (claims,),
    (drawing,),
    (gambling,),
    (repelling,),
    (tax, the_fee, for_expeditions, leaving, an_ability, the_price, coins),
    (a_person,),
)
