"""The table as a person sees it in a terminal: the maze, the players, the cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from motherlode.cli.output import new_table
from motherlode.cli.terminal.colours import coloured
from motherlode.cli.terminal.words import Words
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import PATH, TURNED
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.gold import nugget_worth
from motherlode.rules.core.state import FACE_UP
from motherlode.rules.core.views import UNKNOWN_CARD, View
from motherlode.rules.notation.drawing import (
    BLIND,
    BLOCKED,
    CORNERS,
    FACE_DOWN,
    FIGURE,
    HEIGHT,
    SIGNS,
    UNKNOWN,
    boxed,
    draw_view,
    face_down,
    figures,
    tile_lines,
    word_of,
)
from motherlode.rules.notation.words import cell_text

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

CARD_WIDTH = 5  # of a card in hand
COLUMN = 13  # how much of a line a card in hand takes, with its name
FACES = {"break": "×", "fix": "+", "rockfall": "*", "map": "M"}


def header(words: Words, view: View, width: int) -> Text:
    """The round and the piles, on one line if they fit."""
    from rich.text import Text

    parts = (
        words.text("label-round", round=int(view.round), rounds=int(view.rules.rounds)),
        f"{words.text('label-deck')} {view.deck_size}",
        f"{words.text('label-discard')} {len(view.discard)}",
    )
    line = "── " + " ── ".join(parts) + " ──"
    return Text(line if len(line) <= width else " · ".join(parts), "bold")


def maze(
    view: View,
    width: int,
    marks: Mapping[int, str] | None = None,
    latest: int = HIDDEN,
    high: int = HEIGHT,
) -> Text:
    """The maze as a seat sees it."""
    return coloured(draw_view(view, width, marks, latest, high))


def legend(words: Words, view: View, is_low: bool) -> str:
    """What the signs in the maze mean: those that are there now."""
    cards = [int(view.maze.tile_at(cell)) & ~TURNED for cell in [*view.maze.laid, *view.maze.fixed]]
    names = [view.rules.names[card] for card in [*cards, *view.goals] if card != HIDDEN]
    down = set(face_down(view.maze))
    goals = set(view.goal_cells)
    parts = [
        *_signs(words, SIGNS, names),
        *([words.text("sign-hidden", sign=UNKNOWN)] if HIDDEN in view.goals else []),
        *([words.text("sign-face-down", sign=FACE_DOWN)] if down - goals else []),
        *_signs(words, CORNERS, names),
        words.text("sign-dead-end", sign=BLIND[-1] if is_low else BLOCKED),
        words.text("sign-not-linked"),
    ]
    return " · ".join(parts)


def _signs(words: Words, signs: Mapping[str, str], names: Sequence[str]) -> list[str]:
    """The meanings of the signs that stand for one of these cards."""
    used = {word_of(signs, name) for name in names}
    return [words.text(f"sign-{word}", sign=sign) for word, sign in signs.items() if word in used]


def figures_line(words: Words, view: View) -> str:
    """Where figures stand and whose they are; nothing if there are none."""
    by_module: dict[str, list[str]] = {}
    for name, cell, side, seat in figures(view):
        owner = words.names[seat]
        by_module.setdefault(name, []).append(f"{cell_text(cell)} {side} ({owner})")
    return " · ".join(
        words.figures(name, sign=FIGURE, figures=words.texts.listed(placed))
        for name, placed in by_module.items()
    )


def players(words: Words, view: View, roles: Mapping[int, int] | None = None) -> Table:
    """Everybody at the table; `roles` are those that are known."""
    has_tools = uses_tools(view.rules)
    made = new_table(
        ("", "left"),
        (words.text("label-players"), "left"),
        (words.text("label-role"), "left"),
        *([(words.text("label-tools"), "left")] if has_tools else []),
        (words.text("label-cards"), "right"),
        (words.text("label-gold"), "right"),
    )
    known = known_roles(view) if roles is None else dict(roles)
    for seat, name in enumerate(words.names):
        broken = [words.tool(tool) for tool in view.rules.tool_names(view.front[seat])]
        made.add_row(
            "→" if seat == view.asked else "",
            words.text("label-you", name=name) if seat == view.seat else name,
            words.role(known[seat]) if seat in known else "?",
            *([words.texts.listed(broken) or "–"] if has_tools else []),
            str(view.hand_sizes[seat]),
            gold(words, view, seat),
            style="bold" if seat == view.seat else "",
        )
    return made


def known_roles(view: View) -> dict[int, int]:
    """The roles a seat knows: its own, those it has looked at, at a round's end all."""
    known = {seat: int(role) for seat, role in enumerate(view.known_roles[: int(view.seats)])}
    known |= dict(enumerate(map(int, view.roles)))
    if view.role != HIDDEN:
        known[int(view.seat)] = int(view.role)
    return {seat: role for seat, role in known.items() if role != HIDDEN}


