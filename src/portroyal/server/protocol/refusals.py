"""Everything that is refused, once: the code, and what would be right, in English.

Facts stand in braces; clients get them beside the code and say the same in their own language. Illegal actions
keep the codes they have in `errors` (`action/...`), wrong rules those of `ruleset/...`.
"""

from __future__ import annotations

from typing import Any

from ...errors import PortRoyalError
from .asked import Problem

# What a table refuses.
AT_THE_TABLE = {
    # Who may come, and where they may sit.
    "table/full": "Every seat at this table is taken. Come to watch instead, or open a table of your own.",
    "table/not_a_guest": "You are not a guest of this table any more. Join it anew.",
    "table/crowded": "There is no room for more guests here: {most} is the most.",
    "table/no_spectators": "This table is not open to watchers.",
    "table/locked": "The host has locked this table: nobody new may come.",
    "table/banned": "The host has sent you away from this table for good.",
    "table/no_such_seat": "There is no seat {seat} at this table: seats are counted from 0 to {last}.",
    "table/seat_taken": "Seat {seat} is not open. Take another one.",
    "table/name": "A name has 1 to {most} visible characters.",
    "table/name_taken": "Somebody at this table is called {name} already. Take another name.",
    # What the host may do.
    "table/not_host": "Only the host of the table can do that.",
    "table/no_such_bot": "There is no bot {bot}. There are: {choices}.",
    "table/stands_in": "You stand in for the host, who keeps their seat and can't be sent away or muted.",
    "table/one_host": "The host sits on one seat; seats for others on the same device are planned as 'device'.",
    "table/too_few": "A game needs at least two players: {players} would play.",
    "table/no_contracts": "There are no contracts in what this table plays: choose a module that has them.",
    "table/own_seat": "Your own seat can't be given away while the game runs. Let a bot play for you instead.",
    "table/fixed": "Once the game has begun, only the pace can be changed, and whether others may watch.",
    "table/no_such_guest": "There is no guest {guest} at this table, or none who could.",
    "table/not_yourself": "You can do that to others only. Hand the table over first, if you want to go.",
    # When.
    "table/started": "The game has begun: that was possible only before.",
    "table/not_started": "The game has not begun yet.",
    "table/over": "The game is over.",
    "table/not_over": "The game is not over yet.",
    # Playing.
    "table/not_a_player": "Only those who play can do that, not watchers.",
    "table/held": "A bot plays for you. Take your seat back first.",
    "table/people_play": "Others play at this table too: bots keep their pace.",
    "table/time_over": "Your time for this decision is over and the bot makes it. Take your seat back after it.",
    "table/bot_stays": "You have taken your seat back {most} times: now the bot plays on to the end.",
    "table/not_their_turn": "This seat does not decide now, or a bot does for it.",
    "table/still_thinking": "They may think a little longer. Ask again in {seconds} seconds.",
    # Taking back.
    "table/no_undo": "At this table nothing is taken back.",
    "table/nothing_to_undo": "There is no decision of yours to take back.",
    "table/revealed": "A hidden card was seen since your last decision, so it can't be taken back.",
    "table/undo_asked": "Somebody has asked to take back already: wait for the answer.",
    "table/undo_refused": "The others have said no. Once the game has gone on you can ask again, up to {most} times.",
    "table/absent": "{name} is not there and can't be asked.",
    "table/nobody_asks": "Nobody asks to take back now.",
    # Talking and hints.
    "table/muted": "The host has muted you: the others can't hear you.",
    "table/quiet": "The host has turned the chat off.",
    "table/empty_text": "There is nothing to read in this.",
    "table/no_hints": "At this table there are no hints.",
    "table/not_deciding": "There are hints for you only while you decide.",
    "table/not_taking": "The coach tells what you leave the others while you take cards.",
    "table/hint_too_soon": "The coach is still thinking. Ask again in a moment.",
    "table/enough_hints": "The coach has nothing to add about this decision.",
    "table/no_hint_now": "The coach could not answer. Ask again.",
    "table/no_crew": "Bots tell what they are after where all play together.",
    "table/no_bot_there": "No bot plays on seat {seat}: ask one that does.",
    "table/enough": "You have done that {most} times at this table, which is the most.",
    "table/log_full": "So much has happened at this table that there is room for moves only.",
    # Looking back, and going on from there.
    "replay/not_yours": "While the game runs, everybody looks back at what they saw themselves.",
    "replay/not_open": "Hidden cards are shown once the game is over.",
    "replay/no_such_moment": "The game has moments from 0 to {last}.",
    "replay/over": "At this moment the game is over: go on from an earlier one.",
    "replay/not_now": "The game could not be told again. Ask once more.",
    "replay/too_long": "This game is too long to be told moment by moment. Its record can be saved all the same.",
    # Drills.
    "drill/not_yours": "Only who decided something can make a drill of it.",
    # Challenges.
    "challenge/not_yours": "Only who played a game can make a challenge of it.",
    "challenge/other": "This table does not play the deal of this challenge.",
    "challenge/lesson": "A lesson, or a game that went on from another one, makes no challenge.",
    # Campaigns.
    "campaign/begins": "A campaign is played with the module adventure, and begins together or against each other.",
    "campaign/nothing_played": "Nothing of a campaign was played to its end here yet.",
    "campaign/over": "This campaign is over: there is nothing left to play for so many.",
    "campaign/nothing_to_share": "There are no coins to share here.",
    "campaign/coins": "There are {coins} coins to share, one number for each seat that somebody plays.",
    "campaign/not_agreed": "Everybody who plays has to say how the coins are shared, and the same.",
    "campaign/not_reader": "Whoever reads turns the page.",
    "campaign/page_open": "A page of the story is open: the game goes on when it is turned.",
    # Lessons.
    "lesson/another": "In this lesson something else is shown now.",
    "lesson/done": "This lesson is done.",
}

