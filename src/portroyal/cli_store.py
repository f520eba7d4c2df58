"""`portroyal store`: look after the file of a server's tables."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from .cli_serve import File, Folder, check_installed, say

if TYPE_CHECKING:
    from .server.store.care import Kept, Report

store = App(name="store", help="Look after the file of a server's tables: check, repair, export, delete.", sort_key=1)

Code = Annotated[str, Parameter(help="The code of the table, like ABCDEF.")]


def database(data: Path | None, settings: Path | None) -> Path:
    """The file of the tables."""
    return files(data, settings)[0]


def files(data: Path | None, settings: Path | None) -> tuple[Path, Path]:
    """The file of the tables, and the chest."""
    check_installed()
    from .server.house.options import read_options

    options = read_options({"data": data}, settings)
    return options.database, options.chest


@store.command
def check(*, data: Folder = None, settings: File = None) -> int:
    """Tell which tables are whole. Nothing is changed, and a server may run meanwhile. Exit code 1: some are not."""
    from .server.store import care

    tables, chest = files(data, settings)
    report, faults = care.check(tables, played), care.check_chest(chest)
    tell(report)
    for fault in faults:
        say(f"The chest with numbers and challenges: {fault}")
    return 0 if report.is_whole and not faults else 1


@store.command
def repair(*, data: Folder = None, settings: File = None) -> int:
    """Keep what can be read in a new file, with the damaged one beside it. Stop the server first."""
    from .server.store import care

    tables, chest = files(data, settings)
    report, aside = care.repair(tables, played)
    tell(report)
    if aside is not None:
        kept = sum(bool(table.entries) for table in report.tables)
        say(f"Kept what can be read of {kept} tables. The damaged file is {aside} now.")
    count, aside = care.repair_chest(chest, tables)
    if aside is not None:
        say(f"Kept {count} things in the chest with numbers and challenges. The damaged file is {aside} now.")
    return 0


@store.command
def export(table: Code, /, *, data: Folder = None, settings: File = None) -> int:
    """Print everything that is kept of one table, a line of JSON for each entry.

    It holds the seed, and so the order of the deck: it is not for those who still play.
    """
    from .server.store import care

    for entry in care.export(database(data, settings), table.upper()):
        sys.stdout.write(entry.decode("utf-8", "replace") + "\n")
    return 0


@store.command
def delete(table: Code, /, *, data: Folder = None, settings: File = None) -> int:
    """Delete one table with everything that was said and played there, for good. Stop the server first."""
    from .server.store import care

    count = care.delete(database(data, settings), table.upper())
    say(f"Deleted table {table.upper()}: {count} entries.")
    return 0


# --- Telling ---


def played(entries: list[bytes]) -> tuple[int, str | None]:
    """How many entries of a table can be played, and why the next one can't. By other rules is no fault."""
    from .server.protocol.refusals import Refused
    from .server.table.entries import read
    from .server.table.table import Table

    table = Table()
    for count, entry in enumerate(entries):
        try:
            table.apply(read(entry))
        except Refused:
            break
        except Exception as error:  # whatever it is: it is told, and the other tables are looked at
            return count, f"{type(error).__name__}: {error}"
    return len(entries), None


def tell(report: Report) -> None:
    """What was found, a line for each fault."""
    for fault in report.faults:
        say(f"The file: {fault}")
    for table in report.damaged:
        say(told(table))
    whole = len(report.tables) - len(report.damaged)
    say(f"{len(report.tables)} tables, {whole} of them whole.")


def told(table: Kept) -> str:
    """What is wrong with one table."""
    return f"{table.code}: {table.fault} {len(table.entries)} entries can be used."
