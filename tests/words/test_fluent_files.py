"""The words are whole: every card, bot, ruling, refusal and reason is said in all five languages, and well written."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import portroyal
from portroyal import errors, reasons
from portroyal.bots import BOTS
from portroyal.catalog import CARDS
from portroyal.coach.words import REASONS
from portroyal.engine.vocabulary import PERSON
from portroyal.modules import NUMBERS
from portroyal.rulings import EDITIONS, REGISTER
from portroyal.server.protocol.refusals import REFUSALS

LANGUAGES = ("en", "de", "fr", "es", "it")
OTHERS = LANGUAGES[1:]
FOLDER = Path(str(files("portroyal").joinpath("data/words")))
SOURCES = Path(portroyal.__file__).parent
# Refusals a browser never meets: of the command line, of files, of measurements.
ELSEWHERE = (
    "bot/limits",
    "coach/limits",
    "coach/no_option",
    "coach/plot",
    "record/exists",
    "record/several",
    "record/unwritable",
    "server/damaged",
    "server/in_use",
    "server/port_in_use",
    "server/setting",
    "server/store",
    "undo/no_events",
)


FAMILIES = (
    *("action", "undo", "ruleset", "bot", "table", "lesson", "server", "request", "guest", "coach"),
    *("record", "replay", "challenge", "numbers"),
)


@dataclass
class Said:
    """One message: where it is, its variables, those among them that are spoken, and its text."""

    file: str
    variables: set[str] = field(default_factory=set[str])
    spoken: set[str] = field(default_factory=set[str])
    text: list[str] = field(default_factory=list[str])


class Reading(Visitor):
    """Reads a message."""

    def __init__(self, said: Said) -> None:
        self.said = said

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.variables.add(node.id.name)
        self.said.spoken.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.text.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        # What only chooses between variants may be of no use in another language.
        asked = Said("")
        Reading(asked).visit(node.selector)
        self.said.variables |= asked.variables
        for variant in node.variants:
            self.visit(variant)


def read(language: str) -> dict[str, Said]:
    """All messages of a language."""
    found: dict[str, Said] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{path.name}: {entry.id.name} is there twice"
                said = found[entry.id.name] = Said(path.name)
                Reading(said).visit(entry)
    return found


@pytest.fixture(scope="module")
def words() -> dict[str, dict[str, Said]]:
    return {language: read(language) for language in LANGUAGES}


def kebab(code: str) -> str:
    """As ids are written."""
    return re.sub(r"[/_.]", "-", code)


def asked_of_cards() -> Iterator[str]:
    for card in CARDS:
        name = kebab(card.name)
        key = f"{name}-{card.color}" if card.kind == PERSON and card.color else name
        yield from (f"card-name-{name}", f"card-name-{key}", f"card-one-{key}", f"card-the-{key}")
        yield f"card-kind-{card.kind_name}"
        yield from (f"card-symbol-{symbol}" for symbol in card.needs)
        if card.color:
            yield f"card-color-{card.color}"
        if card.kind == PERSON:
            yield from (f"card-text-{key}", f"card-short-{key}")
        if card.bonus:
            yield from (f"card-text-tax-{card.bonus}", f"card-label-tax-{card.bonus}")


def codes_in(source: str) -> Iterator[str]:
    """The codes of refusals a file of Python speaks of, except those made from parts."""
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            if re.fullmatch(rf"({'|'.join(FAMILIES)})/[a-z_]+", node.value):
                yield node.value


def asked_of_problems() -> Iterator[str]:
    known = {kind.code for kind in vars(errors).values() if isinstance(kind, type) and hasattr(kind, "code")}
    for path in SOURCES.rglob("*.py"):
        known |= {code for code in codes_in(path.read_text("utf-8")) if not code.startswith(ELSEWHERE)}
    known |= {"ruleset/edition", "ruleset/module", "ruleset/ruling"}  # made by ruleset.check_choice
    known |= set(dict(REFUSALS))
    yield from (f"problem-{kebab(code)}" for code in known)


def asked_of_reasons() -> Iterator[str]:
    """Each reason id: the first text of the pairs that `why_not` and its kin return."""
    for node in python.walk(python.parse(Path(reasons.__file__).read_text("utf-8"))):
        if isinstance(node, python.Return) and isinstance(node.value, python.Tuple):
            first = node.value.elts[0]
            assert isinstance(first, python.Constant)
            yield f"reason-{kebab(str(first.value))}"


def asked_of_rulings() -> Iterator[str]:
    for edition in EDITIONS:
        yield from (f"edition-{edition}-name", f"edition-{edition}-line")
    for ruling in REGISTER:
        yield from (f"ruling-{kebab(ruling.id)}-name", f"ruling-{kebab(ruling.id)}-question")
        yield from (f"ruling-answer-{kebab(answer)}" for answer in ruling.answers)


def asked_of_bots() -> Iterator[str]:
    for bot in BOTS:
        yield from (f"bot-name-{bot}", f"bot-line-{bot}")
    for level in range(1, 6):
        yield from (f"bot-level-{level}", f"bot-strength-{level}")


ASKED = {
    "cards": asked_of_cards,
    "bots": asked_of_bots,
    "rulings": asked_of_rulings,
    "problems": asked_of_problems,
    "reasons": asked_of_reasons,
    "coach": lambda: (f"coach-reason-{kebab(reason)}" for reason in REASONS),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", ASKED)
def test_everything_the_program_speaks_of_has_words(
    words: dict[str, dict[str, Said]], subject: str, language: str
) -> None:
    missing = sorted({name for name in ASKED[subject]() if name not in words[language]})
    assert not missing, f"{language} has no words for {missing}"


def test_there_are_no_words_for_refusals_that_nobody_makes(words: dict[str, dict[str, Said]]) -> None:
    """Those of the connection are the browser's own."""
    known = {*asked_of_problems(), *asked_of_reasons()}
    said = {name for name in words["en"] if name.startswith(("problem-", "reason-"))}
    assert sorted(name for name in said - known if not name.startswith("problem-connection-")) == []