# What is refused before anybody is at a table.
AT_THE_DOOR = {
    # What was sent.
    "request/unreadable": "This is no message of the protocol: {why}",
    "request/protocol": "This server speaks protocol {server}, not {client}. Load the page anew.",
    "request/too_large": "A message has at most {most} bytes.",
    "request/too_slow": "The request did not come within {seconds} seconds.",
    "request/too_fast": "That was too much at once. Wait a moment.",
    "request/no_such_page": "There is nothing at this address.",
    "request/method": "This address can't be asked that way.",
    "request/origin": "This server does not know pages of {origin}. If that is its address, start it with --origin "
    "{origin}.",
    "request/host": "This server is not known as {host}. If that is its address, start it with --origin http://{host}.",
    # Who sent it.
    "guest/no_token": "A program needs the token of a guest; only browsers may watch without.",
    "guest/wrong_token": "This token opens nothing here. Join the table anew.",
    # Where to.
    "table/unknown": "There is no table {code}. Tables nobody came to for long are gone.",
    "table/broken": "Table {code} can't be brought back. Whoever runs the server finds out why in the log.",
    "table/other_rules": "Table {code} plays by rules that this server does not have: {why} Nothing of it is lost: it "
    "goes on with a server that has them.",
    "challenge/unknown": "There is no challenge {challenge}.",
    "challenge/not_yet": "The challenge of {day} begins on that day, at midnight of universal time.",
    "numbers/unknown": "No numbers lie under this code. Look whether it is written as it was.",
    "numbers/not_here": "This server keeps no numbers of players.",
    "lesson/unknown": "There is no lesson {lesson}. There are: {choices}.",
    # How the server is.
    "server/no_list": "This server has no list of open tables.",
    "server/full": "This server is full. Try again later.",
    "server/too_many_tables": "From here {most} tables are open already. Finish one first.",
    "server/too_much_written": "The tables opened from here have written {most} MB within a day. Try again later.",
    "server/too_many_sockets": "From here {most} connections are open already. Close one first.",
    "server/closing": "The server is about to restart. Everything is saved; try again in a moment.",
    "server/error": "Something went wrong here. Nothing was changed.",
}

REFUSALS = AT_THE_TABLE | AT_THE_DOOR

# The status by HTTP; of everything else it is 409: not now.
STATUS = {
    "request/unreadable": 400,
    "request/protocol": 400,
    "request/too_large": 413,
    "request/too_slow": 408,
    "request/too_fast": 429,
    "request/no_such_page": 404,
    "request/method": 405,
    "request/origin": 403,
    "request/host": 421,
    "guest/no_token": 401,
    "guest/wrong_token": 401,
    "table/unknown": 404,
    "lesson/unknown": 404,
    "challenge/unknown": 404,
    "numbers/unknown": 404,
    "numbers/not_here": 403,
    "challenge/not_yours": 403,
    "drill/not_yours": 403,
    "table/broken": 500,
    "server/no_list": 404,
    "server/full": 503,
    "server/too_many_tables": 429,
    "server/too_much_written": 429,
    "server/too_many_sockets": 429,
    "server/closing": 503,
    "server/error": 500,
    "server/cannot_save": 503,
    "server/store": 503,
    "replay/not_yours": 403,
    "replay/not_open": 403,
    "replay/no_such_moment": 400,
    "table/no_spectators": 403,
    "table/locked": 403,
    "table/banned": 403,
    "table/name": 400,
    "table/no_such_bot": 400,
    "table/no_such_seat": 400,
    "table/one_host": 400,
    "table/too_few": 400,
}


class Refused(PortRoyalError):
    """Something was refused; nothing was changed."""

    code = "request/refused"


class CannotSave(PortRoyalError):
    """The store could not say that it keeps what was asked for; nobody is told of it, and it can be asked for again."""

    code = "server/cannot_save"

    def __init__(self, message: str = "The server can't save right now. Nothing is lost: ask for it again.") -> None:
        super().__init__(message)


def refused(code: str, /, **facts: Any) -> Refused:
    """An error to raise: `raise refused("table/unknown", code="ABCDEF")`."""
    error = Refused(REFUSALS[code].format(**facts), code=code)
    error.facts = facts
    return error


def unreadable(error: Exception) -> Refused:
    """What is refused because it is no message at all, with the reason in words."""
    why = "It is nested too deep" if isinstance(error, RecursionError) else str(error)
    return refused("request/unreadable", why=why[:200] + ".")


def status_of(code: str) -> int:
    """The status an error has by HTTP."""
    is_unreadable = code.startswith(("ruleset/", "record/", "position/", "campaign/unreadable"))
    return STATUS.get(code, 400 if is_unreadable else 409)


def problem_of(error: PortRoyalError) -> Problem:
    """An error as it is told."""
    return Problem(code=error.code, message=error.message, facts=dict(error.facts))
