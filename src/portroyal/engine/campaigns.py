"""The facts of campaigns as tables that the rules read: missions, hourglasses, events, characters, crowns, card 9.

Several campaigns may be told to one process; each has a place of its own in every table, and none is at the first. The
names of missions, events and characters are numbers that all campaigns share. Nothing here knows one of them: what a
mission asks for, an event does or a character can is written in the closed words of the vocabulary.
"""

from __future__ import annotations

from .vocabulary import (
    BATCHES,
    CAMPAIGNS,
    CHAPTERS,
    CHARACTER_CARDS,
    CHARACTERS,
    EFFECTS,
    EVENTS,
    EVENTS_ROOM,
    FACES,
    GIFT_FIELDS,
    GLASS_FIELDS,
    MISSIONS,
    SEATS,
    SHIELDS,
    WANTS,
    Batch,
    Bytes,
    Campaign,
    Card,
    Chapter,
    Character,
    Effect,
    EventCard,
    Mission,
    Seat,
    Want,
)

OWN: Bytes = [0] * (CAMPAIGNS * MISSIONS * WANTS)
GIVEN: Bytes = [0] * (CAMPAIGNS * MISSIONS * WANTS)
MOMENT_OF: Bytes = [0] * (CAMPAIGNS * MISSIONS)
ACTIVE_ONLY: Bytes = [0] * (CAMPAIGNS * MISSIONS)
TAKES_FEWER: Bytes = [0] * (CAMPAIGNS * MISSIONS)
TIMES: Bytes = [0] * (CAMPAIGNS * MISSIONS)
FIRST_COINS: Bytes = [0] * (CAMPAIGNS * MISSIONS)
FIRST_CROWNS: Bytes = [0] * (CAMPAIGNS * MISSIONS)
MISSION_CROWNS: Bytes = [0] * (CAMPAIGNS * MISSIONS)
STARRED: Bytes = [0] * (CAMPAIGNS * MISSIONS)
ADDS: Bytes = [0] * (CAMPAIGNS * MISSIONS)  # batches that join with a story card, one bit each
# What its hourglass says to those who play together, and then to the others.
GLASS: Bytes = [0] * (CAMPAIGNS * MISSIONS * 2 * GLASS_FIELDS)
FIRST_MISSION: Bytes = [0] * (CAMPAIGNS * CHAPTERS)
COPIES: Bytes = [0] * (CAMPAIGNS * BATCHES * FACES)  # of each card in a batch

WHEN: Bytes = [0] * (CAMPAIGNS * EVENTS)
EFFECT: Bytes = [0] * (CAMPAIGNS * EVENTS * EFFECTS)
# The events numbered 0, then how many there are; the card 1, and month's end of story and variant, counted from one.
ZEROS: Bytes = [0] * (CAMPAIGNS * EVENTS_ROOM)
ZEROS_COUNT: Bytes = [0] * CAMPAIGNS
PILOT: Bytes = [0] * CAMPAIGNS
PILOT_TO: Bytes = [0] * CAMPAIGNS  # with so many players at most
BOTTOM: Bytes = [0] * (CAMPAIGNS * 2)
# By players: zeros at the start together and against each other, cubes and influence of card 9.
ZEROS_AT_START: Bytes = [0] * (CAMPAIGNS * 2 * SEATS)
CARD_9: Bytes = [0] * (CAMPAIGNS * 2 * SEATS)

GIFT_OF: Bytes = [0] * (CAMPAIGNS * CHARACTERS * GIFT_FIELDS)
START_COINS_OF: Bytes = [0] * (CAMPAIGNS * CHARACTERS)
SIDES: Bytes = [0] * (CAMPAIGNS * CHARACTER_CARDS * 2)  # counted from one
CHARACTERS_COUNT: Bytes = [0] * CAMPAIGNS  # cards

SHIELD_AT: Bytes = [0] * (CAMPAIGNS * SHIELDS)  # crowns for the first point of influence, the second and so on
SHIELD_COUNT: Bytes = [0] * CAMPAIGNS
SPACES: Bytes = [0] * CAMPAIGNS
CUBE_CROWNS: Bytes = [0] * (CAMPAIGNS * 8)  # for the first cube that leaves a character, the second and so on
CUBES_COUNT: Bytes = [0] * CAMPAIGNS
ABILITY_AT: Bytes = [0] * CAMPAIGNS  # cubes gone for the ability
TROPHY_AT: Bytes = [0] * CAMPAIGNS  # and for the trophy


def clear_campaign(campaign: Campaign) -> None:
    """Forget all that was told of a campaign."""
    for mission in range(MISSIONS):
        at = campaign * MISSIONS + mission
        for want in range(WANTS):
            OWN[at * WANTS + want] = 0
            GIVEN[at * WANTS + want] = 0
        for place in range(2 * GLASS_FIELDS):
            GLASS[at * 2 * GLASS_FIELDS + place] = 0
        ADDS[at] = 0
        STARRED[at] = 0
    for place in range(BATCHES * FACES):
        COPIES[campaign * BATCHES * FACES + place] = 0


def define_mission(
    campaign: Campaign,
    mission: Mission,
    moment: int,
    active_only: int,
    takes_fewer: int,
    times: int,
    first_coins: int,
    first_crowns: int,
    crowns: int,
    star: int,
) -> None:
    """Enter when a mission is completed and what that brings."""
    at = campaign * MISSIONS + mission
    MOMENT_OF[at] = moment
    ACTIVE_ONLY[at] = active_only
    TAKES_FEWER[at] = takes_fewer
    TIMES[at] = times
    FIRST_COINS[at] = first_coins
    FIRST_CROWNS[at] = first_crowns
    MISSION_CROWNS[at] = crowns
    STARRED[at] = star


