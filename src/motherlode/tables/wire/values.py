"""The values that messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

Cell: TypeAlias = tuple[int, int]  # x to the goals, y downward
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Face: TypeAlias = Annotated[int, Meta(ge=0, lt=20_736)]  # twelve hats, beards, heads, colors
Level: TypeAlias = Annotated[str, Meta(max_length=40)]  # of a bot, as the catalogue names it
Pace: TypeAlias = Literal["instant", "fast", "normal", "slow"]
ClaimKind: TypeAlias = Literal["treasure", "no_treasure", "suspect", "trust", "fix"]
Reaction: TypeAlias = Literal["laugh", "shock", "suspicion", "cheer", "sweat", "greed"]
Digits: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}")]
NoticeCode: TypeAlias = Literal["bot_failed", "bot_late", "bot_missing", "bot_chatty"]
Phase: TypeAlias = Literal["lobby", "playing", "over"]
StepKind: TypeAlias = Literal["read", "do", "watch", "done", "left"]
Fields: TypeAlias = dict[str, Any]  # plain data with names in place of numbers
