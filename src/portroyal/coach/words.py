"""The coach in words: a sentence for each reason and for a whole hint, from the Fluent files.

Cards are told by their codes in the facts of a reason, and by their names here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..words import speaking
from ..words.cards import the
from ..words.deeds import deed
from ..words.speech import sentence as begun
from .verdicts import VERDICTS

if TYPE_CHECKING:
    from .hint import Hint

REASONS = (
    *("forced", "too_close", "overall", "not_better", "last_round", "end_trigger", "end_too_early"),
    *("claim", "expedition_race", "expedition", "bust_risk", "second_pick", "third_pick", "new_ship", "person"),
    *("better_card", "worse_card", "repelled", "expedition_card", "tax_card", "bust_certain", "color_risk"),
    *("second_pick_kept", "third_pick_kept", "ship_coins", "tax", "fee", "leaves", "ability", "price", "coins"),
    *(
        "influence",
        "gamble_pick",
        "gamble_cards",
        "gamble_risk",
        "safe_cards",
        "for_others",
        "bust_wanted",
        "bust_coins",
    ),
    *("coins_denied", "cant_pay", "kept_ship", *VERDICTS),
    *("contract", "contract_crew", "contract_person", "contract_step", "cube_needed", "gift", "gift_crew"),
    "time_needed",
    *("mission", "mission_crew", "mission_step", "mission_card", "card_9", "trophy", "crowns", "event"),
    *("look", "known_card"),
)
# Where options are too close to call, these have nothing to add.
UNEXPLAINED = ("too_close", "overall")
ALIASES = {"expedition": "expedition_card", "tax": "tax_card"}


def sentence(reason: str, facts: Mapping[str, Any], language: str = "en") -> str:
    """A reason in a language."""
    if "cards" in facts:  # a sort of cards that may come, not the thing of that name
        reason = ALIASES.get(reason, reason)
    t = speaking(language)
    said = {key: the(t, value) if key in ("card", "expedition") else value for key, value in facts.items()}
    if "contract" in said:
        said["contract"] = t(f"contract-name-{str(said['contract']).replace('_', '-')}")
    if "event" in said:
        said["event"] = t(f"event-{str(said['event']).replace('_', '-')}")
    return begun(t(f"coach-reason-{reason.replace('_', '-')}", **said))


def advice(hint: Hint, language: str = "en") -> str:
    """What to do and why: `Stop: 36 of 114 cards bust you, ...`"""
    t, names = speaking(language), hint.view.names
    why = hint.reason.said(language)
    if not hint.too_close:
        return t("terminal-told", what=deed(t, hint.best.action.words, names), that=why)
    equals = (option.action for option in hint.options if option is hint.best or option.too_close)
    close = t("terminal-advice-close", deeds=t.either(deed(t, action.words, names) for action in equals))
    rival = hint.compared_with
    if rival is None or hint.reason.id in UNEXPLAINED:
        return close
    best, other = (deed(t, option.action.words, names) for option in (hint.best, rival))
    return f"{close} {t('hint-compared', best=best, rival=other)} {why}"
