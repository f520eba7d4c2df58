"""Waiting for something on a page. Playwright's own way needs eval, which the page's content policy forbids."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

OFTEN = 20  # milliseconds
PATIENCE = 60.0  # seconds for whatever is waited for: a busy machine may stand still for a quarter of a minute


def wait_for(page: Page, expression: str, seconds: float = PATIENCE) -> Any:
    """The value of a JavaScript expression, as soon as it is true."""
    until = time.monotonic() + seconds
    while True:
        value = page.evaluate(expression)
        if value:
            return value
        assert time.monotonic() < until, f"this did not come true within {seconds} s: {expression[:200]}"
        page.wait_for_timeout(OFTEN)
