"""Contracts in the hands of bots that play against each other: completed, worked for, begun with judgment."""

from __future__ import annotations

import pytest
from table import CONTRACTS, office, paper, play, sits

from portroyal import Game
from portroyal.bots import create
from portroyal.bots.finish import win_shares
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import Crew, sail
from portroyal.seeds import random_for

BLIND = "portroyal.bots.helmsman:Blind"
FOUR = "bruja trade_master mercenary explorer"
SIGNING = ["deckhand", "thumb-easy", "bosun", "helmsman", "navigator@8", "privateer@4"]


def chosen(game: Game, name: str = "helmsman") -> str:
    choices = game.legal()
    return str(create(name).choose(game.view(game.actor), choices, random_for(1, name)))


@pytest.mark.parametrize("name", SIGNING)
def test_what_can_be_completed_is_completed(name: str) -> None:
    game = office(sits(3, "trader.red:3 trader.blue:3"), sits(3), contracts=FOUR, drawn=1, harbor="flute:1/1")
    assert chosen(game, name) == "contract trade_master"


def test_a_person_is_worth_more_who_completes_a_contract() -> None:
    game = office(sits(4, "mademoiselle:9"), sits(3), contracts=FOUR, drawn=2, harbor="priest:4 captain:4")
    game.play("stop")
    assert chosen(game) == "take captain:4"
    other = office(
        sits(4, "jester:9"),
        sits(3),
        contracts="luminary jinx mercenary trade_master",
        drawn=2,
        harbor="captain:4 priest:4",
    )
    other.play("stop")
    assert chosen(other) == "take priest:4"


def test_coins_are_declined_where_the_nemesis_pays_more() -> None:
    laid = [paper("galleon_nemesis", seat_0=1), "bruja", "mercenary", "explorer"]
    game = office(sits(3), sits(3), contracts=laid, drawn=1, harbor="galleon:4/2")
    game.play("stop")
    assert chosen(game) == "decline galleon:4/2"
    assert chosen(game, BLIND) == "take galleon:4/2"


def test_the_last_cube_is_not_tied_to_a_speculator() -> None:
    """A cube begun stays: with all of a contract but the captain that lies in the harbor, it is kept for her."""
    laid = [paper("trade_master", 0), paper("mercenary", 0), "speculator", "bruja"]
    ann = sits(9, "trader.red:3 trader.blue:3 sailor:3 sailor:3 sailor:3 mademoiselle:7")
    game = office(ann, sits(3), contracts=laid, drawn=3, harbor="captain:4 flute:1/1 barque:1/1", deck="pinnace:4/4")
    game.play("draw")
    assert game.phase == "moment"
    assert chosen(game) == "pass"


def test_a_speculator_is_begun_with_cubes_to_spare() -> None:
    laid = "speculator mercenary bruja explorer"
    game = office(sits(3), sits(3), contracts=laid, drawn=2, harbor="flute:1/1 barque:1/1", deck="pinnace:4/4")
    game.play("draw")
    assert game.phase == "moment"
    assert chosen(game) == "contract speculator"


@pytest.mark.parametrize("name", ["deckhand", "bosun", "helmsman"])
def test_a_gift_goes_to_whom_it_helps_least(name: str) -> None:
    game = office(
        sits(3), sits(9, "admiral:9 admiral:9 sailor:7"), sits(3), contracts=FOUR, drawn=1, harbor="pinnace:4/3+1"
    )
    play(game, "stop", "take pinnace:4/3+1")
    assert game.phase == "gift"
    assert chosen(game, name) == "give 2"


def test_a_bust_is_less_of_a_loss_where_it_completes_a_contract() -> None:
    """With a poor harbor and a contract to be had for a bust, one draws on where others would stop."""
    harbor = "galleon:skull/3 frigate:skull/3 flute:5/3"
    with_it = office(sits(3), sits(3), contracts="jinx bruja mercenary explorer", drawn=3, harbor=harbor)
    assert chosen(with_it, BLIND) == "stop"
    done = [paper("bruja", 0), "jinx", "mercenary", "explorer"]
    eager = office(sits(3, "captain:4 mademoiselle:7"), sits(3), contracts=done, drawn=1, harbor="galleon:2/1")
    assert chosen(eager) == "draw"


@pytest.mark.parametrize("players", [2, 4])
def test_who_knows_contracts_beats_who_is_blind_to_them(players: int) -> None:
    aware, blind = mind_of("helmsman", players, CONTRACTS), mind_of("blind", players, CONTRACTS)
    won = 0.0
    for number in range(30):
        for seat in range(players):
            state = Game.new(players, seed=f"blind {number}", modules=CONTRACTS).state.clone()
            minds = [blind] * players
            minds[seat] = aware
            sail(state, Crew(minds))
            won += win_shares(state)[seat]
    assert won / (30 * players) > 1.1 / players
