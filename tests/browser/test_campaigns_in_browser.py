"""A campaign begun from the shelf: with a friend who comes by the link, with somebody on the same device, with bots."""

from __future__ import annotations

import re
from contextlib import suppress

from at_table import AtTable, be_somebody
from checks import violations
from fellow import (
    CHAPTER,
    ME,
    OPEN,
    Fellow,
    Json,
    ask,
    bot,
    device,
    idly,
    join_table,
    open_table,
    play_to,
    play_together,
)
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from served import Served
from test_two_browsers import come, guest_of, invitation

from conftest import PHONE, Visit
from portroyal.campaign.story import story

OPENING = story("the-bell", "en").cards["cover"].title
BOOK = "dialog.book"


def plan(page: Page, who: str) -> None:
    """One more seat on the shelf, for whom it says."""
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 2", exact=True).select_option(label=who)


def read_on(page: Page) -> None:
    """To the end of what is open."""
    turn = page.locator("[data-turn]")
    with suppress(TooLate):  # another reader may have turned it meanwhile
        while turn.count():
            turn.click(timeout=2000)


def read_the_ending(page: Page) -> None:
    expect(page.locator(f"{BOOK} .ending")).to_be_visible()
    read_on(page)
    expect(page.locator(BOOK)).to_have_count(0)


def play_on(pages: list[Page], moves: int) -> set[tuple[int, str]]:
    """Everybody reads and decides in turn; gives who did, by page and by the name there."""
    tables = [AtTable(page) for page in pages]
    moved: list[tuple[int, str]] = []
    for _ in range(1500):
        if len(moved) >= moves:
            break
        for at, (page, table) in enumerate(zip(pages, tables, strict=True)):
            shown = table.read()
            if page.locator(BOOK).count():
                read_on(page)
            elif shown["handover"] or shown["dialog"]:
                table.act(shown)
            elif page.locator(".pick .go").count():
                moved.append((at, page.locator(".me .nm").inner_text()))  # before: then it is somebody else's turn
                be_somebody(page)
            elif table.decides(shown):
                moved.append((at, page.locator(".me .nm").inner_text()))
                table.act(shown)
        pages[0].wait_for_timeout(10)
    assert len(moved) >= moves, "nobody decides"
    return set(moved)


def test_a_friend_comes_by_the_link_and_both_read_and_play(visit: Visit, server: Served) -> None:
    page = visit("/shelf", likes={"name": "Ada"})
    plan(page, "Open seat")
    page.get_by_role("button", name=re.compile("Open the table")).click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    other = come(visit, invitation(page), "Ben", viewport=PHONE, has_touch=True, is_mobile=True)
    expect(other.get_by_role("heading", name="Before the game")).to_be_visible()
    expect(page.get_by_text("Ben").first).to_be_visible()
    page.get_by_role("button", name=re.compile("Start the game")).click()
    # The same page lies open on both screens, and one of them reads.
    for each in (page, other):
        expect(each.locator(BOOK)).to_contain_text(OPENING)
    listens = next(each for each in (page, other) if each.locator(f"{BOOK} .by").count())
    reads = page if listens is other else other
    # Escape turns nobody's page, however often.
    for each in (reads, listens):
        each.keyboard.press("Escape")
        each.keyboard.press("Escape")
        expect(each.locator(BOOK)).to_contain_text(OPENING)
    read_on(reads)
    expect(listens.locator(BOOK)).to_have_count(0)
    assert play_on([page, other], 10) == {(0, "You"), (1, "You")}
    # It stands on the shelves of both.
    address = page.url.rsplit("/t/", 1)[0]
    for each in (page, other):
        each.goto(address + "/shelf")
        expect(each.get_by_role("heading", name="Ada and Ben")).to_be_visible()


def test_a_reader_who_takes_too_long_leaves_the_page_to_the_other(visit: Visit, server: Served) -> None:
    page = visit("/shelf", likes={"name": "Ada"})
    plan(page, "Open seat")
    page.get_by_role("button", name=re.compile("Open the table")).click()
    other = come(visit, invitation(page), "Ben", viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.get_by_text("Ben").first).to_be_visible()
    for each in (page, other):
        each.clock.install()
    page.get_by_role("button", name=re.compile("Start the game")).click()
    for each in (page, other):
        each.clock.run_for(2000)
        expect(each.locator(BOOK)).to_contain_text(OPENING)
    listens = next(each for each in (page, other) if each.locator(f"{BOOK} .by").count())
    reads = page if listens is other else other
    read_on(listens)  # for themselves alone
    listens.clock.run_for(2000)
    expect(listens.locator(BOOK)).to_have_count(0)
    expect(reads.locator(BOOK)).to_contain_text(OPENING)
    listens.clock.run_for(122_000)
    expect(listens.locator(BOOK)).to_contain_text(OPENING)
    # Only the browser's clock went on: for the server it is too early, and the page will come back once more.
    read_on(listens)
    expect(listens.get_by_text("Whoever reads turns the page.")).to_be_visible()


