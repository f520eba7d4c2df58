"""The coach's commands: hint, leaving and review.

They read options and print; everything else is done by the coach.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

from cyclopts import Parameter

from .cli_shared import (
    AsJson,
    Language,
    WhichGame,
    WrongUse,
    check_extra,
    load_game,
    name_of,
    print_console,
    print_json,
    text_of,
    whole,
    words_for,
)

if TYPE_CHECKING:
    from .coach.review import Watch
    from .knowledge.view import View

Iterations = Annotated[
    int | None,
    Parameter(converter=whole, help="So many imagined deals a decision instead, the same on every machine."),
]


def hint(
    position: Annotated[
        Path,
        Parameter(
            help="A position document or a view as JSON; or a record, with --after. - reads standard input.",
            allow_leading_hyphen=True,
        ),
    ],
    /,
    *,
    after: Annotated[
        int | None,
        Parameter(converter=whole, help="Of a record, the decision after so many actions; 0 is the first one."),
    ] = None,
    game: WhichGame = None,
    seconds: Annotated[float, Parameter(help="How long to think; 0.3 by default.")] = 0.3,
    iterations: Iterations = None,
    threads: Annotated[int, Parameter(converter=whole, help="On how many threads; 1 by default.")] = 1,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Say what to do in a position: every option with its chance to win, and why the best one is.

    Only what the seat that decides may know is used, even if the position holds hidden cards.
    """
    from .coach import hint as ask

    check_limits(seconds, iterations, threads)
    view = read_view(position) if after is None and game is None else view_in_record(position, game, after)
    told = ask(view, seconds, iterations, threads=threads)
    if as_json:
        print_json(told.as_dict())
        return 0
    from .terminal.coaching import hint_table

    print_console().print(hint_table(words_for(language), told))
    return 0


def leaving(
    position: Annotated[
        Path,
        Parameter(
            help="A position document or a view as JSON; or a record, with --after. - reads standard input.",
            allow_leading_hyphen=True,
        ),
    ],
    /,
    *,
    after: Annotated[
        int | None,
        Parameter(converter=whole, help="Of a record, the decision after so many actions; 0 is the first one."),
    ] = None,
    game: WhichGame = None,
    iterations: Annotated[
        int, Parameter(converter=whole, help="Imagined deals for what a card is worth; 160 by default.")
    ] = 160,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Say what each choice of a taking leaves: what the others would take next, and what it is worth to them.

    Only what the seat that takes may know is used, even if the position holds hidden cards.
    """
    from .coach import leaving as ask

    check_limits(1.0, iterations)
    view = read_view(position) if after is None and game is None else view_in_record(position, game, after)
    told = ask(view, iterations)
    if as_json:
        print_json(told.as_dict())
        return 0
    from .terminal.coaching import leaving_lines

    print_console().print(leaving_lines(words_for(language), told))
    return 0


def review(
    record: Annotated[
        Path,
        Parameter(
            help="A game saved by portroyal play, or any record; - reads standard input.", allow_leading_hyphen=True
        ),
    ],
    /,
    *,
    game: WhichGame = None,
    seconds: Annotated[float, Parameter(help="How long to think at each decision; 0.1 by default.")] = 0.1,
    iterations: Iterations = None,
    plot: Annotated[
        Path | None, Parameter(help="Draw everyone's chance to win over the game into this file, .svg or .png.")
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Go through a game: what each decision cost, luck apart from skill, and what decided it."""
    from .coach import review as go_through

    check_limits(seconds, iterations)
    if plot is not None and plot.suffix.lower() not in (".svg", ".png"):
        raise WrongUse(f"--plot {plot} should be a file called .svg or .png.")
    if plot is not None and not plot.parent.is_dir():
        raise WrongUse(f"--plot {plot}: there is no folder {plot.parent}.")
    if plot is not None:
        check_extra("A plot", "matplotlib")
    with watching() as watch:
        told = go_through(load_game(record, game), seconds, iterations, watch)
    if plot is not None:
        from .coach.plot import plot as draw

        draw(told, plot)
    if as_json:
        print_json(told.as_dict())
        return 0
    from .terminal.coaching import review_report

    console, t = print_console(), words_for(language)
    console.print(review_report(t, told))
    if plot is not None:
        console.print(t("terminal-review-plot", file=str(plot)))
    return 0


def check_limits(seconds: float, iterations: int | None, threads: int = 1) -> None:
    """How long to think has to make sense."""
    from .coach.limits import MOST_DEALS, MOST_THREADS

    if not 0 < seconds <= 3600:
        raise WrongUse(f"--seconds {seconds:g} should be more than 0 and at most 3600.")
    if iterations is not None and not 1 <= iterations <= MOST_DEALS:
        raise WrongUse(f"--iterations {iterations} should be 1 to {MOST_DEALS}.")
    if not 1 <= threads <= MOST_THREADS:
        raise WrongUse(f"--threads {threads} should be 1 to {MOST_THREADS}.")


def read_view(file: Path) -> View:
    """The view of the seat that decides in a file: a position document, or a view as it is sent to players."""
    from .documents import UnreadableText, read_json
    from .errors import PositionError
    from .game import Game
    from .knowledge import View

    try:
        document: Any = read_json(text_of(file))
    except UnreadableText as error:
        refuse_several(file)
        raise PositionError(f"{name_of(file)} is not JSON: {error}.", code="position/unreadable") from error
    if isinstance(document, dict) and "unseen" in document:
        return View.from_dict(cast("dict[str, Any]", document))
    if isinstance(document, dict) and "actions" in document:
        raise WrongUse(
            f"{name_of(file)} is the record of a game. Say after how many of its actions with --after, "
            "or go through the whole game with: portroyal review"
        )
    game = Game.from_position(cast("dict[str, Any]", document))
    return game.view(game.actor)


def refuse_several(file: Path) -> None:
    """A file of records, one a line, is no single JSON value, and nothing is wrong with it but that."""
    from .errors import RecordError
    from .record.files import records_in

    try:
        count = len([record for record in records_in(text_of(file), name_of(file)) if "actions" in record])
    except RecordError:
        return
    if count:
        raise WrongUse(
            f"{name_of(file)} holds {count} records. Name one with --game, 1 to {count}, "
            "and say after how many of its actions with --after."
        )


def view_in_record(file: Path, number: int | None, after: int | None) -> View:
    """The view of the seat that decides in a game, after so many of its actions."""
    from .record import beginning_of, replay

    record = load_game(file, number)
    if "actions" not in record:
        raise WrongUse(f"{name_of(file)} is not the record of a game: leave out --after and --game.")
    replay(record)
    count = len(record["actions"])
    if after is None:
        raise WrongUse(f"Say after how many actions of the game with --after, 0 to {count}.")
    if not 0 <= after <= count:
        raise WrongUse(f"--after {after} should be 0 to {count}, the number of actions of this game.")
    game = beginning_of(record)
    for words in record["actions"][:after]:
        game.apply(game.check(words))
    if game.over:
        raise WrongUse(f"After {after} actions the game is over: there is nothing to decide.")
    return game.view(game.actor)


@contextmanager
def watching() -> Generator[Watch]:
    """A bar on standard error where somebody is looking."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Going through the game")
        yield lambda done, total: progress.update(task, completed=done, total=total)
