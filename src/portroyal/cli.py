"""The command line: play, look cards and rulings up, tell records again, measure.

Heavy parts are imported by the command that needs them, so that help comes at once. What is wrong is
said in one line on standard error, with exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import CalledProcessError
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

from cyclopts import App, CoercionError, CycloptsError, Parameter, UnusedCliTokensError

from . import (
    __version__,
    cli_arena,
    cli_campaign,
    cli_coach,
    cli_play,
    cli_printed,
    cli_serve,
    cli_store,
    cli_tune,
    cli_verify,
)
from .cli_shared import (
    AsJson,
    Language,
    Modules,
    WhichGame,
    WrongUse,
    checked,
    load_game,
    print_console,
    print_json,
    seating_told,
    split,
    words_for,
)
from .errors import shown

if TYPE_CHECKING:
    from .game import Game
    from .terminal.story import Story

WRONG = 2
INTERRUPTED = 130


app = App(
    name="portroyal",
    help="Port Royal, the card game, in the browser or a terminal. Begin with: portroyal play",
    version=__version__,
    help_format="markdown",
    suppress_keyboard_interrupt=False,  # leaving is the business of `run` and of the game
    default_parameter=Parameter(negative=(), show_default=False),
)
bench = App(name="bench", help="Measure how fast things are on this machine.", sort_key=4)
app.command(bench)

app.command(cli_play.play, sort_key=0)
app.command(cli_serve.serve, sort_key=1)
app.command(cli_store.store)
app.command(cli_verify.verify, sort_key=1)
app.command(cli_printed.printed, sort_key=4)
app.command(cli_campaign.campaign)
app.command(cli_arena.arena, sort_key=5)
app.command(cli_arena.sprt, sort_key=6)
app.command(cli_arena.ladder, sort_key=7)
app.command(cli_tune.tune, sort_key=8)
app.command(cli_coach.hint, sort_key=9)
app.command(cli_coach.leaving, sort_key=9)
app.command(cli_coach.review, sort_key=10)


# --- Look up ---


@app.command(sort_key=2)
def cards(*, as_json: AsJson = False, language: Language = None) -> int:
    """List all cards: their numbers, how many there are, and how many card lists agree on them."""
    from .catalog import CARDS

    if as_json:
        print_json([card.facts() for card in CARDS])
        return 0
    from .terminal.listings import cards_tables

    console = print_console()
    console.print(cards_tables(words_for(language), CARDS))
    return 0


@app.command(sort_key=2)
def contracts(*, as_json: AsJson = False, language: Language = None) -> int:
    """List all contracts: what they ask for, what they pay, and the time a crew has for them."""
    from .contracts import LIST

    if as_json:
        print_json([contract.facts() for contract in LIST])
        return 0
    from .terminal.listings import contracts_table

    print_console().print(contracts_table(words_for(language), LIST))
    return 0


@app.command(sort_key=3)
def rulings(
    *,
    edition: Annotated[str | None, Parameter(help="Only the answers of one edition.")] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """List the rulings: questions the rulebooks leave open or answer differently, and what is played."""
    from .ruleset import check_choice
    from .rulings import EDITIONS, RULINGS

    if edition is not None:
        check_choice("edition", edition, EDITIONS)
    from .terminal.listings import ruling_facts, rulings_list

    if as_json:
        print_json([ruling_facts(ruling, edition) for ruling in RULINGS.values()])
        return 0
    print_console().print(rulings_list(words_for(language), list(RULINGS.values()), edition))
    return 0


@app.command(sort_key=3)
def modules(*, as_json: AsJson = False, language: Language = None) -> int:
    """List the modules: what can be played, with how many, and what goes with what."""
    from .modules import MODULES
    from .terminal.listings import module_facts, modules_table

    if as_json:
        print_json([module_facts(words_for("en"), module) for module in MODULES.values()])
        return 0
    print_console().print(modules_table(words_for(language), list(MODULES.values())))
    return 0


# --- Records ---


@app.command(sort_key=1)
def replay(
    file: Annotated[
        Path,
        Parameter(
            help="A game saved by portroyal play, or any record; - reads standard input.", allow_leading_hyphen=True
        ),
    ],
    /,
    *,
    game: WhichGame = None,
    step: Annotated[bool, Parameter(help="Wait for Enter after every turn.")] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Play a record again, check that everything in it holds, and tell the game."""
    from .terminal.coaching import you_among
    from .terminal.story import story_of
    from .terminal.teller import Teller

    t = words_for(language)
    with seating_told(t):
        record = checked(load_game(file, game))
    told, story = story_of(record, Teller(t, record["names"], you_among(t, record["names"])), spent=True)
    if as_json:
        print_json(told_as_json(record, told, story))
        return 0
    from .terminal.screen import log_lines, standings

    console = print_console()
    for turn in story.turns():
        console.print(log_lines(turn))
        console.print()
        if step and not wait_for_enter():
            return 0
    if told.outcome is not None:
        console.print(standings(told.view(None), told.outcome, story.teller))
    else:
        console.print(t("terminal-goes-on", **story.teller.who(told.actor)))
    console.print(t("terminal-verified", count=told.version, hash=told.hash[:16]), style="dim")
    return 0


