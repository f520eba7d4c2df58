"""`portroyal tune`: better weights for the judgment of the bots, from playing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from .cli_shared import at_least, whole


def tune(
    *,
    players: Annotated[int, Parameter(converter=whole, help="Tune for this number of players, 2 to 5.")] = 4,
    generations: Annotated[int, Parameter(converter=whole, help="How many generations to go on.")] = 20,
    games: Annotated[int, Parameter(converter=whole, help="Games of each variation in a generation.")] = 1600,
    jobs: Annotated[int, Parameter(converter=whole, help="Processes to use.")] = 2,
    checkpoint: Annotated[Path, Parameter(help="Where the state of the tuning is kept; it goes on from there.")] = Path(
        "tuning.json"
    ),
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
    at_least(1, generations=generations, games=games, jobs=jobs, iterations=iterations)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("tuning", total=generations)

        def told(text: str) -> None:
            progress.update(task, advance=1, description=text)

        if judge:
            weights, origin = fit_judge(players, generations, games, of, iterations, jobs, told)
        else:
            weights, origin = tune_helmsman(players, generations, games, jobs, checkpoint, told)
    from .arena.keep import keep
    from .bots.judgment import WEIGHT_NAMES

    for name, value in zip(WEIGHT_NAMES, weights, strict=True):
        print(f"{name:>14} {value:8.4f}")
    if write:
        keep(write, players, weights, origin)
        print(f"Written to {write}.")


Told = Callable[[str], object]


def tune_helmsman(
    players: int, generations: int, games: int, jobs: int, path: Path, told: Told
) -> tuple[list[float], dict[str, Any]]:
    """Evolve the helmsman's weights from a checkpoint, or from those in use."""
    from .arena.tune import Checkpoint, first_checkpoint, tune

    start = Checkpoint.load(path) if path.exists() else first_checkpoint(players)

    def tell(state: Checkpoint) -> None:
        told(f"generation {state.generation}, score {state.history[-1]:.3f}")

    done = tune(start, path, generations, told=tell, games=games, jobs=jobs)
    return done.weights, {"by": "tune", "seeds": "tune 0...", "generations": done.generation, "games": games}


def fit_judge(
    players: int, rounds: int, games: int, of: str, iterations: int, jobs: int, told: Told
) -> tuple[list[float], dict[str, Any]]:
    """Fit the judge's weights to games between helmsmen, or between bots that search."""
    from itertools import islice

    from .arena.fit import ONE_IN_OF_BOTS, fit, games_of_bots, games_of_minds, note_games
    from .bots.minds import weights_of

    if of == "helmsman":
        noted = note_games(players, games_of_minds(players, games, weights_of(of, players)))
    else:
        noted = note_games(players, games_of_bots(players, games, of, iterations, jobs), ONE_IN_OF_BOTS)
    found = None
    for found in islice(fit(noted, weights_of("judge", players)), rounds):
        told(f"loss {found.loss:.4f}, held out {found.held_out:.4f}")
    if found is None:
        return list(weights_of("judge", players)), {}
    origin = {
        "by": "fit",
        "of": of if of == "helmsman" else f"{of}-{iterations}",
        "seeds": "fit 0...",
        "games": games,
        "turns": len(noted),
        "held_out_loss": round(found.held_out, 4),
    }
    return found.weights, origin
