"""Each contract that is completed whenever it is one's time, from all sides: having, paying, ships kept."""

from __future__ import annotations

import pytest

from portroyal import Game
from portroyal.errors import IllegalAction, PositionError

from .table import (
    coins,
    completions,
    contract,
    crew,
    discard,
    display,
    gains,
    kinds,
    of_kind,
    office,
    paper,
    play,
    sits,
    whole_game,
    words,
)

# What each contract asks for: who is enough, and who is not quite.
ENOUGH = {
    "luminary": ["priest:4 jester:5", "priest:4 jester:7 priest:4", "jester:9 priest:4"],
    "bruja": ["captain:4 mademoiselle:7", "mademoiselle:9 captain:4 captain:4"],
    "maritime_supremacy": ["captain:4 vice_admiral:5", "captain:4 vice_admiral:9"],
    "new_colony": ["settler:4 gunner:4", "settler:4 gunner:6", "settler:4 gunner:8"],
    "trade_outpost": [
        *("settler:4 clerk.yellow:4", "settler:4 clerk.blue:6", "settler:4 clerk.green:9"),
        *("settler:4 clerk.red:6", "settler:4 clerk.black:4"),
    ],
    "trade_master": ["trader.yellow:3 trader.blue:5", "trader.green:3 trader.green:3", "trader.red:3 trader.black:3"],
    "thrifty_staff": ["sailor:3 sailor:3 sailor:3 sailor:3", "sailor:3 trader.red:3 trader.green:3 trader.blue:3"],
    "mercenary": ["sailor:3 sailor:5 sailor:7", "pirate:5 sailor:3", "pirate:5 pirate:7"],
    "explorer": ["expedition:hut+hut", "expedition:cross+cross+hut expedition:anchor+anchor"],
}
JACK = "jack_of_all_trades:6"
NOT_ENOUGH = {
    "luminary": ["priest:4", "jester:7", f"priest:4 {JACK}", f"jester:7 {JACK} {JACK}"],
    "bruja": ["captain:4", "mademoiselle:7", f"{JACK} mademoiselle:7", "priest:4 mademoiselle:7"],
    "maritime_supremacy": ["captain:4 admiral:5", "vice_admiral:5", f"{JACK} vice_admiral:5"],
    "new_colony": ["settler:4", "gunner:6", f"{JACK} gunner:6"],
    "trade_outpost": ["settler:4 trader.red:3", "clerk.red:6", f"{JACK} clerk.red:6"],
    "trade_master": ["trader.green:3", "trader.green:3 clerk.yellow:4", f"trader.green:3 {JACK}"],
    "thrifty_staff": ["sailor:3 sailor:3 sailor:3", "sailor:3 sailor:3 sailor:3 settler:4 mademoiselle:7"],
    "mercenary": ["sailor:3 sailor:5", "pirate:9", f"pirate:9 {JACK}"],
    "explorer": ["settler:4 settler:4"],
}


def can_complete(game: Game, name: str) -> bool:
    return f"contract {name}" in words(game)


@pytest.mark.parametrize(("name", "persons"), [(name, each) for name, some in ENOUGH.items() for each in some])
def test_having_what_it_asks_for_is_enough(name: str, persons: str) -> None:
    """The number is the least one needs: one may have more."""
    game = office(sits(0, persons), sits(), contracts=[name])
    assert can_complete(game, name)
    before = display(game, 0)
    play(game, f"contract {name}")
    assert contract(game, name) == ((0,), {})
    assert display(game, 0) == before, "everybody stays"


@pytest.mark.parametrize(("name", "persons"), [(name, each) for name, some in NOT_ENOUGH.items() for each in some])
def test_less_is_not_enough(name: str, persons: str) -> None:
    game = office(sits(0, persons), sits(0, ENOUGH[name][0]), contracts=[name])
    assert not can_complete(game, name), "what another player has does not help"
    with pytest.raises(IllegalAction) as refused:
        game.play(f"contract {name}")
    assert refused.value.facts["reason"] == "contract_unmet"


@pytest.mark.parametrize("name", list(ENOUGH))
def test_it_may_be_completed_off_turn_as_well(name: str) -> None:
    game = office(sits(), sits(0, ENOUGH[name][0]), contracts=[name], phase="take", actor=1, harbor="governor:8")
    assert completions(play(game, f"contract {name}"))[0][:2] == (1, name)


@pytest.mark.parametrize("name", list(ENOUGH))
def test_without_a_cube_it_can_not_be_completed(name: str) -> None:
    tied = [paper("frigate_nemesis", seat_0=1), paper("galleon_nemesis", seat_0=1), paper("speculator", seat_0=1)]
    game = office(sits(0, ENOUGH[name][0]), sits(), contracts=[*tied, name])
    with pytest.raises(IllegalAction) as refused:
        game.play(f"contract {name}")
    assert refused.value.facts["reason"] == "no_cube"


