"""The commands that play over the network: `serve` for hosts, and `play` in the browser.

They read options, say where the server is found, and run it until Ctrl-C. Everything else is the server's.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from .cli_shared import WrongUse

if TYPE_CHECKING:
    import socket

    from .server.app import Server
    from .server.house.options import Options

FIRST_PORT, LAST_PORT = 8080, 8099
NEEDED = "confusable_homoglyphs", "msgspec", "segno", "starlette", "uvicorn", "websockets"

Host = Annotated[
    str | None, Parameter(help="The address to listen on; 127.0.0.1 by default, 0.0.0.0 for every one there is.")
]
Port = Annotated[int | None, Parameter(help="The port to listen on; 8080 by default, 0 for any free one.")]
PlayPort = Annotated[int | None, Parameter(help="The port to listen on; the first free one from 8080 by default.")]
Folder = Annotated[Path | None, Parameter(help="The folder of the database; the user's data folder by default.")]
Origins = Annotated[
    list[str] | None,
    Parameter(help="An address under which browsers reach the server, like https://play.example.org; may be repeated."),
]
Proxies = Annotated[
    list[str] | None, Parameter(help="The address of a reverse proxy whose forwarded addresses are believed.")
]
File = Annotated[Path | None, Parameter(help="A file with settings (TOML). All of them: docs/guide/host.md")]


def serve(
    *,
    host: Host = None,
    port: Port = None,
    data: Folder = None,
    origin: Origins = None,
    proxy: Proxies = None,
    embed: Annotated[
        list[str] | None, Parameter(help="The address of a site that may show replays in a frame; may be repeated.")
    ] = None,
    settings: File = None,
    tables: Annotated[int | None, Parameter(help="Tables in memory at a time.")] = None,
    tables_by_address: Annotated[int | None, Parameter(help="Tables opened from one address, not over.")] = None,
    disk_megabytes: Annotated[int | None, Parameter(help="A larger database takes no new tables.")] = None,
    disk_megabytes_by_address: Annotated[
        int | None, Parameter(help="What tables opened from one address may write a day.")
    ] = None,
    sockets: Annotated[int | None, Parameter(help="Connections at a time.")] = None,
    sockets_by_address: Annotated[int | None, Parameter(help="Connections from one address at a time.")] = None,
    connects: Annotated[int | None, Parameter(help="New connections a second.")] = None,
    connects_by_address: Annotated[int | None, Parameter(help="The same from one address.")] = None,
    rate: Annotated[int | None, Parameter(help="Messages a second from one connection.")] = None,
    burst: Annotated[int | None, Parameter(help="Messages at once from one connection.")] = None,
    idle_minutes: Annotated[int | None, Parameter(help="When an empty table leaves memory.")] = None,
    forget_days: Annotated[int | None, Parameter(help="When an unfinished table is deleted; 0: never.")] = None,
    forget_finished_days: Annotated[int | None, Parameter(help="When a finished one is; 0: never.")] = None,
    thinkers: Annotated[int | None, Parameter(help="Processes that think for bots and the coach.")] = None,
    metrics: Annotated[
        Literal["local", "all", "off"] | None, Parameter(help="Who may read /metrics: local, all or off.")
    ] = None,
    open_tables: Annotated[
        Literal["on", "off"] | None, Parameter(help="Is there a list of open tables for hosts who want to be found.")
    ] = None,
    numbers: Annotated[
        Literal["on", "off"] | None, Parameter(help="May players keep their numbers here, under a code: on or off.")
    ] = None,
    log: Annotated[
        Literal["json", "lines", "quiet"] | None, Parameter(help="How the log is written: json, lines or quiet.")
    ] = None,
) -> int:
    """Run a server for others. Every option is also a setting: see docs/guide/host.md.

    It listens on this machine only, to stand behind a reverse proxy, unless --host says otherwise.
    """
    flags = {name: value for name, value in locals().items() if name != "settings"}
    check_installed()
    from .server.house.options import read_options

    options = read_options(flags, settings)
    try:
        check_pages()
    except WrongUse as problem:
        print(f"portroyal: {problem}", file=sys.stderr)
    return run(options, lambda server: say(f"Port Royal is served at {server.url}  (stop with Ctrl-C)"))


def play_in_browser(
    *,
    port: PlayPort = None,
    data: Folder = None,
    no_browser: Annotated[bool, Parameter(help="Open no browser, only tell the address.")] = False,
    only_here: Annotated[bool, Parameter(help="Let no other device in the network join.")] = False,
    origin: Origins = None,
    settings: File = None,
) -> int:
    """Play in the browser, alone against bots or with friends on their own devices.

    Starts a server on this machine, opens the browser, and tells the address for phones in the same network.
    """
    check_installed()
    check_pages()
    from .server.house.options import Options, read_options

    usual = Options(host="127.0.0.1" if only_here else "0.0.0.0", port=0, log="quiet", tables_by_address=200)
    options = read_options({"port": port, "data": data, "origin": origin}, settings, base=usual)
    return run(options, lambda server: welcome(server, with_browser=not no_browser), at_home=True)


# --- Running ---


def run(options: Options, ready: Callable[[Server], None], at_home: bool = False) -> int:
    """Run a server until it is told to stop."""
    import asyncio

    from .server.app import build

    server: Server | None = None

    def on_ready() -> None:
        if server is not None:
            ready(server)

    server = build(options, sockets=home_sockets(options) if at_home else (), on_ready=on_ready)
    try:
        asyncio.run(server.serve())
    except KeyboardInterrupt:
        server.release()
    say("Stopped. Everything is saved; games go on where they were.")
    return 0


def home_sockets(options: Options) -> list[socket.socket]:
    """Sockets on the port that was asked for or the first usual one that is free, also for IPv6 where there is such."""
    from .server.app import listen
    from .server.house.options import OptionError

    try:
        first = listen(options.host, options.port) if options.port else free_socket(options.host)
    except OptionError as error:
        message = f"Port {options.port} can't be used, perhaps it is taken: leave --port out for a free one."
        raise WrongUse(message) from error
    beside = {"0.0.0.0": "::", "127.0.0.1": "::1"}.get(options.host)
    sockets = [first]
    if beside is not None:
        with suppress(OptionError):  # where there is no IPv6
            sockets.append(listen(beside, int(first.getsockname()[1])))
    return sockets


def free_socket(host: str) -> socket.socket:
    """A socket on the first usual port that is free, or on any."""
    from .server.app import listen
    from .server.house.options import OptionError

    for port in range(FIRST_PORT, LAST_PORT + 1):
        with suppress(OptionError):
            return listen(host, port)
    return listen(host, 0)


def check_installed() -> None:
    """The server needs more than the game; say so in one line."""
    from importlib.util import find_spec

    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise WrongUse(
            f'Tables in the browser need {", ".join(missing)}: pip install "portroyal[web]". '
            "Without them: portroyal play --terminal"
        )


def check_pages() -> None:
    """Without the built client there is nothing to show; say so before anybody opens a browser."""
    from .server.network.bundle import FOLDER

    if not (FOLDER / "index.html").is_file():
        raise WrongUse(
            "This installation has no pages for the browser. In a checkout `make web` builds them; a published package "
            'has them: pip install --force-reinstall "portroyal[web]". In the terminal: portroyal play --terminal'
        )


# --- Telling ---


def say(line: str = "") -> None:
    """A line for whoever started the server, at once."""
    print(line, flush=True)


def welcome(server: Server, *, with_browser: bool) -> None:
    """Where the table is, for this machine and for others, and how to stop."""
    from .server.network.address import network_urls, qr_terminal

    say(f"\n  Port Royal is at  {server.url}")
    others = network_urls(server.hosts, server.port)
    if others:
        say(f"  On other devices  {others[0]}  (in the same network)\n")
        drawing = drawn(qr_terminal(others[0]))
        if drawing:
            say(drawing)
    say("  Stop with Ctrl-C. Games are saved and go on next time.\n")
    if with_browser and has_browser(os.environ, sys.platform):
        open_browser(server.url)


def drawn(qr: str) -> str:
    """A QR code that phones can read on terminals of any color; nothing where it can't be shown."""
    try:
        qr.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    before, after = ("\x1b[97;40m", "\x1b[0m") if sys.stdout.isatty() else ("", "")  # white on black
    return "".join(f"  {before}{line}{after}\n" for line in qr.splitlines())


def has_browser(environ: Mapping[str, str], platform: str) -> bool:
    """Is there a screen with a browser in front of whoever started this?"""
    if any(environ.get(name) for name in ("CI", "SSH_CONNECTION", "SSH_TTY", "PORTROYAL_NO_BROWSER")):
        return False
    if platform in ("win32", "darwin"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"))


def open_browser(url: str) -> None:
    """Open the browser without waiting for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


if __name__ == "__main__":
    from cyclopts import App

    commands = App(name="portroyal", help_format="plaintext", default_parameter=Parameter(negative=()))
    commands.command(serve)
    commands.command(play_in_browser, name="play")
    commands()
