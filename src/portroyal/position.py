"""Position documents: a whole game at one moment as plain data, the game's FEN.

`write` tells everything, hidden cards included. `read` takes as little as the players and fills in the
rest: cards that are not named go, in an order given by the seed, to coins told only by their number and
under the named part of the deck. A document that describes no possible table is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, cast
from unicodedata import category

from .catalog import BY_CODE, CARDS, CODES, SPECIAL, Card
from .engine.discover import can_repel
from .engine.fields import FIELDS, Field
from .engine.state import State
from .engine.timing import has_reached_the_end
from .engine.trade import takes_allowed
from .engine.verbs import ask, can_draw, hold, show, tuck
from .engine.vocabulary import (
    BATCHES,
    BUST,
    BUY_OFF,
    CHOOSE,
    COLOR_NAMES,
    DECK,
    DISCARD,
    DISCOVER,
    EXPEDITION,
    EXPEDITION_AFTER_BUST,
    EXPEDITIONS,
    GAMBLE_CARDS,
    GAMBLERS,
    GIFT,
    HARBOR,
    HOLD_NAMES,
    LAST_PASS,
    LAST_ROUND,
    MARKS,
    MISSION,
    MOMENT,
    OVER,
    PENDING_ROOM,
    PERSON,
    PHASE_NAMES,
    REPEL,
    ROOM,
    SCORE,
    SEATS,
    SHIP,
    SWORDS,
    TAKE,
    TAX,
    TAXING,
    TIME,
    TUCKED,
    WHOLESALERS,
)
from .errors import PortRoyalError, shown
from .position_adventure import StoryReader, write_story
from .position_contracts import (
    WAITING,
    cards_of_time,
    check_crew,
    check_gift,
    check_question,
    check_waiting,
    chosen_contracts,
    lay_on_table,
    refuse,
    usual_pending,
    write_contracts,
    write_questions,
)
from .ruleset import Ruleset
from .rulings import DEFAULT_EDITION
from .seeds import Seed, deck_key, fresh_seed, random_for

FORMAT = 1
LONGEST_NAME = 24
KEYS = (
    *("format", "rules", "modules", "edition", "rulings", "players", "start", "active", "actor", "phase", "deck"),
    *("pass", "discard", "harbor", "expeditions", "ship", "drawn", "takes", "taken", "gambled", "ending", "round"),
    *("could_draw", "seed", "result", "points", "time", "score", "known", "joined", "pending"),
    *("contracts", "chosen", "aside", "contract", "to_reveal", "payers", "printed", "adventure", "story"),
)
# What a module tells that depends on more than its own range.
CHECKED_APART = ("gambled",)
PENDING_KEYS = ("phase", "actor", "card")
ASIDE_PILES = {"time": TIME, "score": SCORE}  # dealt face down from the first pass
PLAYER_KEYS = ("name", "coins", "passes", "display", "known", "marks", *HOLD_NAMES)


# --- Writing ---


def write(state: State, ruleset: Ruleset, names: Sequence[str], seed: Seed) -> dict[str, Any]:
    """The document of a state."""
    rules = ruleset.as_dict()
    return {
        "format": FORMAT,
        **({"rules": ruleset.version} if ruleset.version > 1 else {}),
        "edition": rules["edition"],
        "modules": rules["modules"],
        "rulings": rules["rulings"],
        **({"printed": ruleset.printed} if ruleset.printed else {}),
        **({"chosen": True} if ruleset.contracts else {}),
        **({"aside": ruleset.aside} if ruleset.aside else {}),
        **({"adventure": ruleset.adventure.as_dict(), "story": write_story(state)} if ruleset.adventure else {}),
        "players": [write_player(state, seat, names[seat]) for seat in range(state.seats)],
        **{field.told: state.read(field.name) for field in told_fields(ruleset.modules)},
        "phase": PHASE_NAMES[state.phase],
        "deck": codes(state.pile(DECK))[::-1],
        "discard": codes(state.pile(DISCARD)),
        "harbor": codes(state.pile(HARBOR)),
        "expeditions": codes(state.pile(EXPEDITIONS)),
        "ship": CODES[state.about] if state.phase in (REPEL, GIFT) else None,
        "ending": bool(state.ending),
        "could_draw": bool(state.could_draw),
        "seed": write_seed(seed),
        **without_empty(
            {
                "known": state.read("deck_known")[: len(state.pile(DECK))][::-1],
                "joined": state.read("joined"),
                "pending": write_pending(state),
                "contracts": write_contracts(state),
            }
        ),
        **write_questions(state),
        **{name: codes(state.pile(pile))[::-1] for name, pile in ASIDE_PILES.items() if ruleset.is_crew},
    }


def told_fields(modules: Sequence[str]) -> list[Field]:
    """The fields of the state that a document tells as they are."""
    return [field for field in FIELDS if field.told and (not field.module or set(field.module.split()) & set(modules))]


def without_empty(lists: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Lists that hold more than zeros: most games have none of what these are for."""
    return {key: values for key, values in lists.items() if any(values)}


