"""Speech: which bot of a table says something after a choice, and what is written down of it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import cast

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.views import view
from motherlode.rules.notation.claims import (
    ABOUT_GOALS,
    ABOUT_SEATS,
    ABOUT_TOOLS,
    KINDS,
    LINE,
    REMARK,
)
from motherlode.tables.game.company import thinks_elsewhere
from motherlode.tables.game.game import Game
from motherlode.tables.game.sight import cell
from motherlode.tables.thinking.asking import fault_of, own_seed
from motherlode.tables.thinking.job import Fault, Reply, Thought
from motherlode.tables.wire.entries import Claimed, Spoke
from motherlode.tables.wire.messages import Talk
from motherlode.tables.wire.values import ClaimKind, Level

MOST_LINES = 12  # of one bot in a round
LOGGER = logging.getLogger("motherlode.tables")


def speech(game: Game, bots: Mapping[int, Level | None]) -> Spoke | Claimed | None:
    """What one of the bots has to say now; nobody talks over another.

    Who is asked first is drawn as bots draw, and tells nothing. Those that think
    elsewhere speak before they move.
    """
    seats = sorted(seat for seat, level in bots.items() if not thinks_elsewhere(level or ""))
    start = (
        int(below(stepped(own_seed(game.company.whim, game.asked_at)), len(seats))) if seats else 0
    )
    for seat in seats[start:] + seats[:start]:
        said = _asked(game, seat, bots[seat])
        if said is not None:
            return said
    return None


def said_before(game: Game, seat: int, reply: Reply | None) -> Spoke | Claimed | None:
    """What a bot that thinks elsewhere says before it moves, if it may be said here."""
    if not isinstance(reply, Thought) or reply.said is None or said_enough(game, seat):
        return None
    try:
        return line_of(game, seat, reply.said.claim())
    except Exception as error:  # a mistake of a bot must not hold up the table
        game.company.blame(seat, fault_of(error))
        return None


def said_enough(game: Game, seat: int) -> bool:
    """Whether a bot that wants to speak has said all it may in this round; ours stop before."""
    count = 0
    for _, happened in reversed(game.history):
        if isinstance(happened, RoundStarted):
            break
        count += isinstance(happened, Talk) and happened.seat == seat
    if count >= MOST_LINES:
        game.company.blame(seat, Fault("chatty"))
    return count >= MOST_LINES


def _asked(game: Game, seat: int, level: Level | None) -> Spoke | Claimed | None:
    """What a bot says, if it may be said here."""
    bot = None
    try:
        bot = game.company.bot_at(seat, level)
        if not bot.eager:
            return None
        claim = None if said_enough(game, seat) else bot.speak(view(game.state, seat))
        return None if claim is None else line_of(game, seat, claim)
    except Exception as error:  # as above
        game.company.blame(seat, fault_of(error))
        if bot is not None:
            bot.eager = False
        return None


def line_of(game: Game, seat: int, claim: Claim) -> Spoke | Claimed | None:
    """A claim as it is written down; nothing if it means nothing at this table."""
    kind = None if claim.kind == REMARK else cast(ClaimKind, claim.kind)
    place = None if claim.cell == NOBODY else cell(int(claim.cell))
    about = None if claim.about == NOBODY else int(claim.about)
    said = Spoke(seat, claim.line, kind, place, about, _tool_name(game.rules, int(claim.tool)))
    if not _fits(game, said):
        known = claim.kind in (*KINDS, REMARK)  # any other word is the bot's own
        word = claim.kind if known else "an unknown kind"
        LOGGER.warning("what seat %d says means nothing here: %s", seat, word)
        return None
    return said if said.line or kind is None else Claimed(seat, kind, place, about, said.tool)


def _tool_name(rules: Rules, tool: int) -> str | None:
    """The name of a tool; none has an empty one."""
    names = (name for bit, name in enumerate(rules.front_names) if tool == 1 << bit)
    return next(names, "") if tool else None


def _fits(game: Game, said: Spoke) -> bool:
    """Whether a bot may say this: a remark, or the same that a person may claim."""
    is_worded = LINE.fullmatch(said.line) is not None
    if said.claim is None:
        is_bare = said.cell is None and said.tool is None
        return is_bare and is_worded and said.about in (None, *range(game.state.seats))
    return (is_worded or not said.line) and not game.state.revealed and is_claimable(game, said)


def is_claimable(game: Game, said: Spoke | Claimed) -> bool:
    """Whether a claim is about what is at this table: a goal, another seat, or a tool."""
    goals = [cell(int(goal)) for goal in game.state.goal_cells]
    tools = game.rules.front_names
    others = [seat for seat in range(game.state.seats) if seat != said.seat]
    return (
        said.claim in KINDS
        and (said.cell in goals if said.claim in ABOUT_GOALS else said.cell is None)
        and (said.about in others if said.claim in ABOUT_SEATS else said.about is None)
        and (said.tool in tools if said.claim in ABOUT_TOOLS else said.tool is None)
    )
