"""What the commands print: one JSON object, or words and tables for people."""

from __future__ import annotations

import codecs
import json
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from motherlode.locale import Texts
    from motherlode.rules.core.bound_rules import Rules

# For terminals that know nothing but ASCII: heavy lines, light lines, and some other characters.
SIMILAR = {
    **dict.fromkeys("╹┗╻┃┏┣┛┻┓┫┳╋╫", "#"),
    **dict.fromkeys("╺╸━", "="),
    **dict.fromkeys("└┌├┘┴┐┤┬┼╭╮╰╯", "+"),
    **dict.fromkeys("╶╴─–", "-"),
    **dict.fromkeys("╵╷│", "|"),
    **dict.fromkeys("╨╞╚╥║╔╠╡╝═╩╗╣╦╬", "x"),
    **dict(zip("▁▂▃▄▅▆▇█", "_.:-=+*#", strict=True)),
    **{
        "░": ":",
        "╳": "x",
        "×": "x",
        "·": ".",
        "…": ".",
        "→": ">",
        "‡": "#",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "╱": "/",
        "╲": "\\",
    },
}


def report(data: dict[str, object]) -> None:
    """Print exactly one JSON object, readable in every encoding."""
    print(json.dumps(data))


def console(file: TextIO | None = None) -> Console:
    """Where words for people go: colors only on a terminal, nothing guessed from the text."""
    from rich.console import Console

    class Plain(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # for the command line to end; Rich would leave with code 1

    return Plain(file=file or sys.stdout, highlight=False, markup=False, emoji=False)


def new_table(*columns: tuple[str, str]) -> Table:
    """A table without lines; each column is a head and `left` or `right`."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, header_style="bold")
    for head, side in columns:
        made.add_column(head, justify="right" if side == "right" else "left")
    return made


def stays_printable(stream: TextIO) -> None:
    """Let characters that the stream's encoding lacks become similar ones instead of errors."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        codecs.register_error("motherlode-similar", similar)
        reconfigure(errors="motherlode-similar")


def similar(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that can't be written, or for bytes that can't be read."""
    if isinstance(error, UnicodeEncodeError):
        signs = error.object[error.start : error.end]
        return "".join(SIMILAR.get(sign, "?") for sign in signs), error.end
    if isinstance(error, UnicodeDecodeError):
        return "\ufffd", error.end
    raise error


def module_line(words: Texts, name: str) -> str:
    """What a game or module is called, and its setting if that isn't the usual one."""
    module, _, setting = name.partition(":")
    title = words.title(f"module-{module}")
    key = f"setting-{module}-{setting}"
    told = words.text(key) if words.has(key) else setting
    return f"{title} ({told})" if told else title


def table_line(words: Texts, rules: Rules, seed: int | None = None, counted: bool = True) -> str:
    """Which rules a table plays by, on one line; whoever reads the seed can look up every card."""
    from motherlode.rules.core.ruleset import bare_name, edition_named
    from motherlode.rules.modules import CATALOGUE

    edition = edition_named(rules.edition)
    has_edition = CATALOGUE.named(rules.game).has_edition
    titles = {bare_name(name): module_line(words, name) for name in (rules.game, *rules.modules)}
    game = titles.pop(rules.game)
    extras = words.listed(titles.values())
    parts = [
        game,
        *([words.text(f"edition-{edition.aliases[0]}")] if has_edition else []),
        *([extras] if extras else []),
        *([words.text("label-player-count", count=int(rules.players))] if counted else []),
        *([] if seed is None else [words.text("label-seed", seed=str(seed))]),
    ]
    return " · ".join(parts)