def write_pending(state: State) -> list[dict[str, Any]]:
    """Questions that wait, the oldest first; under a ship being decided there is always the discovery."""
    waiting = zip(
        *(state.read(f"pending_{what}")[: state.pending] for what in ("phases", "actors", "cards")), strict=True
    )
    found: list[dict[str, Any]] = [
        {"phase": WAITING[phase], "actor": actor, "card": CODES[card]} for phase, actor, card in waiting
    ]
    return found[:-1] if state.phase == REPEL else found


def write_player(state: State, seat: int, name: str) -> dict[str, Any]:
    """What lies before one player."""
    coins = state.coins_of(seat)
    return {
        "name": name,
        "coins": codes([card for card, _ in coins]),
        "passes": [deck_pass for _, deck_pass in coins],
        "display": codes(state.display_of(seat)),
        **without_empty(
            {
                "known": coins_known(state, seat),
                "marks": state.read("marks")[seat * MARKS : (seat + 1) * MARKS],
                **{name: codes(state.hold_of(seat, hold)) for hold, name in enumerate(HOLD_NAMES)},
            }
        ),
    }


def coins_known(state: State, seat: int) -> list[int]:
    """For each coin of a seat, the oldest first, the seats that know its face, one bit each."""
    known, first = state.read("coin_known"), state.read("first")[seat]
    return [known[seat * ROOM + (first + i) % ROOM] for i in range(state.purse_of(seat))]


def codes(cards: Sequence[int]) -> list[str]:
    """The codes of cards."""
    return [CODES[card] for card in cards]


def write_seed(seed: Seed) -> Any:
    """A seed as JSON can hold it."""
    return {"bytes": seed.hex()} if isinstance(seed, bytes) else seed


# --- Reading ---


def read(document: Mapping[str, Any], ruleset: Ruleset | None = None) -> tuple[Ruleset, tuple[str, ...], Seed, State]:
    """Rules, names, seed and state of a document; the rules may be known already."""
    check_keys(document, KEYS, "a position document")
    if type(document.get("format", FORMAT)) is not int or document.get("format", FORMAT) != FORMAT:
        raise refuse(
            f"This position has format {shown(document['format'])}; this version reads format {FORMAT}.",
            "position/format",
        )
    players = read_players(document.get("players"))
    ruleset = ruleset or read_ruleset(document, len(players))
    names = check_names([player.get("name") for player in players], len(players))
    seed = read_seed(document.get("seed"))
    start = read_number(document, "start", 0, 0, len(players) - 1)
    state = ruleset.empty_state(deck_key(seed, ruleset.version), start)
    Reader(document, players, ruleset, seed, state).fill()
    return ruleset, names, seed, state