def players_briefly(words: Words, view: View) -> str:
    """Everybody at the table in a line or two: cards in hand, what lies in front, gold."""
    parts = []
    known = known_roles(view)
    for seat, name in enumerate(words.names):
        broken = [words.tool(tool) for tool in view.rules.tool_names(view.front[seat])]
        owned = gold(words, view, seat)
        notes = [*(f"×{tool}" for tool in broken), *([f"${owned}"] if owned != "–" else [])]
        if seat in known and seat != view.seat:
            notes.append(f"={words.role(known[seat])}")
        arrow = "→" if seat == view.asked else ""
        shown = words.text("label-you", name=name) if seat == view.seat else name
        parts.append(" ".join([f"{arrow}{shown} {view.hand_sizes[seat]}", *notes]))
    return f"{words.text('label-players-briefly')} {' · '.join(parts)}"


def uses_tools(rules: Rules) -> bool:
    """Whether cards can lie in front of players at all; in the duel they cannot."""
    return any(rules.spec(card).verb != "idle" for card in rules.front_cards)


def gold(words: Words, view: View, seat: int) -> str:
    """What a seat is seen to own: tokens, nugget cards, and their worth if it is one's own."""
    cards = int(view.nugget_cards[seat])
    tokens = int(view.tokens_shown(seat))
    parts = ["?"] if tokens == HIDDEN else [str(tokens)] if tokens else []
    if cards and seat == view.seat:
        worth = int(nugget_worth(view.nuggets))
        parts.append(words.text("gold-own", cards=cards, worth=worth))
    elif cards:
        parts.append(words.text("gold-cards", cards=cards))
    return " + ".join(parts) or "–"


def hand(rules: Rules, cards: Sequence[int], notes: Sequence[str], width: int) -> str:
    """Cards in hand side by side, numbered, with their names and a note below each."""
    per_line = max(1, width // COLUMN)
    lines: list[str] = []
    for start in range(0, len(cards), per_line):
        columns = [
            _column(rules, place + 1, cards[place], notes[place])
            for place in range(start, min(start + per_line, len(cards)))
        ]
        tall = max(len(column) for column in columns)
        for row in range(tall):
            cells = [column[row] if row < len(column) else "" for column in columns]
            lines.append("".join(padded(cell, COLUMN) for cell in cells).rstrip())
    return "\n".join(lines)


def padded(text: str, width: int) -> str:
    """A text padded with blanks; a Korean or Japanese character is two columns wide."""
    from rich.cells import cell_len

    return text + " " * (width - cell_len(text))


def _column(rules: Rules, number: int, card: int, note: str) -> list[str]:
    first, *rest = card_lines(rules, card)
    picture = [f"{number} {first}", *(f"  {line}" for line in rest)]
    return [*picture, *_broken(rules.names[card]), *([note] if note else [])]


def card_lines(rules: Rules, card: int) -> list[str]:
    """A small picture of a card: its tunnels, or a sign for what it does."""
    spec = rules.spec(card)
    if spec.family == PATH:
        top, *rest = tile_lines(rules, card, CARD_WIDTH, int(rules.tiles.openings[card]))
        corner = CORNERS.get(word_of(CORNERS, spec.name), top[0])
        return [corner + top[1:], *rest]
    return boxed(FACES.get(spec.name.split("_")[0], spec.name[:1].upper()), CARD_WIDTH)


def _broken(name: str) -> list[str]:
    """A card's name on one line, or on two if it is long."""
    if len(name) < COLUMN:
        return [name]
    place = name.rfind("_", 0, COLUMN - 1) + 1
    return [name[:place], name[place:]]


def discard(words: Words, view: View) -> list[str]:
    """The discard pile from its top: what lies face up, and what this seat put there itself."""
    lines = []
    for entry in reversed(list(view.discard)):
        card = int(entry) & 255
        title = words.card(view.rules.names[card]) if card != UNKNOWN_CARD else ""
        if entry & FACE_UP:
            lines.append(title)
        elif title:
            lines.append(words.text("discard-known", card=title))
        else:
            lines.append(words.text("discard-unknown"))
    return lines
