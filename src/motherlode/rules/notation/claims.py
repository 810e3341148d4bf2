"""Claims: what seats tell each other of goals, players and tools, true or not; as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.reasons import because
from motherlode.rules.notation.words import (
    cell_text,
    read_cell,
    read_seat,
    read_tool,
    seat_text,
    shown,
)

ABOUT_GOALS: Final = ("treasure", "no_treasure")
ABOUT_SEATS: Final = ("suspect", "trust")
ABOUT_TOOLS: Final = ("fix",)
KINDS: Final = (*ABOUT_GOALS, *ABOUT_SEATS, *ABOUT_TOOLS)
REMARK: Final = "remark"  # claims nothing; a bot’s line says it
LINE: Final = re.compile(r"[a-z_]{1,20}-\w{1,20}")  # a reason, and which wording


def claim_text(rules: Rules, names: Sequence[str], claim: Claim) -> str:
    """A claim in its one canonical form."""
    if claim.kind in ABOUT_GOALS:
        return f"{claim.kind} @ {cell_text(claim.cell)}"
    if claim.kind in ABOUT_SEATS:
        return f"{claim.kind} > {seat_text(names[claim.about])}"
    if claim.kind == REMARK:
        return REMARK if claim.about == NOBODY else f"{REMARK} > {seat_text(names[claim.about])}"
    return f"{claim.kind} {rules.tool_names(claim.tool)[0]}"


def read_claim(rules: Rules, names: Sequence[str], text: str) -> Claim:
    """A claim from its text."""
    found = re.fullmatch(r"\s*(\w+)\s*([@>]?)\s*(.*?)\s*", text)
    kind, sign, rest = found.groups() if found else ("", "", "")
    if kind in ABOUT_GOALS and sign == "@":
        return Claim(kind, read_cell(rest), NOBODY, 0)
    if kind == REMARK and not sign and not rest:
        return Claim(kind, NOBODY, NOBODY, 0)
    if kind in (*ABOUT_SEATS, REMARK) and sign == ">":
        return Claim(kind, NOBODY, read_seat(names, rest.strip('"')), 0)
    if kind in ABOUT_TOOLS and not sign:
        return Claim(kind, NOBODY, NOBODY, read_tool(rules, rest))
    raise BadNotation(
        because(
            "no-claim",
            "{text} isn’t a claim; claims are `treasure @ 8,0`, `no_treasure @ 8,0`, "
            "`suspect > Bo`, `trust > Bo`, and `fix lantern`",
            text=shown(text),
        )
    )