def read_ruleset(document: Mapping[str, Any], players: int) -> Ruleset:
    """The rules a document or a record names."""
    try:
        return Ruleset.of(
            players,
            edition=document.get("edition", DEFAULT_EDITION),
            modules=document.get("modules", ("base",)),
            rulings=document.get("rulings"),
            # Documents of version 1 do not name it.
            version=document.get("rules", 1),
            printed=document.get("printed"),
            contracts=chosen_contracts(document),
            aside=document.get("aside", 0),
            adventure=document.get("adventure"),
        )
    except PortRoyalError as error:
        raise refuse(error.message, "position/ruleset", **error.facts) from error


def read_seed(value: Any) -> Seed:
    """A seed as JSON holds it; none means a fresh one."""
    if value is None:
        return fresh_seed()
    if isinstance(value, bytes):
        return value
    if isinstance(value, Mapping) and list(cast("Mapping[str, Any]", value)) == ["bytes"]:
        try:
            return bytes.fromhex(cast("Mapping[str, Any]", value)["bytes"])
        except (TypeError, ValueError) as error:
            raise refuse("The bytes of a seed are written as hexadecimal digits.", "position/unreadable") from error
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise refuse(f"A seed is a whole number or a text, not {shown(cast('object', value))}.", "position/unreadable")
    return value


def read_players(value: Any) -> list[Mapping[str, Any]]:
    """The list of players, each checked for its keys."""
    if not isinstance(value, list | tuple) or not value:
        raise refuse("A position names its players: a list like [{}, {}].", "position/unreadable")
    players = list(cast("Sequence[Mapping[str, Any]]", value))
    for player in players:
        check_keys(player, PLAYER_KEYS, "a player")
    return players


def check_keys(value: Any, keys: Sequence[str], what: str) -> None:
    """Refuse what is not a mapping with these keys."""
    if not isinstance(value, Mapping):
        raise refuse(f"{what.capitalize()} is a mapping, not {shown(value)}.", "position/unreadable")
    for key in cast("Mapping[Any, Any]", value):
        if key not in keys:
            near = get_close_matches(str(key), keys, n=1)
            guess = f" Did you mean {shown(near[0])}?" if near else ""
            raise refuse(
                f"{what.capitalize()} has no key {shown(key)}.{guess} The keys are: {', '.join(keys)}.",
                "position/unreadable",
            )


