"""How heavy and how fast a page is, measured from inside a real browser."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

from fellow import Json
from playwright.sync_api import Browser, Response
from waiting_for import wait_for

# The moment the table can be played: one of the two large buttons is lit.
CLOCK = """
(() => {
  const look = () => {
    const lit = document.querySelector('main.table .actions .btn-big[aria-disabled=false]');
    if (lit && window.__interactive === undefined) {
      window.__interactive = performance.now();
      seen.disconnect();
    }
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true, attributes: true });
})();
"""

SCRIPT_UNTIL_THEN = """
() => performance.getEntriesByType('resource')
  .filter((each) => new URL(each.name).pathname.endsWith('.js') && each.startTime <= window.__interactive)
  .reduce((sum, each) => sum + each.encodedBodySize, 0)
"""


@dataclass
class Loaded:
    """What opening a page took."""

    seconds: float  # from the navigation to a lit choice
    script: int  # bytes of script on the wire, packed, of what is asked for until then
    all_script: int  # and with what comes by itself afterwards
    everything: int
    elsewhere: list[str] = field(default_factory=list[str])  # requests to other servers


def kept(admission: Json | None, **preferences: Any) -> str:
    """A script that leaves on a new page what a person would have left there: the token, and how they like it."""
    guests = {admission["code"]: {"token": admission["token"], "at": time.time() * 1000}} if admission else {}
    texts = {"preferences": json.dumps(preferences), "guests": json.dumps(guests)}
    lines = [
        # Only what is not there yet: the page itself may write later.
        f"localStorage.getItem('portroyal.{key}') ?? localStorage.setItem('portroyal.{key}', {json.dumps(text)})"
        for key, text in texts.items()
    ]
    return f"if (location.protocol.startsWith('http')) {{ {'; '.join(lines)} }}"


def load_table(browser: Browser, address: str, admission: Json, **options: Any) -> Loaded:
    """Opens a table, where its guest decides, in a context without a cache."""
    context = browser.new_context(service_workers="block", **options)
    context.add_init_script(kept(admission, name="Ada"))
    context.add_init_script(CLOCK)
    page = context.new_page()
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    page.goto(f"{address}/t/{admission['code']}")
    wait_for(page, "window.__interactive !== undefined")
    page.wait_for_load_state("networkidle")
    seconds = page.evaluate("window.__interactive") / 1000
    sizes = [(each, each.request.sizes()["responseBodySize"]) for each in responses]
    loaded = Loaded(
        seconds,
        page.evaluate(SCRIPT_UNTIL_THEN),
        sum(size for each, size in sizes if each.request.resource_type == "script"),
        sum(size for _, size in sizes),
        [each.url for each in responses if not each.url.startswith((address, "data:", "blob:"))],
    )
    context.close()
    return loaded
