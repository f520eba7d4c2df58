"""The terms a reason may name, the particular ones before the general ones.

A finder looks at two choices and yields the terms that could tell them apart, each with the gap that is left
without it. What "without" means stands beside each of them.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ..bots.voyage import choose_by_judgment
from ..catalog import BY_CODE, CODES
from ..engine.play import act, legal
from ..engine.state import State
from ..engine.taxes import tax_of
from ..engine.timing import has_reached_the_end
from ..engine.vocabulary import CARD_MASK, COLOR_NAMES, DO_TAKE, INFLUENCE, KIND_SHIFT, TAKE, TAXED_FROM
from ..knowledge.odds import bust, harbor_colors
from ..knowledge.terms import symbols_missing, symbols_short, terms_of, would_bust
from ..knowledge.view import View
from . import changes
from .adventure import card_9, crowns, events, for_missions, looks, missions, trophy
from .contracts import completing, cubes, gifts, time_kept, wanted_person
from .drawing import drawing, pick_with
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
    "wholesaler": ("wholesaler",),
    "passenger": (),
    "clerk": ("clerk",),
    "gunner": ("gunner",),
    "vice_admiral": ("vice_admiral",),
    "tybuk": ("sword",),
    "lookout": (),
    "barmaid": (),
}
# Somebody of the same influence who is of no use to an expedition.
LIKE_A_SETTLER = "trader.black:3"


# --- The end of the game ---


def the_end(scene: Scene) -> Terms:
    """The last round, or a choice that brings it on. Without: the game goes on."""
    if is_last_round(scene.view.table):
        yield Reason("last_round", {}, scene.gap, scene.without(changes.no_end))
        return
    for action, term in ((scene.best, "end_trigger"), (scene.other, "end_too_early")):
        if is_last_round(table_after(scene, action)):
            facts = {"influence": influence_after(scene, action)}
            yield Reason(term, facts, scene.gap, scene.without(changes.no_end))
            return


def is_last_round(state: State) -> bool:
    """Will the game end with this round? Some editions look for that only when the round is over."""
    return bool(state.ending) or any(has_reached_the_end(state, seat) for seat in range(state.seats))


def influence_after(scene: Scene, action: int) -> int:
    """The influence a choice leads to."""
    return table_after(scene, action).counter(scene.seat, INFLUENCE)


# --- Expeditions ---


def claims(scene: Scene) -> Terms:
    """An expedition claimed at once. Without: it brings nothing; or the rival can't claim it."""
    if scene.best.kind != "claim" or scene.other.kind == "claim":
        return
    code = str(scene.best.card)
    card = BY_CODE[code]
    rivals = {seat: len(symbols_missing(scene.view, seat, code)) for seat in rivals_of(scene)}
    nearest = min(rivals, key=lambda seat: rivals[seat], default=scene.seat)
    if nearest != scene.seat and rivals[nearest] <= 1:
        facts = {"card": code, "seat": nearest, "name": scene.view.names[nearest], "missing": rivals[nearest]}
        # Long enough for the rival to have had a turn, and for oneself to claim after that.
        far = Scene(Scales(scene.view, scene.scales.key, 2 * scene.scales.turns), scene.best, scene.other)
        race = Reason("expedition_race", facts, far.gap, far.without(partial(crewless, scene, nearest)))
        yield race
        if race.holds_clearly:
            return

    def for_nothing(state: State) -> State:
        state = changes.more_coins(state, scene.seat, -(card.coins or 0))
        return changes.off_display(state, scene.seat, {code}, most=1)

    facts: dict[str, Any] = {"card": code, "influence": card.influence, "coins": card.coins or 0}
    yield Reason("claim", facts, scene.gap, scene.best_without(for_nothing))


def crewless(scene: Scene, seat: int, state: State) -> State:
    """A rival who has somebody of as much influence for everybody that could go on an expedition."""
    names = {*SYMBOL_PERSONS.values(), "jack_of_all_trades"}
    codes = {code for code in CODES if BY_CODE[code].name in names}
    return changes.off_display(state, seat, codes, instead=LIKE_A_SETTLER)


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


def rivals_of(scene: Scene) -> list[int]:
    """Everyone who plays against the one who decides; a crew has no rivals."""
    return [] if scene.view.ruleset.is_crew or scene.view.ruleset.is_together else others(scene)


def others(scene: Scene) -> list[int]:
    """Everyone else, the next one first."""
    seats = len(scene.view.names)
    return [(scene.seat + step) % seats for step in range(1, seats)]


# --- A gambler, and ships that may be repelled ---


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
    if would_bust(scene.view, code) and keep == scene.best:
        yield from busting(scene, code)
    elif would_bust(scene.view, code):
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


