"""An adventure on the screen: pages of the story, the missions with what card 9 asks for, the month, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..campaign.story import StoryCard, words_of
from ..catalog import BY_CODE
from ..engine.missions import cubes_left, is_open, moment_of
from ..engine.months import (
    cubes_needed,
    cubes_on_missions,
    influence_in_common,
    influence_needed,
    missions_undone,
)
from ..engine.vocabulary import ANY_TIME
from ..words import Words
from ..words.adventure import character_name, event_name, mission_text
from ..words.cards import name

if TYPE_CHECKING:
    from ..campaigns import Tale
    from ..game import Outcome
    from ..knowledge.view import View
    from ..notation import Action
    from .teller import Teller

# --- Pages ---


def page_of(t: Words, tale: Tale, card: str) -> StoryCard | None:
    """The words of a story card; a campaign that somebody wrote may have none here."""
    told = words_of(tale, t.language)
    return None if told is None else told.cards.get(card)


def opening_of(t: Words, tale: Tale, chapter: int) -> StoryCard | None:
    """The card that opens a chapter."""
    told = words_of(tale, t.language)
    return None if told is None else next((card for card in told.cards.values() if card.chapter == chapter), None)


def page(t: Words, card: StoryCard, coda: str | None = None) -> Panel:
    """A page to be read aloud: its title above, the goal of its mission or the last words below."""
    number = f"{card.id} · " if card.goal is not None else ""
    opens = f"{t('terminal-chapter', number=card.chapter)} · " if card.chapter is not None else ""
    lines: list[RenderableType] = [Text(card.text)]
    if card.goal is not None:
        lines.append(Text(f"\n{card.goal}", style="bold"))
    if coda is not None and coda in card.codas:
        lines.append(Text(f"\n{card.codas[coda]}", style="italic"))
    title = Text(f" {opens}{number}{card.title} ", style="bold")
    return Panel(Group(*lines), box=box.DOUBLE_EDGE, padding=(1, 3), title=title, title_align="left")


# --- The table ---


def adventure_on_table(view: View, teller: Teller) -> Group:
    """Card 9, the month with its events, and the missions."""
    told = view.story
    assert told is not None
    lines = [Text(f"  {month_line(teller.t, told)}")]
    if view.ruleset.is_together:
        lines.insert(0, Text(f"  {card_9(teller.t, view)}", style="bold"))
    if (card := next_card(view)) is not None:
        lines.append(Text(f"  {teller.t('look-next', card=name(teller.t, card))}"))
    return Group(*lines, mission_lines(view, teller, told["missions"]))


def next_card(view: View) -> str | None:
    """The top card of the deck, for who has looked at it and put it there."""
    if view.phase == "look":
        return None
    return next((fact.card for fact in view.known if fact.purse is None and fact.place == 0), None)


def card_9(t: Words, view: View) -> str:
    """`Card 9: 1 of 2 missions, 1 of 5 cubes, 7 of 16 influence.`"""
    row = len(view.story["missions"]) if view.story is not None else 0
    return t(
        "terminal-card-9",
        done=row - missions_undone(view.table),
        missions=row,
        laid=cubes_on_missions(view.table),
        laidof=cubes_needed(view.table),
        influence=influence_in_common(view.table),
        influenceof=influence_needed(view.table),
    )


def month_line(t: Words, told: Mapping[str, Any]) -> str:
    """`Month 2, Fog Bank. Next: a new event, Alms, Month's End.`"""
    month = t("terminal-month", month=told["month"])
    event = told["event"]
    first = month if event is None else t("terminal-told", what=month, that=event_name(t, event))
    deck = [t("terminal-new-event") if each is None else event_name(t, each) for each in told["deck"]]
    return f"{first}. {t('terminal-events-next', events=', '.join(deck))}" if deck else f"{first}."


def mission_lines(view: View, teller: Teller, missions: Sequence[Mapping[str, Any]]) -> Padding:
    """The row, the newest mission last: what each asks for and how it stands."""
    t, adventure = teller.t, view.ruleset.adventure
    assert adventure is not None
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    for place, mission in enumerate(missions):
        card = page_of(t, adventure.tale, mission["id"])
        asks = card.goal if card is not None else None
        facts = adventure.tale.missions[mission["id"]].facts
        told = asks or mission_text(t, facts)
        done = view.seat is not None and view.seat in mission["completed"]
        grid.add_row(
            mission["id"], Text(told), Text(standing(view, teller, place, mission)), style="dim" if done else ""
        )
    return Padding(grid, (0, 0, 0, 2))


def standing(view: View, teller: Teller, place: int, mission: Mapping[str, Any]) -> str:
    """Who has completed a mission, who is on the way, and whether the reader can."""
    t, parts = teller.t, list[str]()
    if mission["completed"]:
        names = t.series(teller.called(seat) for seat in mission["completed"])
        parts.append(t("terminal-contract-done", names=names))
    for seat, step in mission["begun"].items():
        parts.append(t("terminal-mission-step", name=teller.called(int(seat)), step=step))
    if view.seat is not None and not view.over and moment_of(view.table, place) == ANY_TIME:
        if is_open(view.table, view.seat, place):
            parts.append(t("terminal-contract-ready"))
    return ", ".join(parts)


def belongings(t: Words, view: View, seat: int) -> str:
    """`Lady Anne (3 cubes left, 2 crowns), stowed: bread, rum`, said before the crew of a player."""
    told = view.story
    assert told is not None
    player = told["players"][seat]
    if player["character"] is None:
        return ""
    state = [t("terminal-cubes", count=cubes_left(view.table, seat))]
    if player["crowns"]:
        state.append(t("terminal-crowns", count=player["crowns"]))
    who = f"{character_name(t, player['character'])} ({', '.join(state)})"
    items = Counter(BY_CODE[code].item for code in view.players[seat].holds.get("items", ()))
    if not items:
        return who
    things = [t(f"terminal-card-{item}") + (f" ×{count}" if count > 1 else "") for item, count in items.items()]
    return f"{who}, {t('terminal-stowed', things=', '.join(things))}"


# --- What a choice brings ---


def brings(t: Words, view: View, action: Action) -> str:
    """What a choice of an adventure brings and costs."""
    adventure = view.ruleset.adventure
    assert adventure is not None and view.story is not None
    if action.character is not None:
        message = f"character-{action.character}-text"
        return t(message) if message in t else ""
    if action.mission is not None:
        mission = next(each for each in view.story["missions"] if each["id"] == action.mission)
        return rewards(t, adventure.tale.missions[action.mission].facts, is_first=not mission["completed"])
    if action.kind == "buy_off":
        return coins(t, -int(view.story["question"]))
    if action.kind == "pay_crown":
        event = next(each for each in adventure.tale.facts["events"] if each["id"] == view.story["question"])
        return coins(t, event["effect"].get("gain_coins", 0))
    return coins(t, price_of(view, action)) if action.kind == "sell" else ""


def rewards(t: Words, facts: Mapping[str, Any], *, is_first: bool) -> str:
    """What completing a mission costs and brings: coins, and crowns."""
    first: Mapping[str, int] = facts.get("first", {}) if is_first else {}
    given: Mapping[str, int] = facts.get("discard", {})
    change = first.get("coins", 0) - given.get("coins", 0)
    crowns = first.get("crowns", 0) + int(facts.get("crowns", 0)) - given.get("crowns", 0)
    told = [coins(t, change)] if change else []
    return ", ".join([*told, t("terminal-crowns", count=crowns)] if crowns > 0 else told)


def coins(t: Words, count: int) -> str:
    """`+3 coins`"""
    return t("terminal-trade", net=t.signed(count), coins=abs(count))


def price_of(view: View, action: Action) -> int:
    """What a barmaid pays: the one that is named, else the best of those that are there."""
    _, _, named = action.words.partition(" to ")
    return BY_CODE[named].price if named else max(BY_CODE[code].price for code in view.players[view.actor].display)


# --- The end ---


def chapter_end(view: View, outcome: Outcome, teller: Teller) -> Group:
    """Won or lost together, by the three conditions of card 9."""
    t = teller.t
    assert outcome.crew is not None
    won = t("end-chapter-won" if outcome.crew.won else "end-chapter-lost")
    return Group(Text(f"{won} {card_9(t, view)}", style="bold"), mission_lines(view, teller, missions_of(view)))


def missions_of(view: View) -> Sequence[Mapping[str, Any]]:
    """The row."""
    return view.story["missions"] if view.story is not None else ()
