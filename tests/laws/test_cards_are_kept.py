"""Nothing is lost: every card is in exactly one place, and every counter is what can be counted."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from worlds import games, play_on

from portroyal import Game
from portroyal.catalog import BY_CODE, CARDS
from portroyal.contracts import BY_ID
from portroyal.engine.play import act, legal
from portroyal.engine.vocabulary import COLOR_NAMES, COUNTER_NAMES, EVENT_ROOM, HOLD_NAMES, PERSON, SHIP


def all_cards(game: Game) -> Counter[str]:
    document = game.to_position()
    found: Counter[str] = Counter()
    for place in ("deck", "discard", "harbor", "expeditions", "time", "score"):
        found.update(document.get(place, []))
    for player in document["players"]:
        found.update(player["coins"])
        found.update(player["display"])
        for hold in HOLD_NAMES:
            found.update(player.get(hold, []))
    # A ship whose coin is given away was discarded before; a tax that waits for a contract lies nowhere else.
    if document["ship"] and document["phase"] == "repel":
        found[document["ship"]] += 1
    found.update(waiting["card"] for waiting in document.get("pending", []) if waiting["phase"] == "taxing")
    return found


@given(games())
def test_each_card_is_in_exactly_one_place(game: Game) -> None:
    expected = {CARDS[card].code: copies for card, copies in game.ruleset.cards().items()}
    assert all_cards(game) == expected


@given(games())
def test_counters_equal_a_recount_of_the_display(game: Game) -> None:
    document = game.to_position()
    view = game.view()
    for seat, (player, seen) in enumerate(zip(document["players"], view.players, strict=True)):
        count: Counter[str] = Counter()
        for code in player["display"]:
            card = BY_CODE[code]
            count["influence"] += card.influence
            if card.kind == PERSON:
                plural = {"jack_of_all_trades": "jacks", "sailor": "swords", "pirate": "swords"}
                name = plural.get(card.name, card.name + "s")
                count[f"{name}_{card.color}" if card.color else name] += card.swords or 1
            else:
                count["claimed"] += 1
        count["influence"] += len(player.get("tucked", []))
        count["completed"] = sum(seat in contract.completed for contract in view.contracts)
        count["cubes_placed"] = count["completed"] + sum(seat in contract.begun for contract in view.contracts)
        count["influence"] += (0, 0, 1, 3)[count["completed"]]
        assert seen.abilities == {name: number for name, number in count.items() if number}
        assert set(seen.abilities) <= set(COUNTER_NAMES)
        assert seen.coins == len(player["coins"]) == len(seen.passes)


@given(games())
def test_each_cube_is_in_exactly_one_place(game: Game) -> None:
    """Three each, on steps or on payouts; every step and every payout was told in its order."""
    steps: dict[tuple[str, int], int] = {}
    done: dict[str, list[int]] = {contract.id: [] for contract in game.view().contracts}
    for event in game.events():
        if event.kind == "contract_advanced":
            assert event.count == steps.get((str(event.detail), event.seat), 0) + 1 < BY_ID[str(event.detail)].steps
            steps[str(event.detail), event.seat] = event.count
        elif event.kind == "contract_completed":
            before = done[str(event.detail)]
            assert event.seat not in before
            assert event.count == BY_ID[str(event.detail)].payouts[len(before)]
            assert steps.pop((str(event.detail), event.seat), 0) == BY_ID[str(event.detail)].steps - 1
            before.append(event.seat)
    for contract in game.view().contracts:
        assert list(contract.completed) == done[contract.id]
        assert contract.begun == {seat: step for (name, seat), step in steps.items() if name == contract.id}
    for seat in range(game.players):
        assert sum(seat in each.completed or seat in each.begun for each in game.view().contracts) <= 3


@given(games())
def test_ships_are_kept_for_the_nest_alone_and_one_of_each_color(game: Game) -> None:
    for seat, player in enumerate(game.view().players):
        kept = [BY_CODE[code].color for code in player.holds.get("kept", ())]
        assert len(kept) == len(set(kept))
        nest = [contract for contract in game.view().contracts if contract.id == "pirates_nest"]
        assert not kept or (nest and seat not in nest[0].completed)


@given(games())
def test_time_is_kept(game: Game) -> None:
    """Each turn costs a card of the time deck, and each point too."""
    dealt = sum(event.count for event in game.events() if event.kind == "time_dealt")
    turns = sum(event.kind == "card_revealed" and event.detail == 0 for event in game.events())
    aside = game.view().aside
    assert dealt == turns + aside.get("time", 0) + aside.get("score", 0)
    began = sum(event.kind == "turn_began" for event in game.events())
    assert not dealt or turns in (began, began - 1)


@given(games())
def test_the_harbor_never_holds_two_ships_of_a_color(game: Game) -> None:
    """Only while a gambler is at work: that is looked at after the last card."""
    colors = [BY_CODE[code].color for code in game.view().harbor if BY_CODE[code].kind == SHIP]
    is_gambling = any(waiting["phase"] == "gamble" for waiting in game.view().pending)
    assert len(colors) == len(set(colors)) or is_gambling
    assert game.state.colors == sum(1 << COLOR_NAMES.index(str(color)) for color in set(colors))


@given(games())
def test_the_events_tell_every_coin(game: Game) -> None:
    purses = Counter(dict.fromkeys(range(game.players), 0))
    for event in game.events():
        if event.kind == "coins_gained":
            purses[event.seat] += event.count
        elif event.kind == "coin_spent":
            purses[event.seat] -= 1
        elif event.kind == "fee_paid":
            purses[event.seat] -= 1
            purses[int(event.detail)] += 1
    assert [purses[seat] for seat in range(game.players)] == [player.coins for player in game.view().players]


@given(games(longest=60), st.integers(0, 10**9))
def test_every_game_ends_with_everyone_active_equally_often_unless_a_crew_wins_or_loses(game: Game, seed: int) -> None:
    play_on(game, 10**6, seed)
    assert game.over and game.outcome is not None
    if game.outcome.crew is not None:
        completed = all(contract.completed for contract in game.view().contracts)
        assert (game.outcome.reason, game.outcome.crew.won) == ("contracts" if completed else "time", completed)
        assert completed or not game.view().aside.get("time")
        return
    turns = Counter(event.seat for event in game.events() if event.kind == "turn_began")
    assert len(set(turns.values())) == 1 and len(turns) == game.players
    assert game.legal() == []


def test_events_nobody_reads_are_lost_and_nothing_else() -> None:
    game = Game.new(4, seed=3)
    state = game.state  # records, and nobody reads
    for number in range(3000):
        choices = legal(state)
        if not choices:
            break
        act(state, choices[-1 if number % 3 else 0])
    assert 0 < len(game.events()) <= EVENT_ROOM + 100
    assert all_cards(game) == {CARDS[card].code: copies for card, copies in game.ruleset.cards().items()}
