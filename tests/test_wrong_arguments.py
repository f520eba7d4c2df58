"""Whatever is handed to what the documents tell: a refusal of ours, in short, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from portroyal import Campaign, Game, Ruleset, bots, record
from portroyal.arena.blocks import Plan
from portroyal.arena.contest import run
from portroyal.campaign import load, save, story
from portroyal.campaigns import tell
from portroyal.coach import hint, leaving, review
from portroyal.coach.plot import plot
from portroyal.errors import PortRoyalError
from portroyal.fair import Fair, commitment_of, first_player, seed_of
from portroyal.knowledge import View, determinize, odds, terms, view_of
from portroyal.knowledge.ahead import ahead
from portroyal.knowledge.gamble import survival
from portroyal.rulings import RULINGS
from portroyal.seeds import random_for

LONGEST = 500


class Spoiled:
    """Something whose number can't be asked for."""

    def __index__(self) -> int:
        raise ZeroDivisionError


WRONG: tuple[Any, ...] = (
    *(None, -1, 99, 2**31, 2**63, 2**64, 10**400, -(2**63), 0.5, float("nan"), float("inf"), 1j, Fraction(1, 2)),
    *("", "x", "\ud800", "\0", "a" * 150, b"", b"draw", bytearray(b"x"), True, [], ["x"], [None], {}, {"a": 1}, {1: 2}),
    *(set[int](), object(), object, (), (1,), ("base", "base"), [["base"]], range(3), Ellipsis, Spoiled(), Path("x")),
)
FAIR = "TABLE-1", "5e" * 32, ["a1" * 32, None]
LAID = {"players": [{"coins": 3}] * 3, "harbor": ["flute:1/1", "sailor:3"], "seed": 1}


def position(key: str, value: Any) -> Game:
    return Game.from_position({"players": [{}, {}]} | {key: value})


def player(key: str, value: Any) -> Game:
    return Game.from_position({"players": [{key: value}, {}]})


def told_again(key: str, value: Any) -> Game:
    return Game.replay(Game.new(2, seed=1).record() | {key: value})


def of_view(key: str, value: Any) -> View:
    return View.from_dict(Game.new(2, seed=1).view(0).as_dict() | {key: value})


def fair_game(*given: Any) -> Game:
    return Game.deal(Ruleset.of(2), fair=Fair(*given))


def next_game(**given: Any) -> Game:
    return Campaign(["A", "B"], start=0).next_game(**given)


def calls() -> Iterator[tuple[str, Callable[..., object], tuple[Any, ...], dict[str, Any]]]:
    """What is called, with arguments that are good."""
    game = Game.from_position(LAID)
    taking = game.clone()
    taking.play("stop")
    view, random, rules = game.view(0), random_for(1, "x"), game.ruleset
    yield from ((name, getattr(game, name), ("draw",), {}) for name in ("play", "check", "apply"))
    yield "check", partial(game.check, "draw"), (), {"seat": 0, "version": 0}
    yield "view", game.view, (0,), {}
    yield "events", game.events, (0,), {}
    new = {"players": 3, "modules": ["base"], "edition": "bigbox-2021", "rulings": {}, "seed": 1, "names": None}
    yield "new", Game.new, (), new | {"start": 0, "version": 2, "contracts": (), "aside": 0, "adventure": None}
    yield "deal", Game.deal, (rules,), {"seed": 1, "names": None, "start": 0, "fair": None}
    yield "ruling", lambda answer: Game.new(rulings={"end_needs_expedition": answer}), ("yes",), {}
    settings = {"mode": "cooperative", "campaign": "the-bell", "chapter": 1, "batches": [], "coins": [0, 0]}
    for key, good in settings.items():
        adventure = lambda value, key=key: Game.new(2, modules=["base", "adventure"], adventure={key: value})  # noqa: E731
        yield f"adventure {key}", adventure, (good,), {}
    yield "answer", rules.answer, ("fee_order",), {}
    yield "of an edition", RULINGS["fee_order"].answer, ("pegasus-2014",), {}
    yield "cards_with", rules.cards_with, ([],), {}
    yield "empty_state", rules.empty_state, ((1, 2, 3, 4), 0), {}
    yield "laid_out", rules.laid_out, ((1, 2, 3, 4), 0), {}
    for key in ("format", "rules", "modules", "edition", "rulings", "players", "start", "active", "phase", "deck"):
        yield f"position {key}", partial(position, key), (), {}
    for key in ("name", "coins", "passes", "display", "known", "marks", "tucked"):
        yield f"player {key}", partial(player, key), (), {}
    for key in ("format", "players", "names", "seed", "start", "actions", "outcome", "hash", "fair", "about"):
        yield f"record {key}", partial(told_again, key), (), {}
    for key in ("seat", "ruleset", "phase", "players", "unseen", "known", "legal", "harbor", "joined", "outcome"):
        yield f"view {key}", partial(of_view, key), (), {}
    yield from ((f.__name__, f, (view,), {}) for f in (odds.bust, odds.next_card, odds.pool, survival))
    yield "ahead", ahead, (view, 2), {"goals": None}
    yield "determinize", determinize, (view, random), {}
    yield "view_of", view_of, (game.state, rules, game.names, 0), {}
    yield "View.from_dict", View.from_dict, (view.as_dict(),), {}
    yield "random_for", random_for, (1, "x"), {}
    for asked in (terms.terms_of, terms.can_pay, terms.coins_short, terms.symbols_short, terms.symbols_missing):
        yield asked.__name__, asked, (view, 0, "sailor:3"), {}
    for asked in (terms.admirals_bring, terms.vice_admirals_bring, terms.gunners_bring):
        yield asked.__name__, asked, (view, 0, 5), {}
    yield from ((f.__name__, f, (view, "flute:1/1"), {}) for f in (terms.can_repel, terms.would_bust))
    yield "takes_allowed", terms.takes_allowed, (view, 0), {"colors": None}
    yield "colors_worth", terms.colors_worth, (view,), {}
    yield "create", bots.create, ("bosun",), {"seconds": None, "iterations": None}
    yield from ((f.__name__, f, ("bosun",), {}) for f in (bots.plain, bots.bot_class, bots.name_today))
    told = hint(view, iterations=2, explain=False)
    yield "hint", hint, (view,), {"iterations": 2, "threads": 1, "random": None}
    yield "hint by time", partial(hint, view, explain=False), (), {"seconds": 0.0}
    yield from (("option", told.option, ("draw",), {}), ("why", told.why, ("draw", "stop"), {}))
    yield "said", told.said, ("de",), {}
    yield "refine", told.refine, (), {"iterations": 1}
    yield "leaving", leaving, (taking.view(0),), {"iterations": 1, "random": None}
    yield "after", leaving(taking.view(0), 1).after, ("pass",), {}
    yield "review", review, (game.record(),), {"iterations": 1, "threads": 1, "seconds_per_decision": 0.0}
    yield "plot", plot, (review(game.record(), iterations=1), "x.svg"), {}
    yield from ((f.__name__, f, (game.record(),), {}) for f in (record.replay, record.verify, record.prove))
    yield "save", record.save, ("x.json", game), {}
    yield from ((f.__name__, f, ("x.json",), {}) for f in (record.load, record.load_all, load, tell))
    yield "save a campaign", save, ("x.json", Campaign(["A"])), {}
    yield "story", story, ("the-bell", "de"), {}
    crew = {"mode": "cooperative", "campaign": "the-bell", "modules": ["base", "adventure"], "rulings": None}
    yield "Campaign", Campaign, (["A", "B"],), crew | {"start": 0}
    yield "next_game", next_game, (), {"mode": None, "names": None, "coins": None, "seed": 1}
    yield "commitment_of", commitment_of, FAIR[:2], {}
    yield "seed_of", seed_of, FAIR, {}
    yield "first_player", first_player, ("x", 2), {}
    yield "a fair game", fair_game, (FAIR[0], commitment_of(*FAIR[:2]), *FAIR[1:]), {}
    yield "Plan.of", Plan.of, (["castaway"] * 2,), {"seed": 1, "ruleset": None}
    yield "run", run, (Plan.of(["castaway"] * 2), 2), {"jobs": 1}