def busting(scene: Scene, code: str) -> Terms:
    """A bust by choice. Without: after the other choice nobody else takes anything; or a bust brings no coins."""
    mind, coins = scene.scales.minds({})[0], purse_after(scene, scene.best) - scene.view.table.purse_of(scene.seat)
    alone = scene.scales.after(scene.other, lambda state: changes.stopped_alone(state, scene.seat, mind))
    yield Reason("bust_wanted", {"card": code}, scene.gap, scene.best_chance - alone)
    if coins > 0:
        facts = {"card": code, "coins": coins}
        left = scene.best_without(lambda state: changes.more_coins(state, scene.seat, -coins))
        yield Reason("bust_coins", facts, scene.gap, left)


def without_double(table: State, color: int, keep: int) -> State:
    """A ship kept that would bust, in a harbor where its color had not been seen."""
    state = changes.color_forgotten(table.clone(), color)
    act(state, keep)
    return state


# --- Taking ---


def tax(scene: Scene) -> Terms:
    """A purse a tax could reach. Without: there are no taxes, and coins beyond eleven are worth as much."""
    tables = [table_after(scene, action) for action in (scene.best, scene.other)]
    rich = max(tables, key=lambda table: table.purse_of(scene.seat))
    coins, limit = rich.purse_of(scene.seat), rich.number(TAXED_FROM)
    if coins >= limit and scene.price(scene.best) > scene.price(scene.other):
        left = scene.without(changes.no_taxes, {"hoard": 1.0})
        facts = {"coins": coins, "from": limit, "lost": tax_of(rich, scene.seat)}
        yield Reason("tax", facts, scene.gap, left)


def table_after(scene: Scene, action: int) -> State:
    """The table that a choice leads to."""
    state = scene.view.table.clone()
    act(state, action)
    return state


def purse_after(scene: Scene, action: int) -> int:
    """The coins a choice leads to."""
    return table_after(scene, action).purse_of(scene.seat)


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
    if code is None:
        return
    name = BY_CODE[code].name
    if ABILITY_WEIGHTS[name]:
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
    """A ship that brings more, perhaps a rival too. Without: as much as the other choice, and nobody else takes it."""
    code = scene.ship(scene.best)
    if code is None or scene.person(scene.other):
        return
    more = scene.in_coins(scene.best).change - scene.in_coins(scene.other).change
    if more <= 0:
        return
    facts = {"card": code, "coins": more}
    left = scene.best_without(lambda state: changes.more_coins(state, scene.seat, -more))
    yield Reason("coins", facts, scene.gap, left)
    rival = next((seat for seat, card in takers(scene, scene.other) if card == code), None)
    if rival is not None:
        mind = scene.scales.minds({})[0]

        def none_left(state: State) -> State:
            return changes.nothing_left(state, scene.seat, mind)

        poorer = scene.scales.after(scene.best, lambda s: none_left(changes.more_coins(s, scene.seat, -more)))
        facts = facts | {"seat": rival, "name": scene.view.names[rival]}
        yield Reason("coins_denied", facts, scene.gap, poorer - scene.scales.after(scene.other, none_left))


def a_kept_ship(scene: Scene) -> Terms:
    """A ship that a wholesaler keeps. Without: it is discarded like any other."""
    code = scene.ship(scene.best)
    if code is not None and scene.in_coins(scene.best).influence:
        facts = {"card": code, "influence": scene.in_coins(scene.best).influence}
        left = scene.best_without(lambda state: changes.not_kept(state, scene.seat, code))
        yield Reason("kept_ship", facts, scene.gap, left)


def a_person(scene: Scene) -> Terms:
    """A person hired for what it is. Without: the price is paid and nobody comes."""
    code = scene.person(scene.best)
    if code is not None:
        facts = {"card": code, "price": scene.price(scene.best), "influence": BY_CODE[code].influence}
        left = scene.best_without(lambda state: changes.off_display(state, scene.seat, {code}, most=1))
        yield Reason("influence", facts, scene.gap, left)


# Where the first of these finds a term that holds, it is the reason: what can be counted at the table goes before what
# pays off some day. Of terms found together, it is the one whose removal leaves least of the gap.
FINDERS: tuple[tuple[Finder, ...], ...] = (
    (the_end,),
    (claims, completing, cubes, gifts, time_kept, missions),
    (looks,),
    (drawing,),
    (gambling,),
    (repelling,),
    (tax, the_fee, for_expeditions, wanted_person, for_missions, a_kept_ship, crowns, leaving, the_price, coins),
    (trophy, card_9, events),
    (an_ability,),
    (a_person,),
)
