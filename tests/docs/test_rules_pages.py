"""The pages of docs/rules say what the code does: names, links, numbers and worked examples."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import portroyal
from portroyal.catalog import CARDS, Card
from portroyal.contracts import BY_ID, LIST
from portroyal.engine.vocabulary import (
    EVENT_NAMES,
    EXPEDITION,
    LAST_PASS,
    PERSON,
    SHIP,
    SKULL,
    TAX,
)
from portroyal.game import Game
from portroyal.knowledge.gamble import survival
from portroyal.modules import MODULES, NUMBERS, numbers_of
from portroyal.ruleset import MOST_ASIDE, Ruleset
from portroyal.rulings import EDITIONS, RULINGS, table

RULES = Path(__file__).parents[2] / "docs" / "rules"
ENGINE = Path(portroyal.__file__).parent / "engine"
# In reading order: each page leads to the next.
PAGES = (
    *("index.md", "setup.md", "discover.md", "trade.md", "expeditions.md", "persons.md", "turn.md"),
    *("gambler.md", "set-sail.md", "contract-cards.md", "contracts.md", "together.md", "adventure.md"),
    *("hidden-things.md", "timing.md", "editions.md"),
)
GENERATED = re.compile(r"<!-- rulings:begin -->\n(.*?)<!-- rulings:end -->", re.DOTALL)
SAIL = numbers_of(["set_sail"])
CREW = numbers_of(["base", "contract_cards", "coop"])
CONTRACTS = numbers_of(["base", "contract_cards", "contracts"])
COLORS = ("yellow", "blue", "green", "red", "black")


@cache
def page(name: str) -> str:
    return (RULES / name).read_text("utf-8")


def written(name: str) -> str:
    """A page without the table the program writes."""
    return GENERATED.sub("", page(name))


def prose(name: str) -> str:
    """A page in one line, so that line breaks don't hide a phrase."""
    return " ".join(written(name).replace("\n> ", "\n").split())


def rows(name: str, heading: str) -> list[list[str]]:
    """The cells of the table with this heading, without code marks."""
    lines = iter(page(name).splitlines())
    for line in lines:
        if line.startswith("|") and heading in line:
            break
    else:
        raise AssertionError(f"{name} has no table with {heading!r}")
    next(lines)
    found: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return found


