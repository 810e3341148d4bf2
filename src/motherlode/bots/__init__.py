"""Bots: they see views and prompts only."""

from __future__ import annotations

from motherlode.bots.levels import BrokenBot, UnknownBot, make_bot

__all__ = ["BrokenBot", "UnknownBot", "make_bot"]
