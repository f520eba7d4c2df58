"""The commands that measure bots: arena, sprt and ladder.

They read options and print; everything else is done by the arena.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .bots import BOTS
from .cli_shared import (
    Aside,
    AsJson,
    Contracts,
    Modules,
    WrongUse,
    at_least,
    check_extra,
    print_console,
    print_json,
    read_rulings,
    split,
    whole,
)
from .errors import PortRoyalError, RecordError

if TYPE_CHECKING:
    from .arena.blocks import Block, Plan
    from .arena.contest import Watch
    from .arena.match import Limits
    from .ruleset import Ruleset

MOST_TIME = 3_600_000  # milliseconds

NAMES = f"{', '.join(BOTS)}, or module:Class for one of your own; navigator@50 thinks over 50 deals"

BotNames = Annotated[list[str], Parameter(help=f"2 to 5, with coop also 1, of: {NAMES}.", negative=())]
Seed = Annotated[str, Parameter(help="A number or text: the same seed plays the same games.")]
Milliseconds = Annotated[
    float | None, Parameter(name="--time", help="Milliseconds a decision may take, for bots that think by the clock.")
]
Iterations = Annotated[
    int | None,
    Parameter(
        converter=whole, help="A fixed amount of thinking instead, the same on every machine, for bots that search."
    ),
]
Edition = Annotated[str | None, Parameter(help="The rules of pegasus-2014, sjg-2017 or bigbox-2021 (the usual ones).")]
Rulings = Annotated[
    list[str] | None,
    Parameter(help="Play a ruling another way, like end_needs_expedition=yes; may be repeated.", negative=()),
]
Redeal = Annotated[
    bool,
    Parameter(help="Leak control: deal the hidden cards anew at each decision. Win rates must not change."),
]
MOST_JOBS = 256
JOBS_HELP = f"Processes to play in, at most {MOST_JOBS}, and never more than there is work for"
Jobs = Annotated[int | None, Parameter(converter=whole, help=f"{JOBS_HELP}; as many as there are cores by default.")]


def arena(
    bots: BotNames,
    /,
    *,
    games: Annotated[
        int, Parameter(converter=whole, help="How many games at least; whole blocks are played. 400 by default.")
    ] = 400,
    seed: Seed = "1",
    time: Milliseconds = None,
    iterations: Iterations = None,
    modules: Modules = None,
    edition: Edition = None,
    ruling: Rulings = None,
    contracts: Contracts = None,
    aside: Aside = None,
    redeal: Redeal = False,
    records: Annotated[Path | None, Parameter(help="Write the record of every game here, one a line.")] = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> int:
    """Play bots against each other and count: win rates with intervals, margins, times.

    A table is named seat by seat, as in: portroyal arena bosun deckhand deckhand deckhand. The same deck is played
    from every seat. Bots of the same name are counted together; the win rate is that of one seat, and in a crew that
    of all. The exit code is 1 if no game could be finished.
    """
    from .arena.contest import blocks_for, run, usual_jobs
    from .arena.report import contest_report

    at_least(1, games=games)
    check_jobs(jobs)
    check_seed(seed)
    if records == Path():
        raise WrongUse("--records should name a file that is not there yet, like games.jsonl.")
    if records is not None and redeal:
        raise WrongUse("--records can't be used with --redeal: a game whose cards change can't be told again.")
    rules = rules_of(len(bots), modules, edition, ruling, contracts, aside)
    plan = plan_of(bots, seed, time, iterations, rules, redeal, records)
    with kept_records(records) as kept, watching(bots[0], blocks_for(games, len(bots)), kept) as watch:
        contest = run(plan, games, jobs=jobs or usual_jobs(), watch=watch)
    if as_json:
        print_json(contest.as_dict())
    else:
        print_console().print(contest_report(contest))
    if kept is not None and kept.problem:
        message = f"Only the first {kept.games} records could be written to {records}: {kept.problem}."
        raise RecordError(message, code="record/unwritable")
    return 0 if contest.games else 1


def sprt(
    bot: Annotated[str, Parameter(help="The bot to be tested.")],
    against: Annotated[str, Parameter(help="Who sits in all other seats.")],
    /,
    *,
    players: Annotated[int, Parameter(converter=whole, help="How many play, 2 to 5; 4 by default.")] = 4,
    h0: Annotated[float | None, Parameter(help="The win rate to begin from, like 0.25; par by default.")] = None,
    h1: Annotated[float | None, Parameter(help="The win rate to be shown, like 0.27; H0 + 0.02 by default.")] = None,
    games: Annotated[int, Parameter(converter=whole, help="Give up after so many games; 40000 by default.")] = 40_000,
    seed: Seed = "1",
    time: Milliseconds = None,
    iterations: Iterations = None,
    modules: Modules = None,
    edition: Edition = None,
    ruling: Rulings = None,
    contracts: Contracts = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> int:
    """Play one bot against a table of another until it is clear whether it is better.

    The sequential test stops as soon as one of two hypotheses holds, with an error of at most 5 % of each kind. The
    exit code is 0 if H1 holds and 1 if not.
    """
    from .arena.contest import usual_jobs
    from .arena.report import trial_report
    from .arena.sprt import FEWEST_BLOCKS, GAIN, Hypotheses, run

    at_least(1, games=games)
    check_jobs(jobs)
    check_seed(seed)
    rules = rules_of(players, modules, edition, ruling, contracts)
    check_rivals(rules)
    fewest = FEWEST_BLOCKS * players
    if games < fewest:
        raise WrongUse(f"--games {games} should be {fewest} or more: nothing is decided before {FEWEST_BLOCKS} blocks.")
    low = 1 / players if h0 is None else h0
    hypotheses = Hypotheses(low, low + GAIN if h1 is None else h1)
    if not 0 < hypotheses.h0 < hypotheses.h1 < 1:
        raise WrongUse(f"--h0 {hypotheses.h0:g} --h1 {hypotheses.h1:g}: 0 < H0 < H1 < 1 should hold.")
    bots = [bot] + [against] * (players - 1)
    plan = plan_of(bots, seed, time, iterations, rules)
    with watching(bot, None) as watch:
        trial = run(plan, hypotheses, most_games=games, jobs=jobs or usual_jobs(), watch=watch)
    if as_json:
        print_json(trial.as_dict())
    else:
        print_console().print(trial_report(trial))
    return 0 if trial.verdict == "H1" else 1


def ladder(
    *,
    bots: Annotated[str | None, Parameter(help="Only these, with commas between; all of our own by default.")] = None,
    players: Annotated[
        str | None, Parameter(help="For these numbers of players, as in 2,4; by default all that can play.")
    ] = None,
    quick: Annotated[bool, Parameter(help="Leave out bots that search, and play fewer games.")] = False,
    games: Annotated[
        int | None, Parameter(converter=whole, help="Games of each pair; 1000 by default, 400 if quick.")
    ] = None,
    search_games: Annotated[
        int, Parameter(converter=whole, help="The same for pairs with a bot that searches; 200 by default.")
    ] = 200,
    mixed_games: Annotated[
        int | None,
        Parameter(
            converter=whole, help="Games of mixed tables, 0 for none; as many as of the slowest pair if not given."
        ),
    ] = None,
    seed: Seed = "1",
    time: Milliseconds = None,
    iterations: Iterations = None,
    modules: Modules = None,
    contracts: Contracts = None,
    folder: Annotated[
        Path | None,
        Parameter(help="Where ladder.json, ladder.md and ladder.svg are; in a checkout docs/bots by default."),
    ] = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> int:
    """Rate all bots and write the ladder: each against the one below, what was promised, mixed tables.

    Every figure is kept in ladder.json as soon as it is known. A run that was stopped goes on where it was, and only
    what changed is measured again. The exit code is 1 if a promise was not kept.
    """
    from .arena.contest import usual_jobs
    from .arena.ladder import PLAYERS, Order, climb, quick_bots
    from .arena.page import page_of, shortcomings
    from .arena.plot import draw
    from .arena.progress import progress_bar
    from .bots import bot_class
    from .modules import players_of
    from .ruleset import read_modules

    check_extra("A ladder", "matplotlib", "openskill")
    folder = folder or own_folder()
    at_least(1, games=games, search_games=search_games)
    check_jobs(jobs)
    check_seed(seed)
    at_least(0, mixed_games=mixed_games)
    wanted = tuple(split(bots, "bots")) if bots is not None else quick_bots() if quick else tuple(BOTS)
    for bot in wanted:
        bot_class(bot)
    if len(set(wanted)) < len(wanted):
        raise WrongUse(f"--bots {bots} should name each bot once.")
    asked = split(players, "players")
    fewest, most = players_of(read_modules(split(modules, "modules") or ("base",)))
    counts = tuple(count for count in PLAYERS if str(count) in asked or (not asked and fewest <= count <= most))
    if not set(asked) <= {str(count) for count in PLAYERS}:
        raise WrongUse(f"--players {players} should be some of 2,3,4,5.")
    limits, usual = limits_of(time, iterations), 400 if quick else 1000
    rules = max((rules_of(count, modules, contracts=contracts) for count in counts), key=lambda rules: rules.players)
    check_rivals(rules)
    chosen = (rules.modules, rules.contracts)
    order = Order(
        seed, wanted, counts, games or usual, search_games, mixed_games, limits, jobs or usual_jobs(), *chosen
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"Can't write to the folder {folder}: {error.strerror}.") from error
    results = climb(order, folder / "ladder.json", progress_bar)
    try:
        (folder / "ladder.md").write_text(page_of(results), "utf-8")
        draw(results, folder / "ladder.svg")
    except OSError as error:
        message = f"Can't write {error.filename}: {error.strerror}. What was measured is kept in ladder.json."
        raise PortRoyalError(message, code="arena/results") from error
    short = shortcomings(results)
    if as_json:
        print_json(results)
    else:
        console = print_console()
        for complaint in short:
            console.print(complaint)
        console.print(f"The ladder is in {folder / 'ladder.md'}.")
    return 1 if short else 0


# --- Options ---


def own_folder() -> Path:
    """The ladder of a checkout. Anywhere else nobody asked for such a folder."""
    folder = Path("docs/bots")
    if not (folder / "ladder.json").is_file():
        raise WrongUse("Say with --folder where the ladder is to be written.")
    return folder


def check_jobs(jobs: int | None) -> None:
    """Refuse a number of processes that no machine is made for."""
    at_least(1, jobs=jobs)
    if jobs is not None and jobs > MOST_JOBS:
        raise WrongUse(f"--jobs {jobs} should be {MOST_JOBS} or fewer.")


def check_seed(seed: str) -> None:
    """Refuse a seed that can't be told in a report: bytes that are no text."""
    try:
        seed.encode("utf-8")
    except UnicodeEncodeError as error:
        raise WrongUse(f"--seed {seed!a} should be a number or text, in UTF-8.") from error


