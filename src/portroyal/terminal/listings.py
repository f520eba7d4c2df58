"""Lists for reading: the cards, the rulings, the figures of a measurement."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..catalog import Card
from ..contracts import Contract
from ..engine.vocabulary import EXPEDITION, KIND_NAMES, PERSON, SHIP, SKULL, TAX
from ..modules import Module, numbers_of
from ..rulings import EDITIONS, Ruling
from ..words import Words
from ..words.cards import facts, key, text
from ..words.contracts import contract_asks, contract_name
from .screen import SHIP_STYLES, indented

RIGHT = ("terminal-list-strength", "sheet-coins", "terminal-list-cost", "sheet-influence")


def cards_tables(t: Words, cards: Sequence[Card]) -> Group:
    """Every card with its facts, copies and sources, one table for each kind."""
    color, strength, coins = "terminal-list-color", "terminal-list-strength", "sheet-coins"
    ability, cost, influence = "terminal-list-ability", "terminal-list-cost", "sheet-influence"
    tables: list[RenderableType] = [
        kind_table(t, cards, SHIP, (color, strength, coins), ship_cells),
        kind_table(t, cards, PERSON, (ability, cost, influence), person_cells),
        kind_table(t, cards, EXPEDITION, (coins, influence, ""), expedition_cells),
        kind_table(t, cards, TAX, (ability,), tax_cells),
    ]
    total = sum(sum(card.copies.values()) for card in cards)
    return Group(*tables, t("terminal-list-total", count=total))


def kind_table(
    t: Words,
    cards: Sequence[Card],
    kind: int,
    headings: Sequence[str],
    cells: Callable[[Words, Card], tuple[str, ...]],
) -> Table:
    """The cards of one kind."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(t(f"card-kind-{KIND_NAMES[kind]}"), min_width=22, no_wrap=True)
    for heading in headings:
        table.add_column(t(heading, count=2) if heading else "", justify="right" if heading in RIGHT else "left")
    for heading in ("copies", "sources"):
        table.add_column(t(f"terminal-list-{heading}"), justify="right", no_wrap=True)
    for card in cards:
        if card.kind == kind:
            style = SHIP_STYLES[str(card.color)] if kind == SHIP else ""
            numbers = (str(sum(card.copies.values())), sources(card))
            table.add_row(Text(card.code), *(Text(cell, style) for cell in cells(t, card)), *numbers)
    table.add_row()
    return table


def sources(card: Card) -> str:
    """How many lists agree on a card, and how many of its copies are reconstructed, with a star."""
    unknown = sum(card.reconstructed.values())
    known = [str(card.sources)] if card.sources else []
    return ", ".join([*known, *([f"{unknown}*"] if unknown else [])])


def ship_cells(t: Words, card: Card) -> tuple[str, ...]:
    """Color, strength and coins."""
    strength = t("terminal-card-skull") if card.strength == SKULL else str(card.strength)
    gift = f" + {card.gift}" if card.gift else ""
    return t(f"card-color-{card.color}"), strength, f"{card.coins}{gift}"


def person_cells(t: Words, card: Card) -> tuple[str, ...]:
    """Ability, cost and influence."""
    return t(f"card-short-{key(card)}", **facts(t, card)), str(card.cost), str(card.influence)


def expedition_cells(t: Words, card: Card) -> tuple[str, ...]:
    """Coins and influence; its symbols are in its code."""
    return str(card.coins), str(card.influence), t("terminal-list-special") if card.special else ""


def tax_cells(t: Words, card: Card) -> tuple[str, ...]:
    """What it does."""
    return (text(t, card.code),)