def told_as_json(record: Mapping[str, Any], game: Game, story: Story) -> dict[str, Any]:
    """A verified record with its events and its log."""
    return {
        "ok": True,
        "names": list(game.names),
        "ruleset": game.ruleset.as_dict(),
        "actions": list(record["actions"]),
        "events": [event.seen_by(None).as_dict() for event in game.events()],
        "log": [line.text for line in story.lines()],
        "over": game.over,
        "outcome": game.outcome.as_dict() if game.outcome else None,
        "hash": game.hash,
    }


def wait_for_enter() -> bool:
    """False when there is nobody to press it any more."""
    from .terminal.screen import read_line

    try:
        read_line("(Enter) ")
    except EOFError:
        print()
        return False
    return True


# --- The shell ---


@app.command(sort_key=11)
def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help="The shell: bash, zsh or fish.")], /
) -> int:
    """Print what makes a shell complete these commands and their options.

    For bash: portroyal completion bash > ~/.local/share/bash-completion/completions/portroyal
    """
    print(app.generate_completion(shell=shell))
    return 0


# --- Measure ---


@bench.command
def engine(
    *,
    seconds: Annotated[float, Parameter(help="How long to measure; 6 by default.")] = 6.0,
    beside: Annotated[
        str | None,
        Parameter(help="A program that prints its games a second, to be measured in the same minute."),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Random games per second, and what single calls cost."""
    from .bench import engine as measure

    if not 0 < seconds <= 3600:
        raise WrongUse(f"--seconds {seconds:g} should be more than 0 and at most 3600.")
    try:
        found = measure(seconds, beside)
    except (OSError, CalledProcessError, ValueError, IndexError) as problem:
        raise WrongUse(f"--beside {beside} should print a number, its games a second: {problem}") from problem
    if as_json:
        print_json(found)
        return 0
    from .terminal.listings import figures_table

    print_console().print(figures_table(found))
    return 0


@bench.command
def bots(
    *,
    seconds: Annotated[float, Parameter(help="How long to measure, about; 20 by default.")] = 20.0,
    modules: Modules = None,
    as_json: AsJson = False,
) -> int:
    """Decisions and imagined games per second, and how long each bot thinks."""
    from .bench_bots import bots as measure
    from .bench_bots import told

    if not 0 < seconds <= 3600:
        raise WrongUse(f"--seconds {seconds:g} should be more than 0 and at most 3600.")
    found = measure(seconds, split(modules, "modules") or ("base",))
    if as_json:
        print_json(found)
        return 0
    from .terminal.listings import figures_table

    print_console().print(figures_table(told(found)))
    return 0


# --- Printing ---


def plainly(problem: CycloptsError) -> str:
    """What is wrong with the words typed after portroyal."""
    if isinstance(problem, UnusedCliTokensError):
        return f"There is nothing to do with {shown(' '.join(problem.unused_tokens or ()))} here."
    if isinstance(problem, CoercionError) and problem.token is not None:
        name = problem.token.keyword or (problem.argument.name if problem.argument else "It")
        choices = get_args(problem.target_type) if get_origin(problem.target_type) is Literal else ()
        numbers = "a whole number" if "int" in str(problem.target_type) else "a number"
        wanted = f"one of {', '.join(map(str, choices))}" if choices else numbers
        return f"{name} should be {wanted}, not {shown(problem.token.value)}."
    return str(problem)


def complain(message: str) -> int:
    """One line on standard error."""
    print(f"portroyal: {' '.join(message.split())}", file=sys.stderr)
    return WRONG


def mention_slowness() -> None:
    """Uncompiled although nobody asked for it: worth a line."""
    from .engine import compiled

    if not compiled and os.environ.get("PORTROYAL_PURE") != "1":
        print("portroyal: the engine is not compiled here: the same game, but much slower.", file=sys.stderr)


def main(tokens: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    if sys.stdout is None:  # closed by whoever started this: what is printed goes nowhere
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open to the end
    sys.exit(run(sys.argv[1:] if tokens is None else tokens))


def run(tokens: Sequence[str]) -> int:
    """Run a command; its exit code. Nothing leaves here as a traceback that a user could have caused."""
    from .errors import PortRoyalError

    try:
        mention_slowness()
        result = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CycloptsError as problem:
        return complain(f"{plainly(problem)} See: {' '.join(('portroyal', *(problem.command_chain or ())))} --help")
    except (PortRoyalError, WrongUse) as problem:
        return complain(str(problem))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):
        # The reader, perhaps `head`, has seen enough; the console that prints the help says so by exiting.
        give_up_printing()
        return 0
    except OSError as problem:
        if can_print():
            raise
        give_up_printing()
        return complain(f"Can't write to standard output: {problem.strerror}.")


def can_print() -> bool:
    """Does standard output take another line? A full disk, for one, does not."""
    try:
        print(flush=True)
    except OSError:
        return False
    return True


def give_up_printing() -> None:
    """What was not printed goes nowhere: Python would try once more at exit, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
