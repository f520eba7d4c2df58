"""Secrets on the wire: deal everything unseen anew, and every byte sent to every seat and watcher stays the same.

A thousand games, one to five players, in all editions and mixes of modules. At some decisions of each the table gets a
twin with other hidden cards and other shuffles to come, and both tell everyone everything they would tell: the welcome,
the news of an action that turns nothing over, and the refusal of what can't be done.
"""

from __future__ import annotations

import asyncio
import copy
import os
import random
from base64 import b64encode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from evenings import evening, parts_for, play_to_the_end, sit_down, token

from portroyal.bots.plans import is_together, told_plan
from portroyal.catalog import BY_CODE
from portroyal.engine.hidden import imagine
from portroyal.engine.vocabulary import EVENT_NAMES, NO_SEAT
from portroyal.errors import PortRoyalError
from portroyal.modules import mixes, players_of
from portroyal.ruleset import editions_of
from portroyal.seeds import digest_of, random_for
from portroyal.server import protocol
from portroyal.server.protocol import (
    AddPart,
    Answer,
    AskHint,
    AskLeaving,
    AskPlan,
    JoinTable,
    Move,
    OpenTable,
    SeatPlan,
    Settings,
    Start,
    Undo,
)
from portroyal.server.protocol.refusals import problem_of
from portroyal.server.room.messages import Messages, encoded
from portroyal.server.table.asking import Asking
from portroyal.server.table.coming import admit, open_table
from portroyal.server.table.entries import AnyEntry
from portroyal.server.table.playing import bot_moves
from portroyal.server.table.requests import decided
from portroyal.server.table.retelling import retold
from portroyal.server.table.table import Table

GAMES = int(os.environ.get("PORTROYAL_SECRET_GAMES", "1000"))
BATCHES = 8
LOOKED_AT = 3  # decisions of each game
ODDS = ("off", "simple", "exact")


def begin(seed: int) -> Table:
    """A table where everyone is a guest of their own, with a watcher beside."""
    chance = random.Random(seed)
    players = 1 + seed % 5
    fitting = [mix for mix in mixes(at_tables=True) if players_of(mix)[0] <= players <= players_of(mix)[1]]
    modules = fitting[seed // 5 % len(fitting)]
    settings = Settings(odds=ODDS[seed % 3], edition=chance.choice(editions_of(modules)), modules=modules)
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (players - 2), SeatPlan("bot", "castaway")][:players]
    table = Table.of(open_table("SECRET", OpenTable("Ann", plans, settings=settings), token(1), 0.0, f"{seed:064x}"))
    for guest in range(2, players):
        for entry in admit(JoinTable(f"Guest {guest}"), token(guest), Asking(table, 0.0)):
            table.apply(entry)
    for guest in list(table.players())[seed % 2 :]:
        for entry in decided(AddPart("part", f"{guest:064x}"), Asking(table, 0.0, guest, "part")):
            table.apply(entry)
    for entry in decided(Start("start"), Asking(table, 0.0, table.host, "start")):
        table.apply(entry)
    return table


def twin_of(table: Table, seed: int) -> Table:
    """The same table to every guest, with other hidden cards and other shuffles to come."""
    other = copy.copy(table)
    assert table.game is not None
    other.game = table.game.clone()
    imagine(other.game.state, NO_SEAT, random_for(seed, "twin"))
    other.steps, other.moves, other.banks = table.steps.copy(), table.moves[:], table.banks[:]
    other.requests, other.holds = dict(table.requests), dict(table.holds)
    return other


def messages_of(table: Table) -> Messages:
    return Messages(table, lambda: table.info(set(table.guests), 1), lambda: None)


def moved(table: Table, action: str) -> list[AnyEntry]:
    """An action of whoever decides."""
    assert table.game is not None
    guest = table.places[table.game.actor].guest
    asking = Asking(table, 0.0, guest, "r")
    if guest is None:
        return bot_moves(action, "castaway", asking)
    return decided(Move("r", table.version, action), asking)


def knowers(table: Table) -> set[int | None]:
    """The guests who have looked at a hidden card: they may see what nobody else does."""
    assert table.game is not None
    return {table.places[seat].guest for fact in table.game.view(None).known for seat in fact.seats}


