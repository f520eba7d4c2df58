"""What somebody may do or did, as a short phrase on its own: `Draw`, `Hire a Sailor`."""

from __future__ import annotations

from collections.abc import Sequence

from ..catalog import BY_CODE
from ..engine.vocabulary import SHIP
from .adventure import character_name
from .cards import one, the
from .contracts import contract_name
from .speech import Words, sentence


def deed(t: Words, action: str, names: Sequence[str] = ()) -> str:
    """An action, as it is written in records, in words. In some languages the card comes first.

    Names are those of the seats, for what is given to one of them.
    """
    return sentence(phrase(t, names, *action.split()))


def phrase(t: Words, names: Sequence[str], kind: str, card: str = "", with_word: str = "", *given: str) -> str:
    """The parts of an action as a phrase; in the place of a card may stand a contract or a seat."""
    if kind == "contract":
        return t("deed-contract", contract=contract_name(t, card))
    if kind == "give":
        return t("deed-give", name=names[int(card)] if names else t("terminal-player", number=int(card) + 1))
    if kind == "decline":
        return t("deed-decline", card=one(t, card))
    if kind == "take":
        return t("deed-trade" if BY_CODE[card].kind == SHIP else "deed-hire", card=one(t, card))
    if kind == "claim" and given:
        return t("deed-claim-with", card=the(t, card), persons=t.series(one(t, code) for code in given))
    if kind == "claim":
        return t("deed-claim", card=the(t, card))
    if kind == "choose":
        return t("deed-choose", character=character_name(t, card))
    if kind == "complete" and given:
        return t("deed-complete-with", mission=card, cards=t.series(one(t, code) for code in given))
    if kind == "complete":
        return t("deed-complete", mission=card)
    if kind == "stow":
        return t("deed-stow", card=one(t, card))
    if kind in ("return", "sell"):  # one that is there already
        return t(f"deed-{kind}", card=the(t, card))
    return t(f"deed-{kind.replace('_', '-')}")
