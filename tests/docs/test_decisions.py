"""The records of decisions: each asks, chooses and names its price, in half a page, and stands in the index."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
RECORDS = sorted(FOLDER.glob("[0-9]*.md"))


def test_the_index_lists_every_record_in_order() -> None:
    listed = re.findall(r"^(\d+)\. \[(.+)\]\((.+)\)$", (FOLDER / "index.md").read_text("utf-8"), re.MULTILINE)
    titles = [path.read_text("utf-8").splitlines()[0].removeprefix("# ") for path in RECORDS]
    assert listed == [
        (str(i), title, path.name) for i, (title, path) in enumerate(zip(titles, RECORDS, strict=True), 1)
    ]
    assert [path.name[:4] for path in RECORDS] == [f"{i:04}" for i in range(1, len(RECORDS) + 1)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_asks_chooses_and_names_its_price(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.findall(r"^\*\*(\w+)\.\*\*", text, re.MULTILINE) == ["Question", "Choice", "Price"]
    assert len(text.split()) < 300, "half a page"
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        assert (FOLDER / target).exists(), target