def everything_told(table: Table, since: int, action: str) -> list[bytes]:
    """All bytes everyone would be sent at this moment who has not looked at a hidden card."""
    told: list[bytes] = []
    messages, players = messages_of(table), len(table.places)
    guests = [guest for guest in (None, *table.guests) if guest is None or guest not in knowers(table)]
    for guest in guests:
        told.append(b"".join(messages.welcome(guest, since)))
        for request in (
            Move("x", table.version, "take sailor:3"),
            Move("x", table.version, "keep"),
            Move("x", table.version, "claim expedition:hut+hut"),
            Move("x", table.version, "contract bruja"),
            Move("x", table.version, "decline galleon:4/2"),
            Move("x", table.version, "give 1"),
            Move("x", table.version, "set_aside"),
            Move("x", table.version, "complete 10"),
            Move("x", table.version, "return sailor:3"),
            Move("x", table.version, "look"),
            Undo("x", table.version),
            AskHint("x", table.version),
            AskLeaving("x", table.version),
            AskPlan("x", players - 1),
        ):
            try:
                decided(request, Asking(table, 0.0, guest, "x", present=set(table.guests)))
            except PortRoyalError as error:
                told.append(encoded(Answer(id="x", ok=False, problem=problem_of(error))))
    assert table.game is not None
    view = table.game.view(None)
    if is_together(view):
        told += [msgspec.json.encode(told_plan(view, seat, "helmsman")) for seat in range(players)]
    told.append(messages.presence({}))
    if action.startswith("return "):
        return told  # among other cards another one is put back: see the test of looks
    before = len(table.moves)
    steps = [table.apply(entry) for entry in moved(table, action)]
    if not table.moves[before].showed:
        messages.changed(steps)
        update = messages.updates(steps)
        told += [update(guest) for guest in guests]
    return told


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_byte_sent_depends_on_a_hidden_card(batch: int) -> None:
    compared = bytes_seen = 0
    for seed in range(batch, GAMES, BATCHES):
        chance = random.Random(seed)
        table = begin(seed)
        looked_at = set(chance.sample(range(5, 120), LOOKED_AT))
        assert table.game is not None
        while not table.game.over and len(table.moves) <= max(looked_at):
            choices = table.game.legal()
            action = chance.choice(choices).words
            if len(table.moves) in looked_at:
                since = 0 if seed % 20 == 0 else len(table.steps) - 2
                one = everything_told(twin_of(table, 2 * seed), since, action)
                two = everything_told(twin_of(table, 2 * seed + 1), since, action)
                assert len(one) == len(two)
                for mine, theirs in zip(one, two, strict=True):
                    assert mine == theirs
                compared += len(one)
                bytes_seen += sum(map(len, one))
            for entry in moved(table, action):
                table.apply(entry)
    print(f"{compared} messages, {bytes_seen} bytes alike")
    assert compared > GAMES // BATCHES * LOOKED_AT * 4


def test_a_card_that_one_seat_alone_may_see_is_told_to_that_seat_alone() -> None:
    """Nobody else is told the card of a private event, at once or later."""
    table = begin(2)  # three players; guests 1 and 2 sit on seats 0 and 1
    assert table.seats_of(2) == [1]
    row = (EVENT_NAMES.index("card_revealed"), 1, BY_CODE["sailor:3"].number, 1, 0, 1)
    table.steps.latest[-1] = step = msgspec.structs.replace(table.steps[-1], rows=[row])
    messages = messages_of(table)
    update = messages.updates([step])
    for guest, card in ((1, None), (2, "sailor:3"), (None, None)):
        for told, kind in ((update(guest), protocol.Update), (b"".join(messages.welcome(guest, 0)), protocol.Welcome)):
            (event,) = msgspec.json.decode(told, type=kind).entries[-1].events
            assert (event.kind, event.seat, event.card) == ("card_revealed", 1, card)


def test_a_look_is_told_to_the_looker_alone_and_so_is_the_card_put_back() -> None:
    """The others are told that three cards were looked at, the two that were thrown away, and who knows the third."""
    table = next(table for seed in range(40) if (table := chapter_with_a_look(seed)) is not None)
    assert table.game is not None
    looker, other = table.game.actor, 1 - table.game.actor
    messages = messages_of(table)
    told: dict[int, list[Any]] = {looker: [], other: []}
    for kind in ("look", "return"):
        action = next(choice.words for choice in table.game.legal() if choice.kind == kind)
        steps = [table.apply(entry) for entry in moved(table, action)]
        messages.changed(steps)
        update = messages.updates(steps)
        for seat in told:
            told[seat].append(msgspec.json.decode(update(table.places[seat].guest), type=protocol.Update))
    seen, back = told[looker]
    looks = [event.card for event in seen.entries[0].events if event.kind == "card_looked_at"]
    assert seen.look.chapter.looking == looks
    assert None not in seen.look.chapter.looking and back.look.chapter.known[0].card == action.split()[1]
    assert back.entries[0].action == action
    seen, back = told[other]
    assert seen.look.chapter.looking == [None] * 3 and back.look.chapter.looking == []
    assert [event.card for event in seen.entries[0].events if event.kind == "card_looked_at"] == [None] * 3
    assert back.entries[0].action == "return"
    assert [(fact.card, fact.seats) for fact in back.look.chapter.known] == [(None, [looker])]
    later = msgspec.json.decode(b"".join(messages.welcome(table.places[other].guest, 0)), type=protocol.Welcome)
    assert later.entries[-1].action == "return" and later.look == back.look
    again = retold(table.game.record(), other, "exact")["entries"][-1]
    assert again.action == "return"