def check_rivals(rules: Ruleset) -> None:
    """Refuse to ask who is better where all win or lose together."""
    if "coop" in rules.modules:
        raise WrongUse("A crew wins or loses together: play crews with portroyal arena and compare how often they win.")


def rules_of(
    players: int,
    modules: str | None = None,
    edition: str | None = None,
    ruling: Sequence[str] | None = None,
    contracts: str | None = None,
    aside: int | None = None,
) -> Ruleset:
    """The rules the options ask for."""
    from .ruleset import Ruleset
    from .rulings import DEFAULT_EDITION

    return Ruleset.of(
        players,
        modules=split(modules, "modules") or ("base",),
        edition=edition or DEFAULT_EDITION,
        rulings=read_rulings(ruling or []),
        contracts=split(contracts, "contracts"),
        aside=aside or 0,
    )


def plan_of(
    bots: Sequence[str],
    seed: str,
    time: float | None,
    iterations: int | None,
    ruleset: Ruleset,
    redeal: bool = False,
    records: Path | None = None,
) -> Plan:
    """The plan the options ask for."""
    from .arena.blocks import Plan
    from .arena.contest import check_bots

    check_bots(bots)
    limits = limits_of(time, iterations)
    return Plan.of(bots, seed, ruleset=ruleset, limits=limits, redeal=redeal, records=records is not None)


