"""Somebody at a table without a browser: opens, joins and plays by the protocol, to bring games where tests want them.

A browser is slow; a game that only has to be late, crowded or over is brought there over a plain socket.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from secrets import token_hex
from types import TracebackType
from typing import Any

from waiting_for import PATIENCE
from websockets.sync.client import ClientConnection, connect

PROTOCOL = 1
QUICK = {"pace": "instant"}

Json = dict[str, Any]
Chooser = Callable[[Json], Json]
Until = Callable[[Json], bool]
MOST_STEPS = 20_000

AGAINST = ["base", "contract_cards", "contracts"]
TOGETHER = ["base", "contract_cards", "coop"]
CHAPTER = ["base", "adventure"]
OWN = ("discover", "repel", "take", "bust")  # what is decided with or without contracts


def never(look: Json) -> bool:
    return False


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status}: {problem}")
        self.status, self.problem = status, problem


def ask(address: str, path: str, body: Json | None = None, token: str | None = None) -> Json:
    """One request by HTTP."""
    headers = {"content-type": "application/json", "origin": address}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data=data, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        raise Refused(error.code, json.loads(error.read() or b"{}")) from None


def bot(name: str = "deckhand") -> Json:
    return {"kind": "bot", "bot": name}


ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def device(name: str) -> Json:
    return {"kind": "device", "name": name}


def open_table(
    address: str,
    *seats: Json,
    name: str = "Ada",
    start: bool = True,
    color: int = 1,
    campaign: bool = False,
    **settings: Any,
) -> Json:
    """Opens a table; the answer is the admission of its host."""
    body = {"name": name, "color": color, "seats": list(seats), "settings": QUICK | settings, "start": start}
    return ask(address, "/api/tables", body | {"campaign": campaign})


def join_table(address: str, code: str, name: str = "Ben", watch: bool = False) -> Json:
    return ask(address, f"/api/tables/{code}/guests", {"name": name, "color": 3, "watch": watch})


# --- Ways to choose ---


def simply(look: Json) -> Json:
    """Draws while it is safe, takes what is worth most: games grow long displays and end."""
    choices: list[Json] = look["choices"]
    kinds = {choice["kind"]: choice for choice in choices}
    claims = [choice for choice in choices if choice["kind"] == "claim"]
    if claims:
        return claims[0]
    if look["phase"] == "discover":
        odds = look["odds"]
        risky = odds["chance"] > 0.3 if odds else len(look["harbor"]) >= 4
        stop_now = "stop" in kinds and (len(look["harbor"]) >= 6 or (len(look["harbor"]) >= 3 and risky))
        return kinds["stop"] if stop_now or "draw" not in kinds else kinds["draw"]
    if look["phase"] == "repel":
        return kinds["repel"] if look["ship_busts"] and "repel" in kinds else kinds["keep"]
    takes = [choice for choice in choices if choice["kind"] == "take"]
    hires = [choice for choice in takes if choice["price"] > 0]
    if hires:
        return max(hires, key=lambda choice: choice["price"])
    return max(takes, key=lambda choice: choice["gain"]) if takes else choices[-1]


def for_a_gambler(look: Json) -> Json:
    """Hires nobody but a gambler and saves for it: soon there is one."""
    choices: list[Json] = look["choices"]
    takes = [choice for choice in choices if choice["kind"] == "take"]
    gamblers = [choice for choice in takes if choice["card"].startswith("gambler")]
    if gamblers:
        return gamblers[0]
    if look["phase"] not in ("take", "bust"):
        return simply(look)
    ships = [choice for choice in takes if choice["price"] == 0]
    return max(ships, key=lambda choice: choice["gain"]) if ships else choices[-1]


def may_gamble(look: Json) -> bool:
    return look["drawn"] >= 1 and any(choice["kind"] == "gamble" for choice in look["choices"])


def for_wholesalers(look: Json) -> Json:
    """Trades with ships that a wholesaler keeps, hires wholesalers, and saves for them: soon ships lie under one."""
    takes = [choice for choice in look["choices"] if choice["kind"] == "take"]
    kept = [choice for choice in takes if choice["gain"] and choice["influence"]]
    keepers = [choice for choice in takes if choice["card"].startswith("wholesaler")]
    if kept or keepers:
        return (kept or keepers)[0]
    if look["phase"] != "take":
        return simply(look)
    ships = [choice for choice in takes if choice["price"] == 0]
    return max(ships, key=lambda choice: choice["gain"]) if ships else look["choices"][-1]


def keeps(ships: int) -> Until:
    """I keep so many ships, and decide now."""
    return lambda look: bool(look["choices"]) and len(look["players"][0]["holds"].get("tucked", ())) >= ships


def shyly(look: Json) -> Json:
    """As ever, but completes no contract by itself, and lets moments pass."""
    rest = [choice for choice in look["choices"] if choice["kind"] not in ("contract", "decline")]
    return simply({**look, "choices": rest}) if look["phase"] in OWN else look["choices"][-1]


def eagerly(look: Json) -> Json:
    """Completes whatever can be, and keeps the time."""
    contracts = [choice for choice in look["choices"] if choice["kind"] == "contract"]
    return contracts[0] if contracts else shyly(look)


def adventurously(look: Json) -> Json:
    """As anybody would, and every mission that can be completed."""
    for kind in ("choose", "complete", "return", "pass"):
        found = [choice for choice in look["choices"] if choice["kind"] == kind]
        if found and (kind != "pass" or look["phase"] in ("event", "mission", "buy_off")):
            return found[0]
    plain = [choice for choice in look["choices"] if choice["kind"] not in ("look", "sell", "stow")]
    return simply(look | {"choices": plain or look["choices"]})


def idly(look: Json) -> Json:
    """Never completes anything: the chapter is lost."""
    undone = [choice for choice in look["choices"] if choice["kind"] != "complete"]
    return adventurously(look | {"choices": undone})


class Fellow:
    """A guest's socket. Without a token: a watcher's."""

    def __init__(self, address: str, code: str, token: str | None = None, since: int = 0) -> None:
        self.address, self.code, self.token, self.since = address, code, token, since
        self.table: Json = {}
        self.look: Json | None = None
        self.entries: list[Json] = []
        self.goodbye: Json | None = None
        self.count = 0
        self.mark = token_hex(8)  # a request of the same name would get the answer of the first
        self.stack = ExitStack()
        self.line: ClientConnection = self.connected()

    @classmethod
    def of(cls, address: str, admission: Json) -> Fellow:
        return cls(address, admission["code"], admission["token"])

    def connected(self) -> ClientConnection:
        url = self.address.replace("http", "ws", 1) + "/api/socket"
        opening = connect(url, origin=self.address, max_size=None, ping_interval=None)  # type: ignore[arg-type]
        line = self.stack.enter_context(opening)
        hello = {"type": "hello", "protocol": PROTOCOL, "code": self.code, "token": self.token, "since": self.since}
        line.send(json.dumps(hello))
        self.line = line
        self.until(lambda told: told["type"] == "welcome")
        return line

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message; what it tells is taken in."""
        told: Json = json.loads(self.line.recv(timeout=patience))
        if told["type"] in ("welcome", "update"):
            self.table = told["table"] or self.table
            self.look = told["look"] or self.look
            self.entries += told["entries"]
        if told["type"] == "goodbye":
            self.goodbye = told
        return told

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            told = self.hear()
            if wanted(told):
                return told

    def say(self, kind: str, **particulars: Any) -> Json:
        """Says something and waits for its answer."""
        self.count += 1
        name = f"{self.mark}-{self.count}"
        self.line.send(json.dumps({"type": kind, "id": name} | particulars))
        return self.until(lambda told: told["type"] == "answer" and told["id"] == name)

    @property
    def version(self) -> int:
        """Of the game; -1 before it begins."""
        return -1 if self.look is None else self.look["version"]

    def decides(self) -> bool:
        return bool(self.look and self.look["choices"])

    def read(self) -> None:
        """Turns every page of the story that is open."""
        while page := self.table.get("page"):
            assert self.say("turn_page", page=page["number"])["ok"]
            while self.table.get("page") == page:
                self.hear()

    def move(self, choose: Chooser = simply) -> None:
        """Plays one action, and hears what comes of it."""
        assert self.look is not None
        self.read()
        version = self.version
        answer = self.say("move", version=version, action=choose(self.look)["action"])
        if not answer["ok"] and answer["problem"]["code"] == "request/too_fast":
            time.sleep(0.5)  # the look stays as it is, and so does the decision
            return
        assert answer["ok"] or answer["problem"]["code"] == "action/stale", answer
        while self.version == version and self.look["phase"] != "over":
            self.hear()

    def play(self, until: Until = never, choose: Chooser = simply) -> Json:
        """Plays whatever this guest decides until the game stands as wanted or is over; gives the last look."""
        return play_together([self], until, choose)

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> Fellow:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


