"""The table as a person sees it in a terminal: the maze, the players, the cards in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from motherlode.cli.drawing import HEIGHT, boxed, draw_maze, tile_lines
from motherlode.cli.output import new_table
from motherlode.cli.words import Words
from motherlode.rules.cards import PATH, TURNED
from motherlode.rules.contract import HIDDEN, Event, Rules
from motherlode.rules.events import CardFitted, GoalTurned, PathLaid, PathMoved
from motherlode.rules.gold import nugget_worth
from motherlode.rules.notation import tool_names
from motherlode.rules.state import FACE_UP
from motherlode.rules.views import UNKNOWN_CARD, View

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

CARD_WIDTH = 5  # of a card in hand
COLUMN = 13  # what a card in hand takes of a line, with its name
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
    goals = {int(cell): int(view.goals[place]) for place, cell in enumerate(view.goal_cells)}
    return draw_maze(view.rules, view.maze, goals, width, marks, latest, high).text()


def follow(seen: View, event: Event) -> None:
    """Let a view that was taken before an event show what the event laid or turned over."""
    if isinstance(event, PathLaid):
        seen.maze.lay(event.cell, event.card | (TURNED if event.turned else 0))
    elif isinstance(event, PathMoved):
        seen.maze.remove(event.origin)
        seen.maze.lay(event.cell, event.card | (TURNED if event.turned else 0))
    elif isinstance(event, GoalTurned):
        for place, cell in enumerate(seen.goal_cells):
            if cell == event.cell:
                seen.goals[place] = event.goal
    elif isinstance(event, CardFitted) and event.cell in list(seen.goal_cells):
        seen.maze.fix(event.cell, event.card | (TURNED if event.turned else 0))


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
    known = dict(enumerate(view.roles)) if len(view.roles) else dict(roles or {})
    if view.role != HIDDEN:
        known[view.seat] = view.role
    for seat, name in enumerate(words.names):
        broken = [words.tool(tool) for tool in tool_names(view.rules, view.front[seat])]
        made.add_row(
            "→" if seat == view.asked else "",
            words.text("label-you", name=name) if seat == view.seat else name,
            words.role(known[seat]) if seat in known else "?",
            *([", ".join(broken) or "–"] if has_tools else []),
            str(view.hand_sizes[seat]),
            gold(words, view, seat),
            style="bold" if seat == view.seat else "",
        )
    return made


def players_briefly(words: Words, view: View) -> str:
    """Everybody at the table in a line or two: cards in hand, what lies in front, gold."""
    parts = []
    for seat, name in enumerate(words.names):
        broken = [words.tool(tool) for tool in tool_names(view.rules, view.front[seat])]
        owned = gold(words, view, seat)
        notes = [*(f"×{tool}" for tool in broken), *([f"${owned}"] if owned != "–" else [])]
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
    parts = [str(view.tokens[seat])] if view.tokens[seat] else []
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
            lines.append("".join(f"{cell:{COLUMN}}" for cell in cells).rstrip())
    return "\n".join(lines)


def _column(rules: Rules, number: int, card: int, note: str) -> list[str]:
    first, *rest = card_lines(rules, card)
    picture = [f"{number} {first}", *(f"  {line}" for line in rest)]
    return [*picture, *_broken(rules.names[card]), *([note] if note else [])]


def card_lines(rules: Rules, card: int) -> list[str]:
    """A small picture of a card: its tunnels, or a sign for what it does."""
    spec = rules.spec(card)
    if spec.family == PATH:
        return tile_lines(rules, card, CARD_WIDTH, int(rules.tiles.openings[card]))
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