def limits_of(time: float | None, iterations: int | None) -> Limits:
    """How long bots may think."""
    from .arena.match import Limits

    if time is not None and not 0 < time <= MOST_TIME:
        raise WrongUse(f"--time {time:g} should be more than 0 milliseconds and at most {MOST_TIME}.")
    at_least(1, iterations=iterations)
    return Limits(None if time is None else time / 1000, iterations)


class Records:
    """A file of records, one a line. If the disk is full the games go on, and whole blocks are left in the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.file = path.open("xb")
        except OSError as error:
            raise WrongUse(f"Can't write {path}: {error.strerror}.") from error
        self.games = 0
        self.size = 0
        self.problem = ""

    def add(self, block: Block) -> None:
        """Write the games of a block, unless something went wrong before."""
        if self.problem:
            return
        lines = "".join(json.dumps(game.record, ensure_ascii=False) + "\n" for game in block.games).encode()
        try:
            self.file.write(lines)
            self.file.flush()
        except OSError as error:
            self.problem = error.strerror or str(error)
            self.close()
        else:
            self.games += len(block.games)
            self.size += len(lines)

    def close(self) -> None:
        """Close the file, without what could be written only in part."""
        with suppress(OSError):
            self.file.close()
        if self.problem:
            with suppress(OSError):
                os.truncate(self.path, self.size)


@contextmanager
def kept_records(path: Path | None) -> Generator[Records | None]:
    """The file for the records, if they are wanted."""
    records = None if path is None else Records(path)
    try:
        yield records
    finally:
        if records is not None:
            records.close()


@contextmanager
def watching(label: str, blocks: int | None, records: Records | None = None) -> Generator[Watch]:
    """A progress bar, and the records of all games in a file."""
    from .arena.progress import progress_bar

    with progress_bar(label, blocks) as bar:

        def watch(block: Block) -> None:
            if records is not None:
                records.add(block)
            bar(block)

        yield watch
