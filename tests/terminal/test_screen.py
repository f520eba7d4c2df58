"""The screen: never wider than 80 columns, never a word about what lies face down."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len
from scripted import console, crowded, shown

from portroyal import Game
from portroyal.catalog import BY_CODE, CARDS, CODES
from portroyal.engine.vocabulary import EXPEDITION, PERSON, SHIP
from portroyal.terminal import screen
from portroyal.terminal.asides import odds_lines
from portroyal.terminal.choices import choices
from portroyal.terminal.teller import Teller
from portroyal.words import LANGUAGES, speaking
from portroyal.words.cards import title


def drawn(game: Game, seat: int | None = None, *, width: int = 80, color: bool = False, language: str = "en") -> str:
    """Everything a seat is shown."""
    paper = console(width, color=color)
    t = speaking(language)
    view, teller = game.view(seat), Teller(t, game.names, seat)
    menu = choices(t, view, game.legal()) if seat == game.actor else []
    paper.print(screen.table(paper, view, teller, menu))
    if not game.over:
        paper.print(screen.asked(view, teller))
        paper.print(screen.menu_lines(menu))
        paper.print("\n".join(odds_lines(t, view)))
    return shown(paper)


def widest(text: str) -> int:
    return max(cell_len(line) for line in text.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_eighty_columns_are_never_exceeded(language: str) -> None:
    seen = 0
    for number, game in enumerate(crowded(5)):
        if number % 7 == 0:
            assert widest(drawn(game, game.actor, language=language)) <= 80
            seen += 1
    assert seen > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_harbor_late_in_the_game_fits(language: str) -> None:
    crew = ["jack_of_all_trades:6", "trader.yellow:5", "mademoiselle:9", "admiral:9", "governor:8", "priest:4"]
    rest = [["mademoiselle:7"], ["settler:4"] * 3, ["captain:4"] * 4, ["sailor:3"] * 5]
    players = [{"name": "W" * 24, "coins": 17, "display": crew}]
    players += [{"name": f"{'Ww' * 10}{seat}", "coins": 5, "display": cards} for seat, cards in enumerate(rest)]
    harbor = ["pinnace:4/4", "flute:5/4", "barque:5/4", "frigate:skull/4", "galleon:skull/4"]
    harbor += ["jack_of_all_trades:6", "mademoiselle:7", "trader.green:3", "governor:8", "pirate:9", "jester:9"]
    expeditions = [card.code for card in CARDS if card.kind == EXPEDITION and "base" in card.copies]
    game = Game.from_position(
        {"players": players, "harbor": harbor, "expeditions": expeditions, "phase": "take", "drawn": 12}
    )
    text = drawn(game, 0, language=language)
    assert widest(text) <= 80
    assert "…" not in text.replace("W…", "").replace("w…", "")
    for width in (40, 60, 100):
        assert widest(drawn(game, 0, width=width, language=language)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_card_fits_on_its_panel(code: str, language: str) -> None:
    card = BY_CODE[code]
    if card.kind not in (SHIP, PERSON):
        return
    t, paper = speaking(language), console()
    paper.print(screen.card_panel(t, paper, code))
    middle, left, right = (screen.ship_lines if card.kind == SHIP else screen.person_lines)(t, card)
    lines = (middle, screen.fitting(title(t, code)), f"{left} {right}", *screen.cargo_lines(t, card))
    assert max(map(cell_len, lines)) <= screen.CARD_TEXT
    assert "…" not in shown(paper)


@pytest.mark.parametrize("symbol", ["☀ Pinnace", "≈ Flute", "♣ Barque", "♛ Frigate", "☾ Galleon"])
def test_a_ship_shows_its_color_by_symbol_and_name(symbol: str) -> None:
    harbor = ["pinnace:1/1", "flute:1/1", "barque:1/1", "frigate:1/1", "galleon:2/1"]
    game = Game.from_position({"players": [{}, {}], "harbor": harbor, "drawn": 5, "seed": 1})
    text = drawn(game, 0)
    assert symbol in text
    assert all(color in text for color in ("yellow", "blue", "green", "red", "black"))


def test_color_is_only_an_addition() -> None:
    game = Game.from_position({"players": [{}, {}], "harbor": ["flute:1/1"], "drawn": 1, "seed": 1})
    assert "\x1b[" in drawn(game, 0, color=True)
    assert "\x1b[" not in drawn(game, 0)


def test_what_can_not_be_paid_says_how_much_is_missing() -> None:
    players = [{"coins": 3}, {"coins": 3}]
    game = Game.from_position({"players": players, "harbor": ["admiral:7", "sailor:3"], "phase": "take", "seed": 1})
    assert "4 short" in drawn(game, 0)


def test_ships_under_wholesalers_are_counted_with_the_crew() -> None:
    ann = {"name": "Ann", "display": ["wholesaler.green:6", "sailor:3"], "tucked": ["barque:1/1", "barque:3/2"]}
    game = Game.from_position({"modules": ["set_sail"], "players": [ann, {"name": "Ben"}]})
    assert "Green Wholesaler, Sailor, 2 ships kept" in drawn(game)


def test_the_ship_in_question_is_shown() -> None:
    at = {"players": [{"display": ["sailor:3"]}, {}], "ship": "flute:1/1", "phase": "repel", "drawn": 2, "seed": 1}
    assert " new " in drawn(Game.from_position(at), 0)
    doubled = drawn(Game.from_position({**at, "harbor": ["flute:2/2"]}), 0)
    assert "bust?" in doubled
    assert "A second Flute  Repel it with 1 sword, or keep it and lose the turn." in doubled


@pytest.mark.parametrize(
    ("ben", "why"),
    [
        (["admiral:9", "admiral:9", "pirate:9"], "Ann wins. 12 influence. Ben came within 3."),
        (["sailor:3"], "Ann wins. 12 influence, 11 more than Ben."),
    ],
)
def test_a_close_victory_is_told_as_one(ben: list[str], why: str) -> None:
    players = [
        {"name": "Ann", "display": ["mademoiselle:9", "mademoiselle:9", "jester:9", "sailor:7"]},
        {"name": "Ben", "display": ben},
    ]
    game = Game.from_position({"players": players, "phase": "over", "ending": True, "seed": 1})
    assert game.outcome is not None
    assert screen.victory(game.outcome, Teller(speaking("en"), game.names)) == why


def twin(game: Game, seed: int) -> Game:
    """The same open table with other cards face down."""
    document, chance = game.to_position(), random.Random(seed)
    pools: dict[int, list[str]] = {document["pass"]: list(document["deck"])}
    for player in document["players"]:
        for code, number in zip(player["coins"], player["passes"], strict=True):
            pools.setdefault(number, []).append(code)
    for pool in pools.values():
        chance.shuffle(pool)
    for player in document["players"]:
        player["coins"] = [pools[number].pop() for number in player["passes"]]
    return Game.from_position({**document, "deck": pools[document["pass"]], "seed": "other"})


def test_the_screen_is_the_same_whatever_lies_face_down() -> None:
    for number, game in enumerate(crowded(4, 3)):
        if number % 20 == 0 and not game.over:
            for seat in (None, game.actor):
                assert drawn(game, seat) == drawn(twin(game, number), seat)


def test_the_faces_of_coins_are_not_shown() -> None:
    players = [{"name": "Ann", "coins": ["governor:8", "jester:9", "frigate:skull/4"]}, {"name": "Ben", "coins": 3}]
    game = Game.from_position({"players": players, "harbor": ["flute:2/2"], "drawn": 1, "seed": 1})
    for seat in (None, 0, 1):
        text = drawn(game, seat)
        assert not any(word in text for word in ("Governor", "Jester", "Frigate", "skull"))


def test_the_standings_say_why() -> None:
    twelve = ["admiral:9", "admiral:9", "sailor:7", "pirate:9"]
    other = ["mademoiselle:9", "mademoiselle:9", "jester:9", "jester:7", "sailor:3"]
    for coins, sentence in (
        (4, "Ann wins. 12 influence each. 1 more coin decided it."),
        (3, "Ann and Ben share the victory. 12 influence."),
    ):
        players = [
            {"name": "Ann", "coins": coins, "display": twelve},
            {"name": "Ben", "coins": 3, "display": other},
        ]
        game = Game.from_position({"players": players, "phase": "over", "ending": True, "seed": 1})
        assert game.outcome is not None
        paper = console()
        paper.print(screen.standings(game.view(None), game.outcome, Teller(speaking("en"), game.names)))
        assert sentence in shown(paper)


def test_a_terminal_of_few_letters_is_shown_the_nearest_ones() -> None:
    said = "Fräulein ×2, « Señorita », ¿otra?, 19\u202f%, −2, l’échec, Straße"
    plain = said.encode("ascii", errors="portroyal.plain").decode("ascii")
    assert plain == 'Fraulein x2, " Senorita ", otra?, 19 %, -2, l\'echec, Strasse'
