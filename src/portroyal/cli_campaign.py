"""`portroyal campaign`: campaigns that somebody wrote."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from .cli_shared import at_least, text_of

campaign = App(name="campaign", help="Campaigns of The Adventure Begins: check one that you wrote.", sort_key=4)


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
