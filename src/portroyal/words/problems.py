"""Why something was refused, in the words the browser has for it."""

from __future__ import annotations

from ..errors import PortRoyalError
from .speech import Words


def problem(t: Words, refusal: PortRoyalError) -> str:
    """A refusal in a language: by its reason where it has one, else by its code."""
    reason = refusal.facts.get("reason")
    message = f"reason-{reason}" if reason else f"problem-{refusal.code}"
    return t(message.replace("/", "-").replace("_", "-"), **refusal.facts)
