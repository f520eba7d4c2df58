"""Campaigns that a test made up are forgotten after it: a process has room for fifteen."""

from __future__ import annotations

import pytest

from portroyal import campaigns


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "KNOWN", dict(campaigns.KNOWN))
