"""What the C compiler can't know of the joined file: which functions belong into one piece, and which stand apart."""

from __future__ import annotations

import re

# Files whose functions are hardly ever called in such a game, and the function that is to have all others within it: a
# game is short steps, and calling them would cost as much as taking them.
APART = (
    "adventure",
    "campaigns",
    "characters",
    "crowns",
    "event_deck",
    "items",
    "lookout",
    "missions",
    "moments",
    "months",
    "setting_out",
)
WHOLE = "playout__finish"
DECLARED = re.compile(r"^(static .*__pyx_f_\w+?_core_([a-z_]+?)__(\w+)\(.*\)); /\*proto\*/$", re.MULTILINE)


def hinted(code: str) -> str:
    """The C file with what the compiler can't know: what belongs into one piece, and what stands apart."""

    def hint(declared: re.Match[str]) -> str:
        line, file, name = declared.groups()
        if f"{file}__{name}" == WHOLE:
            return f"{line} __attribute__((flatten)); /*proto*/"
        return f"{line} __attribute__((cold, noinline)); /*proto*/" if file in APART else declared.group()

    return DECLARED.sub(hint, code)
