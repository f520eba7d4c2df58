"""A game at one keyboard: whose turn it is, what they may do, what they typed, and what came of it.

The loop asks people and bots in turn, tells what happened, and saves when told to. It shows nothing but
views and events, so nobody at the keyboard learns a card that lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from ..bots import name_today
from ..bots.plans import is_together, told_plan
from ..coach import hint, leaving
from ..errors import RecordError, UndoError
from ..record import load, save
from ..words import Words, speaking
from ..words.problems import problem
from . import screen
from .adventure import page, page_of
from .asides import COMMANDS, cards_meant, help_page, odds_lines
from .choices import Choice, Unclear, choices, pick, plain, repeated
from .coaching import hint_table, leaving_lines
from .contracts import contract_help, contracts_meant
from .plans import plan_said
from .seating import HUMAN, bot_action, introduction, only_person, seated
from .story import Story
from .teller import Line, Teller, together

if TYPE_CHECKING:
    from rich.console import Console

    from ..events import Event
    from ..game import Game
    from ..notation import Action

DEFAULT_FILE = "port-royal.json"
# Commands that change nothing: the beginning of the word is enough.
HARMLESS = ("odds", "hint", "others", "plan", "help", "log", "cards")
OTHER_WORDS = {"?": "help", "h": "help", "card": "cards", "exit": "quit", "q": "quit", "bye": "quit"}


class Leave(Exception):
    """Somebody wants to leave the table."""


class Session:
    """One sitting: a game, who sits where, a console to tell it on and a way to be answered."""

    goodbye = "terminal-goodbye-saved"

    def __init__(
        self,
        game: Game,
        kinds: Sequence[str],
        console: Console,
        read: Callable[[str], str] = screen.read_line,
        *,
        story: Story | None = None,
        file: Path | None = None,
        loaded: Path | None = None,
        with_odds: bool = False,
        t: Words | None = None,
    ) -> None:
        self.game = game
        self.game.about["bots"] = seated(kinds)
        self.kinds = kinds
        self.console = console
        self.read = read
        self.file = file  # kept up to date
        self.loaded = loaded  # where the game comes from; written only when told to
        self.with_odds = with_odds
        self.you = only_person(kinds)
        self.t = (t or speaking("en")).playing(game.ruleset.numbers)
        self.teller = Teller(self.t, game.names, self.you)
        self.commands = {plain(self.t(f"terminal-command-{command}")): command for command in COMMANDS}
        self.story = story or Story(self.teller)
        self.saved = game.version  # the version that is on disk, or has nothing worth saving
        self.asked_to_quit = False
        self.untold: list[Line] = []

    # --- The loop ---

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            self.open()
            while not self.game.over:
                if self.kinds[self.game.actor] == HUMAN:
                    self.ask()
                else:
                    self.play(bot_action(self.game, self.kinds[self.game.actor]))
            self.close()
        except (Leave, EOFError):
            self.say_goodbye()
        except KeyboardInterrupt:
            self.say_goodbye()
            return 130
        return 0

    def open(self) -> None:
        """Begin, or go on: who plays, and what happened last."""
        self.write()
        t, begun = self.t, self.game.version > 0
        self.console.print(Text(t("terminal-welcome-back" if begun else "terminal-welcome"), style="bold"))
        said = [introduction(t, self.kinds, self.game.names)]
        if HUMAN in self.kinds:
            said += [] if begun else [t("terminal-begins", **self.teller.who(self.game.active))]
            said.append(t("terminal-how"))
        self.say(" ".join(filter(None, said)))
        if not self.story.chapters:
            self.tell(self.game.events())
        elif turns := self.story.turns():
            self.print(turns[-1])

    def close(self) -> None:
        """The game is over."""
        self.tell_untold()
        outcome = self.game.outcome
        if outcome is not None:
            self.console.print()
            self.console.print(screen.standings(self.game.view(None), outcome, self.teller))
        if self.file is not None:
            self.say(self.t("terminal-kept", file=str(self.file)), whole=True)

    def say_goodbye(self) -> None:
        """How to go on another time."""
        self.keep_saved()
        self.console.print()
        if self.file is not None and self.saved == self.game.version:
            self.say(self.t(self.goodbye, file=str(self.file)), whole=True)
        elif self.saved != self.game.version:
            self.say(self.t("terminal-goodbye-unsaved"))
        else:
            self.say(self.t("terminal-goodbye"))

    def say(self, text: str, whole: bool = False) -> None:
        """One sentence from the table itself; one with a file in it stays whole, to be copied."""
        self.console.print(Text(text), soft_wrap=whole)

    # --- Playing and telling ---

    def play(self, action: int, excuse: str | None = None) -> None:
        """Play an action and tell what came of it."""
        self.tell(self.game.play(action, seat=self.game.actor), excuse)
        if self.game.over or self.kinds[self.game.actor] == HUMAN:  # bots would play the same again
            self.keep_saved()

    def tell(self, events: Sequence[Event], excuse: str | None = None) -> None:
        """Go on with the story, aloud. Those who take nothing are told together, when the next thing happens."""
        lines = self.story.tell(self.game.version, events)
        if excuse and lines and lines[0].kind == "quiet":
            lines[0] = Line(excuse, "quiet")
        self.untold += lines
        if self.untold and not self.untold[-1].passed:
            self.tell_untold()
        for event in events:
            if event.kind == "story_read":
                self.turn_page(str(event.detail))

    def turn_page(self, card: str) -> None:
        """Read a page of the story aloud; somebody at the keyboard turns it."""
        adventure = self.game.ruleset.adventure
        assert adventure is not None
        if (found := page_of(self.t, adventure.tale, card)) is not None:
            self.tell_untold()
            self.console.print()
            self.console.print(page(self.t, found))
            if HUMAN in self.kinds:
                self.read(self.t("terminal-turn-page"))

    def tell_untold(self) -> None:
        """Catch up. The heading of a turn that is about to be shown can wait for that."""
        lines, self.untold = together(self.t, self.untold), []
        if lines and lines[-1].kind == "turn" and not self.game.over and self.kinds[self.game.actor] == HUMAN:
            lines.pop()
        self.print(lines)

    def print(self, lines: Sequence[Line]) -> None:
        """Lines of the log, an empty one before each turn."""
        for line in lines:
            if line.kind == "turn":
                self.console.print()
            self.console.print(screen.log_lines([line]))

    def ask(self) -> None:
        """Show the table to whoever decides, until they have chosen."""
        legal = self.game.legal()
        if can_only_pass(legal):
            self.pass_for_want_of_coins(legal[0])
            return
        self.tell_untold()
        menu = choices(self.t, self.game.view(self.game.actor), legal)
        self.console.print()
        self.show(menu)
        game, version = self.game, self.game.version
        while self.game is game and game.version == version:
            typed = self.read(self.prompt()).strip()
            if not typed and len(menu) > 1:
                self.show(menu)
            elif (answered := self.answer(typed, menu)) is not None:
                self.play(answered.action)

    def pass_for_want_of_coins(self, action: Action) -> None:
        """There is no choice, and no need to ask; but it is told why."""
        self.play(action, excuse=self.t("terminal-cannot-pay", **self.teller.who(self.game.actor)))

    def prompt(self) -> str:
        """Who is asked, where there are several."""
        return "> " if self.you is not None else f"{self.game.names[self.game.actor]}> "

    def show(self, menu: Sequence[Choice]) -> None:
        """The table, the question and the choices."""
        view = self.game.view(self.game.actor)
        self.console.print(screen.table(self.console, view, self.teller, menu))
        self.console.print(screen.asked(view, self.teller))
        if self.with_odds and view.phase in ("discover", "repel") and view.drawn > 0:
            self.say(odds_lines(self.t, view)[0])
        self.console.print(screen.menu_lines(menu))

    def answer(self, typed: str, menu: Sequence[Choice]) -> Choice | None:
        """The choice that was typed; None if it was a command, or not understood."""
        word, _, rest = typed.partition(" ")
        word = plain(word)
        word = self.commands.get(word) or OTHER_WORDS.get(word, word)
        asked_to_quit, self.asked_to_quit = self.asked_to_quit, False
        if not typed:
            return menu[0]
        if word not in COMMANDS:
            try:
                return pick(self.t, menu, typed)
            except Unclear as unclear:
                said = [*self.commands.items(), *((command, command) for command in COMMANDS)]
                meant = {command for called, command in said if command in HARMLESS and called.startswith(word)}
                if len(meant) != 1:
                    self.say(str(unclear))
                    return None
                word = meant.pop()
        if word == "quit":
            self.quit(asked_to_quit)
        else:
            self.obey(word, rest.strip())
        return None

    # --- Commands ---

    def obey(self, command: str, rest: str) -> None:
        """Do what was asked besides playing."""
        view = self.game.view(self.game.actor)
        if command == "odds":
            self.say("\n".join(odds_lines(self.t, view)))
        elif command == "hint":
            self.hint()
        elif command == "others":
            self.others()
        elif command == "plan":
            self.plan()
        elif command == "help":
            self.console.print(help_page(self.t, self.game.ruleset))
        elif command == "log":
            self.print(self.story.lines())
        elif command == "save":
            self.save(Path(rest) if rest else None)
        elif command == "undo":
            self.undo()
        elif command == "cards":
            self.explain(rest)

    def explain(self, typed: str) -> None:
        """What cards and contracts are: those that are named, or all that lie on the table."""
        view = self.game.view(self.game.actor)
        codes, contracts = cards_meant(self.t, typed, view), contracts_meant(self.t, typed, view)
        if not codes and not contracts:
            self.say(self.t("terminal-no-card", typed=repeated(typed)))
        if codes:
            self.console.print(screen.card_help(self.t, codes))
        if contracts:
            self.console.print(contract_help(self.t, contracts))

    def hint(self) -> None:
        """What the coach says."""
        self.count_hint()
        self.console.print(hint_table(self.t, hint(self.game.view(self.game.actor))))

    def others(self) -> None:
        """What each choice leaves to those who come after: as much help as a hint, and counted as one."""
        view = self.game.view(self.game.actor)
        if view.phase != "take":
            self.say(self.t("problem-table-not-taking"))
            return
        self.count_hint()
        self.console.print(leaving_lines(self.t, leaving(view)))

    def plan(self) -> None:
        """What each bot of a crew is after. It is no hint: everybody can see as much."""
        view = self.game.view(None)
        if not is_together(view):
            self.say(self.t("problem-table-no-crew"))
            return
        bots = {seat: name_today(kind) for seat, kind in enumerate(self.kinds) if kind != HUMAN}
        for seat, bot in bots.items():
            said = plan_said(self.t, told_plan(view, seat, bot.partition("@")[0]), self.game.names, self.you)
            self.say(self.t("terminal-told", what=self.game.names[seat], that=said))
        if not bots:
            self.say(self.t("terminal-plan-none"))

    def count_hint(self) -> None:
        """The record tells how often each seat has asked the coach."""
        told = self.game.about.get("hints_asked")
        asked = list(cast("list[Any]", told)) if is_count_by_seat(told, self.game.players) else [0] * self.game.players
        asked[self.game.actor] += 1
        self.game.about["hints_asked"] = asked

    def quit(self, asked_before: bool) -> None:
        """Leave; a game that is not saved is asked about first."""
        if self.game.version == self.saved or asked_before:
            raise Leave
        self.asked_to_quit = True
        self.say(self.t("terminal-quit-unsaved"))

    def undo(self) -> None:
        """Back to the last choice of a person, if no hidden card was shown since."""
        past = self.game.clone()
        try:
            past.undo()
            while self.kinds[past.actor] != HUMAN or can_only_pass(past.legal()):
                past.undo()
        except UndoError as refusal:
            self.say(problem(self.t, refusal))
            return
        self.game = past
        self.story.cut(past.version)
        self.say(self.t("terminal-undone"))
        self.keep_saved()

    # --- Saving ---

    def write(self) -> None:
        """Save, once a file is known."""
        if self.file is not None:
            save(self.file, self.game)
            self.saved = self.game.version

    def keep_saved(self) -> None:
        """Save as before; a file that can't be written any more does not stop the game."""
        try:
            self.write()
        except RecordError as refusal:
            self.say(f"{self.unsaved(refusal, self.file)} {self.t('terminal-save-over')}")
            self.file = None

    def save(self, file: Path | None) -> None:
        """Save now, and from now on after every action."""
        before, target = self.file, file or self.file or self.loaded or free_file()
        try:
            if target != self.file:
                check_free(target, self.game)
            self.file = target
            self.write()
        except RecordError as refusal:
            self.file = before
            self.say(self.unsaved(refusal, target))
            return
        self.say(self.t("terminal-saved", file=str(target)))

    def unsaved(self, refusal: RecordError, file: Path | None) -> str:
        """Why a file could not be written."""
        why = "terminal-save-exists" if refusal.code == "record/exists" else "terminal-save-failed"
        return self.t(why, file=str(file))


