"""The guided first game in a real browser: found, played to its end in every language, left, resumed and skipped."""

from __future__ import annotations

from at_table import AtTable, asked_long_enough
from checks import hanging, missing_words, settle
from playwright.sync_api import Locator, Page, expect
from test_languages import LANGUAGES, SPEAK
from waiting_for import wait_for

from conftest import PHONE, Visit
from portroyal.lessons import LEARNER, Lesson, lessons
from portroyal.notation import Action
from portroyal.words import speaking

# Those of other modules are played from the rules page.
GUIDED = [lesson for lesson in lessons().values() if lesson.modules == ("base",)]
BUTTONS = {"draw": "brass", "stop": "deep", "repel": "brass", "keep": "deep", "stow": "deep"}


def brass(page: Page) -> Locator:
    return page.locator(".acts-area .btn-brass")


def at_step(page: Page, step: int) -> None:
    """The table shows this step."""
    page.locator(f'main[data-version="{step}"]').wait_for()


def press(page: Page, key: str) -> None:
    """A key, once the question could be seen: what comes sooner does not count."""
    asked_long_enough(page)
    page.keyboard.press(key)


def said(page: Page) -> str:
    return page.locator(".guide p").inner_text()


def do(page: Page, action: Action, harbor: list[str]) -> None:
    """Press what a person would: a card and the button, or a button."""
    table = AtTable(page)
    if action.kind == "complete":
        asked_long_enough(page)
        page.locator("[data-mission] .face").click()
        page.locator("dialog[open] .btn-brass").click()
        return
    if action.kind in ("take", "stow"):
        table.press(f"card {harbor.index(str(action.card))}")
    elif action.kind == "claim":
        table.press("ticket 0")
    settle(page)  # a press on what was not painted yet does not count
    table.press(BUTTONS.get(action.kind, "brass"))


def read_aloud(page: Page, lesson: Lesson, step: int, language: str) -> None:
    """The sentence that stands now, in a language, with nothing hanging over."""
    page.evaluate(SPEAK, language)
    wait_for(page, f"document.documentElement.lang === '{language}'")
    words = speaking(language)
    words("table-do-draw"), words("adventure-do-stow")
    expect(page.locator(".guide p")).to_have_text(words(lesson.saying(step), name="Nell"))
    # The mark on whoever decides hangs on its edge on purpose.
    out = [each for each in hanging(page) if "button.other" not in each]
    assert missing_words(page) + out == [], f"{lesson.id} {step} {language}"


def play(page: Page, lesson: Lesson) -> None:
    """One lesson to its end: each step in another language, and the end of the last one in all."""
    game = lesson.game()
    for number, step in enumerate(lesson.steps):
        if game.actor == LEARNER or step.say:
            at_step(page, number)
            read_aloud(page, lesson, number, LANGUAGES[(lesson.order + number) % len(LANGUAGES)])
        if game.actor == LEARNER:
            do(page, game.check(step.play), list(game.view(LEARNER).harbor))
        elif step.say:
            brass(page).click()
        game.play(step.play)
    at_step(page, len(lesson.steps))
    is_last = lesson is GUIDED[-1]
    for language in LANGUAGES if is_last else LANGUAGES[lesson.order % len(LANGUAGES) :][:1]:
        read_aloud(page, lesson, len(lesson.steps), language)


def test_the_guided_game_is_played_to_its_end_in_five_languages(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, likes={"name": "", "language": "en"}, has_touch=True)
    page.get_by_role("button", name="New here?").click()
    for lesson in GUIDED:
        expect(page.locator(".guide h2")).to_contain_text(speaking("en")(lesson.word("title")))
        play(page, lesson)
        page.evaluate(SPEAK, "en")
        brass(page).click()
    # Then a real table: only small notes are left, and those can be switched off.
    expect(page.locator(".guide")).to_have_count(0)
    page.locator("aside.note").wait_for()
    assert missing_words(page) == []
    page.get_by_role("button", name="No more notes").click()
    expect(page.locator("aside.note")).to_have_count(0)
    page.goto("/".join(page.url.split("/")[:3]))
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)


def test_the_lesson_of_the_adventure_is_played_to_the_shelf(visit: Visit) -> None:
    page = visit("/rules/adventure-missions", viewport=PHONE, likes={"language": "en"}, has_touch=True)
    page.locator("#rules-adventure-missions .try").click()
    play(page, lessons()["mission"])
    page.evaluate(SPEAK, "en")
    brass(page).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The story")


def test_a_wrong_choice_gets_a_reason_and_a_lesson_is_left_resumed_and_skipped(visit: Visit) -> None:
    page = visit("/", likes={"name": ""})
    page.get_by_role("button", name="New here?").click()
    at_step(page, 0)
    press(page, "d")
    at_step(page, 1)
    press(page, "s")
    expect(page.locator(".guide .again")).to_have_text(speaking("en")("lesson-draw-not-yet"))
    expect(page.locator(".notices p")).to_have_count(0)
    at_step(page, 1)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Continue learning").click()
    at_step(page, 1)
    assert said(page).startswith("A ship: a blue Flute")
    page.reload()
    at_step(page, 1)
    press(page, "d")
    at_step(page, 2)
    assert said(page).startswith("A Sailor, for hire")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator(".guide h2")).to_contain_text("Another player’s turn")


def test_who_has_a_name_or_declines_is_not_asked(visit: Visit) -> None:
    page = visit("/", likes={})
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)
    page = visit("/", likes={"name": ""})
    page.get_by_role("button", name="No, thanks").click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)


def test_the_rules_are_looked_up_and_linked_to(visit: Visit) -> None:
    page = visit("/rules", viewport=PHONE, likes={"language": "de"}, has_touch=True)
    page.get_by_role("heading", name="Die Gebühr").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") < 2600, "a page one can look over"
    page.get_by_role("searchbox").fill("gebuhr verdeckt")
    page.locator(".count").get_by_text("Regel").wait_for()
    page.locator('li a[href="/rules/fee#rules-fee-p3"]').click()
    expect(page.locator("#rules-fee-p3")).to_be_in_viewport()
    expect(page.locator("#rules-fee-p3.lit")).to_be_visible()
    page.reload()
    page.locator("#rules-fee-p3.lit").wait_for()
    expect(page.locator("#rules-fee-p3")).to_be_in_viewport()
    # A lesson is opened from the section that tells the same.
    page.locator("#rules-fee .try").click()
    expect(page.locator(".guide h2")).to_contain_text("Wenn andere am Zug sind")
