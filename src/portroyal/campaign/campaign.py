"""A campaign: chapters played one after the other, over as many evenings as it takes.

A campaign is what was played and nothing else: the chapter that comes next, the failures at it, the cards in the deck
and who begins follow from the evenings. So a saved campaign can't contradict itself, and every evening in it can be
told again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..adventures import COINS_IN_DECK, COINS_PER_FAILURE, MOST_COINS, even_coins
from ..campaigns import DEFAULT, Tale, tale_of
from ..errors import CampaignError, shown
from ..game import Game
from ..given import check_kind, check_list, whole
from ..ruleset import check_seat
from ..rulings import DEFAULT_EDITION, RULINGS
from ..seeds import Seed, fresh_seed, random_for
from .evening import Evening, evening_of
from .story import tell_story

MODULES = ("base", "adventure")


class Campaign:
    """The evenings of a crew, and the game that is running."""

    def __init__(
        self,
        names: Sequence[str],
        *,
        campaign: str = DEFAULT,
        mode: str = "cooperative",
        modules: Sequence[str] = MODULES,
        edition: str = DEFAULT_EDITION,
        rulings: Mapping[str, str | bool] | None = None,
        contents: str | None = None,
        start: int | None = None,
        story: str | None = None,
    ) -> None:
        """Begin a campaign; who begins the first chapter is drawn by lot, unless it is said.

        The story of a campaign that somebody wrote is its Markdown text.
        """
        check_list(names, "The names of a crew are a list")
        check_list(modules, "Modules are a list")
        if rulings is not None:
            check_kind(rulings, Mapping, "Rulings are a mapping from id to answer")
        start = whole(start)
        if start is not None and names:
            check_seat("start", start, len(names))
        self.tale: Tale = tale_of(campaign, contents)
        self.story = story
        if story is not None:
            tell_story(self.tale, story)
        self.first_names = tuple(names)
        self.mode = mode
        self.modules = tuple(modules)
        self.edition = edition
        self.rulings = dict(rulings or {})
        self.first_start = self.drawn_by_lot() if start is None else start
        self.evenings: list[Evening] = []
        self.running: Game | None = None
        # What is refused is refused now, not on the first evening.
        self.deal(self.mode, self.first_names, None, 0)

    def drawn_by_lot(self) -> int:
        """A seat, by chance."""
        return random_for(fresh_seed(), "start").below(len(self.first_names)) if self.first_names else 0

    def answer(self, ruling: str) -> str:
        """The answer to a ruling that is about campaigns."""
        return str(RULINGS[ruling].meant(self.rulings.get(ruling, RULINGS[ruling].answer(self.edition))))

    # --- Where it stands ---

    @property
    def chapters(self) -> list[Evening]:
        """The evenings that belong to the story, without games of the variant."""
        return [evening for evening in self.evenings if evening.chapter]

    @property
    def chapter(self) -> int:
        """The chapter that comes next; after the last one: one more than there are."""
        return 1 + sum(evening.is_won for evening in self.chapters)

    @property
    def is_over(self) -> bool:
        """Has the last chapter been played?"""
        return self.chapter > self.tale.chapters

    @property
    def failures(self) -> int:
        """Defeats at the chapter that comes next."""
        return sum(evening.chapter == self.chapter for evening in self.chapters)

    @property
    def coins(self) -> int:
        """More coins for the crew, because of its failures."""
        most = MOST_COINS if self.answer("adv_retry_cap") == "nine" else COINS_IN_DECK
        return min(COINS_PER_FAILURE * self.failures, most)

    @property
    def batches(self) -> tuple[str, ...]:
        """Cards that are in the deck before the next chapter; those of a failed one stay, or come out of it again."""
        stay = self.answer("adv_replay_cards") == "stay"
        return next((evening.batches for evening in reversed(self.chapters) if stay or evening.is_won), ())

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, as long as nothing else is said."""
        return self.evenings[-1].names if self.evenings else self.first_names

    @property
    def start(self) -> int:
        """The seat that begins the next game: the one after the last start player."""
        if not self.evenings:
            return self.first_start
        return (self.evenings[-1].start + 1) % len(self.names)

    @property
    def has_succeeded(self) -> bool:
        """Has the crew won every chapter together?"""
        won = {evening.chapter for evening in self.chapters if evening.mode == "cooperative" and evening.is_won}
        return len(won) == self.tale.chapters

    @property
    def is_highest_feat(self) -> bool:
        """Every chapter together, and not one defeat."""
        return self.has_succeeded and all(evening.is_won for evening in self.chapters)

    # --- An evening ---

    def next_game(
        self,
        *,
        mode: str | None = None,
        names: Sequence[str] | None = None,
        coins: Sequence[int] | None = None,
        seed: Seed | None = None,
    ) -> Game:
        """Set up the next chapter, or the same one again; after the last one the variant.

        Mode and crew may be others than on the evening before. After failures the coins are split as agreed, one
        number for each seat; evenly, if nothing is said.
        """
        if self.running is not None and not self.running.over:
            raise CampaignError("A game is running: play it to its end, then finish it.", code="campaign/not_now")
        if self.running is not None:
            raise CampaignError("A game is over and waits to be finished.", code="campaign/not_now")
        if names is not None:
            check_list(names, "The names of a crew are a list")
        chosen = mode or ("variant" if self.is_over else self.mode)
        if self.is_over and chosen != "variant":
            raise CampaignError("All chapters are played; what is left is the variant.", code="campaign/not_now")
        if chosen == "variant" and not self.is_over:
            raise CampaignError("The variant is played after the last chapter.", code="campaign/not_now")
        self.running = self.deal(chosen, self.names if names is None else names, coins, seed)
        return self.running

    def deal(self, mode: str, names: Sequence[str], coins: Sequence[int] | None, seed: Seed | None) -> Game:
        """A game of the next chapter."""
        players = len(names)
        start = self.start % players if players else 0
        settings: dict[str, Any] = {"mode": mode, "campaign": self.tale.id, "contents": self.tale.contents}
        if mode != "variant":
            settings |= {
                "chapter": self.chapter,
                "batches": list(self.batches),
                "coins": self.split(coins, players, start),
            }
        return Game.new(
            players,
            modules=self.modules,
            edition=self.edition,
            rulings=self.rulings,
            seed=seed,
            names=names,
            start=start,
            adventure=settings,
        )

    def split(self, coins: Sequence[int] | None, players: int, start: int) -> list[int]:
        """The coins of failures by seat, as agreed or evenly from the start player on."""
        if coins is None:
            return even_coins(self.coins, players, start)
        check_list(coins, "Coins are a list, one number for each seat")
        shares = [whole(each) for each in coins]
        are_numbers = all(type(each) is int for each in shares)
        if not are_numbers or sum(shares) != self.coins:
            raise CampaignError(
                f"After {self.failures} failures at this chapter there are {self.coins} more coins to share, not "
                f"{shown(sum(shares) if are_numbers else list(coins))}.",
                code="campaign/not_now",
            )
        return shares

    def finish(self) -> Evening:
        """The running game is over: it becomes an evening, and the story goes on or the chapter is played again."""
        if self.running is None:
            raise CampaignError("No game is running. The next one: next_game().", code="campaign/not_now")
        if not self.running.over:
            raise CampaignError("The game is not over yet.", code="campaign/not_now")
        evening = evening_of(self.running)
        self.evenings.append(evening)
        self.running = None
        return evening
