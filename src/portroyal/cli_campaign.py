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
    from .campaign import Campaign
    from .campaigns import built_in, tell
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
    begun = Campaign(
        called, campaign=told, mode=mode, modules=split(modules, "modules"), rulings=read_rulings(ruling or [])
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
def check(file: Path, /, *, story: Path | None = None, games: int = 20) -> int:
    """Check a campaign: every word is known, every road leads somewhere, every game ends. Exit code 1: not so.

    Parameters
    ----------
    file
        The campaign, TOML or JSON.
    story
        Its story, Markdown: does it fit, card by card?
    games
        Games of each chapter that are played by chance, together and against each other; 20 by default.
    """
    from .campaign import faults, read_story
    from .campaign.trial import play_by_chance
    from .campaigns import tell

    at_least(0, games=games)
    tale = tell(file)
    found = faults(tale, None if story is None else read_story(text_of(story)))
    for fault in found:
        print(fault)
    if found:
        return 1
    print(f"{tale.id}: {tale.chapters} chapters, {len(tale.missions)} missions, every road leads to an end.")
    if games:
        played, won = play_by_chance(tale, games)
        print(f"{played} games played by chance, all of them to the end; {won} of the crews won.")
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