def test_contract_jack() -> None:
    """A jack of all trades stands in for nobody on a contract, though for everybody on an expedition."""
    game = office(
        sits(0, f"{JACK} mademoiselle:7 settler:4"), sits(), contracts="bruja", expeditions="expedition:hut+hut"
    )
    assert words(game) == ["claim expedition:hut+hut", "draw"]


def test_after_completing_it_the_persons_still_go_on_expeditions() -> None:
    game = office(
        sits(0, "settler:4 settler:4 gunner:4"), sits(), contracts="new_colony", expeditions="expedition:hut+hut"
    )
    play(game, "contract new_colony")
    assert words(game) == ["claim expedition:hut+hut", "draw"]
    play(game, "claim expedition:hut+hut")
    assert contract(game, "new_colony") == ((0,), {})


def test_persons_given_for_an_expedition_are_missing_on_a_contract() -> None:
    game = office(
        sits(0, "settler:4 settler:4 gunner:4"), sits(), contracts="new_colony", expeditions="expedition:hut+hut"
    )
    play(game, "claim expedition:hut+hut")
    assert words(game) == ["draw"]


def test_for_thrifty_staff_the_printed_price_counts_and_not_the_discount() -> None:
    """Four persons of a printed price of 3; what mademoiselles take off does not make anybody cheaper."""
    dear = "sailor:3 sailor:3 sailor:3 settler:4 mademoiselle:9 mademoiselle:7"
    assert not can_complete(office(sits(0, dear), sits(), contracts="thrifty_staff"), "thrifty_staff")
    cheap = "sailor:3 sailor:3 sailor:3 trader.black:3 mademoiselle:9 mademoiselle:7"
    assert can_complete(office(sits(0, cheap), sits(), contracts="thrifty_staff"), "thrifty_staff")


def test_an_expedition_claimed_now_is_enough_for_the_explorer() -> None:
    game = office(sits(0, "settler:4 settler:4"), sits(), contracts="explorer", expeditions="expedition:hut+hut")
    play(game, "claim expedition:hut+hut")
    assert completions(play(game, "contract explorer")) == [(0, "explorer", 2)]


# --- Small Estate and Ransom, of a crew ---


@pytest.mark.parametrize(
    ("persons", "is_enough"), [("admiral:9 admiral:9 jester:9 pirate:9", True), ("admiral:9", False)]
)
def test_a_small_estate_is_twelve_influence(persons: str, is_enough: bool) -> None:
    game = crew(sits(0, persons), sits(), contracts="small_estate bruja")
    assert can_complete(game, "small_estate") == is_enough
    if is_enough:
        assert completions(play(game, "contract small_estate")) == [(0, "small_estate", 0)]


def test_influence_of_contracts_counts_for_a_small_estate() -> None:
    eleven = "admiral:9 admiral:9 jester:9 sailor:5"
    done = [paper("luminary", 0), paper("mercenary", 0)]
    assert not can_complete(crew(sits(0, eleven), sits(), contracts=["small_estate", done[0]]), "small_estate")
    game = crew(sits(0, eleven), sits(), contracts=["small_estate", "bruja", *done])
    assert can_complete(game, "small_estate")


@pytest.mark.parametrize(("had", "is_enough"), [(14, False), (15, True), (16, True)])
def test_a_ransom_is_fifteen_coins(had: int, is_enough: bool) -> None:
    game = crew(sits(had), sits(), contracts="ransom bruja")
    assert can_complete(game, "ransom") == is_enough
    if is_enough:
        before = whole_game(game)
        events = play(game, "contract ransom")
        assert kinds(events) == ["coin_spent"] * 15 + ["contract_completed"]
        assert coins(game, 0) == had - 15
        assert len(discard(game)) == 15
        assert whole_game(game) == before


def test_a_ransom_may_be_paid_off_turn_and_costs_no_fee() -> None:
    game = crew(sits(), sits(15), contracts="ransom bruja", phase="take", actor=1, harbor="governor:8")
    play(game, "contract ransom")
    assert [coins(game, seat) for seat in range(2)] == [0, 0]


# --- Pirate's Nest ---

CREW_OF_FOUR = "pirate:5 pirate:7"
FOUR_KEPT = "pinnace:1/1 flute:1/1 barque:1/1 frigate:1/1"


def test_nest_keeps() -> None:
    """Each ship you repel as the active player is laid before you, if you have none of its color yet."""
    game = office(sits(0, CREW_OF_FOUR), sits(), contracts="pirates_nest", deck="flute:1/1 flute:2/2 barque:3/2")
    events = play(game, "draw", "repel")
    assert kinds(events)[-2:] == ["ship_repelled", "ship_captured"]
    assert (events[-1].seat, events[-1].card, events[-1].count) == (0, "flute:1/1", 1)
    play(game, "draw", "repel")
    assert discard(game) == ["flute:2/2"], "the second one of a color is discarded as ever"
    play(game, "draw", "repel")
    assert game.view().players[0].holds == {"kept": ("flute:1/1", "barque:3/2")}