def is_count_by_seat(told: object, players: int) -> bool:
    """Is this a number for each seat? What a record is about may be anything."""
    numbers = cast("list[Any]", told) if isinstance(told, list) else []
    return len(numbers) == players and all(type(number) is int for number in numbers)


def can_only_pass(legal: Sequence[Action]) -> bool:
    """Is passing all that is left? Then nobody needs to be asked."""
    return len(legal) == 1 and legal[0].kind == "pass"


def free_file() -> Path:
    """The first usual name that no file has yet."""
    number = 1
    while (file := Path(DEFAULT_FILE if number == 1 else f"port-royal-{number}.json")).exists():
        number += 1
    return file


def check_free(file: Path, game: Game | None = None) -> None:
    """Refuse to write over a file, unless it holds this very game."""
    try:
        found = file.exists()
    except OSError as error:
        raise RecordError(f"Can't write {file}: {error.strerror}.", code="record/unwritable") from error
    if found and not (game is not None and holds(file, game)):
        raise RecordError(f"{file} is there already; another name is needed.", code="record/exists")


def holds(file: Path, game: Game) -> bool:
    """Is the record in a file one of this game, at whatever moment?"""
    try:
        found, now = load(file), game.record()
    except RecordError:
        return False
    return all(found.get(key) == now[key] for key in ("seed", "names", "edition", "players"))
