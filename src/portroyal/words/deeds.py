"""What somebody may do or did, as a short phrase on its own: `Draw`, `Hire a Sailor`."""

from __future__ import annotations

from ..catalog import BY_CODE
from ..engine.vocabulary import SHIP
from .cards import one, the
from .speech import Words, sentence


def deed(t: Words, action: str) -> str:
    """An action, as it is written in records, in words. In some languages the card comes first."""
    return sentence(phrase(t, *action.split()))


def phrase(t: Words, kind: str, card: str = "", with_word: str = "", *given: str) -> str:
    """The parts of an action as a phrase."""
    if kind == "take":
        return t("deed-trade" if BY_CODE[card].kind == SHIP else "deed-hire", card=one(t, card))
    if kind == "claim" and given:
        return t("deed-claim-with", card=the(t, card), persons=t.series(one(t, code) for code in given))
    if kind == "claim":
        return t("deed-claim", card=the(t, card))
    return t(f"deed-{kind}")
