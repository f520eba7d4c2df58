"""Contracts in the terminal: what may be done and what it brings, the questions, the log, the table and the end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from rich.cells import cell_len
from scripted import console, eager, shown, sitting

from portroyal import Game
from portroyal.bots.plans import Aim, Plan
from portroyal.contracts import LIST
from portroyal.engine.vocabulary import WANT_NAMES
from portroyal.terminal import screen
from portroyal.terminal.asides import help_page
from portroyal.terminal.choices import Unclear, choices, pick
from portroyal.terminal.contracts import contracts_on_table
from portroyal.terminal.listings import contracts_table
from portroyal.terminal.plans import plan_said
from portroyal.terminal.question import question
from portroyal.terminal.seating import seat_names
from portroyal.terminal.session import Session
from portroyal.terminal.teller import Teller
from portroyal.words import LANGUAGES, speaking

COMPETE = ["base", "contract_cards", "contracts"]
CREW = ["base", "contract_cards", "coop"]
ENGLISH = speaking("en")
ANN = ["captain:4", "mademoiselle:7", "sailor:3"]


def table(*contracts: Any, modules: list[str] = COMPETE, names: tuple[str, ...] = ("Ann", "Ben"), **more: Any) -> Game:
    players = [{"name": name, "coins": 6, "display": ANN if name == "Ann" else []} for name in names]
    return Game.from_position(
        {"modules": modules, "players": players, "contracts": list(contracts), "seed": 1, "phase": "take", **more}
    )


def menu(game: Game) -> list[tuple[str, str]]:
    found = choices(ENGLISH, game.view(game.actor), game.legal())
    return [(choice.label, choice.result) for choice in found]


def asked(game: Game) -> tuple[str, str]:
    return question(ENGLISH.playing(game.ruleset.numbers), game.view(game.actor))


def told(game: Game, *actions: str, you: int | None = None) -> list[str]:
    teller = Teller(ENGLISH, game.names, you)
    return [line.text for action in actions for line in teller.tell(game.play(action))]


OTHERS = ("explorer", "luminary", "jinx")


# --- What may be done ---


def test_a_contract_that_can_be_completed_tells_what_it_brings() -> None:
    game = table("bruja", *OTHERS, harbor=["sailor:3"])
    assert menu(game)[-2:] == [("Complete “Bruja”", "+3 coins"), ("Done", "take nothing")]
    second = table("bruja", {"id": "jinx", "completed": [0]}, *OTHERS[:2], harbor=["sailor:3"])
    assert menu(second)[-2] == ("Complete “Bruja”", "+3, +1 influence")


def test_a_ransom_tells_its_price() -> None:
    players = [{"name": "Ann", "coins": 16}, {"name": "Ben", "coins": 1}]
    five = ["ransom", "bruja", *OTHERS]
    game = Game.from_position(
        {"modules": CREW, "players": players, "contracts": five, "phase": "take", "harbor": ["admiral:9"], "seed": 1}
    )
    assert menu(game)[-2] == ("Complete “Ransom”", "−15 coins; no coins")


def test_coins_may_be_declined_for_a_nemesis() -> None:
    game = table("galleon_nemesis", *OTHERS, harbor=["galleon:4/2"])
    assert menu(game)[:2] == [
        ("Trade with a Galleon", "+2 coins"),
        ("Trade with a Galleon, without its coins", "Galleon Nemesis: step 1 of 2"),
    ]
    last = table({"id": "galleon_nemesis", "begun": {"1": 1}}, *OTHERS, harbor=["galleon:4/2"], actor=1)
    assert menu(last)[1] == ("Trade with a Galleon, without its coins", "Galleon Nemesis: +6 coins (1 to Ann)")


def test_the_name_alone_takes_a_ship_and_declining_is_said() -> None:
    game = table("galleon_nemesis", "bruja", *OTHERS[:2], harbor=["galleon:4/2"])
    offered = choices(ENGLISH, game.view(game.actor), game.legal())
    for typed, action in (
        ("galleon", "take galleon:4/2"),
        ("decline galleon", "decline galleon:4/2"),
        ("decline", "decline galleon:4/2"),
        ("bruja", "contract bruja"),
        ("complete bruja", "contract bruja"),
        ("contract", "contract bruja"),
    ):
        assert pick(ENGLISH, offered, typed).action.words == action, typed
    with pytest.raises(Unclear):
        pick(ENGLISH, offered, "trade")


def test_a_clerk_and_a_gift_are_told_with_the_ship() -> None:
    players = [{"name": "Ann", "coins": 6, "display": ["clerk.blue:6"]}, {"name": "Ben", "coins": 1}]
    document = {"modules": ["base", "contract_cards"], "players": players, "phase": "take", "seed": 1}
    game = Game.from_position({**document, "harbor": ["flute:5/3+1"]})
    assert menu(game)[0] == ("Trade with a Flute", "+3 coins; +1 for somebody else; 1 more card")


def test_whoever_may_get_a_coin_is_named_with_what_they_have() -> None:
    players = [{"name": name, "coins": coins} for name, coins in (("Ann", 3), ("Ben", 4), ("Cleo", 1))]
    document = {"modules": ["base", "contract_cards"], "players": players, "phase": "take", "seed": 1}
    game = Game.from_position({**document, "harbor": ["flute:5/3+1"]})
    game.play("take flute:5/3+1")
    assert asked(game) == ("Who gets the coin?", "The Flute brings 1 more coin, for somebody else.")
    assert menu(game) == [("Give Ben 1 coin", "4 coins, 0 influence"), ("Give Cleo 1 coin", "1 coin, 0 influence")]
    offered = choices(ENGLISH, game.view(0), game.legal())
    assert pick(ENGLISH, offered, "cleo").action.words == "give 2"


def test_a_moment_is_asked_for_once() -> None:
    game = table(
        "speculator", "major_speculator", *OTHERS[:2],
        phase="discover", drawn=2, harbor=["flute:1/2", "galleon:4/2"], deck=["barque:3/2", "frigate:3/2"],
    )  # fmt: skip
    game.play("draw")
    assert asked(game) == (
        "3 colors in the harbor",
        "“Speculator”, step 1 of 2. The cube stays there to the end.",
    )
    assert menu(game) == [("Place a cube: step 1 of 2", "2 cubes left"), ("Let it pass", "not this time")]
    game.play("pass")
    game.play("draw")
    assert asked(game) == ("4 colors in the harbor", "“Major Speculator”: now or not at all.")
    assert menu(game)[0] == ("Complete “Major Speculator”", "+2 coins")


def crew(**more: Any) -> Game:
    return table("bruja", "mercenary", "galleon_nemesis", "jinx", "small_estate", modules=CREW, **more)


def test_setting_a_card_aside_tells_both_numbers() -> None:
    game = crew(phase="discover", harbor=["sailor:3"], drawn=1, time=9, score=1, deck=["tax:swords"])
    game.play("draw")
    assert asked(game)[0] == "Set a time card aside?"
    assert menu(game) == [("Set a time card aside", "8 turns left, 2 points"), ("Keep it", "9 turns left, 1 point")]
    assert told(game, "set_aside") == ["Ann set a time card aside. 8 turns left, 2 points."]


def test_without_time_the_first_draw_loses_and_says_so() -> None:
    game = crew(phase="discover", time=0)
    warning = "No time card is left: whoever has to draw now loses the game."
    assert asked(game)[1] == warning
    assert ("Draw", warning) in menu(game)


# --- What happened ---


def test_a_deal_tells_the_contracts_and_the_time() -> None:
    game = Game.new(
        1, modules=CREW, seed=3, contracts=["bruja", "mercenary", "galleon_nemesis"], aside=2, names=["Ann"]
    )
    lines = [line.text for line in Teller(ENGLISH, game.names).tell(game.events())]
    assert lines[:3] == [
        "Contracts: Bruja, Mercenary, and Galleon Nemesis.",
        "16 turns in the time deck.",
        "14 turns left, 2 points.",
    ]


def test_the_first_card_of_a_crew_comes_out_of_the_hourglass() -> None:
    game = crew(phase="discover", time=["sailor:3", "flute:1/2"])
    assert told(game, "draw")[0] in (
        "Ann turned the hourglass: a Sailor.",
        "Ann turned the hourglass: a Flute, strength 1.",
    )


def test_completing_is_told_with_what_it_brings() -> None:
    game = table("bruja", {"id": "jinx", "completed": [0]}, *OTHERS[:2], harbor=["sailor:3"])
    assert told(game, "contract bruja", you=0) == ["You completed “Bruja”: +3. +1 influence."]


def test_declined_coins_and_steps_are_told() -> None:
    game = table("galleon_nemesis", *OTHERS, harbor=["galleon:4/2", "sailor:3"])
    assert told(game, "decline galleon:4/2")[:2] == [
        "Ann traded with a Galleon and let 2 go.",
        "Ann is on step 1 of 2 of “Galleon Nemesis”.",
    ]


def test_a_ship_kept_for_the_nest_is_told_with_the_repelling() -> None:
    game = table("pirates_nest", *OTHERS, phase="repel", ship="flute:1/1", drawn=1, harbor=[])
    assert told(game, "repel")[0] == "Ann repelled a Flute. The ship stays for “Pirate’s Nest”."
    assert game.view(None).players[0].holds == {"kept": ("flute:1/1",)}


def test_the_bonus_of_a_tax_is_told_after_the_inspectors_moment() -> None:
    players = [{"name": "Ann", "coins": 13}, {"name": "Ben", "coins": 1, "display": ["sailor:3"]}]
    game = Game.from_position(
        {
            "modules": COMPETE, "players": players, "contracts": ["tax_inspector", *OTHERS], "seed": 1,
            "phase": "discover", "drawn": 1, "harbor": ["sailor:3"], "deck": ["tax:swords"],
        }
    )  # fmt: skip
    assert told(game, "draw") == ["Tax. Ann lost 6."]
    assert told(game, "contract tax_inspector") == ["Ann completed “Tax Inspector”: +7.", "Ben gained 1."]


# --- The table and the end ---


def lines_of(game: Game, seat: int | None = 0) -> list[str]:
    paper = console(120)
    paper.print(contracts_on_table(game.view(seat), Teller(ENGLISH, game.names)))
    return [" ".join(line.split()) for line in shown(paper).splitlines()]


def test_the_table_shows_what_contracts_ask_for_pay_and_who_is_how_far() -> None:
    nemesis = {"id": "frigate_nemesis", "begun": {"0": 2}}
    game = table({"id": "bruja", "completed": [1]}, nemesis, "mercenary", "explorer", harbor=["sailor:3"])
    assert lines_of(game) == [
        "Contracts: 2 cubes left",
        "Bruja a Captain and a Mademoiselle +2 done by Ben, you can complete it",
        "Frigate Nemesis let the coins of 3 Frigates go +8 you: 2 of 3",
        "Mercenary 3 swords +3 you: 1 of 3",
        "Explorer an Expedition +2",
    ]


def test_a_crew_sees_its_voyage_and_who_is_nearest() -> None:
    game = crew(harbor=["sailor:3"], active=1, time=9, score=2)
    assert lines_of(game, 1)[0] == "Contracts: 0 of 5, 3 cubes left, 2 points, Sailor (Pirate at 4)"
    assert lines_of(game, 1)[1:3] == [
        "Bruja a Captain and a Mademoiselle +3 Ann: 2 of 2",
        "Mercenary 3 swords +3 Ann: 1 of 3",
    ]


def ended(game: Game) -> str:
    paper = console()
    assert game.outcome is not None
    paper.print(screen.standings(game.view(None), game.outcome, Teller(ENGLISH, game.names)))
    return " ".join(shown(paper).split())


def test_a_lost_voyage_tells_what_was_left_to_do() -> None:
    game = crew(phase="discover", time=0, score=2)
    game.play("draw")
    text = ended(game)
    assert "The sand has run out. 0 of 5 contracts. What it would have been: 2 points, Sailor." in text
    assert "Mercenary Ann still needs 2 swords." in text
    assert "Jinx The right moment never came, or it was let pass." in text
    assert "Small Estate Ann still needs" in text


def test_a_won_voyage_tells_the_rank_and_who_did_what() -> None:
    done = [{"id": each, "completed": [0]} for each in ("jinx", "explorer")]
    game = table("bruja", *done, modules=CREW, names=("Ann",), harbor=["sailor:3"], time=2, score=4)
    game.play("contract bruja")
    text = ended(game)
    assert "All 3, with 2 turns to spare. 4 points. Your rank: Pirate." in text
    assert "Bruja done by Ann" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("modules", "kinds"),
    [
        (COMPETE, ["human", "castaway", "castaway"]),
        (CREW, ["human", "castaway"]),
        (CREW, ["human"]),
        ([*CREW, "gambler", "set_sail"], ["human"] * 5),
    ],
    ids=["against", "together", "alone", "five"],
)
def test_whole_games_are_told_in_every_language(modules: list[str], kinds: list[str], language: str) -> None:
    t, paper, seed = speaking(language), console(), LANGUAGES.index(language)
    game = Game.new(len(kinds), modules=modules, seed=seed, names=seat_names(t, kinds, []))
    session = Session(game, kinds, paper, t=t)
    session.read = eager(lambda: session, seed)
    assert session.run() == 0 and session.game.over
    text = shown(paper)
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    assert not re.search(r"\{|\}|[a-z]+-[a-z]+-[a-z]+-|[\u2066-\u2069]|\$", text)
    assert t("contracts-title") in text


def test_contracts_are_explained_like_cards() -> None:
    game = Game.new(1, modules=CREW, seed=1, names=["Ann"], contracts=["bruja", "jinx", "ransom"])
    paper, typed = console(), iter(["cards", "cards merc", "cards xyz"])

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    Session(game, ["human"], paper, read).run()
    text = " ".join(shown(paper).split())
    assert "Bruja (bruja). Have a Captain and a Mademoiselle in your display." in text
    assert "Ransom (ransom). Pay 15 coins." in text and "Payouts and seal are reconstructed." in text
    assert "Mercenary (mercenary). Have 3 swords." in text
    assert "There is no card like “xyz”." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_contracts_fits_and_stars_what_is_reconstructed(language: str) -> None:
    paper = console()
    paper.print(contracts_table(speaking(language), LIST))
    lines = shown(paper).splitlines()
    assert max(map(cell_len, lines)) <= 80
    starred = [line.split()[0] for line in lines if "*" in line and line.split()[0] in {each.id for each in LIST}]
    assert starred == [each.id for each in LIST if each.reconstructed]


def test_cards_of_every_module_fit_on_the_table() -> None:
    """Names, abilities and gifts on the small cards, in every language."""
    from portroyal.catalog import CARDS
    from portroyal.engine.vocabulary import PERSON, SHIP

    for language in LANGUAGES:
        paper = console()
        for card in CARDS:
            if card.kind in (PERSON, SHIP):
                paper.print(screen.card_panel(speaking(language), paper, card.code))
        widths = {cell_len(line) for line in shown(paper).splitlines()}
        assert widths == {screen.CARD_WIDTH}, language
        assert "…" not in shown(paper), language


def test_random_play_never_leaves_a_deed_without_words() -> None:
    chance = random.Random(1)
    for modules, players in ((COMPETE, 3), (CREW, 4)):
        game = Game.new(players, modules=modules, seed=2)
        teller = Teller(ENGLISH.playing(game.ruleset.numbers), game.names)
        while not game.over:
            assert all(label for label, _ in menu(game)) and all(asked(game))
            teller.tell(game.play(chance.choice(game.legal())))


# --- What bots are after ---


def test_the_bots_of_a_crew_tell_what_they_are_after() -> None:
    game = Game.new(3, modules=CREW, seed=1, names=["Ann", "Ben", "Cleo"])
    _, said, _ = sitting(game, ["human", "helmsman", "castaway"], ["plan"])
    assert "Ben: I’m after “" in said and "Cleo: I take whatever comes." in said
    assert "hints_asked" not in game.about
    _, said, _ = sitting(Game.new(2, modules=COMPETE, seed=1), ["human", "helmsman"], ["plan"])
    assert "only where everybody plays together" in said
    _, said, _ = sitting(Game.new(1, modules=CREW, seed=1), ["human"], ["plan"])
    assert "No bot plays with you here." in said


def test_a_plan_is_said_in_every_language_whatever_it_is_after() -> None:
    names = ("Ann", "Ben")
    for language in LANGUAGES:
        t = speaking(language)
        aims = [Aim(contract.id, dict.fromkeys(contract.needs, 2), contract.steps) for contract in LIST]
        aims += [Aim("10", {what: 2}, 0) for what in WANT_NAMES]
        aims += [Aim("10", {}, 1), Aim("10", {}, 0), Aim("jinx", {}, 0)]
        for aim in aims:
            for plan in (Plan("after", aim), Plan("helps", aim, 1)):
                said = plan_said(t, plan, names)
                assert "_" not in said and "{" not in said, (language, plan)
    assert plan_said(ENGLISH, Plan("after", Aim("explorer", {"captains": 1}, 0)), names) == (
        "I’m after “Explorer”. I still need a Captain."
    )
    assert plan_said(ENGLISH, Plan("helps", Aim("bruja", {}, 0), 1), names, 1) == "I’m helping you with “Bruja”."
    assert plan_said(ENGLISH, Plan("helps", Aim("11", {}, 0), 0), names, 1) == "I’m helping Ann with mission 11."


# --- Help ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("modules", "players", "others", "plan"),
    [(CREW, 1, False, False), (CREW, 2, True, True), (COMPETE, 2, True, False), (["set_sail"], 2, True, False)],
)
def test_help_tells_of_others_and_of_a_crew_where_there_are_any(
    language: str, modules: list[str], players: int, others: bool, plan: bool
) -> None:
    rules = Game.new(players, modules=modules).ruleset
    t = speaking(language).playing(rules.numbers)
    paper = console()
    paper.print(help_page(t, rules))
    said = " ".join(shown(paper).split())

    def is_there(text: str) -> bool:
        return " ".join(text.split()) in said

    assert (is_there(t("terminal-help-others")), is_there(t("terminal-help-plan"))) == (others, plan)
    assert is_there(t("terminal-help-rules", players=2)) == others
