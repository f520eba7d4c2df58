"""The story of a game: what each action led to, kept so that it can be read again and shortened by an undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..record import beginning_of
from .teller import Line, Teller, together

if TYPE_CHECKING:
    from ..events import Event
    from ..game import Game


@dataclass(slots=True)
class Story:
    """Lines of the log, by the number of actions after which they were told."""

    teller: Teller
    chapters: list[tuple[int, list[Line]]] = field(default_factory=list[tuple[int, list[Line]]])

    def tell(self, version: int, events: Sequence[Event], *, spent: bool = False) -> list[Line]:
        """Go on with what an action led to, as everybody at the table saw it."""
        lines = self.teller.tell([event.seen_by(None) for event in events], spent=spent)
        self.chapters.append((version, lines))
        return lines

    def cut(self, version: int) -> None:
        """Forget what came after so many actions."""
        self.chapters = [chapter for chapter in self.chapters if chapter[0] <= version]

    def lines(self) -> list[Line]:
        """Everything so far."""
        return together(self.teller.t, [line for _, lines in self.chapters for line in lines])

    def turns(self) -> list[list[Line]]:
        """Everything so far, turn by turn; the first line of each is its heading."""
        turns: list[list[Line]] = []
        for line in self.lines():
            if line.kind == "turn" or not turns:
                turns.append([])
            turns[-1].append(line)
        return turns


def story_of(record: Mapping[str, Any], teller: Teller, *, spent: bool = False) -> tuple[Game, Story]:
    """A record played again action by action, and its story. Whether it holds is for `Game.replay` to say."""
    game = beginning_of(record)
    teller.t = teller.t.playing(game.ruleset.numbers)
    story = Story(teller)
    story.tell(0, game.events(), spent=spent)
    for words in record["actions"]:
        events = game.play(words)
        story.tell(game.version, events, spent=spent)
    return game, story
