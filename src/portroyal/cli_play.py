"""The command `portroyal play`: a table in the browser, or with --terminal a game in the terminal.

The browser game needs the extra `web`; the terminal game needs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .bots import BOTS
from .cli_shared import (
    Aside,
    Contracts,
    Language,
    Modules,
    WrongUse,
    read_record,
    read_rulings,
    seating_told,
    split,
    words_for,
)

if TYPE_CHECKING:
    from .words import Words


def play(
    *,
    terminal: Annotated[bool, Parameter(help="Play here in the terminal instead of the browser.")] = False,
    port: Annotated[int | None, Parameter(help="Browser: the port to use; by default a free one.")] = None,
    no_browser: Annotated[bool, Parameter(help="Browser: only print the address, open nothing.")] = False,
    only_here: Annotated[bool, Parameter(help="Browser: let no other device in the network join.")] = False,
    data: Annotated[Path | None, Parameter(help="Browser: the folder that keeps the games.")] = None,
    seats: Annotated[
        str | None,
        Parameter(help=f"Who plays, in order of the seats, with commas between: human, {', '.join(BOTS)}."),
    ] = None,
    players: Annotated[
        int | None,
        Parameter(help="How many play, 2 to 5; with coop also 1, alone. Seats left over go to deckhands."),
    ] = None,
    names: Annotated[str | None, Parameter(help="Names in order of the seats, with commas between.")] = None,
    modules: Modules = None,
    edition: Annotated[
        str | None,
        Parameter(help="The rules of pegasus-2014, sjg-2017 or bigbox-2021 (the usual ones)."),
    ] = None,
    ruling: Annotated[
        list[str] | None,
        Parameter(
            help="Play a ruling another way, like end_needs_expedition=yes; may be repeated. See: portroyal rulings",
            show_default=False,
        ),
    ] = None,
    contracts: Contracts = None,
    aside: Aside = None,
    seed: Annotated[str | None, Parameter(help="A number or text: the same seed deals the same cards.")] = None,
    load: Annotated[Path | None, Parameter(help="Go on with a saved game; add --save to keep it up to date.")] = None,
    save: Annotated[Path | None, Parameter(help="Save the game here after every action.")] = None,
    odds: Annotated[bool, Parameter(help="Always show how likely the next card is a bust.")] = False,
    language: Language = None,
) -> int:
    """Play against bots or with friends: in the browser, or with --terminal at one keyboard.

    In the terminal, without more options: you against three deckhands. With nobody human the bots play and the
    game is told.
    """
    if not terminal:
        told = {"seats": seats, "players": players, "names": names, "modules": modules, "edition": edition}
        told |= {"ruling": ruling, "contracts": contracts, "aside": aside, "seed": seed, "load": load, "save": save}
        told |= {"odds": odds, "language": language}
        refuse(told, "is for the terminal: add --terminal.")
        from .cli_serve import play_in_browser

        return play_in_browser(port=port, no_browser=no_browser, only_here=only_here, data=data)
    browser = {"port": port, "no-browser": no_browser, "only-here": only_here, "data": data}
    refuse(browser, "is for the browser: leave --terminal out.")
    from .game import Game
    from .modules import players_of
    from .ruleset import read_modules
    from .rulings import DEFAULT_EDITION
    from .terminal.screen import make_console
    from .terminal.seating import seat_kinds, seat_names
    from .terminal.session import Session, check_free

    if save is not None and (load is None or save.absolute() != load.absolute()):
        check_free(save)
    t = words_for(language)
    if load is not None:
        given = {"players": players, "names": names, "modules": modules, "edition": edition}
        given |= {"ruling": ruling, "contracts": contracts, "aside": aside, "seed": seed}
        refuse(given, "can't be used with --load: a saved game has its rules, cards and players.")
        return go_on(load, save, split(seats, "seats"), odds, t)
    mix = read_modules(split(modules, "modules") or ("base",))
    with seating_told(t):
        kinds = seat_kinds(split(seats, "seats"), players, players_of(mix))
        called = seat_names(t, kinds, split(names, "names"))
    number = int(seed) if seed is not None and seed.lstrip("-").isdecimal() else seed
    game = Game.new(
        len(called),
        modules=mix,
        edition=edition or DEFAULT_EDITION,
        rulings=read_rulings(ruling or []),
        contracts=split(contracts, "contracts"),
        aside=aside or 0,
        seed=number,
        names=called,
    )
    return Session(game, kinds, make_console(), file=save, with_odds=odds, t=t).run()


def go_on(load: Path, file: Path | None, seats: Sequence[str], odds: bool, t: Words) -> int:
    """A saved game in the terminal. Its file is written only if --save names it, too, or the player says so."""
    from .terminal.screen import make_console
    from .terminal.seating import kinds_kept, only_person, seat_kinds
    from .terminal.session import Session
    from .terminal.story import story_of
    from .terminal.teller import Teller

    with seating_told(t):
        record = read_record(load)
        sitting = len(record["names"])
        kinds = seat_kinds(seats, sitting, (sitting, sitting)) if seats else kinds_kept(record)
    game, story = story_of(record, Teller(t, record["names"], only_person(kinds)))
    game.about = dict(record.get("about") or {})
    return Session(game, kinds, make_console(), story=story, file=file, loaded=load, with_odds=odds, t=t).run()


def refuse(given: Mapping[str, object], why: str) -> None:
    """Refuse the first of these options that was given."""
    for option, value in given.items():
        if value is not None and value is not False:
            raise WrongUse(f"--{option} {why}")
