"""The register of rulings: where the rulebooks differ, contradict themselves or fall silent.

Each ruling is a question with a closed list of answers, an answer per edition, the place in the texts
and a reason. A game is played by the answers of its edition, unless told otherwise. `make docs`
writes the register into the documents.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .engine import vocabulary as words
from .errors import RulesetError, shown

EDITIONS = ("pegasus-2014", "sjg-2017", "bigbox-2021")
DEFAULT_EDITION = "bigbox-2021"

YES_NO = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One question about the rules."""

    id: str
    question: str
    answers: tuple[str, ...]
    by_edition: tuple[str, ...]  # in the order of EDITIONS
    source: str
    reason: str
    # The engine's switch, on for the answer named; None where there is only one answer, or where the
    # answer decides the setup alone.
    switch: int | None = None
    on: str = "yes"
    more: tuple[tuple[str, int], ...] = ()  # further answers, each with a switch of its own
    not_offered_in: tuple[str, ...] = ()
    not_with: tuple[str, ...] = ()  # modules in which there is no other answer
    also: tuple[tuple[str, str], ...] = ()  # shorter words that mean an answer
    module: str = ""  # whose rules the question is about; none: those of every game

    def is_about(self, modules: Sequence[str]) -> bool:
        """Does the question come up in a game of these modules?"""
        return not self.module or self.module in modules

    def meant(self, value: object) -> object:
        """What is meant: True and False count as yes and no, shorter words as the answer they stand for."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return dict(self.also).get(str(value), value) if isinstance(value, int | str) else value

    def answer(self, edition: str) -> str:
        """What an edition says."""
        if edition not in EDITIONS:
            raise RulesetError(
                f"There is no edition {shown(edition)}. There are: {', '.join(EDITIONS)}.", code="ruleset/edition"
            )
        return self.by_edition[EDITIONS.index(edition)]


def same(answer: str) -> tuple[str, ...]:
    """The same answer in every edition."""
    return (answer,) * len(EDITIONS)


REGISTER = (
    Ruling(
        "first_draw", "Must the active player draw at least once?", YES_NO, same("yes"),
        "Discover, first paragraph; sjg-2017 does not say must",
        "The texts begin the turn with a draw; only after it comes the choice.",
        switch=words.FIRST_DRAW, not_with=("coop",),
    ),
    Ruling(
        "stop_on_empty_harbor",
        "May discovery stop while the harbor is empty (only taxes, expeditions and repelled ships so far)?",
        YES_NO, same("yes"),
        "Discover, stopping, every edition",
        "One may stop after every card; phase 2 still happens, and jesters look at an empty harbor.",
        switch=words.STOP_ON_EMPTY_HARBOR,
    ),
    Ruling(
        "deliberate_bust", "May one keep a ship of a color already there that one could repel?",
        YES_NO, same("yes"),
        "sjg-2017, Continuing with Discovery, note; unclear elsewhere",
        "Repelling is always something one may do, never something one must.",
        switch=words.DELIBERATE_BUST,
    ),
    Ruling(
        "expedition_after_bust", "May the active player still claim expeditions after a bust?",
        YES_NO, ("no", "no", "yes"),
        "bigbox-2021, end of phase 1; the older texts end the turn at once",
        "Only the newest text allows it, and does so outright.",
        switch=words.EXPEDITION_AFTER_BUST,
        module="base",
    ),
    Ruling(
        "hired_now_governor", "Does a governor hired in this taking give an extra card at once?",
        YES_NO, ("yes", "yes", "no"),
        "bigbox-2021, governor; the older texts say an ability works from the moment of hiring",
        "The newest text rules it out; by the older ones cards are taken one by one and abilities work at once.",
        switch=words.HIRED_NOW_GOVERNOR,
        module="base",
    ),
    Ruling(
        "jester_active_empty",
        "The harbor is empty when the active player's own taking begins: do their jesters pay?",
        YES_NO, ("no", "yes", "yes"),
        "Jester, every edition",
        "The oldest text speaks of another player's phase 2 only. Others' jesters pay in every edition.",
        switch=words.JESTER_ACTIVE_EMPTY,
        module="base",
    ),
    Ruling(
        "jester_bust", "Whose jesters are paid after a bust?", ("everyone",), same("everyone"),
        "Bust and jester, every edition", "Every jester of every player, the active one included.",
        module="base",
    ),
    Ruling(
        "ability_coins", "May one decline the coins of an admiral, a jester or a trader?",
        ("never_declined",), same("never_declined"),
        "Abilities: may be used, every edition but sjg-2017",
        "Nobody at a table asks. It would matter only to someone who fears a tax.",
        module="base",
    ),
    Ruling(
        "jack_by_choice", "May a jack of all trades be given although the right person is there?",
        ("yes",), same("yes"),
        "Jack of all trades, every edition",
        "A wild card stands for whom one likes; the player chooses whom to keep.",
        module="base",
    ),
    Ruling(
        "others_after_none", "The active player took no card: may the others still take?",
        YES_NO, same("yes"),
        "Trade and hire: after one or more cards (it: after taking)",
        "The texts do not think of it; tables let the others go on. An empty harbor is passed around either way.",
        switch=words.OTHERS_AFTER_NONE,
    ),
    Ruling(
        "fee_from_ship", "May the fee be paid out of what the ship being taken brings?",
        YES_NO, same("yes"),
        "Trade and hire, every edition",
        "So a ship worth one coin can be taken with an empty purse, for nothing. A person needs price and fee.",
        switch=words.FEE_FROM_SHIP,
    ),
    Ruling(
        "fee_order", "Is the fee paid before or after the price of a person?",
        ("before_price", "after_price"), ("before_price", "after_price", "after_price"),
        "Trade and hire, examples", "It decides which face-down card goes where.",
        switch=words.FEE_BEFORE_PRICE, on="before_price",
    ),
    Ruling(
        "five_player_expedition",
        "Where is the special expedition: on the table with five players and else in the box, or in the deck?",
        ("table", "shuffled"), ("table", "shuffled", "table"),
        "Setup, every edition", "The English text of 2017 shuffles all 120 cards, with any number of players.",
        module="base", not_with=("adventure",),
    ),
    Ruling(
        "end_trigger", "When is the end of the game triggered?",
        ("at_once", "round_end"), ("at_once", "round_end", "at_once"),
        "End of the game, every edition",
        "The round is finished either way; only in an adventure can influence fall again meanwhile.",
        switch=words.END_AT_ONCE, on="at_once",
    ),
    Ruling(
        "end_needs_expedition",
        "Variant: does the end need an expedition besides 12 influence, and do such players alone win?",
        YES_NO, same("no"),
        "Alternative end of the game", "If nobody has both, the game goes on. The text of 2017 does not offer it.",
        switch=words.END_NEEDS_EXPEDITION, not_offered_in=("sjg-2017",), not_with=("coop", "adventure"),
        module="base",
    ),
    Ruling(
        "tie_break", "Who wins with equal influence?", ("coins_then_shared",), same("coins_then_shared"),
        "End of the game; sjg-2017 stops at the coins",
        "More coins; if those are equal too, the victory is shared.",
    ),
    Ruling(
        "tax_order", "In which order is a tax resolved?", ("half_then_bonus",), same("half_then_bonus"),
        "Tax, every edition",
        "Everyone with 12 or more loses half, rounded down; then all tied for the bonus get it, even at zero.",
    ),
    Ruling(
        "takes_counted", "When are ship colors counted for 1, 2 or 3 cards?", ("once",), same("once"),
        "Trade and hire, every edition", "When phase 2 begins: taking a ship does not lose a card.",
    ),
    Ruling(
        "deck_empty", "What happens when the deck is empty?", ("shuffle_discard",), same("shuffle_discard"),
        "Setup or discover, every edition",
        "When a card is needed, the discard is shuffled; harbor, ship being decided and displays stay out.",
    ),
    Ruling(
        "nothing_left", "Deck and discard are both empty: what then?",
        ("gain_what_there_is",), same("gain_what_there_is"),
        "No text covers it", "One gains only the coins there are, and a draw that can't happen is a stop.",
    ),
    Ruling(
        "stalemate", "A whole round in which nobody could draw a card: what then?",
        ("game_ends",), same("game_ends"),
        "No text covers it",
        "Every card is a coin, on display or an open expedition. The game ends and is scored as usual.",
    ),
    Ruling(
        "endless_game", "Does a game end that goes nowhere?",
        ("after_250_passes_or_1000_rounds",), same("after_250_passes_or_1000_rounds"),
        "No text covers it",
        "After the 250th pass of the deck an empty deck counts as nothing left, and the 1000th round is the "
        "last. A usual game has four passes and ten rounds; players who take nothing would play for ever.",
    ),
    Ruling(
        "coins_face_up_when_spent", "Do spent coins lie face up on the discard?", ("yes",), same("yes"),
        "bigbox-2021, hire; fr 2015, setup",
        "So everyone can count cards. The fee is not spent: it moves face down, unseen.",
    ),
    Ruling(
        "coin_order", "Which of one's face-down coins is spent?", ("oldest_first",), same("oldest_first"),
        "No text covers it", "It must not depend on the face, and two engines must agree card for card.",
    ),
    Ruling(
        "gambler_extra_card", "Where does the card come from that a gambler brings besides?",
        ("harbor",), same("harbor"),
        "bigbox-2021, gambler", "The text says from the deck, which fits nothing else in it: a misprint.",
        module="gambler",
    ),
    Ruling(
        "gambler_short", "Nothing is left to draw among a gambler's four cards: what then?",
        ("fewer_cards",), same("fewer_cards"),
        "No text covers it", "Fewer cards are revealed; then the harbor is looked at as after the fourth.",
        module="gambler",
    ),
    Ruling(
        "gambler_claims", "May expeditions be claimed between two gamblers?",
        ("yes",), same("yes"),
        "bigbox-2021, expeditions and gambler", "It is still discovery; only drawing is over.",
        module="gambler",
    ),
    Ruling(
        "wholesaler_at_once", "Does a wholesaler keep ships traded in the taking he is hired in?",
        ("yes",), same("yes"),
        "bigbox-2021, wholesaler", "Whenever one trades a ship of his color: he is there from the moment of hiring.",
        module="set_sail",
    ),
    Ruling(
        "wholesalers_of_one_color", "What is a ship worth to two wholesalers of its color?",
        ("one_influence",), same("one_influence"),
        "bigbox-2021, wholesaler", "It lies under one of them, and each ship adds 1 point.",
        module="set_sail",
    ),
    Ruling(
        "kept_ship_as_coin", "Deck and discard are empty: may a ship that a wholesaler keeps become its own coin?",
        ("no",), same("no"),
        "No text covers it", "It never lies on the discard, so there is no coin to draw, and none to pay the fee with.",
        module="set_sail",
    ),
    Ruling(
        "vice_admiral_coins", "How many coins does a vice admiral bring to those who are not active?",
        ("one",), same("one"),
        "bigbox-2021, vice admiral", "The text says 2 for them and 1 for the active player; the card says 1.",
        module="contract_cards",
    ),
    Ruling(
        "gift_with_nothing_left", "Nothing is left to draw: who gets the coin of a special ship?",
        ("nobody",), same("nobody"),
        "No text covers it", "There is no coin to give, so nobody is asked.",
        module="contract_cards",
    ),
    Ruling(
        "contract_jack", "May a jack of all trades stand in for a person that a contract asks for?",
        ("no",), same("no"),
        "bigbox-2021, contracts", "The text says so.",
        module="contract_cards",
    ),
    Ruling(
        "contract_empty_harbor", "The harbor is empty: may those who are not active still complete a contract?",
        ("yes",), same("yes"),
        "bigbox-2021, contracts: whenever it is your time to play",
        "Their taking begins all the same, as jesters show; who can complete something is asked.",
        module="contract_cards",
    ),
    Ruling(
        "contract_after_bust", "May contracts be completed after a bust?",
        ("as_expeditions",), same("as_expeditions"),
        "bigbox-2021, end of phase 1", "Where the edition allows a last claim, and by the active player alone.",
        module="contract_cards",
    ),
    Ruling(
        "declined_trade", "What is a trade whose coins were declined?",
        ("a_trade_without_coins",), same("a_trade_without_coins"),
        "bigbox-2021, Frigate Nemesis",
        "Clerks count it and the gift goes out, but no wholesaler keeps the ship, and the fee has to be in the purse.",
        module="contract_cards",
    ),
    Ruling(
        "nest_keeps", "How long are repelled ships kept for the Pirate's Nest?",
        ("until_completed",), same("until_completed"),
        "bigbox-2021, Pirate's Nest",
        "While it lies on the table and one has not completed it, one ship of each color. Ships under a wholesaler "
        "do not count.",
        module="contract_cards",
    ),
    Ruling(
        "speculator_once", "How often a turn is the moment of a speculator?",
        ("once",), same("once"),
        "bigbox-2021, speculators", "When the third or fourth color enters the harbor, also among a gambler's cards.",
        module="contract_cards",
    ),
    Ruling(
        "inspector_order", "When is the moment of the tax inspector?",
        ("before_the_bonus",), same("before_the_bonus"),
        "bigbox-2021, tax inspector", "Everybody has paid, the bonus is still to come; the active player comes first.",
        module="contract_cards",
    ),
    Ruling(
        "empty_time_deck", "The time deck is empty: when has a crew lost?",
        ("at_the_draw",), same("at_the_draw"),
        "bigbox-2021, together and alone",
        "When the first card of a turn can't be drawn. Before that the active player may still complete a contract.",
        module="coop",
    ),
    Ruling(
        "set_aside_by", "Who decides after a tax whether a time card is set aside?",
        ("active_player",), same("active_player"),
        "bigbox-2021, how well you have played", "The text says you; after the tax is done, whoever drew it.",
        module="coop",
    ),
    Ruling(
        "adv_special_expedition", "Where is the expedition for five players?",
        ("box", "shuffled"), same("box"),
        "bigbox-2021, setup: all base cards", "It has no coin on its back, and an adventure is for four at most.",
        module="adventure",
    ),
    Ruling(
        "adv_characters", "How does one get a character?",
        ("random", "draft"), same("random"),
        "bigbox-2021, setup; both are printed",
        "A card at random, the side of one's choice; or picked one after the other, the start player last.",
        switch=words.ADV_DRAFT, on="draft", module="adventure",
    ),
    Ruling(
        "adv_batch_into", "Where do new cards go?",
        ("deck", "deck_and_discard"), same("deck"),
        "bigbox-2021, story cards", "Into the deck, says the text; the discard stays as it is.",
        switch=words.ADV_BATCH_WITH_DISCARD, on="deck_and_discard", module="adventure",
    ),
    Ruling(
        "adv_replay_cards", "What becomes of the new cards after a failed chapter?",
        ("stay", "come_out"), same("stay"),
        "bigbox-2021, end: they may stay", "They stay in the deck, and are not added again.",
        module="adventure",
    ),
    Ruling(
        "adv_retry_cap", "How many coins can failures bring?",
        ("no_limit", "nine"), same("no_limit"),
        "bigbox-2021, end: each time three more", "Nine is an example of the text, no limit.",
        module="adventure", also=(("none", "no_limit"), ("9", "nine")),
    ),
    Ruling(
        "adv_before_event", "May one do anything before the event of a turn?",
        ("nothing", "missions"), same("nothing"),
        "bigbox-2021, phase 0: always first", "So no mission is slipped in before the end of a month.",
        switch=words.ADV_MISSIONS_BEFORE_EVENT, on="missions", module="adventure",
    ),
    Ruling(
        "adv_months_end_turn", "What becomes of the turn in which the month ends?",
        ("goes_on", "ends"), same("goes_on"),
        "bigbox-2021, end; the sentence stands with card 9",
        "It ends only where the chapter does; lost turns would hit players unevenly.",
        switch=words.ADV_MONTHS_END_ENDS, on="ends", module="adventure",
    ),
    Ruling(
        "adv_months_end_event", "Is there an event besides the end of a month?",
        ("no", "yes"), same("no"),
        "bigbox-2021, end of a month", "The new one is for the next active player.",
        switch=words.ADV_MONTHS_END_EVENT, on="yes", module="adventure",
    ),
    Ruling(
        "adv_event_1", "Is card 1 in the event deck of the variant?",
        ("every_mode", "not_in_variant"), same("every_mode"),
        "bigbox-2021, event deck and variant", "The variant follows the same page: with one or two players it is in.",
        switch=words.ADV_EVENT_1_NOT_IN_VARIANT, on="not_in_variant", module="adventure",
    ),
    Ruling(
        "adv_dues_are_tax", "Are harbor dues a tax?",
        ("no", "yes"), same("no"),
        "Our own event", "They say themselves that they are none.",
        switch=words.ADV_DUES_ARE_TAX, on="yes", module="adventure",
    ),
    Ruling(
        "adv_mission_active", "When may the active player complete missions?",
        ("any_time", "taking"), same("any_time"),
        "bigbox-2021, missions: whenever it is your time",
        "After the event, between cards, in the taking and after a bust.",
        switch=words.ADV_MISSIONS_IN_TAKING, on="taking", module="adventure",
    ),
    Ruling(
        "adv_mission_old", "May older missions still be completed?",
        YES_NO, same("yes"),
        "bigbox-2021, missions and card 9", "Card 9 wants all of them completed.",
        switch=words.ADV_NEWEST_ONLY, on="no", module="adventure",
    ),
    Ruling(
        "adv_jack", "May a jack of all trades stand in for a person that a mission asks for?",
        ("no", "yes"), same("no"),
        "No text covers it", "As with contracts; and never for a thing on an expedition.",
        switch=words.ADV_JACK, on="yes", module="adventure",
    ),
    Ruling(
        "adv_character_swords", "Does a character's sword count for missions?",
        ("no", "yes"), same("no"),
        "bigbox-2021, characters",
        "A character is no person and does not count for missions; for repelling and taxes it does.",
        switch=words.ADV_CHARACTER_SWORDS, on="yes", module="adventure",
    ),
    Ruling(
        "adv_printed_cost_3", "Which persons count for a printed cost of 3?",
        ("or_less", "exactly"), same("or_less"),
        "bigbox-2021, mission 40", "No person costs less, so it makes no difference today.",
        switch=words.ADV_EXACTLY_3, on="exactly", module="adventure",
    ),
    Ruling(
        "adv_33_moment", "When is the moment of four colors?",
        ("enters", "each_from_fourth", "whenever"), same("enters"),
        "bigbox-2021, missions 33 and 34", "When the fourth color has just entered, also among a gambler's cards.",
        switch=words.ADV_EACH_FROM_FOURTH, on="each_from_fourth",
        more=(("whenever", words.ADV_WHENEVER_FOUR_LIE),), module="adventure",
    ),
    Ruling(
        "adv_52_steps", "How often must one stop at one card?",
        ("three_times", "twice"), same("three_times"),
        "bigbox-2021, mission 52", "Two spaces do not count as the mission, so the third time completes it.",
        switch=words.ADV_TWO_STEPS, on="twice", module="adventure",
        also=(("3", "three_times"), ("2", "twice")),
    ),
    Ruling(
        "adv_52_cube", "When does the cube for several steps leave the character?",
        ("at_the_first_step", "frees_at_once", "when_completed"), same("at_the_first_step"),
        "bigbox-2021, mission 52: place 1 cube", "At the first step; what it frees comes with completion.",
        switch=words.ADV_STEP_FREES, on="frees_at_once",
        more=(("when_completed", words.ADV_CUBE_STAYS),), module="adventure",
        also=(("tied", "at_the_first_step"), ("stays", "when_completed")),
    ),
    Ruling(
        "adv_buy_off_when", "How often may one return a cube at the end of a month?",
        ("each_once", "as_often"), same("each_once"),
        "bigbox-2021, competitive end", "Each player once, the active one first.",
        switch=words.ADV_BUY_OFF_AS_OFTEN, on="as_often", module="adventure",
    ),
    Ruling(
        "adv_stow_is_trade", "Is a ship that is stowed traded?",
        YES_NO, same("yes"),
        "bigbox-2021, items", "For traders, clerks and who knows the Ares; a wholesaler needs coins from the ship.",
        switch=words.ADV_STOW_IS_NO_TRADE, on="no", module="adventure",
    ),
    Ruling(
        "adv_ares_coin", "What do captain, priest and settler of the box bring together for an Ares pirate?",
        ("each", "one"), same("each"),
        "bigbox-2021, captain, priest, settler", "One coin each: abilities add up.",
        switch=words.ADV_ARES_COIN_ONE, on="one", module="adventure",
    ),
    Ruling(
        "adv_barmaid_sale", "When may one sell to a barmaid?",
        ("taking", "with_crown"), same("taking"),
        "bigbox-2021, barmaid", "Once to each in one's own taking, whatever lies in the harbor.",
        switch=words.ADV_SALE_WITH_CROWN, on="with_crown", module="adventure",
    ),
    Ruling(
        "adv_lookout_uses", "How often a turn may one look?",
        ("each", "once"), same("each"),
        "bigbox-2021, lookout", "Once with each lookout: abilities add up.",
        switch=words.ADV_ONE_LOOK, on="once", module="adventure",
    ),
    Ruling(
        "adv_lookout_short", "Fewer than three cards are left: what does a lookout see?",
        ("new_deck", "what_is_there"), same("new_deck"),
        "No text covers it", "The cards one by one; an empty deck is made anew.",
        switch=words.ADV_LOOK_WHAT_IS_THERE, on="what_is_there", module="adventure",
    ),
    Ruling(
        "adv_early_success", "Card 9 is fulfilled before its time: what then?",
        ("play_on", "ends"), same("play_on"),
        "bigbox-2021, end", "It is looked at when the hourglass points to it.",
        switch=words.ADV_EARLY_END, on="ends", module="adventure", also=(("end", "ends"),),
    ),
)  # fmt: skip

RULINGS = {ruling.id: ruling for ruling in REGISTER}


def table() -> str:
    """The register as a Markdown table."""
    lines = ["| ruling | question | " + " | ".join(EDITIONS) + " | why |", "|---|---|" + "---|" * 4]
    for ruling in REGISTER:
        answers = (
            "not offered" if edition in ruling.not_offered_in else ruling.answer(edition).replace("_", " ")
            for edition in EDITIONS
        )
        lines.append(f"| `{ruling.id}` | {ruling.question} | {' | '.join(answers)} | {ruling.reason} |")
    return "\n".join(lines)


def filled(page: str) -> str:
    """A page with the table between its two markers."""
    begin, end = "<!-- rulings:begin -->", "<!-- rulings:end -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{table()}\n{end}{after}"


def fill(path: str) -> None:
    """Write the table into a page."""
    page = Path(path)
    page.write_text(filled(page.read_text("utf-8")), "utf-8")
