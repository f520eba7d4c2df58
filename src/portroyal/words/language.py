"""Which language to speak: the one asked for, else that of the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "de", "fr", "es", "it")
# The first one that is set decides, as it does for every program.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language an environment asks for: `de` for `de_AT.UTF-8`; English if it is none of ours."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    spoken = locale.replace("-", "_").split(".")[0].split("_")[0].lower()
    return spoken if spoken in LANGUAGES else "en"