def define_want(campaign: Campaign, mission: Mission, want: Want, own: int, given: int) -> None:
    """Enter how much of something a mission wants to be there, and to be discarded."""
    at = (campaign * MISSIONS + mission) * WANTS + want % WANTS
    OWN[at] = own
    GIVEN[at] = given


def define_glass(
    campaign: Campaign, mission: Mission, side: int, says: int, asked: int, done: int, undone: int
) -> None:
    """Enter what an hourglass says, together (0) or against each other (1); of a buy-off, its coins as `asked`."""
    at = ((campaign * MISSIONS + mission) * 2 + side % 2) * GLASS_FIELDS
    GLASS[at] = says
    GLASS[at + 1] = asked
    GLASS[at + 2] = done
    GLASS[at + 3] = undone


def define_chapter(campaign: Campaign, chapter: Chapter, mission: Mission) -> None:
    """Enter with which mission a chapter begins."""
    FIRST_MISSION[campaign * CHAPTERS + chapter] = mission


def define_addition(campaign: Campaign, mission: Mission, batch: Batch) -> None:
    """Enter a batch that joins with a story card."""
    ADDS[campaign * MISSIONS + mission] |= 1 << batch


def define_copies(campaign: Campaign, batch: Batch, card: Card, copies: int) -> None:
    """Enter how many of a card are in a batch."""
    COPIES[(campaign * BATCHES + batch) * FACES + card] = copies


def define_event(campaign: Campaign, event: EventCard, when: int) -> None:
    """Enter when an event acts, and that it does nothing yet."""
    WHEN[campaign * EVENTS + event] = when
    for effect in range(EFFECTS):
        EFFECT[(campaign * EVENTS + event) * EFFECTS + effect] = 0


def define_effect(campaign: Campaign, event: EventCard, effect: Effect, amount: int) -> None:
    """Enter something that an event does."""
    EFFECT[(campaign * EVENTS + event) * EFFECTS + effect % EFFECTS] = amount


def define_zero(campaign: Campaign, place: int, event: EventCard) -> None:
    """Enter the next event numbered 0; there are as many as were entered."""
    ZEROS[campaign * EVENTS_ROOM + place % EVENTS_ROOM] = event
    ZEROS_COUNT[campaign] = place + 1


def define_deck(campaign: Campaign, pilot: int, pilot_to: int, bottom: int, bottom_of_variant: int) -> None:
    """Enter the events with other numbers, counted from one; the first of them is for few players."""
    PILOT[campaign] = pilot
    PILOT_TO[campaign] = pilot_to
    BOTTOM[campaign * 2] = bottom
    BOTTOM[campaign * 2 + 1] = bottom_of_variant


def define_players(campaign: Campaign, seat: Seat, together: int, against: int, cubes: int, influence: int) -> None:
    """Enter for one player more than the seat's number: zeros at the start, cubes and influence of card 9."""
    ZEROS_AT_START[campaign * 2 * SEATS + seat] = together
    ZEROS_AT_START[(campaign * 2 + 1) * SEATS + seat] = against
    CARD_9[campaign * 2 * SEATS + seat] = cubes
    CARD_9[(campaign * 2 + 1) * SEATS + seat] = influence


def define_character(
    campaign: Campaign, character: Character, card: int, side: int, coins: int, gift: int, amount: int, more: int
) -> None:
    """Enter a side of a character card: what one starts with, and what the character can do."""
    SIDES[(campaign * CHARACTER_CARDS + card % CHARACTER_CARDS) * 2 + side % 2] = character + 1
    if card + 1 > CHARACTERS_COUNT[campaign]:
        CHARACTERS_COUNT[campaign] = card + 1
    at = campaign * CHARACTERS + character
    START_COINS_OF[at] = coins
    GIFT_OF[at * GIFT_FIELDS] = gift
    GIFT_OF[at * GIFT_FIELDS + 1] = amount
    GIFT_OF[at * GIFT_FIELDS + 2] = more


def define_crowns(campaign: Campaign, spaces: int, cubes: int, ability_at: int, trophy_at: int) -> None:
    """Enter how long the track of crowns is, how many cubes a character has and when they free what."""
    SPACES[campaign] = spaces
    CUBES_COUNT[campaign] = cubes
    ABILITY_AT[campaign] = ability_at
    TROPHY_AT[campaign] = trophy_at
    SHIELD_COUNT[campaign] = 0


def define_shield(campaign: Campaign, crowns: int) -> None:
    """Enter the next shield of the track."""
    SHIELD_AT[campaign * SHIELDS + SHIELD_COUNT[campaign] % SHIELDS] = crowns
    SHIELD_COUNT[campaign] += 1


def define_cube(campaign: Campaign, place: int, crowns: int) -> None:
    """Enter the crowns under a cube of a character."""
    CUBE_CROWNS[campaign * 8 + place % 8] = crowns


# --- Asked by the rules ---


def effect_of(campaign: Campaign, event: EventCard, effect: Effect) -> int:
    """How much of something an event does."""
    return EFFECT[(campaign * EVENTS + event) * EFFECTS + effect]