def chapter_with_a_look(seed: int) -> Table | None:
    """Two people at a chapter, played by chance until somebody may look, if that comes."""
    plans, settings = [SeatPlan("me"), SeatPlan("open")], Settings(modules=("base", "adventure"))
    table = Table.of(open_table("SECRET", OpenTable("Ann", plans, settings=settings), token(1), 0.0, f"{seed:064x}"))
    for entry in admit(JoinTable("Ben"), token(2), Asking(table, 0.0)):
        table.apply(entry)
    for entry in decided(Start("start"), Asking(table, 0.0, table.host, "start")):
        table.apply(entry)
    assert table.game is not None
    chance = random.Random(seed)
    while not table.game.over and not any(choice.kind == "look" for choice in table.game.legal()):
        for entry in moved(table, chance.choice(table.game.legal()).words):
            table.apply(entry)
    return None if table.game.over else table


def test_no_byte_sent_holds_a_seed_a_part_of_it_a_token_or_its_hash() -> None:
    heard: list[bytes] = []

    async def play(seed: int) -> list[str]:
        parts = parts_for(seed)
        bots = ["bosun"] * (seed % 3)
        room, clients = await sit_down(2, bots, parts=parts, start=False, watchers=1, odds="exact")
        added = [sha256(f"{seed} {number}".encode()).hexdigest() for number in range(2)]
        for client, part in zip(clients, added, strict=False):
            await client.say(AddPart, part=part)
            await client.say(AddPart, part=part)
        await clients[0].say(protocol.Start)
        await clients[0].say(protocol.Chat, text="Ahoy")
        await clients[0].say(protocol.React, reaction="luck")
        await play_to_the_end(clients, seed)
        await asyncio.sleep(1.0)
        answer = await clients[0].say(protocol.Rematch)
        assert answer is not None and answer.ok
        again = await room.restored(room.code, await parts.store.read(room.code), parts)
        for client in clients:
            heard.extend(client.line.heard)
            await client.come(again)
            heard.extend(client.line.heard)
        assert room.table.game is not None and room.table.promise is not None
        assert room.record()["fair"]["parts"][:2] == added  # type: ignore[index]
        parts_of_seed = [room.table.promise.part, *added, str(room.table.game.seed)]
        deck_key = digest_of(room.table.game.seed, "deck").hex()
        return [*parts_of_seed, deck_key, *(guest.token.hex() for guest in room.table.guests.values())]

    secrets: set[str] = set()
    for seed in range(6):
        secrets |= set(evening(play(seed)))
    needles = {secret.encode() for secret in secrets}
    for secret in secrets:
        whole = bytes.fromhex(secret)
        needles |= {whole, b64encode(whole), urlsafe_b64encode(whole), b64encode(whole)[:-2]}
    everything = b"\n".join(heard)
    assert len(heard) > 3000
    for needle in needles:
        assert needle not in everything
    assert b'"request' not in everything  # nor which request of whom an entry answered


def test_a_field_that_held_a_secret_would_be_found() -> None:
    """The test above can fail: the stored entries do hold all of it."""

    async def play() -> tuple[bytes, str, str, bytes]:
        parts = parts_for(3)
        room, clients = await sit_down(2, parts=parts, start=False)
        await clients[1].say(AddPart, part="5e" * 32)
        await clients[0].say(protocol.Start)
        assert room.table.game is not None and room.table.promise is not None
        stored = b"".join(await parts.store.read(room.code))
        return stored, str(room.table.game.seed), room.table.promise.part, token(2)

    stored, seed, part, secret = evening(play())
    assert seed.encode() in stored and part.encode() in stored and b"5e" * 32 in stored
    assert b64encode(secret) in stored


def test_the_record_of_a_running_game_is_not_given_away() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        assert room.record() is None
        assert await room.story() is None
        await play_to_the_end(clients, 5)
        record = room.record()
        assert record is not None and record["seed"] == room.table.game.seed  # type: ignore[union-attr]
        assert msgspec.json.decode(msgspec.json.encode(record)) == record

    evening(play())
