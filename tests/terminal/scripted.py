"""Games for the terminal's tests: played by rules of thumb, told to a string, answered from a list."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from io import StringIO

from rich.console import Console

from portroyal import Game
from portroyal.terminal.session import Session


def console(width: int = 80, *, color: bool = False) -> Console:
    """Eighty columns of paper."""
    return Console(
        file=StringIO(),
        width=width,
        force_terminal=color,
        color_system="truecolor" if color else None,
        highlight=False,
        markup=False,
        emoji=False,
    )


def shown(paper: Console) -> str:
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


def answers(lines: Iterable[str]) -> Callable[[str], str]:
    """Somebody who types these lines and then closes the terminal."""
    left: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def sitting(game: Game, kinds: list[str], lines: Iterable[str], **options: object) -> tuple[Session, str, int]:
    """A session from its first to its last word; what was shown, and the exit code."""
    paper = console()
    session = Session(game, kinds, paper, answers(lines), **options)  # type: ignore[arg-type]
    code = session.run()
    return session, shown(paper), code


def eager(session_of: Callable[[], Session], seed: int = 0) -> Callable[[str], str]:
    """Somebody who types any legal choice, by number, to the end of the game."""
    chance = random.Random(seed)

    def read(prompt: str) -> str:
        return str(chance.randint(1, len(session_of().game.legal())))

    return read


def crowded(players: int = 5, seed: int = 1) -> Iterator[Game]:
    """Moments of a long game in which everybody hires: many cards on the table."""
    game, chance = Game.new(players, seed=seed), random.Random(seed)
    while not game.over:
        legal = game.legal()
        liked = [action for action in legal if action.kind in ("take", "repel", "draw")] or legal
        game.play(chance.choice(legal if chance.random() < 0.3 else liked))
        yield game
