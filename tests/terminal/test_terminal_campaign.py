"""A campaign at the keyboard: pages, missions, months, coins of failures, and a file to go on with."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from chapter import table
from rich.cells import cell_len
from scripted import answers, console, shown

from portroyal import Game
from portroyal.campaign import Campaign, load, read_story, save, story
from portroyal.campaign.files import from_document, to_document
from portroyal.campaign.schema import schema
from portroyal.campaign.story import OWN
from portroyal.campaigns import built_in, tell
from portroyal.cli import app
from portroyal.cli_campaign import copy, new
from portroyal.cli_shared import WrongUse
from portroyal.engine.vocabulary import WANT_NAMES
from portroyal.errors import CampaignError
from portroyal.outcome import Outcome, Standing
from portroyal.terminal import screen
from portroyal.terminal.adventure import page_of
from portroyal.terminal.campaigning import Voyage, kinds_of, line_of
from portroyal.terminal.choices import choices
from portroyal.terminal.teller import Teller
from portroyal.words import LANGUAGES, speaking
from portroyal.words.adventure import demand_text, mission_text

ADVENTURE = ["base", "adventure"]
TINY = tell(Path(__file__).parent.parent / "campaigns" / "tiny.toml").id


def guest(voyage: Callable[[], Voyage], evenings: int, seed: int = 1) -> Callable[[str], str]:
    """Somebody who types any legal choice, goes on after so many chapters, and leaves in the middle of the next."""
    chance = random.Random(seed)

    def read(prompt: str) -> str:
        campaign = voyage().campaign
        game = campaign.running
        if game is None or game.over or "Enter" in prompt:
            return ""
        if len(campaign.evenings) >= evenings and game.version > 3:
            return "quit"
        return str(chance.randint(1, len(game.legal())))

    return read


def voyage(campaign: Campaign, kinds: list[str], file: Path, evenings: int = 1) -> tuple[Voyage, str]:
    """A sitting of a campaign, and what was shown."""
    paper = console()
    sitting = Voyage(campaign, kinds, paper, file, t=speaking("en"))
    sitting.read = guest(lambda: sitting, evenings)
    assert sitting.run() == 0
    return sitting, shown(paper)


def test_chapters_are_played_and_a_lost_one_is_played_again_with_coins(tmp_path: Path) -> None:
    """A random crew loses chapter 1; the second try begins with the page of its first mission and three coins more."""
    file = tmp_path / "ours.json"
    _, text = voyage(Campaign(["Ann", "Ben"], start=0), ["human", "human"], file)
    cards = story("the-bell", "en").cards
    for heading in (f"Chapter 1 · {cards['cover'].title}", f"10 · {cards['10'].title}", f"11 · {cards['11'].title}"):
        assert heading in text
    assert "The chapter is lost. Card 9: " in text
    assert "One failure at this chapter: 3 more coins to share." in text
    assert "Enter shares them as 1 2; or type a number for each of Ann and Ben." in text
    assert f"To continue: portroyal campaign play {file}" in " ".join(text.split())
    assert f"play {file}" in text, "what is to be copied stays on one line"
    assert max(cell_len(line) for line in text.splitlines() if str(file) not in line) <= 80
    kept = load(file)
    assert len(kept.evenings) == kept.failures == 1 and kept.running is not None and kinds_of(kept) == ["human"] * 2
    told = line_of(speaking("en"), kept)
    assert told == "The Bell of Port Royal: chapter 1 of 5, Ann and Ben, one failure, in the middle of a game"


STORY = Path(__file__).parent.parent / "campaigns" / "tiny.md"


def test_the_story_of_an_author_is_shown_and_kept_in_the_file(tmp_path: Path) -> None:
    """Its pages are read as ours are, in the language they were written in; the file brings them along."""
    file, words = tmp_path / "tiny.json", STORY.read_text("utf-8")
    campaign = Campaign(["Ann", "Ben"], campaign=TINY, start=0, story=words)
    _, text = voyage(campaign, ["human", "human"], file)
    assert "Chapter 1 · The Boat" in text and "t10 · The Priest's Errand" in text
    assert "The priest wants his book back." in text and "Have a priest." in text
    OWN.clear()
    kept = load(file)
    assert kept.story == words
    german = line_of(speaking("de"), kept)
    assert german.startswith("A Tiny Voyage:")
    assert page_of(speaking("de"), kept.tale, "t12") == read_story(words).cards["t12"]


def test_a_story_that_does_not_fit_is_refused_before_the_campaign_begins(tmp_path: Path) -> None:
    tiny = STORY.with_suffix(".toml")
    short = tmp_path / "short.md"
    short.write_text(STORY.read_text("utf-8").replace("## t12 ·", "## t13 ·"), "utf-8")
    with pytest.raises(WrongUse, match=r"short\.md does not fit: The story has a card t13"):
        new(tmp_path / "x.json", tale=str(tiny), story=short)
    assert not (tmp_path / "x.json").exists()
    spoiled = to_document(Campaign(["Ann"], campaign=TINY, start=0)) | {"story": 7}
    with pytest.raises(CampaignError, match="'story' is Markdown"):
        from_document(spoiled)


def test_our_campaign_is_copied_to_be_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    assert copy(folder, language="de") == 0
    assert len(capsys.readouterr().out.split()) == 3
    assert tell(folder / "campaign.toml") is tell(built_in()["the-bell"])
    assert read_story((folder / "story.md").read_text("utf-8")) == story("the-bell", "de")
    assert json.loads((folder / "campaign.schema.json").read_text("utf-8")) == schema()
    with pytest.raises(WrongUse, match="is there already"):
        copy(folder)


def test_alone_there_is_no_more_after_the_story() -> None:
    """A12, A82: the variant takes two."""
    kept = load(Path(__file__).parent.parent / "golden" / "campaigns" / "alone.json")
    paper = console()
    assert Voyage(kept, ["human"], paper, Path("alone.json"), t=speaking("de")).run() == 0
    assert "zu Ende erzählt, Ada" in shown(paper)


def test_a_game_left_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    file, paper = tmp_path / "ours.json", console()
    begun = Voyage(Campaign(["Ann", "Mary"], start=0), ["human", "deckhand"], paper, file, t=speaking("en"))
    begun.read = answers(["", "1", "", "1"])
    assert begun.run() == 0
    kept = load(file)
    assert kept.running is not None and not kept.running.over
    assert begun.campaign.running is not None and kept.running.hash == begun.campaign.running.hash
    assert kinds_of(kept) == ["human", "deckhand"]
    again = console()
    went_on = Voyage(kept, kinds_of(kept), again, file, t=speaking("en"))
    went_on.read = answers([])
    assert went_on.run() == 0
    assert "Welcome back" in shown(again) and "An Empty Beam" not in shown(again)


def test_coins_are_shared_as_typed(tmp_path: Path) -> None:
    campaign = load(Path(__file__).parent.parent / "golden" / "campaigns" / "crew.json")
    del campaign.evenings[1:]
    paper = console()
    sitting = Voyage(campaign, ["human", "human"], paper, tmp_path / "ours.json", t=speaking("en"))
    sitting.read = answers(["3", "2 2", "one two", "0, 3"])
    sitting.begin()
    assert shown(paper).count("That should be 2 whole numbers, 3 in all.") == 3
    assert campaign.running is not None and campaign.running.ruleset.adventure is not None
    assert campaign.running.ruleset.adventure.coins == (0, 3)


def test_bots_among_themselves_tell_a_whole_chapter(tmp_path: Path) -> None:
    """A campaign that somebody wrote has no pages here; the story goes on without them."""
    race = Campaign(["Pip", "Nan"], mode="competitive", campaign=TINY, start=0)
    _, text = voyage(race, ["castaway"] * 2, tmp_path / "t")
    assert "Event: " in text and "Story card t10: a new mission." in text and "Place  Player" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["cooperative", "competitive", "variant"])
def test_the_table_of_a_chapter_fits_in_every_language(language: str, mode: str) -> None:
    """By chance through a chapter: whoever decides sees the missions, and no line is too wide."""
    game, chance = Game.new(3, modules=ADVENTURE, adventure={"mode": mode}, seed=4), random.Random(4)
    teller = Teller(speaking(language), game.names, None)
    for number in range(160):
        if game.over:
            break
        if number % 8 == 0:
            paper, view = console(), game.view(game.actor)
            menu = choices(teller.t, view, game.legal())
            paper.print(screen.table(paper, view, teller, menu), screen.asked(view, teller), screen.menu_lines(menu))
            assert max(cell_len(line) for line in shown(paper).splitlines()) <= 80
            assert view.phase == "choose" or str(view.story["missions"][-1]["id"]) in shown(paper)  # type: ignore[index]
        game.play(chance.choice(game.legal()))


@pytest.mark.parametrize(
    ("decided", "said"),
    [
        ("trophy", "Ann wins. 9 influence; Ben never earned the trophy."),
        ("cubes", "Ann wins. 9 influence, as much as Ben, but more cubes removed from the character."),
    ],
)
def test_the_end_of_a_race_says_what_decided(decided: str, said: str) -> None:
    """A73, A74"""
    ranked = (Standing(0, "Ann", 1, 9, 3, 0, None), Standing(1, "Ben", 2, 9, 3, 0, decided))
    teller = Teller(speaking("en"), ("Ann", "Ben"), None)
    assert screen.victory(Outcome("influence", ranked), teller) == said
    alone = Outcome("influence", ranked[:1])
    assert screen.victory(alone, teller).startswith("Ann wins")


# --- The commands ---


def test_campaigns_are_listed_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path / "a.json", Campaign(["Ann"], start=0))
    save(tmp_path / "b.json", Campaign(["Ben", "Cy"], mode="competitive", campaign=TINY, start=1))
    (tmp_path / "c.json").write_text("{}", "utf-8")
    with pytest.raises(SystemExit):
        app(["campaign", "list", str(tmp_path), "--language", "de"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("a.json  ") and "Kapitel 1 von 5, Ann" in lines[0]
    assert lines[1].startswith("b.json  ") and len(lines) == 2


def test_a_campaign_is_not_begun_over_another(tmp_path: Path) -> None:
    save(tmp_path / "a.json", Campaign(["Ann"], start=0))
    with pytest.raises(WrongUse, match="is there already"):
        app(["campaign", "new", str(tmp_path / "a.json")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_without_a_page_of_their_own_are_told_in_words(language: str) -> None:
    t = speaking(language)
    for want in filter(None, WANT_NAMES):
        said = demand_text(t, want, 2)
        assert "_" not in said and said
    for tale in (tell(built_in()["the-bell"]), tell(Path(__file__).parent.parent / "campaigns" / "tiny.toml")):
        for mission in tale.missions.values():
            said = mission_text(t, mission.facts)
            assert said and not set("{}_'") & set(said.replace("d'", "").replace("l'", "")), said


def test_a_campaign_of_somebody_else_shows_its_missions_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for told in [each for each in OWN if each[0] == Campaign(["Ann"], campaign=TINY).tale.id]:
        monkeypatch.delitem(OWN, told)  # by the author's own story, in another test
    game = Campaign(["Ann"], campaign=TINY, start=0).next_game(seed=4)
    game.play(game.legal()[0])
    paper = console()
    paper.print(screen.table(paper, game.view(0), Teller(speaking("en"), game.names, None)))
    told = " ".join(shown(paper).split())
    assert "Have 1 Priest. Give up 1 ship of the Ares Pirates with a book of rites and 1 coin." in told


def test_who_has_looked_is_told_the_next_card_and_nobody_else() -> None:
    deck = ["sailor:3", "pinnace:1/1", "tax:swords", "sailor:5"]
    game = table({"display": ["lookout:5"]}, {}, deck=deck)
    game.play("look")
    game.play("return pinnace:1/1")
    told: list[str] = []
    for seat in (0, 1, None):
        paper = console()
        paper.print(screen.table(paper, game.view(seat), Teller(speaking("en"), game.names, None)))
        told.append(shown(paper))
    assert ["next: Pinnace" in each for each in told] == [True, False, False]
    game.play("draw")
    paper = console()
    paper.print(screen.table(paper, game.view(0), Teller(speaking("en"), game.names, None)))
    assert "next:" not in shown(paper)
