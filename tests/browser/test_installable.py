"""The page can be installed as an app; without a network its shell still comes up and says what needs the server."""

from __future__ import annotations

import json
import struct
import urllib.request

from checks import settle
from playwright.sync_api import expect
from served import Served
from waiting_for import wait_for

from conftest import Visit, Watched

READY = "navigator.serviceWorker.ready.then((found) => found.active !== null)"


def fetch(url: str) -> tuple[bytes, str]:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.read(), answer.headers["content-type"]


def test_the_manifest_has_all_an_app_needs(server: Served, visit: Visit) -> None:
    page = visit("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    body, kind = fetch(server.address + "/" + link.lstrip("/"))
    assert kind.startswith("application/manifest+json")
    manifest = json.loads(body)
    assert manifest["name"] == "Port Royal" and manifest["start_url"] == "/" and manifest["display"] == "standalone"
    purposes: set[str] = set()
    for icon in manifest["icons"]:
        picture, kind = fetch(server.address + "/" + icon["src"].lstrip("/"))
        assert kind == icon["type"], icon
        purposes |= set(icon.get("purpose", "any").split())
        if kind == "image/png":
            width, height = struct.unpack(">II", picture[16:24])
            assert f"{width}x{height}" == icon["sizes"], icon
    assert purposes >= {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def test_the_shell_comes_up_offline_and_says_what_needs_the_server(
    visit: Visit, server: Served, watched: Watched
) -> None:
    watched.expected = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    page = visit("/", service_workers="allow")
    assert page.evaluate(READY)
    page.reload()  # now the worker answers
    wait_for(page, "navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Port Royal")).to_be_visible()
    expect(page.get_by_text("a table needs").first).to_be_visible()
    page.goto(server.address + "/rules")
    settle(page)
    assert len(page.inner_text("main")) > 1000, "the rules can be read without the server"
    page.goto(server.address + "/settings")
    settle(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_network_comes_back_and_the_page_notices(visit: Visit, watched: Watched) -> None:
    watched.expected = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    page = visit("/", service_workers="allow")
    assert page.evaluate(READY)
    page.context.set_offline(True)
    expect(page.get_by_text("a table needs").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("a table needs")).to_have_count(0)
