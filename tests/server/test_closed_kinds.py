"""Every kind has its place: a new entry, request, action or phase fails here until somebody says what it does."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from portroyal.engine.vocabulary import ACTION_NAMES, PHASE_NAMES
from portroyal.server.protocol import ActionKind, Entry, Hello, Phase, Ping, Said
from portroyal.server.table import requests  # noqa: F401  (registers what decides)
from portroyal.server.table.asking import decide
from portroyal.server.table.entries import AnyEntry, Renamed
from portroyal.server.table.table import take_in
from portroyal.server.table.telling import particulars


def registered(function: Any) -> set[type]:
    """The classes a function has an answer of its own for."""
    return set(function.registry) - {object}


def test_every_request_is_decided() -> None:
    assert registered(decide) >= set(get_args(Said)) - {Hello, Ping}


def test_every_entry_changes_a_table_and_is_told() -> None:
    assert registered(take_in) >= set(get_args(AnyEntry))
    assert registered(particulars) >= set(get_args(AnyEntry))


def test_an_entry_is_told_by_its_own_kind() -> None:
    """But for a new name, which is told as sitting down."""
    told = next(each.type for each in msgspec.structs.fields(Entry) if each.name == "kind")
    assert set(get_args(told)) == {each.__struct_config__.tag for each in get_args(AnyEntry) if each is not Renamed}


def test_every_action_and_phase_of_the_engine_can_be_told() -> None:
    assert set(get_args(ActionKind)) == set(filter(None, ACTION_NAMES))
    assert set(get_args(Phase)) == set(PHASE_NAMES)