def read_number(document: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    """A whole number in a range."""
    value = document.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise refuse(f"{shown(key)} is a number from {least} to {most}, not {shown(value)}.", key=key)
    return value


def read_card(code: Any, where: str) -> Card:
    """The card of a code."""
    card = BY_CODE.get(code) if isinstance(code, str) else None
    if card is None:
        near = get_close_matches(str(code), list(BY_CODE), n=1)
        guess = f" Did you mean {shown(near[0])}?" if near else ""
        raise refuse(f"There is no card {shown(code)} (in {where}).{guess}", "position/unreadable")
    return card


def check_names(names: Any, players: int) -> tuple[str, ...]:
    """A name for each seat; players without one are numbered."""
    if names is not None and not isinstance(names, list | tuple):
        raise refuse(f"Names are a list, one for each seat, not {shown(names)}.", "position/names")
    given = list(cast("Sequence[Any]", names)) if names else [None] * players
    if len(given) != players:
        raise refuse(f"There are {players} players but {len(given)} names.", "position/names")
    for name in given:
        if name is not None:
            check_name(name)
    return tuple(name or f"Player {seat + 1}" for seat, name in enumerate(given))


def check_name(name: Any) -> None:
    """A name is a short text that can be shown anywhere: nothing invisible, nothing that turns text around."""
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not all(is_visible(sign) for sign in name):
        raise refuse(
            f"A name is a text of at most {LONGEST_NAME} visible characters, not {shown(name)}.",
            "position/names",
            name=name,
        )


def is_visible(sign: str) -> bool:
    """Not a control, format or unassigned character, nor any space but the ordinary one."""
    return sign == " " or category(sign)[0] not in "CZ"


def lay_aside(state: State, seat: int, pile: int, card: int) -> None:
    """Lay a card on a pile of a seat; under a wholesaler it is worth influence."""
    if pile == TUCKED:
        tuck(state, seat, card)
    else:
        hold(state, seat, pile, card)


class Reader:
    """Lays a document out on a state, checking that it can be."""

    def __init__(
        self,
        document: Mapping[str, Any],
        players: Sequence[Mapping[str, Any]],
        ruleset: Ruleset,
        seed: Seed,
        state: State,
    ) -> None:
        self.document = document
        self.players = players
        self.ruleset = ruleset
        self.seed = seed
        self.state = state
        self.story = (
            StoryReader(document, state, ruleset, random_for(seed, "story")) if ruleset.adventure is not None else None
        )
        self.all_cards = ruleset.cards_with(self.joined_batches())
        self.left = Counter(self.all_cards)  # cards not named yet

    def joined_batches(self) -> list[int]:
        """The batches that have joined the deck, as far as that can be read yet."""
        joined = self.document.get("joined", ())
        if not isinstance(joined, list | tuple):
            return []
        return [batch for batch, deck_pass in enumerate(cast("Sequence[Any]", joined)) if deck_pass]

    def fill(self) -> None:
        """Lay out everything."""
        state, document = self.state, self.document
        state.deck_pass = read_number(document, "pass", 1, 1, LAST_PASS)
        state.active = read_number(document, "active", state.start, 0, state.seats - 1)
        for seat, player in enumerate(self.players):
            for card in self.cards(player.get("display", ()), f"the display of seat {seat}", (PERSON, EXPEDITION)):
                show(state, seat, card)
            for hold_number, name in enumerate(HOLD_NAMES):
                for card in self.cards(player.get(name, ()), f"what seat {seat} holds", (SHIP,)):
                    if hold_number == TUCKED:
                        self.check_wholesaler(card, seat)
                    lay_aside(state, seat, hold_number, card)
        lay_on_table(document, state, self.ruleset)
        if self.story is not None:
            self.story.fill()
        elif document.get("story") is not None:
            raise refuse("There is a story with the module 'adventure' alone.", key="story")
        state.lay_pile(HARBOR, self.harbor())
        state.lay_pile(EXPEDITIONS, self.expeditions())
        state.lay_pile(DISCARD, self.cards(document.get("discard", ()), "the discard"))
        deck = self.cards(document.get("deck", ()), "the deck")
        self.phase()
        coins = [self.named_coins(seat) for seat in range(state.seats)]
        told = cards_of_time(document, state, self.ruleset)
        aside = {
            name: self.cards(value, f"the {name} deck") for name, value in told.items() if not isinstance(value, int)
        }
        self.pending()
        hidden = self.shuffled_rest()
        for name, value in told.items():
            if isinstance(value, int):
                aside[name] = self.some_hidden(hidden, value, f"the {name} deck")
            state.lay_pile(ASIDE_PILES[name], aside[name][::-1])
        for seat, (cards, missing, passes) in enumerate(coins):
            cards += self.some_hidden(hidden, missing, f"the coins of seat {seat}")
            state.lay_coins(seat, list(zip(cards, passes, strict=True)))
        state.lay_pile(DECK, (deck + hidden)[::-1])
        self.check_drawn()
        self.rows()
        self.ending()
        just_begun = state.phase == DISCOVER and state.drawn == 0 and state.active == state.start
        state.could_draw = int(self.flag("could_draw", not just_begun or can_draw(state)))
        if state.drawn and not state.could_draw:
            raise refuse("A card was drawn this turn ('drawn'), so 'could_draw' is true.", key="could_draw")
        self.check_over()

    def some_hidden(self, hidden: list[int], count: int, where: str) -> list[int]:
        """Take so many of the cards that are not named."""
        if count > len(hidden):
            raise refuse(f"There are not enough cards left for {where}.")
        taken = hidden[:count]
        del hidden[:count]
        return taken

    def check_wholesaler(self, ship: int, seat: int) -> None:
        """Only a wholesaler of its color keeps a ship."""
        color = COLOR_NAMES.index(str(CARDS[ship].color))
        if not self.state.counter(seat, WHOLESALERS + color):
            raise refuse(
                f"No wholesaler of seat {seat} keeps {CODES[ship]}: that takes one for {CARDS[ship].color} ships.",
                seat=seat,
            )

    def check_drawn(self) -> None:
        """Cards drawn this turn lie anywhere but in the deck, or came back into it with a new pass."""
        state, cards = self.state, sum(self.all_cards.values())
        most = cards * state.deck_pass - sum(len(state.pile(pile)) for pile in (DECK, TIME, SCORE))
        if state.drawn > most:
            raise refuse(
                f"{state.drawn} cards drawn this turn are more than can have left the deck: {most} in pass "
                f"{state.deck_pass}.",
                key="drawn",
            )

    def check_over(self) -> None:
        """A game ends after a round in which the end was triggered or no card could be drawn."""
        state = self.state
        check_crew(state, self.ruleset)
        if self.story is not None:
            self.story.check_over()
        if state.phase == OVER and not (
            state.ending or not state.could_draw or state.round >= LAST_ROUND or state.result
        ):
            raise refuse(
                "The game can't be over: nobody has what it takes to end it, and a card could be drawn ('could_draw')."
            )

    def rows(self) -> None:
        """What only some modules have: who knows hidden cards, batches that joined, marks, and results."""
        state, document = self.state, self.document
        everybody = (1 << state.seats) - 1
        known = self.numbers(document, "known", len(state.pile(DECK)), everybody)[::-1]
        state.write("deck_known", known + [0] * (ROOM - len(known)))
        coins_known, marks = [0] * (SEATS * ROOM), [0] * (SEATS * MARKS)
        for seat, player in enumerate(self.players):
            mine = self.numbers(player, "known", state.purse_of(seat), everybody)
            coins_known[seat * ROOM : seat * ROOM + len(mine)] = mine
            marks[seat * MARKS : (seat + 1) * MARKS] = self.numbers(player, "marks", MARKS)
        state.write("coin_known", coins_known)
        state.write("marks", marks)
        state.looked = int(any(known) or any(coins_known))
        joined = self.numbers(document, "joined", BATCHES, state.deck_pass)
        self.check_joined(joined)
        state.write("joined", joined)
        for field in told_fields(self.ruleset.modules):
            if field.module and field.name not in CHECKED_APART:
                setattr(state, field.name, read_number(document, field.told, 0, 0, field.below - 1))

    def check_joined(self, joined: Sequence[int]) -> None:
        """A batch joins the deck in a pass of its own: one of the campaign that was not in it before."""
        passes = [deck_pass for deck_pass in joined if deck_pass]
        if joined[0] or any(deck_pass < 2 for deck_pass in passes) or len(set(passes)) < len(passes):
            raise refuse("Batches of cards join the deck in passes of their own, from 2 on.", key="joined")
        adventure = self.ruleset.adventure
        if adventure is not None:
            known = [number for batch, number in adventure.tale.batches.items() if batch not in adventure.batches]
            if any(deck_pass and batch not in known for batch, deck_pass in enumerate(joined)):
                raise refuse("These batches of cards can't have joined the deck.", key="joined")

    def pending(self) -> None:
        """Questions that wait, below the one at hand and what that one interrupts."""
        state, waiting = self.state, self.document.get("pending", ())
        contract = check_question(self.document, state)
        if not isinstance(waiting, list | tuple):
            raise refuse(f"'pending' is a list of questions that wait, not {shown(waiting)}.", "position/unreadable")
        found: list[tuple[int, int, int]] = []
        for each in cast("Sequence[Any]", waiting):
            check_keys(each, PENDING_KEYS, "a question that waits")
            if each.get("phase") not in WAITING:
                raise refuse(f"There is no phase {shown(each.get('phase'))} to wait.", "position/unreadable")
            actor = read_number(each, "actor", 0, 0, state.seats - 1)
            phase, card = WAITING.index(each["phase"]), read_card(each.get("card"), "'pending'")
            found.append((phase, actor, self.card(card.code, "a tax", (TAX,)) if phase == TAXING else card.number))
        about = self.story.question() if self.story is not None else contract
        if state.phase == REPEL or not found:
            found += self.story.usual_waiting(about) if self.story is not None else usual_pending(state, contract)
        if state.phase == MOMENT or (self.story is not None and state.phase not in (REPEL, GIFT)):
            state.about = about
        state.to_reveal = read_number(self.document, "to_reveal", 0, 0, state.number(GAMBLE_CARDS))
        state.payers = sum(1 << seat for seat in self.seats("payers"))
        if self.story is not None:
            self.story.check_waiting(found)
        else:
            check_waiting(state, contract, found)
        for place, name in enumerate(("phases", "actors", "cards")):
            row = [each[place] for each in found]
            state.write(f"pending_{name}", row + [0] * (PENDING_ROOM - len(row)))
        state.write("pending", len(found))

    def seats(self, key: str) -> list[int]:
        """A list of different seats."""
        value = self.document.get(key, ())
        if not isinstance(value, list | tuple):
            raise refuse(f"{shown(key)} is a list of seats, not {shown(value)}.", "position/unreadable")
        seats = list(cast("Sequence[Any]", value))
        if not all(type(seat) is int and 0 <= seat < self.state.seats for seat in seats) or len(set(seats)) < len(
            seats
        ):
            raise refuse(f"{shown(key)} are different seats from 0 to {self.state.seats - 1}, not {shown(seats)}.")
        return seats

    def numbers(self, document: Mapping[str, Any], key: str, count: int, most: int = 255) -> list[int]:
        """So many small numbers, or none at all."""
        value = document.get(key, [0] * count)
        if not isinstance(value, list | tuple):
            raise refuse(f"{shown(key)} is a list of {count} numbers, not {shown(value)}.", "position/unreadable")
        found = list(cast("Sequence[Any]", value))
        if len(found) != count or not all(type(each) is int and 0 <= each <= most for each in found):
            raise refuse(f"{shown(key)} is a list of {count} numbers from 0 to {most}, not {shown(found)}.", key=key)
        return found

    def cards(self, value: Any, where: str, kinds: Sequence[int] = (SHIP, PERSON, EXPEDITION, TAX)) -> list[int]:
        """Cards named by their codes, taken out of those that are left."""
        if not isinstance(value, list | tuple):
            raise refuse(f"Card codes in a list tell {where}, not {shown(value)}.", "position/unreadable")
        return [self.card(code, where, kinds) for code in cast("Sequence[Any]", value)]

    def card(self, code: Any, where: str, kinds: Sequence[int]) -> int:
        """One card by its code."""
        card = read_card(code, where)
        if card.kind not in kinds:
            raise refuse(f"{card.code} can't lie in {where}.", card=card.code)
        self.check_special(card.number, where)
        if self.left[card.number] == 0:
            copies = self.all_cards.get(card.number, 0)
            homes = [module for module in card.copies if module not in self.ruleset.modules]
            if not copies and homes:
                raise refuse(
                    f"{card.code} (in {where}) belongs to the module {' or '.join(map(shown, homes))}, which is not "
                    f"played here: 'modules' is {list(self.ruleset.modules)}.",
                    card=card.code,
                    modules=homes,
                )
            raise refuse(
                f"This game has {copies} of {card.code}, and the document names more (in {where}).",
                card=card.code,
            )
        self.left[card.number] -= 1
        return card.number

    def check_special(self, card: int, where: str) -> None:
        """The special expedition has no coin on its back: it never was in the deck."""
        if CARDS[card].special and self.ruleset.special_on_table():
            if not (where.startswith("the display") or where == "the row of expeditions"):
                raise refuse(f"The special expedition lies on the table, never in {where}.")

    def harbor(self) -> list[int]:
        """The harbor, with no two ships of a color."""
        cards = self.cards(self.document.get("harbor", ()), "the harbor", (SHIP, PERSON))
        colors = [COLOR_NAMES.index(str(CARDS[card].color)) for card in cards if CARDS[card].kind == SHIP]
        if len(set(colors)) < len(colors) and not self.is_gambling():
            raise refuse("Two ships of one color never stay in the harbor: that is a bust.")
        self.state.colors = sum(1 << color for color in set(colors))
        return cards

    def is_gambling(self) -> bool:
        """Is a gambler at work? Then the harbor is looked at after the last card."""
        waiting = self.document.get("pending", ())
        return isinstance(waiting, list | tuple) and any(
            isinstance(each, Mapping) and cast("Mapping[str, Any]", each).get("phase") == "gamble"
            for each in cast("Sequence[Any]", waiting)
        )

    def expeditions(self) -> list[int]:
        """The row of expeditions; with five players the special one lies there until it is claimed."""
        cards = self.cards(self.document.get("expeditions", ()), "the row of expeditions", (EXPEDITION,))
        if self.ruleset.special_on_table():
            if self.left[SPECIAL]:
                self.left[SPECIAL] = 0
                cards.insert(0, SPECIAL)
        return cards

    def named_coins(self, seat: int) -> tuple[list[int], int, list[int]]:
        """A seat's coins: the cards named, how many more there are, and the passes of all."""
        value = self.players[seat].get("coins", 0)
        where = f"the coins of seat {seat}"
        if isinstance(value, list | tuple):
            cards, missing = self.cards(value, where), 0
        else:
            cards, missing = list[int](), self.number_of_coins(value, seat)
        count = len(cards) + missing
        passes = self.players[seat].get("passes", [self.state.deck_pass] * count)
        if not isinstance(passes, list | tuple):
            raise refuse(f"The passes of {where} are a list of numbers.", "position/unreadable")
        numbers = list(cast("Sequence[Any]", passes))
        if len(numbers) != count:
            raise refuse(f"There are {len(numbers)} passes for {count} coins of seat {seat}: each has one.", seat=seat)
        for number in numbers:
            if type(number) is not int or not 1 <= number <= self.state.deck_pass:
                raise refuse(
                    f"This is pass {self.state.deck_pass} of the deck, so no coin comes from pass {shown(number)}.",
                    seat=seat,
                )
        return cards, missing, numbers

    def number_of_coins(self, value: Any, seat: int) -> int:
        """How many coins there are, if their cards are not named."""
        most = sum(self.all_cards.values())
        if type(value) is not int or not 0 <= value <= most:
            raise refuse(
                f"The coins of seat {seat} are a number from 0 to {most}, or card codes in a list, not {shown(value)}.",
                "position/impossible" if type(value) is int else "position/unreadable",
                seat=seat,
            )
        return value

    def shuffled_rest(self) -> list[int]:
        """The cards not named, in an order given by the seed."""
        rest = [card for card, copies in sorted(self.left.items()) for _ in range(copies)]
        random = random_for(self.seed, "position")
        for i in range(len(rest) - 1, 0, -1):
            j = random.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return rest

    def phase(self) -> None:
        """Whose choice it is, and about what."""
        state, document = self.state, self.document
        name = document.get("phase", "discover")
        if name not in PHASE_NAMES:
            raise refuse(
                f"There is no phase {shown(name)}. There are: {', '.join(PHASE_NAMES)}.", "position/unreadable"
            )
        state.phase = PHASE_NAMES.index(name)
        if state.phase >= CHOOSE and self.story is None:
            raise refuse(f"There is a phase {shown(name)} with the module 'adventure' alone.", key="phase")
        state.actor = read_number(document, "actor", state.active, 0, state.seats - 1)
        others_too = (TAKE, GIFT, MOMENT, CHOOSE, MISSION, BUY_OFF)
        if state.phase not in others_too and state.actor != state.active:
            raise refuse(f"In the phase {shown(name)} the active player acts, seat {state.active}.")
        self.ship()
        self.gambled()
        harbor = state.pile(HARBOR)
        state.drawn = read_number(document, "drawn", len(harbor) + (state.phase == REPEL), 0, 10**6)
        if state.drawn < state.gambled:
            raise refuse(f"Each gambler reveals cards: {state.gambled} of them need more than {state.drawn} drawn.")
        if state.drawn < len(harbor) + (state.phase == REPEL):
            raise refuse(f"{state.drawn} cards drawn are fewer than lie in the harbor.")
        state.taken = read_number(document, "taken", 0, 0, 255)
        if state.taken and state.phase not in (TAKE, GIFT, OVER):
            raise refuse(f"In the phase {shown(name)} nobody has taken a card, so 'taken' is 0.")
        state.takes = read_number(document, "takes", self.usual_takes(), 0, 255)
        if state.phase == BUST and not state.switch(EXPEDITION_AFTER_BUST):
            raise refuse("By these rulings nothing can be claimed after a bust, so there is no phase 'bust'.")
        if state.phase in (BUST, OVER) and harbor:
            raise refuse(f"In the phase {shown(name)} the harbor is empty.")
        state.round = read_number(document, "round", 1, 1, LAST_ROUND)
        if state.takes and state.phase not in (TAKE, GIFT):
            raise refuse(f"In the phase {shown(name)} nobody may take a card, so 'takes' is 0.")

    def gambled(self) -> None:
        """The gamblers used this turn: as many as the active player has, at most, and none before a ship is decided."""
        state = self.state
        owned = state.counter(state.active, GAMBLERS)
        if owned == 0 and self.document.get("gambled", 0) != 0:
            who = f"Seat {state.active}, whose turn it is, has no gambler"
            why = who if "gambler" in self.ruleset.modules else "The module 'gambler' is not played"
            raise refuse(f"{why}, so 'gambled' is 0.", key="gambled")
        state.gambled = read_number(self.document, "gambled", 0, 0, owned)
        if state.gambled and state.phase == REPEL:
            raise refuse("After a gambler no card is drawn, so no ship is being decided.")

    def usual_takes(self) -> int:
        """What the actor may take if the document does not say: as if the taking had just begun."""
        return takes_allowed(self.state, self.state.actor) if self.state.phase == TAKE else 0

    def ship(self) -> None:
        """The ship being decided."""
        state, code = self.state, self.document.get("ship")
        if (state.phase in (REPEL, GIFT)) != (code is not None):
            raise refuse("The phases 'repel' and 'gift', and only those, have a ship being decided (key 'ship').")
        if code is not None and state.phase == GIFT:
            gift = read_card(code, "'ship'")
            check_gift(state, self.ruleset, gift)
            state.about = gift.number
        elif code is not None:
            ship = self.card(code, "the ship being decided", (SHIP,))
            swords = state.counter(state.active, SWORDS)
            if not can_repel(state, ship):
                raise refuse(f"{code} is too strong for {swords} swords: there is nothing to decide.")
            state.phase = DISCOVER
            ask(state, REPEL, state.active, ship)

    def ending(self) -> None:
        """Is this the last round?"""
        state = self.state
        reached = any(has_reached_the_end(state, seat) for seat in range(state.seats))
        at_once = self.ruleset.answer("end_trigger") == "at_once"
        state.ending = int(self.flag("ending", reached and (at_once or state.phase == OVER)))
        if state.ending and not reached and self.story is None:
            raise refuse("The end can't have been triggered: nobody has what it takes.")
        if reached and at_once and not state.ending:
            raise refuse("Somebody has what it takes to end the game, so 'ending' can't be false.")

    def flag(self, key: str, default: bool) -> bool:
        """A yes or no."""
        value = self.document.get(key, default)
        if not isinstance(value, bool):
            raise refuse(f"{shown(key)} is true or false, not {shown(value)}.", "position/unreadable")
        return value
