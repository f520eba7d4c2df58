"""How smoothly the table moves: the time between animation frames while something flies over it.

`count_frames(page)` before, `frames_of(page)` after. Only frames during motion count: an idle page tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Any

COUNT = """() => {
  const layer = document.querySelector('[data-stage-layer]');
  const found = (window.__frames = { deltas: [], flights: 0, running: true });
  let last = 0, flew = false;
  const step = (now) => {
    const flies = layer.isConnected && layer.childElementCount > 0;
    if (flies && flew) found.deltas.push(now - last);
    if (flies && !flew) found.flights += 1;
    flew = flies;
    last = now;
    if (found.running) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
TAKE = """() => {
  const { deltas, flights } = window.__frames;
  window.__frames.running = false;
  return { deltas, flights };
}"""


@dataclass(frozen=True)
class Frames:
    """What was counted. Times are in milliseconds."""

    deltas: tuple[float, ...]
    flights: int  # motions that were seen

    @property
    def rate(self) -> float:
        """Frames a second, on average."""
        return 1000 * len(self.deltas) / sum(self.deltas) if self.deltas else 0.0

    @property
    def usual(self) -> float:
        """The time between two frames, half of them closer."""
        return median(self.deltas) if self.deltas else 0.0

    @property
    def late(self) -> float:
        """Share of frames that came more than half a frame late."""
        return sum(delta > 25 for delta in self.deltas) / len(self.deltas) if self.deltas else 0.0

    def __str__(self) -> str:
        worst = max(self.deltas, default=0.0)
        return (
            f"{len(self.deltas)} frames in {self.flights} motions: {self.rate:.1f} a second, "
            f"usually {self.usual:.1f} ms apart, {self.late:.1%} late, {worst:.0f} ms at worst"
        )


def count_frames(page: Any) -> None:
    """Begin to count on a page that shows a table."""
    page.evaluate(COUNT)


def frames_of(page: Any) -> Frames:
    """What was counted since."""
    found = page.evaluate(TAKE)
    return Frames(tuple(found["deltas"]), found["flights"])
