"""The coach in English: a sentence for each reason, made from its facts.

Other languages need only sentences of their own; ids and facts stay the same. Cards are told by their codes in
the facts and by their names here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..catalog import BY_CODE

SENTENCES = {
    "forced": "There is no other choice.",
    "too_close": "It is too close to call.",
    "overall": "It is better on the whole; no single reason stands out.",
    "not_better": "It is not better than the other choice, as far as can be told.",
    "last_round": "This is the last round: what does not count at the end of it is worth nothing any more.",
    "end_trigger": "With {influence} influence it brings the last round on, at a good moment.",
    "end_too_early": "The other choice brings the last round on too early.",
    "claim": "The {card} brings {influence} influence and {coins}.",
    "expedition_race": "{name} lacks {missing} for the same {card}.",
    "expedition": "The {card} is asked for by the {expedition}; after that you lack {missing}.",
    "bust_risk": "The next card is a bust with {cards} of {of} cards, and that costs {points} points.",
    "second_pick": "A fourth color, {cards} of {of} cards, lets you take one more card.",
    "third_pick": "A fifth color, {cards} of {of} cards, lets you take one more card.",
    "new_ship": "A ship of a new color may come, {cards} of {of} cards.",
    "person": "A person may come, {cards} of {of} cards.",
    "better_card": "There is more to gain than to lose: {cards} of {of} cards make the harbor better for you.",
    "worse_card": "There is more to lose than to gain: {cards} of {of} cards make the harbor worse for you.",
    "repelled": "Ships you can repel, {cards} of {of} cards, make room for better ones.",
    "expedition_card": "An expedition may come, {cards} of {of} cards.",
    "tax_card": "A tax may come, {cards} of {of} cards.",
    "bust_certain": "Keeping the {card} is a bust.",
    "color_risk": "With the {card} in the harbor {cards} of {of} cards more are a bust.",
    "second_pick_kept": "The {card} is the fourth color: you may take one more card.",
    "third_pick_kept": "The {card} is the fifth color: you may take one more card.",
    "ship_coins": "The {card} is worth {coins} to you.",
    "tax": "With {coins} a tax would take half of them; better spend some.",
    "fee": "The {card} is not worth the coin that {name} gets for it.",
    "leaves": "Otherwise the {card} goes to {name}.",
    "ability": "The ability of the {card} will pay for itself over the rest of the game.",
    "price": "The {card} costs {price}, too much for what it gives.",
    "coins": "The {card} brings {coins} more.",
    "influence": "The {card} is {influence} influence for {price}.",
}
ALIASES = {"expedition": "expedition_card", "tax": "tax_card"}


def sentence(reason: str, facts: Mapping[str, Any]) -> str:
    """A reason in English."""
    if "cards" in facts:  # a sort of cards that may come, not the thing of that name
        reason = ALIASES.get(reason, reason)
    return SENTENCES[reason].format_map(spoken(facts))


def spoken(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as they are said: cards by their names, losses without their sign."""
    said = {key: called(value) if key in ("card", "expedition") else value for key, value in facts.items()}
    if "points" in said:
        said["points"] = f"{abs(float(said['points'])):.1f}"
    for key in ("coins", "price"):
        if key in said:
            said[key] = "1 coin" if said[key] == 1 else f"{said[key]} coins"
    if "missing" in said:
        missing = int(said["missing"])
        said["missing"] = "nobody" if missing == 0 else f"{missing} {'person' if missing == 1 else 'persons'}"
    return said


def called(code: str) -> str:
    """A card as one speaks of it: `flute`, `blue trader`, `expedition for 2 huts`."""
    card = BY_CODE[code]
    name = card.name.replace("_", " ")
    if card.needs:
        needs = Counter(card.needs).items()
        asks = [
            f"{count} {symbol}{'' if count == 1 else 'es' if symbol == 'cross' else 's'}" for symbol, count in needs
        ]
        return f"{name} for {' and '.join(asks)}"
    return f"{card.color} {name}" if card.color and card.cost is not None else name
