"""Writing a record, and playing it again with every step checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ..errors import PortRoyalError, RecordError, RulesetError, shown
from ..fair import Fair, first_player, read_fair
from ..game import Game
from ..position import read_seed, write_seed
from ..ruleset import Ruleset, check_version
from .seal import seal_of

FORMAT = 1
KEYS = (
    *("format", "rules", "edition", "modules", "rulings", "players", "names", "seed", "start", "position"),
    *("actions", "outcome", "hash", "about", "contracts", "aside", "printed", "fair"),
    *("adventure", "seal"),
)


def record_of(game: Game) -> dict[str, Any]:
    """The record of a game so far; one whose seed was made from parts has a seal."""
    record = {
        "format": FORMAT,
        **rules_of(game.ruleset),
        "names": list(game.names),
        **game.origin(),
        "seed": write_seed(game.seed),
        "actions": game.words(),
        "outcome": game.outcome.as_dict() if game.outcome else None,
        "hash": game.hash,
        **({"about": dict(game.about)} if game.about else {}),
        **({"fair": game.fair.as_dict()} if game.fair else {}),
    }
    return {**record, "seal": seal_of(record)} if game.fair else record


def rules_of(ruleset: Ruleset) -> dict[str, Any]:
    """The rules as a record tells them: the version under a name of its own."""
    told = ruleset.as_dict()
    return {"rules": told.pop("version"), **told}


def replay(record: Mapping[str, Any]) -> Game:
    """The game a record tells, played again. What does not hold is refused, with the place."""
    game = beginning_of(record)
    game.about = record.get("about", {})
    actions = record["actions"]
    if not isinstance(actions, list | tuple):
        raise RecordError("The actions of a record are a list of words.", code="record/unreadable")
    for number, words in enumerate(cast("Sequence[Any]", actions), start=1):
        try:
            game.apply(game.check(str(words)))
        except PortRoyalError as error:
            raise RecordError(
                f"Action {number}, {shown(words)}, can't be played: {error.message}",
                code="record/action",
                number=number,
            ) from error
    check_end(game, record)
    if is_sealed(record) is False:
        message = "The seal does not fit: something in the record has been changed."
        raise RecordError(message, code="record/seal")
    return game


def beginning_of(record: Mapping[str, Any]) -> Game:
    """The game before its first action."""
    check_head(record)
    try:
        if record.get("position") is not None:
            game = Game.from_position(record["position"])
            check_same_beginning(game, record)
            return game
        ruleset = Ruleset.of(
            record["players"],
            edition=record["edition"],
            modules=record["modules"],
            rulings=record.get("rulings"),
            version=record["rules"],
            contracts=record.get("contracts", ()),
            aside=record.get("aside", 0),
            adventure=record.get("adventure"),
            printed=record.get("printed", ""),
        )
        fair = fair_of(record)
        return Game.deal(
            ruleset,
            seed=read_seed(record["seed"]),
            names=record.get("names"),
            start=record.get("start", 0),
            fair=fair,
        )
    except RecordError:
        raise
    except PortRoyalError as error:
        raise RecordError(f"The record does not begin: {error.message}", code="record/unreadable") from error


def fair_of(record: Mapping[str, Any]) -> Fair | None:
    """The parts a record tells, if they fit its commitment and lead to its seed and first player."""
    if "fair" not in record:
        return None
    fair = parts_of(record)
    if not fair.is_kept:
        message = "The server's part is not the one it was committed to."
        raise RecordError(message, code="record/commitment")
    if record["seed"] != fair.seed:
        raise RecordError("The parts lead to another seed than the record has.", code="record/parts")
    if record.get("start", 0) != first_player(fair.seed, len(fair.parts)):
        raise RecordError("The seed lets another player begin than the record says.", code="record/first")
    return fair


def parts_of(record: Mapping[str, Any]) -> Fair:
    """The parts a record tells, as far as they can be read."""
    try:
        fair = read_fair(record["fair"])
    except ValueError as error:
        raise RecordError(str(error), code="record/unreadable") from error
    if len(fair.parts) != record.get("players"):
        raise RecordError("There is a part, or null, for each seat.", code="record/unreadable")
    return fair


def check_same_beginning(game: Game, record: Mapping[str, Any]) -> None:
    """What a record says beside its position must be what the position says."""
    told = {**rules_of(game.ruleset), "names": list(game.names), "seed": write_seed(game.seed)}
    for key, value in told.items():
        if key in record and record[key] != value:
            raise RecordError(
                f"The record has {key} {shown(record[key])}, its position {shown(value)}.", code="record/position"
            )


def check_head(record: Any) -> None:
    """Refuse what is no record, or one of another format or other rules."""
    if not isinstance(record, Mapping):
        raise RecordError("A record is a JSON object.", code="record/unreadable")
    found = cast("Mapping[str, Any]", record)
    needed = ("format", "rules", "actions") + (
        () if found.get("position") is not None else ("edition", "modules", "players", "seed")
    )
    if "fair" in found and "position" in found:
        raise RecordError("A game that began from a position has no parts of a seed.", code="record/unreadable")
    for key in needed:
        if key not in found:
            raise RecordError(f"A record has the key {shown(key)}; this one has not.", code="record/unreadable")
    for key in found:
        if key not in KEYS:
            raise RecordError(f"A record has no key {shown(key)}.", code="record/unreadable")
    if type(found["format"]) is not int or found["format"] != FORMAT:
        message = f"This record has format {shown(found['format'])}; this version reads {FORMAT}."
        raise RecordError(message, code="record/format")
    try:
        check_version(found["rules"])
    except RulesetError as error:
        raise RecordError(error.message, code="record/rules", **error.facts) from error


def check_end(game: Game, record: Mapping[str, Any]) -> None:
    """Outcome and hash must be what the record says, where it says so."""
    outcome = game.outcome.as_dict() if game.outcome else None
    if "outcome" in record and record["outcome"] != outcome:
        raise RecordError("The game ends otherwise than the record says.", code="record/outcome")
    told = record.get("hash")
    if told not in (None, game.hash):
        other = told if isinstance(told, str) and len(told) <= len(game.hash) else shown(told)
        raise RecordError(f"The hash after the last action is {game.hash}, not {other}.", code="record/hash")


def is_sealed(record: Mapping[str, Any]) -> bool | None:
    """Does the seal of a record fit all it says? None: it has none, like those of other games and of older versions."""
    return record["seal"] == seal_of(record) if "seal" in record else None


def verify(record: Mapping[str, Any]) -> None:
    """Play a record again; a RecordError tells what does not hold."""
    replay(record)