EASY = ["jinx", "mercenary", "speculator", "explorer", "trade_master"]  # contracts: 3 for one alone, 5 for two


def voyage_over(address: str, players: int, won: bool) -> Json:
    """A guest whose crew, of helmsmen and somebody who lets a bot play, has ended so."""
    contracts = EASY[: {1: 3, 2: 5}[players]] if won else []
    for _ in range(40):
        others = (bot("helmsman") for _ in range(players - 1))
        guest = open_table(address, ME, *others, modules=TOGETHER, contracts=contracts, aside=0 if won else 6)
        with Fellow.of(address, guest) as fellow:
            fellow.say("hold", away=True)
            while fellow.look is None or fellow.look["phase"] != "over":
                fellow.hear()
            if fellow.look["outcome"]["crew"]["won"] == won:
                return guest
    raise AssertionError("no voyage ended so")


def play_together(fellows: Sequence[Fellow], until: Until = never, choose: Chooser = simply) -> Json:
    """All of them play until the first one's look is as wanted, or the game is over; gives that look."""
    first = fellows[0]
    for _ in range(MOST_STEPS):
        newest = max(fellow.version for fellow in fellows)
        behind = next((fellow for fellow in fellows if fellow.version < newest), None)
        if behind is not None:
            behind.hear()
            continue
        if first.look is not None and (first.look["phase"] == "over" or until(first.look)):
            return first.look
        deciding = next((fellow for fellow in fellows if fellow.decides()), None)
        if deciding is not None:
            deciding.move(choose)
        elif first.table.get("page"):
            first.read()  # bots wait for it
        else:
            first.hear()
    raise AssertionError("the game does not end")


def play_to(address: str, admission: Json, until: Until = never, choose: Chooser = simply) -> Json:
    """Plays a guest's game to where it is wanted and leaves; gives the look there."""
    with Fellow.of(address, admission) as fellow:
        return fellow.play(until, choose)
