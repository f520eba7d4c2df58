"""What people write: names and words that can be shown anywhere, and names that nobody can take for another's.

Unicode lists which letters look alike (UTS 39); two names whose letters do are the same to whoever reads them. What
shows nothing, or piles marks upon a letter until they cover the lines around it, is no writing.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from unicodedata import category, normalize

MARKS = 2  # upon one letter; more are a pile
# Signs that show nothing though they count as letters, marks or symbols: fillers, joiners, selectors of variants, the
# empty pattern of Braille, the place of an object that is not there.
BLANKS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\U0001d159\U000e0100-\U000e01ef]"
)
EMOJI_STYLE = "\ufe0f"  # after a symbol that is to be drawn in colors
DIRECTION = "\u200e"  # stands around some letters in the list


def is_mark(sign: str) -> bool:
    """Is it written upon the letter before?"""
    return category(sign)[0] == "M"


def longest_pile(text: str) -> int:
    """How many marks are upon one letter, at most."""
    longest = pile = 0
    for sign in text:
        pile = pile + 1 if is_mark(sign) else 0
        longest = max(longest, pile)
    return longest


def is_shown(name: str) -> bool:
    """Does every sign of a name show something, and none too much?"""
    return bool(name) and not BLANKS.search(name) and longest_pile(name) <= MARKS and not is_mark(name[0])


@cache
def prototypes() -> dict[int, str]:
    """For each letter that looks like others, what they all look like."""
    from confusable_homoglyphs.confusables import confusables_data as alike  # type: ignore[reportMissingTypeStubs]

    found: dict[int, str] = {}
    data: dict[str, list[dict[str, str]]] = alike  # type: ignore[reportUnknownVariableType]
    for center, others in data.items():
        # One sign of each group has all others beside it, the others have only that one; of two, it may be either.
        signs = [other["c"] for other in others]
        is_pair = len(signs) == len(data[signs[0]]) == 1
        if len(signs) > 1 or (is_pair and (len(center), center) > (len(signs[0]), signs[0])):
            shown = center.strip(DIRECTION)
            found |= {ord(sign): shown for each in (center, *signs) if len(sign := each.strip(DIRECTION)) == 1}
    return found


@lru_cache(4096)
def looks(name: str) -> frozenset[str]:
    """How a name looks, as it is written and in small letters: two names that share one of these look alike."""
    plain = BLANKS.sub("", normalize("NFKD", name))
    table = prototypes()
    return frozenset(
        normalize("NFKD", each.translate(table)).translate(table).casefold() for each in (plain, plain.casefold())
    )


def is_alike(one: str, other: str) -> bool:
    """Would somebody take one name for the other?"""
    return not looks(one).isdisjoint(looks(other))


def clean_text(text: str) -> str:
    """What can be shown anywhere: no control or direction signs, one kind of space, few marks on a letter."""
    signs: list[str] = []
    marks = 0
    for sign in normalize("NFC", text):
        marks = marks + 1 if is_mark(sign) else 0
        kind = category(sign)
        if sign == EMOJI_STYLE:
            if signs and category(signs[-1]) == "So":
                signs.append(sign)
        elif kind[0] == "Z" or sign in "\t\n\r" or (BLANKS.match(sign) and kind[0] != "M"):
            signs.append(" ")
        elif kind[0] != "C" and marks <= MARKS and not BLANKS.match(sign):
            signs.append(sign)
    return " ".join("".join(signs).split())