def one_wrong(given: tuple[Any, ...], named: dict[str, Any], wrong: Any) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """The arguments with one of them wrong."""
    if not given and not named:
        yield [wrong], {}
    for place in range(len(given)):
        yield [*given[:place], wrong, *given[place + 1 :]], named
    for name in named:
        yield list(given), named | {name: wrong}


CALLS = list(calls())
# So much work that nobody waits for it, in a test.
COSTLY = (99, 0.5, 2**31)


@pytest.mark.parametrize(("name", "call", "given", "named"), CALLS, ids=[each[0] for each in CALLS])
def test_what_is_wrong_is_refused_in_words_of_ours(
    name: str,
    call: Callable[..., object],
    given: tuple[Any, ...],
    named: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    game = getattr(call, "__self__", None)
    before = (game.hash, game.version) if isinstance(game, Game) else None
    refused = 0
    for wrong in WRONG:
        if name.startswith(("hint", "refine", "leaving", "review", "run")) and wrong in COSTLY:
            continue
        for arguments, keywords in one_wrong(given, named, wrong):
            try:
                call(*arguments, **keywords)
            except PortRoyalError as error:
                refused += 1
                assert error.message
                assert len(error.message) < LONGEST, error.message
            if before:
                assert (game.hash, game.version) == before
    assert refused, "everything is good here?"


@pytest.mark.parametrize("number", ["int64", "int8", "uint32"])
def test_numbers_that_numpy_counted_are_numbers(number: str) -> None:
    np = pytest.importorskip("numpy")
    three, one, none = (getattr(np, number)(value) for value in (3, 1, 0))
    game = Game.new(three, seed=three, start=one, aside=none)
    assert game.hash == Game.new(3, seed=3, start=1).hash
    assert json_able(game.record())
    game.play(np.int64(game.legal()[0]), seat=one, version=none)
    assert game.view(one).seat == 1
    assert len(game.events(one)) == len(game.events()) - 1
    assert random_for(three, "x").next() == random_for(3, "x").next()
    assert terms.admirals_bring(game.view(1), one, three) == 0
    assert len(ahead(game.view(1), three)) == 3


def json_able(document: dict[str, Any]) -> bool:
    import json

    return json.loads(json.dumps(document)) == document


def test_an_option_is_asked_for_by_its_action_or_in_words() -> None:
    game = Game.from_position(LAID)
    told = hint(game.view(0), iterations=4)
    assert told.option("stop") == told.option(game.check("stop"))
    assert told.why("draw", "stop").id == told.why(game.check("draw"), game.check("stop")).id
    game.play("stop")
    left = leaving(game.view(0), 4)
    assert left.after("pass") == left.as_it_lies


def test_a_language_that_nobody_speaks_is_refused_by_name() -> None:
    told = hint(Game.from_position(LAID).view(0), iterations=4)
    with pytest.raises(PortRoyalError, match="'eo' is not spoken here; there are en, de, fr, es, it"):
        told.said("eo")