def contracts_table(t: Words, contracts: Sequence[Contract]) -> Group:
    """Every contract: what it asks for, its payouts and its seal, with a star where these are reconstructed."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("contract", "asks", "pays", "seal"):
        table.add_column(t(f"terminal-list-{heading}"), no_wrap=heading != "asks")
    for contract in contracts:
        pays, seal = " ".join(map(str, contract.payouts)), f"{t.signed(contract.turns)} {contract.letter}"
        star = "*" if contract.reconstructed else ""
        asks = Text.assemble((contract_name(t, contract.id), "bold"), f": {contract_asks(t, contract.id)}")
        notes = [t("contract-when-now")] if contract.at_moment else []
        notes += [t("contract-crews-only")] if contract.together else []
        if notes:
            asks.append(f". {' '.join(notes)}", style="dim")
        table.add_row(contract.id, asks, f"{pays}{star}", f"{seal}{star}")
    told = t.playing(numbers_of(["coop"]))("terminal-list-contracts", count=len(contracts))
    return Group(table, "", told)


def module_facts(t: Words, module: Module) -> dict[str, Any]:
    """A module as plain data."""
    return {
        "id": module.id,
        "sentence": about(t, module),
        "players": list(module.players),
        "is_solo_too": module.is_solo_too,
        "stands_alone": module.stands_alone,
        "requires": list(module.requires),
        "excludes": list(module.excludes),
        "numbers": dict(module.numbers),
    }


def about(t: Words, module: Module) -> str:
    """A sentence on a module, with the numbers it is played by."""
    return t.playing(numbers_of([module.id]))(f"module-{module.id.replace('_', '-')}-text")


def modules_table(t: Words, modules: Sequence[Module]) -> Group:
    """What can be played."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("module", "players", "needs", "not-with", "about"):
        table.add_column(t(f"terminal-list-{heading}"), no_wrap=heading in ("module", "players"))
    for module in modules:
        fewest, most = module.players
        fewest = 1 if module.is_solo_too else fewest
        players = t("terminal-list-range", fewest=fewest, most=most)
        table.add_row(module.id, players, ", ".join(module.requires), ", ".join(module.excludes), about(t, module))
    return Group(table, "", "Python: Game.new(4, modules=['base', 'gambler'])")


def ruling_facts(ruling: Ruling, edition: str | None) -> dict[str, Any]:
    """A ruling as plain data."""
    answers = {each: None if each in ruling.not_offered_in else ruling.answer(each) for each in EDITIONS}
    played = {"answer": ruling.answer(edition)} if edition else {"by_edition": answers}
    return {
        "id": ruling.id,
        "question": ruling.question,
        "answers": list(ruling.answers),
        **played,
        "not_offered_in": list(ruling.not_offered_in),
        "source": ruling.source,
        "reason": ruling.reason,
    }


def rulings_list(t: Words, rulings: Sequence[Ruling], edition: str | None) -> Group:
    """The register: each ruling with its question and what is played. Sources and reasons are told in English."""
    lines: list[RenderableType] = []
    for ruling in rulings:
        lines += [
            Text.assemble((ruling.id, "bold"), choices_words(t, ruling, edition)),
            indented(Text(t(f"ruling-{ruling.id.replace('_', '-')}-question"))),
            indented(Text(t("terminal-list-played", answer=answer_words(t, ruling, edition)))),
        ]
        if t.language == "en":
            lines += [
                indented(Text(ruling.reason, style="dim")),
                indented(Text(f"Source: {ruling.source}.", style="dim")),
            ]
        lines.append("")
    return Group(*lines, t("terminal-list-otherwise"))


def choices_words(t: Words, ruling: Ruling, edition: str | None) -> str:
    """What one may choose between, as it is typed, where there is a choice."""
    without = [each for each in ruling.not_offered_in if edition in (None, each)]
    if len(ruling.answers) == 1 or (edition and without):
        return ""
    fixed = f"; {t('terminal-list-fixed', editions=t.series(without))}" if without else ""
    return f"  [{' | '.join(ruling.answers)}{fixed}]"


def answer_words(t: Words, ruling: Ruling, edition: str | None) -> str:
    """The answers per edition, told once where they are the same."""

    def said(answer: str) -> str:
        return t(f"ruling-answer-{answer.replace('_', '-')}")

    if edition is not None:
        return said(ruling.answer(edition))
    if len(set(ruling.by_edition)) == 1:
        return said(ruling.by_edition[0])
    places = {answer: [each for each in EDITIONS if ruling.answer(each) == answer] for answer in ruling.answers}
    return "; ".join(f"{said(answer)} ({t.series(where)})" for answer, where in places.items() if where)


FIGURES = {
    "compiled": "engine compiled",
    "games_per_second": "random games a second, 4 players, one thread",
    "decisions_per_second": "decisions a second in them",
    "games_per_second_by_players": "games a second with {} players",
    "two_threads": "two threads do the work of",
    "clone_ns": "a clone of the state, ns",
    "python_decision_ns": "a decision from Python, ns",
    "game_decision_ns": "a decision through Game, ns",
    "import_ms": "import portroyal, ms",
    "state_bytes": "a state in memory, bytes",
    "cores": "cores of this machine",
    "beside_games_per_second": "the other program, games a second",
    "ratio": "ratio to the other program",
}


def figures_table(figures: Mapping[str, Any]) -> Table:
    """The figures of a measurement, each with what it means."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for figure_id, value in figures.items():
        label = FIGURES.get(figure_id, figure_id.replace("_", " "))
        if isinstance(value, Mapping):
            for each, number in cast("Mapping[Any, Any]", value).items():
                table.add_row(label.format(each), figure(number))
        else:
            table.add_row(label, figure(value))
    return table


def figure(value: object) -> str:
    """A number as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int | float) else str(value)
