"""How likely a bust was is told with it, and counted along with each card of a gambler."""

from __future__ import annotations

from typing import Any

from portroyal import Game
from portroyal.engine.play import act
from portroyal.knowledge.gamble import survival
from portroyal.knowledge.odds import bust
from portroyal.knowledge.view import View, view_of
from portroyal.server.table.risks import risks_of


def position(deck: list[str], **more: Any) -> Game:
    return Game.from_position(
        {
            "modules": ["base", "gambler"],
            "players": [
                {"name": "Ann", "coins": 3, "display": ["gambler:6"]},
                {"name": "Ben", "coins": 3, "display": ["admiral:7"]},
            ],
            "phase": "discover",
            "harbor": ["flute:1/2"],
            "drawn": 1,
            "deck": deck,
            "seed": 1,
            **more,
        }
    )


def test_of_a_single_card_the_chance_is_told_where_it_busts() -> None:
    calm, twin = position(["sailor:3"]), position(["flute:2/2"])
    assert risks_of(calm, calm.check("draw")) == []
    assert risks_of(twin, twin.check("draw")) == [round(1 - float(bust(twin.view(None)).chance), 4)]
    assert risks_of(twin, twin.check("stop")) == []


def test_before_each_card_of_a_gambler_it_is_the_chance_of_those_to_come() -> None:
    game = position(["sailor:3", "pinnace:1/1", "frigate:1/1", "tax:swords"])
    risks = risks_of(game, game.check("gamble"))
    assert risks[0] == round(float(survival(game.view(None))), 4)
    assert len(risks) == 4
    # A person brings no color: fewer cards to come are safer. A ship of a new color is one color more to fear.
    assert risks[1] > risks[0]
    last = Game.from_position(
        {**game.to_position(), "harbor": ["flute:1/2", "sailor:3", "pinnace:1/1", "frigate:1/1"], "drawn": 4}
        | {"deck": game.to_position()["deck"][3:]}
    )
    assert risks[3] == round(1 - float(bust(last.view(None)).chance), 4)


def test_once_two_of_a_color_lie_there_nothing_is_left_to_hope_for() -> None:
    game = position(["flute:2/2", "sailor:3", "captain:4", "priest:4"])
    risks = risks_of(game, game.check("gamble"))
    assert risks[0] > 0
    assert risks[1:] == [0, 0, 0]


def test_where_a_contract_is_decided_between_the_cards_those_after_it_are_told_with_the_answer() -> None:
    game = position(
        ["pinnace:4/3", "frigate:3/2", "sailor:3", "flute:2/2"],
        modules=["base", "gambler", "contract_cards", "contracts"],
        contracts=["speculator", "explorer", "luminary", "bruja"],
    )
    first = risks_of(game, game.check("gamble"))
    assert len(first) == 2, "the third color is the moment of the speculator"
    game.play("gamble")
    assert game.phase == "moment"
    for answer in ("pass", "contract speculator"):
        then = risks_of(game, game.check(answer))
        assert len(then) == 2 and 0 < then[0] < 1
        assert then[1] == round(1 - float(bust(after_sailor(game)).chance), 4)
    assert "harbor_busted" in [event.kind for event in game.play("pass")]


def after_sailor(game: Game) -> View:
    """The table before the last card: the sailor has come, and nothing was decided."""
    state = game.state.clone()
    state.to_reveal = 1
    act(state, game.check("pass"))
    return view_of(state, game.ruleset, game.names, None)


def test_asking_changes_nothing() -> None:
    game = position(["sailor:3"])
    before = game.hash
    for words in ("draw", "gamble"):
        risks_of(game, game.check(words))
    assert game.hash == before
