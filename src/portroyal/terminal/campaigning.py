"""A campaign at one keyboard: chapter after chapter, kept in its file after every choice, left and gone on with.

Between two chapters the table says how the last one ended, reads its last page, shares the coins of failures and asks
whether to go on. Who sits where is told by the last game: `bots` in its `about`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from ..adventures import even_coins
from ..campaign import Campaign, Evening, save
from ..campaign.story import words_of
from ..errors import CampaignError, RecordError
from ..words import Words
from . import screen
from .adventure import opening_of, page, page_of
from .choices import plain
from .seating import HUMAN, kinds_kept
from .session import OTHER_WORDS, Session
from .story import Story, story_of
from .teller import Teller

if TYPE_CHECKING:
    from rich.console import Console


class Chapter(Session):
    """One chapter of a campaign, saved with all that came before it."""

    goodbye = "terminal-campaign-goodbye"

    def __init__(
        self,
        campaign: Campaign,
        kinds: Sequence[str],
        console: Console,
        file: Path,
        read: Callable[[str], str],
        t: Words,
    ) -> None:
        assert campaign.running is not None
        self.campaign = campaign
        story = self.told_so_far(campaign, kinds, t)
        super().__init__(campaign.running, kinds, console, read, story=story, file=file, t=t)

    @staticmethod
    def told_so_far(campaign: Campaign, kinds: Sequence[str], t: Words) -> Story | None:
        """What happened in a game that goes on."""
        game = campaign.running
        if game is None or game.version == 0:
            return None
        you = kinds.index(HUMAN) if kinds.count(HUMAN) == 1 else None
        return story_of(game.record(), Teller(t, game.names, you))[1]

    def write(self) -> None:
        """Save the campaign with this game as it stands now."""
        self.campaign.running = self.game
        try:
            save(str(self.file), self.campaign)
        except CampaignError as error:
            raise RecordError(error.message, code="record/unwritable") from error
        self.saved = self.game.version

    def close(self) -> None:
        """The chapter is over; the file is kept by the campaign."""
        file, self.file = self.file, None
        super().close()
        self.file = file


class Voyage:
    """All sittings of a campaign, as long as somebody wants to go on."""

    def __init__(
        self,
        campaign: Campaign,
        kinds: Sequence[str],
        console: Console,
        file: Path,
        *,
        read: Callable[[str], str] = screen.read_line,
        t: Words,
    ) -> None:
        self.campaign = campaign
        self.kinds = list(kinds)
        self.console = console
        self.file = file
        self.read = read
        self.t = t

    def run(self) -> int:
        """Play until the last chapter is told, or somebody leaves; the exit code."""
        try:
            while self.has_more():
                if self.campaign.running is None:
                    self.begin()
                assert self.campaign.running is not None
                if not self.campaign.running.over:
                    chapter = Chapter(self.campaign, self.kinds, self.console, self.file, self.read, self.t)
                    code = chapter.run()
                    if not chapter.game.over:
                        return code
                evening = self.campaign.finish()
                save(self.file, self.campaign)
                self.tell_end(evening)
                if not self.goes_on(evening):
                    break
        except EOFError:
            self.console.print()
        except KeyboardInterrupt:
            self.say(self.t("terminal-campaign-goodbye", file=str(self.file)), whole=True)
            return 130
        self.say(self.t("terminal-campaign-goodbye", file=str(self.file)), whole=True)
        return 0

    def has_more(self) -> bool:
        """Is there another game? After the story the variant, but it takes two."""
        if not self.campaign.is_over or len(self.campaign.names) > 1:
            return True
        self.say(line_of(self.t, self.campaign))
        return False

    def say(self, text: str, whole: bool = False) -> None:
        """One sentence from the table itself; one with a file in it stays whole, to be copied."""
        self.console.print(Text(text), soft_wrap=whole)

    # --- Between two chapters ---

    def begin(self) -> None:
        """The page that opens the chapter, the coins of failures, and the table."""
        campaign = self.campaign
        if not campaign.failures and not campaign.is_over:
            opening = opening_of(self.t, campaign.tale, campaign.chapter)
            if opening is not None:
                self.console.print()
                self.console.print(page(self.t, opening))
                self.wait()
        coins = self.share() if campaign.failures and not campaign.is_over else None
        game = campaign.next_game(coins=coins)
        game.about["bots"] = [None if kind == HUMAN else kind for kind in self.kinds]
        save(self.file, campaign)

    def wait(self) -> None:
        """Somebody at the keyboard turns the page."""
        if HUMAN in self.kinds:
            self.read(self.t("terminal-turn-page"))

    def share(self) -> list[int]:
        """The coins of failures, as agreed at the keyboard; evenly from the start player on, if nothing is said."""
        campaign, names = self.campaign, self.campaign.names
        even = even_coins(campaign.coins, len(names), campaign.start)
        self.say(self.t("terminal-retry", failures=campaign.failures, coins=campaign.coins))
        if len(names) == 1 or HUMAN not in self.kinds:
            return even
        shown = " ".join(map(str, even))
        self.say(self.t("terminal-retry-how", even=shown, names=self.t.series(names)))
        while typed := self.read("> ").replace(",", " ").split():
            told = [int(word) for word in typed if word.isdecimal()]
            if len(told) == len(typed) == len(names) and sum(told) == campaign.coins:
                return told
            self.say(self.t("terminal-retry-wrong", players=len(names), coins=campaign.coins))
        return even

    def tell_end(self, evening: Evening) -> None:
        """The ending with its last words; after the last chapter what the crew has achieved."""
        ending = page_of(self.t, self.campaign.tale, evening.ending) if evening.ending is not None else None
        if ending is not None:
            self.console.print()
            self.console.print(page(self.t, ending, evening.coda))
            self.wait()
        if self.campaign.is_over and evening.chapter == self.campaign.tale.chapters and self.campaign.has_succeeded:
            feat = "feat" if self.campaign.is_highest_feat else "won"
            self.say(self.t(f"terminal-campaign-{feat}"))

    def goes_on(self, evening: Evening) -> bool:
        """Is there another game tonight? Bots among themselves stop where the story does."""
        if HUMAN not in self.kinds:
            return not self.campaign.is_over and evening.is_won
        if self.campaign.is_over and len(self.campaign.names) == 1:
            return True
        again = "variant" if self.campaign.is_over else "next" if evening.is_won else "again"
        chapter = {} if self.campaign.is_over else {"chapter": self.campaign.chapter}
        self.say(self.t(f"terminal-campaign-{again}", **chapter))
        typed = plain(self.read("> "))
        return OTHER_WORDS.get(typed, typed) not in ("quit", plain(self.t("terminal-command-quit")))


def kinds_of(campaign: Campaign) -> list[str]:
    """Who sits where, as the running game tells it, or the last one."""
    game = campaign.running
    return kinds_kept(game.record() if game is not None else campaign.evenings[-1].record)


def title_of(t: Words, campaign: Campaign) -> str:
    """The title of a campaign, in the language if its story is told in it."""
    tale = campaign.tale
    told = words_of(tale, t.language)
    return str(tale.facts["title"]) if told is None else told.title


def line_of(t: Words, campaign: Campaign) -> str:
    """Where a campaign stands: `The Bell of Port Royal: chapter 2 of 5, Ann and Ben, one failure`."""
    title, names = title_of(t, campaign), t.series(campaign.names)
    if campaign.is_over:
        line = t("terminal-campaign-told", title=title, names=names)
    else:
        chapters = {"chapter": campaign.chapter, "chapters": campaign.tale.chapters}
        line = t("terminal-campaign-line", title=title, names=names, **chapters)
    if campaign.failures and not campaign.is_over:
        line += f", {t('terminal-campaign-failures', count=campaign.failures)}"
    return f"{line}, {t('terminal-campaign-running')}" if campaign.running is not None else line
