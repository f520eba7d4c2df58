"""Cards as people speak of them: facts from the catalog, words from cards.ftl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..catalog import BY_CODE, Card
from ..engine.vocabulary import EXPEDITION, PERSON, SHIP, SKULL, TAX
from .speech import Words


def key(card: Card) -> str:
    """How the words call a card: `sailor`, `trader-blue`, `flute`, `tax`."""
    name = card.name.replace("_", "-")
    return f"{name}-{card.color}" if card.kind == PERSON and card.color else name


def symbols(t: Words, needs: Iterable[str]) -> str:
    """What an Expedition asks for: `2 anchors and 1 hut`."""
    return t.series(t(f"card-symbol-{symbol}", count=count) for symbol, count in Counter(needs).items())


def facts(t: Words, card: Card) -> dict[str, object]:
    """The numbers on a card."""
    strength = {} if card.strength in (None, SKULL) else {"strength": card.strength}
    needs = {"needs": symbols(t, card.needs)} if card.needs else {}
    return {
        "coins": card.coins or 0,
        "cost": card.cost or 0,
        "influence": card.influence,
        "swords": card.swords,
        **strength,
        **needs,
    }


def title(t: Words, code: str) -> str:
    """What is written on the card: `Trader`, whatever its color."""
    return t(f"card-name-{BY_CODE[code].name.replace('_', '-')}")


def name(t: Words, code: str) -> str:
    """`Flute`, `Blue Trader`."""
    return t(f"card-name-{key(BY_CODE[code])}")


def one(t: Words, code: str) -> str:
    """What somebody drew, took or gave: `a Flute`."""
    return t(f"card-one-{key(BY_CODE[code])}")


def the(t: Words, code: str) -> str:
    """A card one speaks of: `the Flute`, `the Expedition for 2 huts`."""
    card = BY_CODE[code]
    return t(f"card-the-{key(card)}", **facts(t, card))


def text(t: Words, code: str) -> str:
    """What a card does, in a sentence or two."""
    card = BY_CODE[code]
    kinds = {
        SHIP: "ship-skull" if card.strength == SKULL else "ship",
        EXPEDITION: "expedition-special" if card.special else "expedition",
        TAX: f"tax-{card.bonus}",
        PERSON: key(card),
    }
    said = t(f"card-text-{kinds[card.kind]}", **facts(t, card))
    return f"{said} {t('card-text-gift', gift=card.gift)}" if card.gift else said


def label(t: Words, code: str) -> str:
    """A card with its numbers: `Flute, strength 1, 2 coins`."""
    card = BY_CODE[code]
    if card.kind == PERSON:
        does = t(f"card-short-{key(card)}", **facts(t, card))
        return t("card-label-person", name=name(t, code), ability=does, **facts(t, card))
    kinds = {
        SHIP: "ship-skull" if card.strength == SKULL else "ship",
        EXPEDITION: "expedition",
        TAX: f"tax-{card.bonus}",
    }
    said = t(f"card-label-{kinds[card.kind]}", name=name(t, code), **facts(t, card))
    return t("card-label-gift", label=said, gift=card.gift) if card.gift else said
