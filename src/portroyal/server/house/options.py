"""All settings of a server, in one place.

A flag wins over the environment (PORTROYAL_ and the name in capitals), that over a settings file (TOML, the same
names), that over what stands here. `python -m portroyal.server.house.options PAGE` writes them into a page as a table.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

from ...errors import PortRoyalError

PREFIX = "PORTROYAL_"
BEGIN, END = "<!-- settings:begin -->", "<!-- settings:end -->"


class OptionError(PortRoyalError):
    """A setting that can't be."""

    code = "server/setting"


def user_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs keep what belongs to their user, by the custom of the platform."""
    if platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "portroyal"


def setting(default: Any, about: str, least: float | None = None) -> Any:
    """A setting with what it means, and the least it can be."""
    return field(default=default, metadata={"about": about, "least": least})


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is run."""

    host: str = setting("127.0.0.1", "the address to listen on; `0.0.0.0` for every one this machine has")
    port: int = setting(8080, "the port to listen on; 0 for any free one", 0)
    data: Path = field(
        default_factory=user_folder,
        metadata={"about": "the folder of the database; without it the user's data folder", "least": None},
    )
    origin: tuple[str, ...] = setting(
        (),
        "addresses under which browsers reach the server, besides this machine's own, like `https://play.example.org`",
    )
    proxy: tuple[str, ...] = setting(
        (), "addresses of reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed"
    )
    embed: tuple[str, ...] = setting(
        (), "addresses of sites that may show replays in a frame, like `https://blog.example.org`; without any: none"
    )
    tables: int = setting(1000, "tables in memory at a time", 1)
    tables_by_address: int = setting(20, "tables that are not over, opened from one address", 1)
    disk_megabytes: int = setting(4000, "a larger database takes no new tables; games go on", 1)
    disk_megabytes_by_address: int = setting(
        100, "what the tables opened from one address may write a day; then it opens no more, and games go on", 1
    )
    sockets: int = setting(5000, "connections at a time", 1)
    sockets_by_address: int = setting(60, "connections from one address at a time", 1)
    connects: int = setting(200, "new connections a second, in the long run", 1)
    connects_by_address: int = setting(10, "the same from one address", 1)
    rate: int = setting(20, "messages a second from one connection, in the long run", 1)
    burst: int = setting(30, "messages at once from one connection", 1)
    idle_minutes: int = setting(
        30, "a table nobody is at leaves memory after this; it comes back with its first guest", 1
    )
    forget_days: int = setting(
        60, "an unfinished table nobody came to is deleted after so many days on which the server ran; 0: never", 0
    )
    forget_finished_days: int = setting(180, "the same for a finished one and its record; 0: never", 0)
    thinkers: int = setting(0, "processes that think for bots and the coach; 0: one less than there are cores", 0)
    open_tables: Literal["on", "off"] = setting(
        "on", "is there a list of open tables, of those whose hosts want to be found"
    )
    metrics: Literal["local", "all", "off"] = setting(
        "local", "who may read `/metrics`: requests from this machine, all, or nobody"
    )
    numbers: Literal["on", "off"] = setting(
        "on", "may players keep their numbers here, under a code and without an account"
    )
    log: Literal["json", "lines", "quiet"] = setting(
        "json", "how the log is written: JSON or plain lines, or only errors"
    )

    @property
    def database(self) -> Path:
        """The file of the tables."""
        return self.data / "tables.db"

    @property
    def chest(self) -> Path:
        """The file of what belongs to no table: results of challenges, and numbers that players keep here."""
        return self.data / "chest.db"


def read_options(
    flags: Mapping[str, object],
    file: Path | None = None,
    environ: Mapping[str, str] = os.environ,
    base: Options | None = None,
) -> Options:
    """Settings from everywhere. Flags that are None were not given; `base` holds defaults of a command."""
    file = file or (Path(environ[PREFIX + "SETTINGS"]) if environ.get(PREFIX + "SETTINGS") else None)
    values: dict[str, Any] = {each.name: getattr(base, each.name) for each in fields(Options)} if base else {}
    values |= from_file(file) if file is not None else {}
    for each in fields(Options):
        name = PREFIX + each.name.upper()
        if name in environ:
            values[each.name] = checked(each.name, environ[name], name)
        if flags.get(each.name) is not None:
            values[each.name] = checked(each.name, flags[each.name], "--" + each.name.replace("_", "-"))
    return Options(**values)


def from_file(path: Path) -> dict[str, Any]:
    """The settings in a file."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise OptionError(f"Can't read the settings in {path}: {reason}.") from error
    names = {each.name for each in fields(Options)}
    for name in found:
        if name not in names:
            raise OptionError(f"{path}: there is no setting '{name}'. There are: {', '.join(sorted(names))}.")
    return {name: checked(name, value, f"{path}: {name}") for name, value in found.items()}


def checked(name: str, value: object, where: str) -> Any:
    """A setting's value as it should be, from a text or a value of TOML; anything else is refused."""
    wanted = get_type_hints(Options)[name]
    least = next(each for each in fields(Options) if each.name == name).metadata["least"]
    if wanted is int:
        return whole_number(value, least, where)
    if wanted is Path:
        if isinstance(value, str | Path) and str(value):
            return Path(value).expanduser()
        raise OptionError(f"{where} should be a folder, not {value!r}.")
    if name in ("origin", "proxy", "embed"):
        return listed(name, value, where)
    if isinstance(value, str) and value and (not get_args(wanted) or value in get_args(wanted)):
        return value
    choices = f"one of {', '.join(get_args(wanted))}" if get_args(wanted) else "a text"
    raise OptionError(f"{where} should be {choices}, not {value!r}.")


def whole_number(value: object, least: int, where: str) -> int:
    """A number that is not too small."""
    if isinstance(value, str) and value.strip().isdecimal():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and value >= least:
        return value
    raise OptionError(f"{where} should be a whole number, {least} or more, not {value!r}.")


def listed(name: str, value: object, where: str) -> tuple[str, ...]:
    """Several texts: a list, or one text with commas between."""
    parts: list[object] = list(value) if isinstance(value, list | tuple) else [value]  # type: ignore[reportUnknownArgumentType]
    texts: list[str] = []
    for part in parts:
        if not isinstance(part, str):
            raise OptionError(f"{where} should be a text or a list of texts, not {part!r}.")
        texts += [each.strip() for each in part.split(",") if each.strip()]
    if name in ("origin", "embed"):
        return tuple(origin(text, where) for text in texts)
    return tuple(texts)


def origin(text: str, where: str) -> str:
    """An origin as a browser writes it."""
    scheme, mark, host = text.rstrip("/").partition("://")
    if scheme not in ("http", "https") or not mark or not host or set(host) & set("/?#@ \\"):
        raise OptionError(f"{where} should be like https://play.example.org, without a path, not {text!r}.")
    usual = ":80" if scheme == "http" else ":443"
    return f"{scheme}://{host.lower().removesuffix(usual)}"


# --- For the guide ---


def settings_table() -> str:
    """The settings in Markdown."""
    lines = ["| Setting | By default | Means |", "|---|---|---|"]
    for each in fields(Options):
        default = "" if each.default is MISSING or each.default == () else f"`{each.default}`"
        lines.append(f"| `{each.name}` | {default} | {each.metadata['about']} |")
    return "\n".join(lines)


def fill(page: str) -> str:
    """A page with the table between its markers."""
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n\n{settings_table()}\n\n{END}{after}"


if __name__ == "__main__":
    where = Path(sys.argv[1])
    where.write_text(fill(where.read_text("utf-8")), "utf-8")