def test_ships_kept_for_the_nest_are_no_ships_in_the_harbor_and_no_influence() -> None:
    game = office(sits(0, CREW_OF_FOUR, kept="flute:1/1"), sits(), contracts="pirates_nest", deck="flute:2/2")
    assert game.view().players[0].influence == 1 + 2
    play(game, "draw", "keep")
    assert game.phase == "discover", "no bust with a ship that lies before oneself"


def test_ship_released() -> None:
    """With all five colors they are discarded and the contract is completed."""
    game = office(sits(0, CREW_OF_FOUR, kept=FOUR_KEPT), sits(), contracts="pirates_nest", deck="galleon:2/1")
    assert not can_complete(game, "pirates_nest")
    play(game, "draw", "repel")
    before = whole_game(game)
    events = play(game, "contract pirates_nest")
    assert kinds(events) == ["ship_released"] * 5 + ["contract_completed", "coins_gained"]
    assert [event.card for event in events[:5]] == [*FOUR_KEPT.split(), "galleon:2/1"]
    assert discard(game) == [*FOUR_KEPT.split(), "galleon:2/1"]
    assert completions(events) == [(0, "pirates_nest", 3)]
    assert game.view().players[0].holds == {}
    assert whole_game(game) == before


def test_the_nest_may_be_completed_later_but_by_the_active_player_alone() -> None:
    kept = FOUR_KEPT + " galleon:2/1"
    game = office(sits(0, kept=kept), sits(), contracts="pirates_nest", harbor="governor:8", phase="take")
    assert words(game) == ["contract pirates_nest", "pass"]
    off = office(sits(), sits(0, kept=kept), contracts="pirates_nest", harbor="governor:8", phase="take", actor=1)
    assert words(off) == ["pass"]
    with pytest.raises(IllegalAction) as refused:
        off.play("contract pirates_nest")
    assert refused.value.facts["reason"] == "not_active"


def test_after_a_bust_the_nest_may_be_completed_too() -> None:
    kept = FOUR_KEPT + " galleon:2/1"
    game = office(sits(0, kept=kept), sits(), contracts="pirates_nest", harbor="flute:2/2", deck="flute:5/3")
    play(game, "draw")
    assert words(game) == ["contract pirates_nest", "pass"]


def test_once_the_nest_is_completed_repelled_ships_are_discarded() -> None:
    game = office(sits(0, CREW_OF_FOUR), sits(), contracts=[paper("pirates_nest", 0)], deck="flute:1/1 flute:2/2")
    events = play(game, "draw", "repel")
    assert not of_kind(events, "ship_captured")
    assert discard(game) == ["flute:1/1"]


def test_another_player_may_complete_the_nest_after_me() -> None:
    game = office(
        sits(0, CREW_OF_FOUR, kept=FOUR_KEPT), sits(), contracts=[paper("pirates_nest", 1)], deck="galleon:2/1"
    )
    play(game, "draw", "repel")
    assert completions(play(game, "contract pirates_nest")) == [(0, "pirates_nest", 2)]


def test_without_the_nest_on_the_table_repelled_ships_are_discarded() -> None:
    game = office(sits(0, CREW_OF_FOUR), sits(), contracts="bruja", deck="flute:1/1")
    play(game, "draw", "repel")
    assert discard(game) == ["flute:1/1"]


def test_ships_under_a_wholesaler_do_not_count_for_the_nest() -> None:
    game = office(
        sits(0, "pirate:5 wholesaler.blue:8", tucked="flute:1/1"), sits(),
        contracts="pirates_nest", add=["set_sail"], deck="flute:2/2",
    )  # fmt: skip
    events = play(game, "draw", "repel")
    assert [event.card for event in of_kind(events, "ship_captured")] == ["flute:2/2"]


def test_ships_kept_for_the_nest_do_not_come_back_into_the_deck() -> None:
    game = office(
        sits(0, CREW_OF_FOUR, kept=FOUR_KEPT), sits(), contracts="pirates_nest", rest=1, discard="sailor:3 sailor:5"
    )
    play(game, "draw")
    assert game.view().players[0].holds == {"kept": tuple(FOUR_KEPT.split())}
    assert game.view().deck == 1


def test_no_document_keeps_two_ships_of_a_color_or_any_without_the_nest() -> None:
    with pytest.raises(PositionError, match="one ship of each color"):
        office(sits(0, kept="flute:1/1 flute:2/2"), sits(), contracts="pirates_nest")
    with pytest.raises(PositionError, match="pirates_nest"):
        office(sits(0, kept="flute:1/1"), sits(), contracts="bruja")
    with pytest.raises(PositionError, match="pirates_nest"):
        office(sits(0, kept="flute:1/1"), sits(), contracts=[paper("pirates_nest", 0)])


def test_gains_of_contracts_are_told_as_such() -> None:
    game = office(sits(0, "sailor:3 sailor:5 sailor:7"), sits(), contracts="mercenary")
    assert gains(play(game, "contract mercenary")) == [(0, 3, "contract")]
