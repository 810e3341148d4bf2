"""Speech: which bot of a table says something after a choice, and what is written down of it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import cast

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.playout import Bot, Claim
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
from motherlode.tables.thinking.asking import fault_of
from motherlode.tables.thinking.job import Fault, Reply, Thought
from motherlode.tables.wire.entries import Claimed, Spoke
from motherlode.tables.wire.messages import ClaimKind, Level, Talk

MOST_LINES = 12  # of one bot in a round
LOGGER = logging.getLogger("motherlode.tables")


def speech(game: Game, bots: Mapping[int, Level | None]) -> Spoke | Claimed | None:
    """What one of the bots has to say now; nobody talks over another.

    Who is asked first is drawn from the seed of the game, and tells nothing. Those that think
    elsewhere speak before they move.
    """
    seats = sorted(seat for seat, level in bots.items() if not thinks_elsewhere(level or ""))
    start = int(below(stepped(game.seed ^ game.asked_at), len(seats))) if seats else 0
    for seat in seats[start:] + seats[:start]:
        said = _asked(game, seat, game.company.bot_at(seat, bots[seat]))
        if said is not None:
            return said
    return None


def said_before(game: Game, seat: int, reply: Reply | None) -> Spoke | Claimed | None:
    """What a bot that thinks elsewhere says before it moves, if it may be said here."""
    if not isinstance(reply, Thought) or reply.said is None or said_enough(game, seat):
        return None
    return line_of(game, seat, reply.said.claim())


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


def _asked(game: Game, seat: int, bot: Bot) -> Spoke | Claimed | None:
    """What a bot says, if it may be said here."""
    try:
        if not bot.eager:
            return None
        claim = None if said_enough(game, seat) else bot.speak(view(game.state, seat))
        return None if claim is None else line_of(game, seat, claim)
    except Exception as error:  # a mistake of a bot must not hold up the table
        game.company.blame(seat, fault_of(error))
        bot.eager = False
        return None


def line_of(game: Game, seat: int, claim: Claim) -> Spoke | Claimed | None:
    """A claim as it is written down; nothing if it means nothing at this table."""
    if not (_remark_fits if claim.kind == REMARK else _claim_fits)(game, seat, claim):
        LOGGER.warning("what seat %d says means nothing here: %s", seat, claim.kind)
        return None
    kind = None if claim.kind == REMARK else cast(ClaimKind, claim.kind)
    place = None if claim.cell == NOBODY else cell(int(claim.cell))
    about = None if claim.about == NOBODY else int(claim.about)
    tool = game.rules.tool_names(claim.tool)[0] if claim.tool else None
    if claim.line:
        return Spoke(seat, claim.line, kind, place, about, tool)
    return None if kind is None else Claimed(seat, kind, place, about, tool)


def _remark_fits(game: Game, seat: int, claim: Claim) -> bool:
    is_bare = claim.cell == NOBODY and not claim.tool
    return is_bare and LINE.fullmatch(claim.line) is not None and claim.about < game.state.seats


def _claim_fits(game: Game, seat: int, claim: Claim) -> bool:
    """The same that a person may claim, and as long as there is something to claim."""
    tools = game.rules.tool_names(claim.tool)
    return (
        not game.state.revealed
        and (not claim.line or LINE.fullmatch(claim.line) is not None)
        and (claim.cell in list(game.state.goal_cells)) == (claim.kind in ABOUT_GOALS)
        and (claim.cell != NOBODY) == (claim.kind in ABOUT_GOALS)
        and (0 <= claim.about < game.state.seats) == (claim.kind in ABOUT_SEATS)
        and (len(tools) == 1) == (claim.kind in ABOUT_TOOLS)
        and claim.about != seat
        and claim.kind in KINDS
    )
