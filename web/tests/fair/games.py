"""Games of every mix of modules, as a device sees them: the entries it is told, and the record at the end.

Played at random on a table of the server, with take-backs where they can be. Prints JSON, for the browser's tests.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import sha256
from typing import Any

import msgspec

from portroyal.modules import mixes, players_of
from portroyal.rulings import EDITIONS
from portroyal.server.protocol import AddPart, Move, OpenTable, SeatPlan, Settings, Start, Undo
from portroyal.server.room.messages import Messages
from portroyal.server.table.asking import Asking
from portroyal.server.table.coming import open_table
from portroyal.server.table.playing import bot_moves
from portroyal.server.table.requests import decided
from portroyal.server.table.table import Table
from portroyal.server.table.telling import told
from portroyal.server.table.undo import can_undo

HOST = 1
# A device does not follow the cards of a chapter: `portroyal verify` does.
MIXES = [mix for mix in mixes() if "adventure" not in mix]


def game(number: int) -> dict[str, Any]:
    """One game; the host holds all seats but those of bots, and now and then thinks again."""
    chance = random.Random(number)
    mix = MIXES[number % len(MIXES)]
    fewest, most = players_of(mix)
    players = fewest + number // len(MIXES) % (most - fewest + 1)
    others = [SeatPlan("device") if chance.random() < 0.5 else SeatPlan("bot", "castaway") for _ in range(players - 1)]
    settings = Settings(modules=mix, edition=EDITIONS[number % len(EDITIONS)], undo=True)
    secret = sha256(b"%d" % number).hexdigest()
    table = Table.of(
        open_table("TABLE1", OpenTable("Ann", [SeatPlan("me"), *others], settings=settings), b"", 0.0, secret)
    )
    noted = table.info({HOST}, 0).fair
    assert noted is not None
    part = sha256(b"part %d" % number).hexdigest()
    for request in ([AddPart("part", part)] if number % 3 else []) + [Start("start")]:
        for entry in decided(request, Asking(table, 0.0, HOST, request.id)):
            table.apply(entry)
    assert table.game is not None
    taken_back = 0
    while not table.game.over:
        if taken_back < 20 and chance.random() < 0.1 and can_undo(table, HOST):
            entries, taken_back = decided(Undo("r", table.version), Asking(table, 0.0, HOST, "r")), taken_back + 1
        else:
            choices = [choice.words for choice in table.game.legal()]
            rare = [words for words in choices if words.startswith(("contract", "repel", "hire"))]
            action, guest = chance.choice(rare or choices), table.places[table.game.actor].guest
            asking = Asking(table, 0.0, guest, "r")
            bots = guest is None
            entries = (
                bot_moves(action, "castaway", asking) if bots else decided(Move("r", table.version, action), asking)
            )
        for entry in entries:
            table.apply(entry)
    look, _ = Messages(table, lambda: table.info({HOST}, 0), lambda: None).common_look(table.game)
    return {
        "mix": mix,
        "undone": taken_back,
        "record": table.game.record(),
        "seen": {
            "entries": [msgspec.to_builtins(told(step, 0)) for step in table.steps],
            "outcome": msgspec.to_builtins(look.outcome),
            "seats": table.seats_of(HOST),
            "noted": {"game": noted.game, "commitment": noted.commitment, "part": part, "taken": number % 3 > 0},
        },
    }


if __name__ == "__main__":
    json.dump([game(number) for number in range(int(sys.argv[1]))], sys.stdout)
