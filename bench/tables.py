"""How long many tables take to come back from the store, and what they take in memory: processor time, not time.

    python -m bench.tables [--tables 1000] [--moves 150]

A yardstick is laid between any two tables, so that the figure holds on a busy machine, too.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import tempfile
import time
from pathlib import Path

from bench.yardstick import Yardstick

from portroyal.server.house.auth import hash_of, new_token
from portroyal.server.protocol import OpenTable, SeatPlan, Settings
from portroyal.server.store.sqlite import SqliteStore, connect_carelessly
from portroyal.server.table.coming import open_table
from portroyal.server.table.entries import AnyEntry, Moved, written
from portroyal.server.table.table import Table


def played(code: str, moves: int) -> list[bytes]:
    """The entries of a table of four after some random moves."""
    plans = [SeatPlan(kind="me"), *[SeatPlan(kind="device", name=name) for name in ("Ben", "Cleo", "Dora")]]
    request = OpenTable(name="Ann", seats=plans, settings=Settings(), start=True)
    entries: list[AnyEntry] = open_table(code, request, hash_of(new_token()), time.time(), code)
    table = Table.of(entries)
    chance = random.Random(code)
    while table.game is not None and not table.game.over and len(table.moves) < moves:
        action = chance.choice(table.game.legal())
        number = len(table.steps) + 1
        entry = Moved(
            number=number, at=time.time(), guest=1, request=f"r{number}", seat=table.game.actor, action=action.words
        )
        table.apply(entry)
        entries.append(entry)
    return [written(entry) for entry in entries]


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def come_back(path: Path, tables: int) -> tuple[float, float, Yardstick]:
    """Processor time and memory of all tables, brought back as the house does it, and the yardsticks in between."""
    from portroyal.server.app import RARELY, LoopClock
    from portroyal.server.house.house import OpenHouse
    from portroyal.server.house.logs import Log
    from portroyal.server.house.metrics import Metrics
    from portroyal.server.house.options import Options

    gc.collect()  # as the server does it
    gc.freeze()
    gc.set_threshold(*RARELY)
    store = SqliteStore(path)
    house = OpenHouse(
        Options(data=path.parent, tables=tables),
        store,
        LoopClock(),
        lambda owner: None,
        Log("quiet"),
        Metrics(),  # type: ignore[arg-type,return-value]
    )
    gc.collect()
    yardstick = Yardstick()
    before, spent = resident(), 0.0
    for code in (await store.unfinished())[:tables]:
        begun = time.process_time()
        await house.bring_back(code)
        spent += time.process_time() - begun
        yardstick.lay()
    gc.collect()
    memory = (resident() - before) / max(len(house.rooms), 1)
    assert len(house.rooms) == tables
    await house.close()
    store.close()
    return spent, memory, yardstick


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=150)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="portroyal-tables-") as folder:
        path = Path(folder) / "tables.db"

        async def keep() -> None:
            store = SqliteStore(path, connect=connect_carelessly)
            signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
            for number in range(options.tables):
                code = "T" + "".join(signs[number // 31**place % 31] for place in range(5))
                await store.append(code, list(enumerate(played(code, options.moves), 1)))
            store.close()

        asyncio.run(keep())
        spent, memory, yardstick = asyncio.run(come_back(path, options.tables))
    print(
        f"{options.tables} tables of {options.moves} moves: back in {spent:.2f} s of a processor, "
        f"{yardstick.at_best(spent):.2f} s at its best (wanted: {2 * options.tables / 1000:g} s); "
        f"{memory / 1024:.0f} KiB each (wanted: 100); {yardstick}"
    )


if __name__ == "__main__":
    main()