def test_refusals_speak_only_of_facts_that_are_sent(words: dict[str, dict[str, Said]]) -> None:
    english = dict(REFUSALS)
    for code, text in english.items():
        facts = set(re.findall(r"\{(\w+)\}", text))
        assert words["en"][f"problem-{kebab(code)}"].variables <= facts, code


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_says_more_or_less_than_english(words: dict[str, dict[str, Said]], language: str) -> None:
    assert sorted(words["en"].keys() - words[language].keys()) == [], "missing"
    assert sorted(words[language].keys() - words["en"].keys()) == [], "left over"
    elsewhere = [name for name, said in words[language].items() if said.file != words["en"][name].file]
    assert elsewhere == [], "in another file than in English"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_speaks_of_the_same_variables(words: dict[str, dict[str, Said]], language: str) -> None:
    for name in words["en"].keys() & words[language].keys():
        english, said = words["en"][name], words[language][name]
        assert english.spoken <= said.variables <= english.variables, name


# Counts of what is in the box, and examples that reckon with the numbers of the base game.
RECKONED = ("rules-tax-p1", "rules-end-example", "rules-cards-p1", "rules-editions-p1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_the_rulebook_is_written_out(words: dict[str, dict[str, Said]], language: str) -> None:
    written = [name for name, said in words[language].items() if re.search(r"\b12\b", "".join(said.text))]
    assert sorted(name for name in written if name not in RECKONED) == []
    named = {name for said in words[language].values() for name in said.variables if "_" in name}
    assert named <= set(NUMBERS)


# Names of boxes are as they are printed.
PRINTED = ("Unterwegs!", "¡Izad las velas!", "Pronti a salpare!")
UNWELCOME = {
    "an exclamation mark": r"[!¡]",
    "three dots instead of …": r"\.\.\.",
    "straight quotes": r"['\"]",
    "two spaces": r"\S {2,}\S",
    "a sign that can't be seen or should not be here": r"[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\t]|<|>",
    "a percent sign without a narrow space": r"[\d ]%",
    "a word we don't say": r"(?i)\b(ahoy|arrr+|invalid|error|please)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", UNWELCOME)
def test_the_words_have_no(words: dict[str, dict[str, Said]], what: str, language: str) -> None:
    named = re.compile("|".join(PRINTED))
    found = [
        name
        for name, said in words[language].items()
        if any(re.search(UNWELCOME[what], named.sub("", text)) for text in said.text)
    ]
    assert found == [], what


def test_french_has_a_hard_space_before_its_double_signs(words: dict[str, dict[str, Said]]) -> None:
    bad = re.compile(r"(^|[^\u00a0\u202f])[:;?»](\s|$)")
    assert [name for name, said in words["fr"].items() if any(bad.search(text) for text in said.text)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(words: dict[str, dict[str, Said]], language: str) -> None:
    """A text of three words or more that is the same as in English was forgotten, unless it is a name."""
    same = [
        name
        for name, said in words[language].items()
        if len("".join(said.text).split()) > 2 and name in words["en"] and said.text == words["en"][name].text
    ]
    assert [name for name in same if not name.startswith(("edition-", "title-"))] == []