def code_marks(name: str) -> list[str]:
    """Everything in code font on a page, except blocks of code."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", written(name), flags=re.DOTALL))


def copies(cards: list[Card]) -> int:
    return sum(card.copies.get("base", 0) for card in cards)


def of_kind(kind: int) -> list[Card]:
    return [card for card in CARDS if card.kind == kind and "base" in card.copies]


@cache
def functions(file: str) -> list[str]:
    """The functions of an engine file in their order; read from the source, as C hides some."""
    tree = ast.parse((ENGINE / f"{file}.py").read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


# --- Names and links ---


def test_every_page_is_on_the_way_through_the_rules():
    assert {path.name for path in RULES.glob("*.md")} >= set(PAGES)


@pytest.mark.parametrize(("name", "following"), list(zip(PAGES, (*PAGES[1:], PAGES[0]), strict=True)))
def test_a_page_begins_with_its_engine_file_and_the_next_page(name: str, following: str):
    title, _, first, *_ = page(name).splitlines()
    assert title.startswith("# ")
    assert first.startswith("*Engine: ")
    assert first.endswith("*")
    files = re.findall(r"/engine/(\w+\.py)\)", first)
    assert files, "names no file of the engine"
    assert all((ENGINE / file).exists() for file in files)
    assert f"]({following})" in first


@pytest.mark.parametrize("name", PAGES)
def test_every_link_resolves(name: str):
    for target in re.findall(r"\]\(([^)\s]+)\)", page(name)):
        if target.startswith(("http://", "https://")):
            continue
        path, _, anchor = target.partition("#")
        linked = (RULES / path) if path else RULES / name
        assert linked.exists(), target
        if anchor:
            titles = re.findall(r"^#+ (.+)$", linked.read_text("utf-8"), re.MULTILINE)
            anchors = [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]
            assert anchor in anchors, target


def test_the_index_leads_to_every_page():
    for name in PAGES[1:]:
        assert f"]({name})" in page("index.md")


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told_where_it_applies(ruling: str):
    assert any(f"`{ruling}`" in written(name) for name in PAGES), "only in the generated table, or nowhere"


@pytest.mark.parametrize("name", PAGES)
def test_code_font_names_only_things_that_exist(name: str):
    known = {*RULINGS, *EVENT_NAMES, *EDITIONS, *MODULES, *BY_ID, "make docs", "strength/coins ×copies"}
    for card in CARDS:
        known |= {card.code, card.name, f"{card.name}.{card.color}"}
    for mark in code_marks(name):
        file, _, rest = mark.partition(".")
        if mark in known or rest in ("py", "toml"):
            continue
        assert (ENGINE / f"{file}.py").exists(), f"{mark}: nothing is called so"
        assert rest in functions(file), f"{mark}: no such function"


@pytest.mark.parametrize("person", sorted({card.name for card in of_kind(PERSON)}))
def test_every_person_has_a_line_and_a_section(person: str):
    assert person in [row[1] for row in rows("persons.md", "Moment")]
    headings = " ".join(re.findall(r"^## (.+)$", page("persons.md"), re.MULTILINE)).lower()
    assert person.replace("_", " ") in headings


def test_the_table_of_rulings_is_up_to_date():
    block = GENERATED.search(page("editions.md"))
    assert block, "the two markers are missing"
    assert block[1].strip() == table(), "run: make docs"


def test_the_differences_of_editions_are_all_told():
    differing = {ruling.id for ruling in RULINGS.values() if len(set(ruling.by_edition)) > 1 or ruling.not_offered_in}
    assert {row[-1] for row in rows("editions.md", "| Ruling |")} == differing


def test_the_lines_of_code_run():
    for block in re.findall(r"```python\n(.*?)```", page("editions.md"), re.DOTALL):
        exec(compile(block, "editions.md", "exec"), {})


# --- Numbers ---


def test_the_table_of_ships_equals_the_catalog():
    told: Counter[str] = Counter()
    for color, name, total, faces in rows("index.md", "Strength/coins"):
        found = re.findall(r"(\w+)/(\d+) ×(\d+)", faces)
        assert sum(int(count) for *_, count in found) == int(total)
        assert {card.color for card in of_kind(SHIP) if card.name == name} == {color}
        for strength, coins, count in found:
            told[f"{name}:{strength}/{coins}"] += int(count)
    assert told == {card.code: card.copies["base"] for card in of_kind(SHIP)}


def test_the_table_of_persons_equals_the_catalog():
    told: dict[tuple[str, int, int], int] = {}
    for _, name, total, faces, _ in rows("index.md", "Cost/influence"):
        found = re.findall(r"(\d+)/(\d+) ×(\d+)", faces)
        assert sum(int(count) for *_, count in found) == int(total)
        for cost, influence, count in found:
            told[f"{name}:{cost}", int(cost), int(influence)] = int(count)
    assert told == {(c.code, c.cost, c.influence): c.copies["base"] for c in of_kind(PERSON)}


def test_the_table_of_expeditions_equals_the_catalog():
    told = {code: tuple(map(int, numbers)) for _, code, *numbers in rows("index.md", "Asks for")}
    assert told == {c.code: (c.copies["base"], c.coins, c.influence) for c in of_kind(EXPEDITION)}


def test_the_table_of_taxes_equals_the_catalog():
    told = {code: int(count) for _, code, count in rows("index.md", "Bonus of 1 coin")}
    assert told == {card.code: card.copies["base"] for card in of_kind(TAX)}


@pytest.mark.parametrize(
    ("title", "kind"), [("Ships", SHIP), ("Persons", PERSON), ("Expeditions", EXPEDITION), ("Taxes", TAX)]
)
def test_the_headings_count_the_cards(title: str, kind: int):
    assert re.search(rf"^### {title}: {copies(of_kind(kind))}\b", page("index.md"), re.MULTILINE)


def test_the_index_counts_all_cards():
    assert f"There are {copies(list(CARDS))} cards and nothing else" in prose("index.md")


def test_takes_by_colors_are_those_of_the_engine():
    takes = NUMBERS["takes_by_colors"]
    told = {int(n): int(cards) for colors, cards in rows("trade.md", "Ship colors") for n in re.findall(r"\d", colors)}
    assert told == {colors: takes[colors] for colors in range(len(COLORS) + 1)}


def test_the_ships_swords_are_too_few_for():
    for swords, *told in rows("discover.md", "| Swords |"):
        for color, count in zip(COLORS, told, strict=True):
            strong = [c for c in of_kind(SHIP) if c.color == color and (c.strength or 0) > int(swords)]
            assert int(count) == copies(strong), (swords, color)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deck_after_dealing(players: int):
    line = next(row for row in rows("setup.md", "Deck after dealing") if int(row[0]) == players)
    for told, edition in zip(line[1:], ("bigbox-2021", "sjg-2017"), strict=True):
        assert int(told) == len(Game.new(players=players, edition=edition, seed=1).to_position()["deck"])


def test_the_odds_of_a_gambler_in_a_fresh_deck():
    told = [float(each) for each in re.findall(r"(\d+\.\d) %", prose("gambler.md"))]
    for ships, percent in enumerate(told):
        harbor = ["pinnace:1/1", "flute:1/1", "barque:1/1"][:ships]
        game = Game.from_position({"modules": ["base", "gambler"], "players": [{}, {}], "harbor": harbor})
        assert percent == round(float(100 * survival(game.view())), 1)


def test_the_gamblers_are_those_of_the_data():
    told = {code: tuple(map(int, numbers)) for code, *numbers in rows("gambler.md", "Gambler")}
    assert told == {c.code: (c.copies["gambler"], c.cost, c.influence) for c in CARDS if "gambler" in c.copies}


def test_the_cards_of_set_sail_are_those_of_the_data():
    told = {code: tuple(map(int, numbers)) for code, *numbers in rows("set-sail.md", "Reconstructed")}
    counted = [c for c in CARDS if "set_sail" in c.copies]
    assert told == {
        c.code: (c.copies["set_sail"], c.added.get("set_sail", 0), c.reconstructed.get("set_sail", 0)) for c in counted
    }
    totals = tuple(sum(column) for column in zip(*told.values(), strict=True))
    assert totals == (60, 20, 37)
    assert f"with {totals[0]} cards of its own" in prose("set-sail.md")
    assert f"{totals[1]} in all" in prose("set-sail.md")
    assert f"printed on {totals[2]} of them" in prose("set-sail.md")


def test_the_new_persons_and_ships_are_those_of_the_data():
    told = {code: tuple(numbers) for code, *numbers in rows("contract-cards.md", "Cost or strength")}
    added = [card for card in CARDS if "contract_cards" in card.copies]
    facts = {
        card.code: (card.copies["contract_cards"], *((card.cost, card.influence) if card.cost else strength_of(card)))
        for card in added
    }
    assert told == {code: tuple(map(str, each)) for code, each in facts.items()}
    cards = sum(card.copies["contract_cards"] for card in added)
    assert f"there are {copies(list(CARDS)) + cards} cards" in prose("contract-cards.md")


def strength_of(card: Card) -> tuple[str, int | None]:
    return "skull" if card.strength == SKULL else str(card.strength), card.coins


def test_the_contracts_are_those_of_the_data():
    when = {"at_tax": "now", "declining": "now", "at_bust": "now, active", "at_colors": "now, active"}
    told = [(row[0], row[2], row[3], row[4]) for row in rows("contracts.md", "Asks for")]
    assert told == [
        (
            contract.id,
            "active" if contract.how == "ships_kept" else when.get(contract.how, "any time"),
            " ".join(map(str, contract.payouts)),
            f"{contract.turns} {contract.letter}",
        )
        for contract in LIST
    ]


def test_the_contracts_of_crews_and_their_ranks_are_those_of_the_engine():
    laid = [int(contracts) for _, contracts in rows("together.md", "| Players |")]
    assert tuple(laid) == CREW["contracts_by_players"]
    ranks = tuple((int(points), rank.replace(" ", "_")) for points, rank in rows("together.md", "| Points |"))
    assert ranks == MODULES["coop"].ranks


def test_the_odds_of_a_fresh_deck():
    cards = sum(Ruleset.of(4).cards().values())
    assert f"{cards}-card deck" in prose("hidden-things.md")
    per_color = copies([card for card in of_kind(SHIP) if card.color == COLORS[0]])
    for ships, odds, percent in rows("hidden-things.md", "Next card busts"):
        seen = int(ships)
        busting, unseen = seen * (per_color - 1), cards - seen
        assert odds == f"{busting}/{unseen}"
        assert percent == f"{100 * busting / unseen:.1f}"


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        ("setup.md", f"**Deal {NUMBERS['start_coins']} coins**"),
        ("discover.md", f"**{NUMBERS['taxed_from']} coins or more**"),
        ("trade.md", f"**{NUMBERS['admirals_from']} cards or more:** {NUMBERS['admiral_coins']} coins"),
        (
            "persons.md",
            f"**{NUMBERS['admirals_from']} or more cards** lie in the harbor, {NUMBERS['admiral_coins']} coins",
        ),
        ("turn.md", f"**{NUMBERS['influence_to_end']} influence**"),
        ("gambler.md", f"reveal **{NUMBERS['gamble_cards']}** cards"),
        ("set-sail.md", f"**{SAIL['influence_to_end']} influence**"),
        ("set-sail.md", f"leaves **{SAIL['taxed_to']} coins** to everybody who has **{SAIL['taxed_from']} or more**"),
        ("set-sail.md", f"as in the base game: {NUMBERS['influence_to_end']} influence"),
        ("contract-cards.md", f"every ship in the harbor **but {NUMBERS['gunners_without']}**"),
        (
            "contract-cards.md",
            f"**{NUMBERS['vice_admirals_from']} to {NUMBERS['vice_admirals_to']} cards** lie in the harbor, each vice "
            f"admiral brings **{NUMBERS['vice_admiral_coins']} coin**",
        ),
        ("contracts.md", f"**{CONTRACTS['contracts_by_players'][1]} contracts** of sixteen"),
        ("contracts.md", f"Each player has **{NUMBERS['cubes']} cubes**"),
        ("contracts.md", f"brings you **{NUMBERS['contract_influence'][1]} influence**"),
        ("contracts.md", f"the **third** another **{NUMBERS['contract_influence'][2]}**"),
        ("contracts.md", f"{NUMBERS['influence_to_end']} influence brings on the last round"),
        ("together.md", f"**{CREW['time_cards']} cards**, plus the numbers on the seals"),
        ("together.md", f"Up to {MOST_ASIDE} cards may be set aside before the start"),
        ("turn.md", f"the {LAST_PASS}th: it is reshuffled {LAST_PASS - 1} times"),
    ],
)
def test_the_numbers_of_the_rules_are_those_of_the_engine(name: str, phrase: str):
    assert phrase in prose(name)


def test_no_crew_repels_a_skull():
    crew = sum(card.swords * card.copies["base"] for card in of_kind(PERSON))
    assert crew < SKULL


# --- Timing ---


def test_timing_tells_every_event():
    for event in EVENT_NAMES:
        assert f"`{event}`" in page("timing.md")


def test_timing_follows_the_order_of_the_file():
    cells = " ".join(" ".join(row) for row in rows("timing.md", "Rules that listen"))
    told = re.findall(r"timing\.(\w+)", cells)
    assert set(told) <= set(functions("timing"))
    points = [row[-1].removeprefix("timing.") for row in rows("timing.md", "Rules that listen")]
    listeners = [name for name in functions("timing") if name in points]
    assert [point for point in points if point in listeners] == listeners
    calls = "\n".join(path.read_text("utf-8") for path in ENGINE.glob("*.py") if path.name != "timing.py")
    called = [name for name in functions("timing") if re.search(rf"\b{name}\(state", calls)]
    assert set(called) <= set(listeners), "a timing point is missing on the page"


# --- Worked examples ---


def purses(game: Game) -> list[int]:
    return [player.coins for player in game.view().players]


def test_example_of_the_repelled_flute():
    crew = ["sailor:3", "pirate:5"]
    players = [{"name": "Tomas", "display": crew}, {"name": "Nell"}]
    game = Game.from_position({"players": players, "harbor": ["flute:1/1"], "deck": ["flute:2/2", "flute:5/3"]})
    game.play("draw")
    assert {str(action) for action in game.legal()} == {"repel", "keep"}
    game.play("repel")
    assert game.view().discard == ("flute:2/2",)
    assert "harbor_busted" in [event.kind for event in game.play("draw")]


def test_example_of_the_tax():
    players = [
        {"name": "Odile", "coins": 13},
        {"name": "Kofi", "coins": 12, "display": ["pirate:5"]},
        {"name": "Nell", "coins": 11, "display": ["sailor:3", "sailor:3"]},
    ]
    game = Game.from_position({"players": players, "deck": ["tax:swords"]})
    game.play("draw")
    assert purses(game) == [7, 7, 12]


def test_example_of_the_expedition():
    players = [{"name": "Ines", "display": ["priest:4", "jack_of_all_trades:6"]}, {"name": "Bram"}]
    game = Game.from_position({"players": players, "expeditions": ["expedition:cross+cross"]})
    before = game.view().players[0].influence
    game.play("claim expedition:cross+cross")
    ines = game.view().players[0]
    assert (before, ines.influence, ines.coins) == (2, 4, 2)
    assert ines.display == ("expedition:cross+cross",)


def test_example_of_the_kept_barque():
    players = [{"name": "Bram"}, {"name": "Ines", "display": ["wholesaler.green:6"]}]
    position = {"modules": ["set_sail"], "players": players, "harbor": ["barque:3/2"], "phase": "take", "actor": 1}
    game = Game.from_position(position)
    before = game.view().players[1].influence
    game.play("take barque:3/2")
    ines = game.view().players[1]
    assert (ines.coins, ines.influence - before, ines.holds) == (1, 1, {"tucked": ("barque:3/2",)})
    assert purses(game)[0] == 1
    assert "barque:3/2" not in game.view().discard


OFFICE = ["base", "contract_cards", "contracts"]


def test_example_of_the_gift():
    players = [{"name": "Bram"}, {"name": "Nell", "display": ["clerk.yellow:4"]}, {"name": "Odile"}]
    position = {"modules": OFFICE[:2], "players": players, "harbor": ["pinnace:4/3+1", "sailor:3"]}
    game = Game.from_position({**position, "phase": "take", "actor": 1})
    game.play("take pinnace:4/3+1")
    game.play("give 2")
    assert purses(game) == [1, 2, 1]
    assert (game.actor, game.view().takes) == (1, 1)


def test_example_of_the_second_contract():
    players = [{"name": "Julia", "display": ["priest:4", "jester:5"]}, {"name": "Bram"}]
    laid = [{"id": "luminary", "completed": [1]}, {"id": "mercenary", "completed": [0]}]
    game = Game.from_position({"modules": OFFICE, "players": players, "contracts": laid})
    before = game.view().players[0].influence
    game.play("contract luminary")
    assert (purses(game)[0], game.view().players[0].influence - before) == (3, 1)


@pytest.mark.parametrize(("aside", "time", "rank"), [(0, 15, "landlubber"), (5, 10, "pirate")])
def test_examples_of_the_time_deck_and_of_five_cards_set_aside(aside: int, time: int, rank: str):
    contracts = ["bruja", "maritime_supremacy", "galleon_nemesis"]
    game = Game.new(1, modules=["base", "contract_cards", "coop"], contracts=contracts, aside=aside, seed=1)
    assert game.view().aside["time"] == time
    assert [name for points, name in MODULES["coop"].ranks if points <= aside][-1] == rank


def test_example_of_four_colors_and_two_cards():
    harbor = ["pinnace:2/2", "flute:1/1", "barque:1/2", "galleon:4/2", "priest:4"]
    players = [{"name": "Kofi", "coins": 2}, {"name": "Odile"}, {"name": "Nell", "coins": 3}]
    game = Game.from_position({"players": players, "harbor": harbor})
    for words in ("stop", "take galleon:4/2", "take priest:4", "take barque:1/2", "pass"):
        game.play(words)
    assert purses(game) == [1, 1, 3]
    assert game.view().discard[-2:] == ("pinnace:2/2", "flute:1/1")


def test_example_of_once_around_a_table_of_four():
    ships = ["pinnace:1/2", "flute:2/3", "barque:3/2", "frigate:1/1"]
    players = [
        {"name": "Nell", "coins": 3},
        {"name": "Tomas", "display": ["admiral:5", "admiral:7"]},
        {"name": "Ines", "coins": 5, "display": ["admiral:7", "jack_of_all_trades:6"]},
        {"name": "Bram", "coins": 3, "display": ["governor:8", "mademoiselle:7"]},
    ]
    game = Game.from_position(
        {
            "players": players,
            "harbor": [*ships, "sailor:3", "settler:4", "trader.blue:3"],
            "expeditions": ["expedition:hut+hut"],
        }
    )
    for words in ("stop", "take trader.blue:3", "take flute:2/3"):
        game.play(words)
    assert purses(game) == [4, 4, 5, 3]
    game.play("take barque:3/2")
    assert purses(game)[1] == 5
    game.play("take settler:4")
    assert not [action for action in game.legal() if action.kind == "claim"]
    game.play("take sailor:3")
    game.play("take pinnace:1/2")
    assert purses(game) == [8, 5, 0, 1]
    assert game.view().discard[-1] == "frigate:1/1"
    assert game.active == 1
