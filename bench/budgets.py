"""Searching bots with a fixed amount of thinking, for contests that any machine can repeat.

    portroyal arena bench.budgets:Privateer250 bench.budgets:Navigator50
    portroyal sprt bench.budgets:Privateer250 bench.budgets:Navigator50 --players 4

The number is how many deals each choice is weighed over. Privateer has five times navigator's, as with their
limits of a second and 200 ms; an idle core gets through some 3,000 deals in 200 ms.
"""

from __future__ import annotations

from portroyal.bots.navigator import Navigator
from portroyal.bots.privateer import Privateer


class Navigator50(Navigator):
    name = "navigator-50"

    def __init__(self) -> None:
        super().__init__(iterations=50)


class Navigator200(Navigator):
    name = "navigator-200"

    def __init__(self) -> None:
        super().__init__(iterations=200)


class Privateer250(Privateer):
    name = "privateer-250"

    def __init__(self) -> None:
        super().__init__(iterations=250)


class Privateer1000(Privateer):
    name = "privateer-1000"

    def __init__(self) -> None:
        super().__init__(iterations=1000)