def test_two_people_on_one_device_read_and_play_and_the_next_evening_waits_for_them(
    visit: Visit, server: Served
) -> None:
    page = visit("/shelf", likes={"name": "Ada"})
    plan(page, "A player on this device")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_label("Name of player 2").blur()
    page.get_by_role("group", name="How").get_by_role("radio", name="Against each other").check()
    page.get_by_role("button", name="Open the book").click()
    expect(page.locator(BOOK)).to_contain_text(OPENING)
    assert play_on([page], 8) == {(0, "Ada"), (0, "Ben")}
    guest = guest_of(page)
    play_to(server.address, guest, choose=idly)
    page.reload()
    read_the_ending(page)
    page.get_by_role("button", name="On to chapter 2").click()
    # Somebody else may come this evening, and it may be played in another way.
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    mode = page.get_by_role("group", name="How", exact=True)
    expect(mode.get_by_role("radio", name="Against each other")).to_be_checked()
    mode.get_by_role("radio", name="Together").check()
    page.get_by_role("button", name=re.compile("Start the game")).click()
    expect(page.locator(BOOK)).to_be_visible()
    table = ask(server.address, f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["settings"]["adventure"]["mode"] == "cooperative" and table["settings"]["adventure"]["chapter"] == 2


def test_mode_draft_and_other_cards_are_chosen_when_it_begins_and_the_mode_between_chapters(
    visit: Visit, server: Served
) -> None:
    page = visit("/shelf", likes={"name": "Ada"}, viewport=PHONE)
    plan(page, "Helmsman")
    page.get_by_role("group", name="How").get_by_role("radio", name="Against each other").check()
    page.get_by_role("radio", name="Picked in turn").check()
    warning = page.get_by_text("make the story much harder")
    expect(warning).to_have_count(0)
    page.get_by_text("Mix in other cards").click()
    page.get_by_role("switch", name="Gambler").check()
    expect(warning).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Open the book").click()
    expect(page.locator(BOOK)).to_be_visible()
    settings = ask(server.address, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["settings"]
    assert settings["modules"] == ["base", "gambler", "adventure"]
    assert settings["rulings"] == {"adv_characters": "draft"} and settings["adventure"]["mode"] == "competitive"
    # Alone with bots the next chapter begins at once, in the way that is wanted.
    guest = open_table(
        server.address, ME, bot(), modules=CHAPTER, adventure={"mode": "competitive"}, campaign=True, name="Zoe"
    )
    play_to(server.address, guest, choose=idly)
    page = visit(guest=guest)
    read_the_ending(page)
    page.get_by_role("group", name="How").get_by_role("radio", name="Together").check()
    page.get_by_role("button", name="On to chapter 2").click()
    expect(page.locator(BOOK)).to_be_visible()
    table = ask(server.address, f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["settings"]["adventure"]["mode"] == "cooperative" and table["state"] == "playing"


def may_look(look: Json) -> bool:
    return any(choice["kind"] == "look" for choice in look["choices"])


def a_look(server: Served) -> tuple[Json, Json]:
    """Two guests, of whom the first has looked at the next cards and put one back."""
    for _ in range(30):
        ada = open_table(server.address, ME, OPEN, modules=CHAPTER, start=False)
        ben = join_table(server.address, ada["code"])
        with Fellow.of(server.address, ada) as first, Fellow.of(server.address, ben) as second:
            first.say("start")
            if play_together([first, second], may_look, idly)["phase"] == "over":
                continue
            first.move(lambda look: next(choice for choice in look["choices"] if choice["kind"] == "look"))
            first.move(lambda look: look["choices"][0])
            if (first.look or {}).get("phase") == "discover":
                while second.version < first.version:
                    second.hear()
                mine, theirs = (fellow.look["chapter"]["known"] for fellow in (first, second) if fellow.look)
                assert mine[0]["card"] and [each["card"] for each in theirs] == [None] * len(theirs)
                return ada, ben
    raise AssertionError("nobody looks")


def test_who_looked_sees_what_comes_next_on_the_deck_and_nobody_else_does(visit: Visit, server: Served) -> None:
    ada, ben = a_look(server)
    page = visit(guest=ada)
    for size in ((1440, 900), (820, 1180), (360, 740)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator("[data-next]")).to_have_count(1)
        expect(page.locator("[data-next]")).to_be_in_viewport()
        expect(page.locator("[data-next]")).to_contain_text("next: ")
        assert violations(page) == []
    other = visit(guest=ben)
    expect(other.locator("main.table")).to_be_visible()
    other.wait_for_timeout(300)
    expect(other.locator("[data-next]")).to_have_count(0)
    # Drawn, it is no secret any more.
    read_on(page)
    AtTable(page).press("brass")
    expect(page.locator("[data-next]")).to_have_count(0)


def test_coins_are_shared_evenly_at_a_press_and_a_campaign_is_kept_while_it_is_played(
    visit: Visit, server: Served
) -> None:
    guest = open_table(server.address, ME, device("Ben"), modules=CHAPTER, campaign=True)
    page = visit("/shelf", guest=guest, viewport=PHONE)
    # Nothing is over yet: the file says how it began, and the page what is not in it.
    expect(page.get_by_text("The chapter in progress is not in the file")).to_be_visible()
    with page.expect_download():
        page.get_by_role("button", name="Keep as a file").click()
    look = play_to(server.address, guest, choose=idly)
    assert not look["outcome"]["crew"]["won"]
    page = visit(guest=guest)
    page.get_by_role("button", name="Chapter 1 again, 3 coins to share").click()
    shares = page.locator(".sharer b")
    expect(shares).to_have_count(2)
    evenly = shares.all_inner_texts()
    even = page.get_by_role("button", name="Share evenly")
    expect(even).to_be_disabled()
    page.locator(".sharer button:enabled").first.click()
    assert shares.all_inner_texts() != evenly
    even.click()
    assert shares.all_inner_texts() == evenly
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(BOOK)).to_be_visible()
    coins = ask(server.address, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["settings"]["adventure"]["coins"]
    assert [str(each) for each in coins] == evenly
