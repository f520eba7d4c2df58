"""Golden campaigns, alone, together and as a race: each evening plays again to its hash, and leads on as it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portroyal.campaign import load
from portroyal.campaign.files import to_document

FILES = sorted((Path(__file__).parent / "campaigns").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_campaign_is_told_again(file: Path) -> None:
    """A2, A63, A67, A75, A78: five chapters, then the variant."""
    campaign = load(file)
    assert campaign.is_over and campaign.chapter == 6
    assert (campaign.evenings[-1].mode == "variant") == (len(campaign.names) > 1), "the variant takes two"
    assert to_document(campaign) == json.loads(file.read_text("utf-8"))
    together = file.stem != "race"
    assert campaign.has_succeeded == together
    assert all(evening.ending == f"6{evening.chapter}" for evening in campaign.chapters if evening.is_won)


def test_there_are_campaigns_of_every_sort_and_one_had_to_try_again() -> None:
    assert [file.stem for file in FILES] == ["alone", "crew", "race"]
    assert any(not evening.is_won for file in FILES for evening in load(file).evenings)
