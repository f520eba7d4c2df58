"""`portroyal tune`: better weights for the judgment of the bots, from playing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from .cli_arena import JOBS_HELP, check_jobs, check_rivals
from .cli_shared import Modules, WrongUse, at_least, split, whole

if TYPE_CHECKING:
    from .arena.tune import Checkpoint


def tune(
    *,
    players: Annotated[int, Parameter(converter=whole, help="Tune for this number of players, 2 to 5.")] = 4,
    generations: Annotated[int, Parameter(converter=whole, help="How many generations to go on.")] = 20,
    games: Annotated[
        int, Parameter(converter=whole, help="Games of each variation in a generation, 2 or more.")
    ] = 1600,
    jobs: Annotated[int, Parameter(converter=whole, help=f"{JOBS_HELP}; 2 by default.")] = 2,
    checkpoint: Annotated[Path, Parameter(help="Where the state of the tuning is kept; it goes on from there.")] = Path(
        "tuning.json"
    ),
    modules: Modules = None,
    judge: Annotated[bool, Parameter(help="Fit the judge of unfinished games instead of tuning the helmsman.")] = False,
    of: Annotated[str, Parameter(help="With --judge: whose games it is fitted to, like navigator.")] = "helmsman",
    iterations: Annotated[
        int, Parameter(converter=whole, help="With --judge --of: how many deals these think over.")
    ] = 48,
    write: Annotated[
        Path | None, Parameter(help="Put the weights into this file, such as data/minds/helmsman.toml.")
    ] = None,
) -> None:
    """Tune the weights by which helmsman judges, on seeds that no report uses."""
    at_least(1, generations=generations, iterations=iterations)
    at_least(2, games=games)
    check_jobs(jobs)
    mix = check_subject(players, split(modules, "modules") or ("base",), of, write)
    from .arena.tune import resumed

    start = None if judge else resumed(checkpoint, players, mix)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("tuning", total=generations)

        def told(text: str) -> None:
            progress.update(task, advance=1, description=text)

        if start is None:
            weights, origin = fit_judge(players, mix, generations, games, of, iterations, jobs, told)
        else:
            weights, origin = tune_helmsman(start, generations, games, jobs, checkpoint, told)
    from .arena.keep import keep
    from .bots.judgment import WEIGHT_NAMES
    from .bots.minds import game_of
    from .bots.strangers import printable

    for name, value in zip(WEIGHT_NAMES, weights, strict=True):
        print(f"{name:>14} {value:8.4f}")
    if write:
        keep(write, game_of(mix), players, weights, origin)
        print(f"Written to {printable(write)}.")


def check_subject(players: int, modules: Sequence[str], of: str, write: Path | None) -> tuple[str, ...]:
    """Refuse what can't be tuned, or not be written in the end; the modules in their order."""
    from .arena.keep import check_keeping
    from .bots import bot_class
    from .ruleset import Ruleset

    rules = Ruleset.of(players, modules=modules)
    check_rivals(rules)
    bot_class(of)
    if write is not None:
        check_keeping(write)
    return rules.modules


Told = Callable[[str], object]


def tune_helmsman(
    start: Checkpoint, generations: int, games: int, jobs: int, path: Path, told: Told
) -> tuple[list[float], dict[str, Any]]:
    """Evolve the helmsman's weights from a checkpoint."""
    from .arena.tune import tune

    def tell(state: Checkpoint) -> None:
        told(f"generation {state.generation}, score {state.history[-1]:.3f}")

    done = tune(start, path, generations, told=tell, games=games, jobs=jobs)
    origin = {"by": "tune", "seeds": "tune 0...", "generations": done.generation, "games": games}
    return done.weights, origin | {"modules": ",".join(done.modules)}


def fit_judge(
    players: int, modules: Sequence[str], rounds: int, games: int, of: str, iterations: int, jobs: int, told: Told
) -> tuple[list[float], dict[str, Any]]:
    """Fit the judge's weights to games between helmsmen, or between bots that search."""
    from itertools import islice

    from .arena.fit import FEWEST_TURNS, ONE_IN, ONE_IN_OF_BOTS, fit, games_of_bots, games_of_minds, note_games
    from .bots.minds import weights_of

    mix = tuple(modules)
    if of == "helmsman":
        helmsmen = games_of_minds(players, games, weights_of(of, players, mix), modules)
        noted = note_games(players, helmsmen, ONE_IN, modules)
    else:
        noted = note_games(
            players, games_of_bots(players, games, of, iterations, jobs, modules), ONE_IN_OF_BOTS, modules
        )
    if len(noted) < FEWEST_TURNS:
        raise WrongUse(f"--games {games} should be more: too few turns could be noted to fit anything to.")
    found = None
    for found in islice(fit(noted, weights_of("judge", players, mix), modules), rounds):
        told(f"loss {found.loss:.4f}, held out {found.held_out:.4f}")
    if found is None:
        return list(weights_of("judge", players, mix)), {}
    origin = {
        "by": "fit",
        "of": of if of == "helmsman" else f"{of}-{iterations}",
        "seeds": "fit 0...",
        "games": games,
        "modules": ",".join(modules),
        "turns": len(noted),
        "held_out_loss": round(found.held_out, 4),
    }
    return found.weights, origin
