"""What client and server say to each other: every message, once.

JSON schemas, the TypeScript types of the browser client and the guide's page are made from these classes. A message
on the socket is a JSON object whose type says which it is. What is unknown is refused;
every limit is written here.

A *guest* is somebody with a token: whoever opened a table, took a seat or came to watch. A guest holds no seat,
one, or several on one device. Nobody says which seat they act for: the token tells.

`basics` has what all messages are made of, `tables` a table and its settings; `asked` goes by HTTP, `said` from
clients on the socket, `told` to them, with the `look` of the game and at its end the `story`. `refusals` says
what is refused, `schema` makes schemas and tables of it all.
"""

from __future__ import annotations

from .asked import Admission, BotInfo, JoinTable, ModuleInfo, OpenTable, Problem, RulingInfo, ServerInfo
from .basics import (
    LARGEST_MESSAGE,
    LONGEST_CHAT,
    PROTOCOL,
    Code,
    Color,
    Message,
    Name,
    NewToken,
    RequestId,
    Seat,
    Token,
)
from .look import ActionKind, Choice, ColorOdds, Look, OddsInfo, Offer, OutcomeInfo, Phase, PlayerInfo, StandingInfo
from .said import (
    AskHint,
    Chat,
    Hello,
    Hold,
    Hurry,
    Move,
    Ping,
    PlanSeats,
    PlanTable,
    Rematch,
    Remove,
    Rename,
    Said,
    Sit,
    Start,
    Undo,
    UndoAnswer,
)
from .story import Moment, Story
from .tables import SeatInfo, SeatPlan, Settings, TableInfo, Timer
from .told import (
    Answer,
    Clock,
    Entry,
    EventInfo,
    Goodbye,
    HintInfo,
    OptionInfo,
    Pong,
    Presence,
    ReasonInfo,
    Told,
    Update,
    Welcome,
)

__all__ = [
    "LARGEST_MESSAGE",
    "LONGEST_CHAT",
    "PROTOCOL",
    "ActionKind",
    "Admission",
    "Answer",
    "AskHint",
    "BotInfo",
    "Chat",
    "Choice",
    "Clock",
    "Code",
    "Color",
    "ColorOdds",
    "Entry",
    "EventInfo",
    "Goodbye",
    "Hello",
    "HintInfo",
    "Hold",
    "Hurry",
    "JoinTable",
    "Look",
    "Message",
    "ModuleInfo",
    "Moment",
    "Move",
    "Name",
    "NewToken",
    "OddsInfo",
    "Offer",
    "OpenTable",
    "OptionInfo",
    "OutcomeInfo",
    "Phase",
    "Ping",
    "PlanSeats",
    "PlanTable",
    "PlayerInfo",
    "Pong",
    "Presence",
    "Problem",
    "ReasonInfo",
    "Rematch",
    "Remove",
    "Rename",
    "RequestId",
    "RulingInfo",
    "Said",
    "Seat",
    "SeatInfo",
    "SeatPlan",
    "ServerInfo",
    "Settings",
    "Sit",
    "StandingInfo",
    "Start",
    "Story",
    "TableInfo",
    "Timer",
    "Token",
    "Told",
    "Undo",
    "UndoAnswer",
    "Update",
    "Welcome",
]
