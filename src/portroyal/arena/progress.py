"""How far a run is: a bar on standard error where somebody is looking, nothing where nobody is."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .blocks import Block
from .contest import Watch


@contextmanager
def progress_bar(label: str, blocks: int | None) -> Generator[Watch]:
    """A bar of blocks, and the win rate of the first bot so far; None: nobody knows how many blocks it takes."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=blocks, rate="")
        total, count = 0.0, 0

        def watch(block: Block) -> None:
            nonlocal total, count
            if block.games:
                total, count = total + block.mean([0], "shares"), count + 1
            progress.update(task, advance=1, rate=f"{100 * total / count:.1f} %" if count else "")

        yield watch
