"""What every message is made of, and the limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1  # counts up when a client of an earlier version would misunderstand
LARGEST_MESSAGE = 4096  # bytes, from a client
LONGEST_CHAT = 300  # characters

Name = Annotated[str, Meta(min_length=1, max_length=64)]  # checked further: at most 24 visible characters
Color = Annotated[int, Meta(ge=0, le=7)]  # of an avatar
Seat = Annotated[int, Meta(ge=0, le=4)]
GuestNumber = Annotated[int, Meta(ge=1)]  # of a guest: public, and never given to another
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the client, new for each request
Code = Annotated[str, Meta(min_length=4, max_length=12)]  # of a table: public, in links
Token = Annotated[str, Meta(min_length=16, max_length=128)]  # of a guest: secret, never in a link others see
Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # of a seed: 256 random bits, made by the client
Reaction = Literal["bravo", "ouch", "thanks", "hurry", "luck", "ha"]  # clients say it in their own words
NewToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,128}$")]  # 192 random bits or more, made by the client


class Message(Struct, forbid_unknown_fields=True, frozen=True):
    """Plain data that is sent."""
