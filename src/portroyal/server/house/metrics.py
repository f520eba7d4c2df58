"""What the server counts, in the text form Prometheus reads.

Numbers only: no codes of tables, no addresses, no names.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LAG_EVERY = 0.5  # seconds

CODES_AT_MOST = 100  # different values of one label


class Histogram:
    """How often something took how long."""

    def __init__(self, edges: tuple[float, ...] = SECONDS) -> None:
        self.edges = edges
        self.counts = [0] * (len(edges) + 1)
        self.total = 0.0

    def see(self, value: float) -> None:
        """One more."""
        self.counts[bisect_left(self.edges, value)] += 1
        self.total += value

    def lines(self, name: str, labels: str = "") -> Iterator[str]:
        """In Prometheus' text."""
        reached = 0
        for edge, count in zip((*self.edges, "+Inf"), self.counts, strict=True):
            reached += count
            yield f'{name}_bucket{{{labels}{"," if labels else ""}le="{edge}"}} {reached}'
        shown = f"{{{labels}}}" if labels else ""
        yield f"{name}_sum{shown} {self.total:.6f}"
        yield f"{name}_count{shown} {reached}"


class Metrics:
    """All counts of one server."""

    def __init__(self) -> None:
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.said = Counter[str]()  # messages from clients by type
        self.told = 0  # messages to clients
        self.told_bytes = 0
        self.refused = Counter[str]()  # by code
        self.closed = Counter[int]()  # sockets by close code
        self.asked = Counter[tuple[str, int]]()  # requests by route and status
        self.moves = 0
        self.entries = 0
        self.saves_failed = 0
        self.commits = Histogram()
        self.moves_took = Histogram()
        self.lag = Histogram()
        self.thinking: dict[str, Histogram] = {}

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        self.gauges[name] = (about, read)

    def committed(self, seconds: float, count: int, held: bool) -> None:
        """The store wrote."""
        self.commits.see(seconds)
        if held:
            self.entries += count
        else:
            self.saves_failed += count

    def refuse(self, code: str) -> None:
        """Somebody was refused something."""
        known = code in self.refused or len(self.refused) < CODES_AT_MOST
        self.refused[code if known else "other"] += 1

    def thought(self, bot: str, seconds: float) -> None:
        """A bot, or the coach, came to a decision."""
        self.thinking.setdefault(bot, Histogram()).see(seconds)

    async def watch_lag(self) -> None:
        """How late the event loop is, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.see(max(0.0, loop.time() - due))

    def text(self) -> str:
        """Everything, for Prometheus."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """Line by line."""
        for name, (about, read) in self.gauges.items():
            yield from heading(name, "gauge", about)
            yield f"portroyal_{name} {read():g}"
        yield from heading("moves_total", "counter", "Moves of people that were kept.")
        yield f"portroyal_moves_total {self.moves}"
        yield from heading("saves_total", "counter", "Writes to the store that held.")
        yield f"portroyal_saves_total {self.entries}"
        yield from heading("saves_failed_total", "counter", "Writes to the store that did not hold.")
        yield f"portroyal_saves_failed_total {self.saves_failed}"
        yield from counted("messages_total", "Messages from clients.", "type", self.said)
        yield from heading("messages_sent_total", "counter", "Messages to clients.")
        yield f"portroyal_messages_sent_total {self.told}"
        yield from heading("bytes_sent_total", "counter", "Bytes of messages to clients.")
        yield f"portroyal_bytes_sent_total {self.told_bytes}"
        yield from counted("refusals_total", "What was refused, by code.", "code", self.refused)
        yield from counted("sockets_closed_total", "Sockets that ended, by close code.", "code", self.closed)
        yield from heading("requests_total", "counter", "Requests by HTTP.")
        for (route, status), count in sorted(self.asked.items()):
            yield f'portroyal_requests_total{{route="{route}",status="{status}"}} {count}'
        for name, about, histogram in (
            ("commit_seconds", "How long a commit took, its sync included.", self.commits),
            ("move_seconds", "From a move read to its answer.", self.moves_took),
            ("loop_lag_seconds", "How late the event loop was.", self.lag),
        ):
            yield from heading(name, "histogram", about)
            yield from histogram.lines(f"portroyal_{name}")
        yield from heading("thinking_seconds", "histogram", "How long bots and the coach thought.")
        for bot, histogram in sorted(self.thinking.items()):
            yield from histogram.lines("portroyal_thinking_seconds", f'bot="{bot}"')


def heading(name: str, kind: str, about: str) -> Iterator[str]:
    """What a number means."""
    yield f"# HELP portroyal_{name} {about}"
    yield f"# TYPE portroyal_{name} {kind}"


def counted(name: str, about: str, label: str, counts: Counter[str] | Counter[int]) -> Iterator[str]:
    """A count for each value of a label."""
    yield from heading(name, "counter", about)
    for value, count in sorted(counts.items(), key=lambda each: str(each[0])):
        yield f'portroyal_{name}{{{label}="{value}"}} {count}'
