"""The pages about bots: links lead somewhere, and the ladder is what its results say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portroyal.arena.ladder import read_results
from portroyal.arena.page import page_of

PAGES = Path(__file__).parents[2] / "docs" / "bots"


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", page.read_text("utf-8")):
        path = (PAGES / target).resolve() if target else page
        assert path.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_ladder_is_what_its_results_say() -> None:
    assert (PAGES / "ladder.md").read_text("utf-8") == page_of(read_results(PAGES / "ladder.json"))
