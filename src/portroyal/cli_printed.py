"""`portroyal printed`: the numbers of one's own box."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def printed(*, template: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Tell where the printed numbers of your own box are looked for, and whether they are used.

    Parameters
    ----------
    template
        Print a file to begin with: every card that is only reconstructed, to put the printed numbers in.
    """
    from . import printed as numbers

    if template:
        print(numbers.template(), end="")
        return 0
    path = numbers.place()
    if numbers.problem():
        print(f"{path}: {numbers.problem()}")
        return 1
    used = [part for part in numbers.PARTS if numbers.fingerprint(numbers.PARTS[part])]
    if used:
        print(f"{path} is used for: {', '.join(used)}.")
    elif path is None:
        print(f"No file is looked for: {numbers.VARIABLE} is empty.")
    else:
        print(f"There is no file {path}. Make one: portroyal printed --template")
    return 0
