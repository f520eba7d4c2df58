"""Seats: who sits down, under which name."""

from __future__ import annotations

import pytest

from portroyal.terminal.seating import (
    SeatingError,
    check_names,
    introduction,
    kinds_kept,
    seat_kinds,
    seat_names,
    seated,
)
from portroyal.words import LANGUAGES, speaking

ENGLISH = speaking("en")


@pytest.mark.parametrize(
    ("seats", "players", "kinds"),
    [
        ([], None, ["human", "deckhand", "deckhand", "deckhand"]),
        ([], 2, ["human", "deckhand"]),
        (["human"], 5, ["human"] + ["deckhand"] * 4),
        (["castaway"], None, ["castaway"] + ["deckhand"] * 3),
        (["human", "human"], None, ["human", "human"]),
        (["human", "human"], 3, ["human", "human", "deckhand"]),
        (["deckhand", "castaway"], None, ["deckhand", "castaway"]),
    ],
)
def test_chairs_left_over_go_to_deckhands(seats: list[str], players: int | None, kinds: list[str]) -> None:
    assert seat_kinds(seats, players) == kinds


@pytest.mark.parametrize(
    ("seats", "players", "says"),
    [
        (["humam"], None, "Did you mean “human”?"),
        ([], 1, "2 to 5 players, not 1"),
        (["human"] * 6, None, "2 to 5 players, not 6"),
        (["human"] * 3, 2, "3 seats are too many for 2 players"),
        (["human"], 1, "2 to 5 players, not 1. To play alone, use --modules base,contract_cards,coop."),
    ],
)
def test_seats_that_can_not_be(seats: list[str], players: int | None, says: str) -> None:
    with pytest.raises(SeatingError, match=says.replace("?", r"\?")):
        seat_kinds(seats, players)


def test_names_are_given_or_found() -> None:
    assert seat_names(ENGLISH, ["human", "deckhand", "castaway"], []) == ["You", "Mary", "Robinson"]
    assert seat_names(ENGLISH, ["human", "human", "deckhand"], []) == ["Player 1", "Player 2", "Mary"]
    assert seat_names(ENGLISH, ["human", "deckhand"], ["Mary"]) == ["Mary", "Bart"]
    assert len(set(seat_names(ENGLISH, ["deckhand"] * 5, []))) == 5
    assert seat_names(speaking("fr"), ["human", "deckhand"], []) == ["Toi", "Mary"]


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x1b[31m", "a\nb", "a\u202eb"])
def test_names_that_would_spoil_the_screen_are_refused(name: str) -> None:
    with pytest.raises(SeatingError):
        check_names([name])


def test_two_players_can_not_have_one_name() -> None:
    with pytest.raises(SeatingError, match="same name"):
        seat_names(ENGLISH, ["human", "human"], ["Ann", "Ann"])


def saved(names: list[str], **about: object) -> dict[str, object]:
    return {"names": names, "about": about}


def test_a_saved_game_tells_who_was_a_bot_whatever_the_names_are() -> None:
    kinds = ["human", "deckhand", "castaway"]
    assert kinds_kept(saved(["Mary", "Selkirk", "You"], bots=seated(kinds))) == kinds


def test_a_bot_saved_under_its_former_name_plays_on() -> None:
    assert kinds_kept(saved(["You", "Jo"], bots=[None, "gambler"])) == ["human", "daredevil"]


@pytest.mark.parametrize(
    "record",
    [
        {"names": ["You", "Mary"]},
        saved(["You", "Mary"]),
        saved(["You", "Mary"], bots=True),
        saved(["You", "Mary"], bots=[None]),
        {"names": ["You", "Mary"], "about": "a letter"},
    ],
)
def test_a_saved_game_that_does_not_tell_who_sits_where_is_not_guessed_at(record: dict[str, object]) -> None:
    with pytest.raises(SeatingError, match="Say it with --seats"):
        kinds_kept(record)


def test_a_bot_that_is_not_known_here_is_not_replaced_silently() -> None:
    with pytest.raises(SeatingError, match="“mine:Own” sat at this table, but is not known here"):
        kinds_kept(saved(["You", "Jo"], bots=[None, "mine:Own"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_seats_is_said_in_every_language(language: str) -> None:
    t, said = speaking(language), set[str]()
    for seats, players, names in (["humam"], 2, []), (["x"], 2, []), ([], 9, []), (["human"] * 3, 2, []):
        with pytest.raises(SeatingError) as caught:
            seat_names(t, seat_kinds(seats, players), names)
        said.add(caught.value.said(t))
    for names in ["A", "B", "C"], ["Ann", "Ann"], ["\n"]:
        with pytest.raises(SeatingError) as caught:
            seat_names(t, ["human", "human"], names)
        said.add(caught.value.said(t))
    for bots in None, [None, "x"]:
        with pytest.raises(SeatingError) as caught:
            kinds_kept(saved(["You", "Jo"], bots=bots))
        said.add(caught.value.said(t))
    assert len(said) == 9
    assert all("\n" not in each for each in said)


def test_the_bots_are_introduced() -> None:
    kinds = ["human", "deckhand", "deckhand", "castaway"]
    names = ["You", "Mary", "Bart", "Friday"]
    assert introduction(ENGLISH, kinds, names) == "Castaway: Friday. Deckhand: Mary and Bart."
    assert introduction(speaking("de"), kinds, names) == "Schiffbrüchiger: Friday. Schiffsjunge: Mary und Bart."
