"""`portroyal campaign`: The Adventure Begins in the terminal, chapter after chapter, and campaigns somebody wrote."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from .cli_shared import (
    AsJson,
    Language,
    WrongUse,
    at_least,
    print_json,
    read_rulings,
    seating_told,
    split,
    text_of,
    words_for,
)

if TYPE_CHECKING:
    from .campaign import Campaign

campaign = App(
    name="campaign",
    help="The Adventure Begins: play a campaign here in the terminal, or check one that you wrote.",
    sort_key=4,
)


@campaign.command
def new(
    file: Path | None = None,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="Who plays, with commas between: human, helmsman ...")] = None,
    players: Annotated[int | None, Parameter(help="How many play, 1 to 4; alone by default.")] = None,
    names: Annotated[str | None, Parameter(help="Names in order of the seats, with commas between.")] = None,
    mode: Annotated[str, Parameter(help="cooperative, or competitive: against each other.")] = "cooperative",
    tale: Annotated[str, Parameter(name="--campaign", help="Ours, the-bell, or a file that you wrote.")] = "the-bell",
    story: Annotated[Path | None, Parameter(help="The story of a campaign that you wrote, Markdown.")] = None,
    modules: Annotated[str, Parameter(help="With cards of other boxes, which is much harder.")] = "base,adventure",
    ruling: Annotated[
        list[str] | None, Parameter(help="Play a ruling another way; may be repeated.", show_default=False)
    ] = None,
    language: Language = None,
) -> int:
    """Begin a campaign: alone, with bots or with friends at one keyboard. It is saved after every choice.

    Parameters
    ----------
    file
        Where it is kept; by default a name that no file has yet.
    """
    from .campaign import Campaign, faults, read_story
    from .campaigns import built_in, tale_of, tell
    from .terminal.campaigning import Voyage
    from .terminal.screen import make_console
    from .terminal.seating import seat_kinds, seat_names

    t = words_for(language)
    if mode not in ("cooperative", "competitive"):
        raise WrongUse(f"--mode {mode} should be cooperative or competitive.")
    sitting = split(seats, "seats")
    with seating_told(t):
        kinds = seat_kinds(sitting, players or max(len(sitting), 1), (1, 4))
        called = seat_names(t, kinds, split(names, "names"))
    told = tale if tale in built_in() else tell(Path(tale)).id
    text = None if story is None else text_of(story)
    if text is not None and (wrong := faults(tale_of(told), read_story(text))):
        raise WrongUse(f"{story} does not fit: {wrong[0]}")
    begun = Campaign(
        called,
        campaign=told,
        mode=mode,
        modules=split(modules, "modules"),
        rulings=read_rulings(ruling or []),
        story=text,
    )
    path = file or free_file(told)
    if path.exists():
        raise WrongUse(f"{path} is there already: go on with it by portroyal campaign play {path}")
    return Voyage(begun, kinds, make_console(), path, t=t).run()


@campaign.command
def play(
    file: Path,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="Who plays from now on, with commas between.")] = None,
    language: Language = None,
) -> int:
    """Go on with a campaign, wherever it was left.

    Parameters
    ----------
    file
        The campaign, as `portroyal campaign new` keeps it.
    """
    from .campaign import load
    from .terminal.campaigning import Voyage, kinds_of
    from .terminal.screen import make_console
    from .terminal.seating import check_names, seat_kinds

    t = words_for(language)
    kept = load(file)
    with seating_told(t):
        check_names(kept.names)
        sitting = len(kept.names)
        kinds = seat_kinds(split(seats, "seats"), sitting, (sitting, sitting)) if seats else kinds_of(kept)
    return Voyage(kept, kinds, make_console(), file, t=t).run()


@campaign.command(name="list")
def list_campaigns(folder: Path = Path(), /, *, as_json: AsJson = False, language: Language = None) -> int:
    """The campaigns in a folder and where each of them stands.

    Parameters
    ----------
    folder
        Where to look; here by default.
    """
    from .campaign import load
    from .errors import CampaignError
    from .terminal.campaigning import line_of

    t = words_for(language)
    found: dict[str, Campaign] = {}
    for path in sorted(folder.glob("*.json")):
        try:
            found[path.name] = load(path)
        except CampaignError:
            continue
    if as_json:
        print_json({name: facts_of(each) for name, each in found.items()})
        return 0
    for name, each in found.items():
        print(f"{name}  {line_of(t, each)}")
    if not found:
        print(t("terminal-campaign-none", folder=str(folder.resolve())))
    return 0


@campaign.command
def check(
    file: Path,
    /,
    *,
    story: Annotated[Path | None, Parameter(help="Its story, Markdown: does it fit, card by card?")] = None,
    games: Annotated[int, Parameter(help="Games of each chapter, mode and number of players by helmsmen.")] = 10,
    printed: Annotated[bool, Parameter(help="Is every number the rulebook's, too?", negative="")] = False,
) -> int:
    """Check a campaign: every word is known, every road leads somewhere, everything can be done, helmsmen win.

    Exit code 1: not so. What is only never seen in the games, or not as in the rulebook, is told.

    Parameters
    ----------
    file
        The campaign, TOML or JSON.
    """
    from .arena.balance import cells
    from .arena.tryout import hardly_possible, never_won
    from .campaign import faults, out_of_reach, read_story, unlike_printed
    from .campaigns import tell

    at_least(0, games=games)
    tale = tell(file)
    found = faults(tale, None if story is None else read_story(text_of(story))) or out_of_reach(tale)
    counted = unlike_printed(tale)
    if printed:
        found += counted
    for fault in found:
        print(fault)
    if found:
        return 1
    print(f"{tale.id}: {tale.chapters} chapters, {len(tale.missions)} missions, every road leads to an end.")
    if counted:
        print("Not as in the rulebook: " + " ".join(counted))
    if not games:
        return 0
    tried = list(cells(tale, games))
    print(f"{sum(cell.games for cell in tried)} games played by helmsmen, all of them to the end.")
    for line in hardly_possible(tale, tried):
        print(line)
    lost = never_won(tried)
    for chapter in lost:
        print(f"No crew has won chapter {chapter}: who should?")
    return 1 if lost else 0


@campaign.command
def copy(folder: Path, /, *, language: Language = None) -> int:
    """Our campaign as files to change: campaign.toml, story.md and the schema that tells an editor every word.

    Parameters
    ----------
    folder
        Where to; it may not have any of these files yet.
    """
    import json

    from .campaign.schema import schema
    from .campaign.story import FOLDER
    from .campaigns import DEFAULT

    files = {
        "campaign.toml": (FOLDER / DEFAULT / "campaign.toml").read_text("utf-8"),
        "story.md": (FOLDER / DEFAULT / f"story.{words_for(language).language}.md").read_text("utf-8"),
        "campaign.schema.json": json.dumps(schema(), indent=2) + "\n",
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name in files:
        if (folder / name).exists():
            raise WrongUse(f"{folder / name} is there already.")
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
        print(folder / name)
    return 0


# --- Small things ---


def free_file(tale: str) -> Path:
    """The first usual name that no file has yet."""
    number = 1
    while (file := Path(f"{tale}.json" if number == 1 else f"{tale}-{number}.json")).exists():
        number += 1
    return file


def facts_of(each: Campaign) -> dict[str, object]:
    """Where a campaign stands, for programs."""
    return {
        "campaign": each.tale.id,
        "mode": each.mode,
        "names": list(each.names),
        "chapter": each.chapter,
        "chapters": each.tale.chapters,
        "failures": each.failures,
        "is_over": each.is_over,
        "is_running": each.running is not None,
    }


@campaign.command
def balance(
    file: Path | None = None,
    /,
    *,
    games: Annotated[int, Parameter(help="Games of each chapter, mode and number of players.")] = 150,
    players: Annotated[str, Parameter(help="Numbers of players, with commas between.")] = "1,2,3,4",
    plot: Annotated[Path | None, Parameter(help="Draw the crews' wins here, SVG.")] = None,
) -> int:
    """How hard a campaign is: helmsmen play every chapter, together and against each other; a table of what came of it.

    Parameters
    ----------
    file
        A campaign that you wrote, TOML or JSON; ours by default.
    """
    from .arena.balance import PLAYERS, cells, draw, report
    from .campaigns import DEFAULT, tale_of, tell

    at_least(1, games=games)
    counts = [int(count) for count in split(players, "players") if count.isdecimal()]
    if not counts or any(count not in PLAYERS for count in counts):
        raise WrongUse("--players should be numbers from 1 to 4 with commas between, like 1,2.")
    tale = tale_of(DEFAULT) if file is None else tell(file)
    found = list(cells(tale, games, counts))
    print(report(tale, found))
    if plot is not None:
        draw(tale, found, plot)
    return 0
