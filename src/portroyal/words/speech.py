"""One sentence of a language, from the Fluent files: `t("table-take", count=2)`.

The build checks that every language has every sentence, so nothing is ever said in another one: words or
facts that are missing are an error. The files are parsed when the first of their sentences is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, cast

from ..errors import shown
from ..given import wrong
from ..modules import NUMBERS, Number
from .language import LANGUAGES

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
MINUS = "−"


class MissingWords(Exception):
    """Nobody wrote this sentence, or a fact it speaks of was not given."""


class Words:
    """Everything that can be said in one language. Call it `t`."""

    def __init__(self, language: str) -> None:
        folder = files("portroyal").joinpath("data/words", language)
        self.language = language
        self.texts = {entry.name: entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".ftl")}
        self.homes = {name: file for file, text in self.texts.items() for name in MESSAGE.findall(text)}
        self.numbers = NUMBERS

    def __call__(self, message: str, /, **facts: object) -> str:
        """Say it."""
        text, errors = self.bundle.format_pattern(self.pattern(message), {**self.numbers, **facts})
        if errors:
            raise MissingWords(f"{self.language}: {message} with {facts}: {errors[0]}")
        return text

    def __contains__(self, message: str) -> bool:
        return message in self.homes

    def __iter__(self) -> Iterator[str]:
        return iter(self.homes)

    def playing(self, numbers: Mapping[str, Number]) -> Words:
        """The same words, where another rulebook's numbers are played by."""
        words = copy(self)
        words.numbers = numbers
        return words

    @cached_property
    def bundle(self) -> Any:
        """The sentences parsed so far. Nothing in a terminal needs marks around what is filled in."""
        from fluent.runtime import FluentBundle  # takes its time

        return FluentBundle([self.language], use_isolating=False)

    def pattern(self, message: str) -> Any:
        """A sentence before its facts are filled in."""
        if message not in self.homes:
            raise MissingWords(f"{self.language}: nobody wrote {message}.")
        if not self.bundle.has_message(message):
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(self.texts[self.homes[message]]))
        return self.bundle.get_message(message).value

    # --- Numbers and lists, as the language writes them ---

    @cached_property
    def locale(self) -> Any:
        """How the language counts and lists."""
        from babel import Locale

        return Locale(self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """`1,234.5` or `1.234,5`, with so many digits after the point."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, format=pattern, locale=self.locale).replace("-", MINUS)

    def signed(self, value: float, digits: int = 0) -> str:
        """With its sign, as on a price tag: `+3`, `−2`, `0`."""
        text = self.number(round(value, digits), digits)
        return f"+{text}" if round(value, digits) > 0 else text if round(value, digits) else text.lstrip(MINUS)

    def percent(self, chance: Fraction | float) -> str:
        """Rounded, but never to a false 0 or 100."""
        from babel.numbers import format_percent

        rounded = round(chance * 100)
        if rounded == 0 and chance > 0:
            return self("terminal-percent-under", percent=format_percent(0.01, locale=self.locale))
        if rounded == 100 and chance < 1:
            return self("terminal-percent-over", percent=format_percent(0.99, locale=self.locale))
        return format_percent(rounded / 100, locale=self.locale)

    def series(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b, and c`."""
        return self.listed(items, "standard")

    def either(self, items: Iterable[str]) -> str:
        """`a`, `a or b`, `a, b, or c`."""
        return self.listed(items, "or")

    def listed(self, items: Iterable[str], style: Any) -> str:
        """A list as the language writes it."""
        from babel.lists import format_list

        return format_list(list(items), style=style, locale=self.locale)

    def ordinal(self, value: int) -> str:
        """Which form a number takes in a row: `one` for 1st, `two` for 2nd."""
        return cast("str", self.locale.ordinal_form(value))


def sentence(text: str) -> str:
    """With a capital, also where a card with its article comes first."""
    return text[:1].upper() + text[1:]


def speaking(language: str) -> Words:
    """The words of a language."""
    if language not in LANGUAGES:
        raise wrong(f"{shown(language)} is not spoken here; there are {', '.join(LANGUAGES)}.")
    return words_in(language)


@cache
def words_in(language: str) -> Words:
    """The same, read once."""
    return Words(language)
