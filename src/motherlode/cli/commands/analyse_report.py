"""What an analysis says, for people at a terminal: curves in letters, tables, and the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.cli.batch.curves import chances, suspicion, winner
from motherlode.cli.output import console, new_table
from motherlode.locale import texts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from motherlode.cli.batch.curves import Line
    from motherlode.locale import Texts

BLOCKS = "▁▂▃▄▅▆▇█"
QUIET = "fine"  # too many to be listed

Data = dict[str, Any]


def show(data: Data) -> None:
    """Print everything."""
    words, out = texts(), console()
    for round in data["rounds"]:
        steps = [step for step in data["steps"] if step["round"] == round["round"]]
        part = {**data, "steps": steps}
        out.print(head(words, round), style="bold")
        out.print(words.text("analysis-chances"))
        out.print(curves(chances(words, part), out))
        out.print(words.text("analysis-suspicion"))
        out.print(curves(suspicion(part), out), "", sep="\n")
    if data["rough"]:
        out.print(words.text("analysis-rough"), "", sep="\n")
    section(out, words.text("analysis-moves"), moves(words, data))
    section(out, words.text("analysis-moments"), moments(words, data))
    section(out, words.text("analysis-lies"), lies(words, data))
    out.print(words.text("analysis-story"), style="bold")
    for line in told(words, data):
        out.print(line)


def section(out: Console, title: str, table: Table) -> None:
    """Print a table with its title, unless it is empty."""
    if table.row_count:
        out.print(title, style="bold")
        out.print(table, "", sep="\n")


def plain_table(*sides: str) -> Table:
    """A table whose columns need no heads."""
    made = new_table(*(("", side) for side in sides))
    made.show_header = False
    return made


def head(words: Texts, round: Data) -> str:
    """What came of a round."""
    names = words.listed(round["saboteurs"]) or words.text("analysis-none")
    number = round["round"]
    if not round["outcome"]:
        return words.text("analysis-round-open", round=number, names=names)
    won = winner(words, round["outcome"])
    return words.text("analysis-round", round=number, winner=won, names=names)


def curves(lines: list[Line], out: Console) -> Table:
    """Each line as a row of blocks, with where it ends."""
    made = plain_table("left", "left", "right")
    longest = max((len(name) for name, _ in lines), default=0)
    room = max(10, out.width - longest - 10)
    for name, values in lines:
        made.add_row(name, blocks(values, room), f"{round(values[-1] * 100)} %")
    return made


def blocks(values: list[float], room: int) -> str:
    """A line in letters, as wide as there is room."""
    width = min(room, len(values))
    parts = [values[place * len(values) // width] for place in range(width - 1)]
    top = len(BLOCKS) - 1
    return "".join(BLOCKS[round(value * top)] for value in [*parts, values[-1]])


def moves(words: Texts, data: Data) -> Table:
    """The moves that stand out, with what would have been better."""
    made = plain_table("right", "left", "left", "left", "left")
    for step in data["steps"]:
        mark = step["mark"]
        if mark is not None and mark != QUIET:
            better = ""
            if step["knew"]["best"] > step["knew"]["chosen"]:
                better = words.text("analysis-instead", choice=step["instead"])
            named = words.text(f"analysis-mark-{mark}", toward="other", name=step["seat"])
            made.add_row(str(step["n"]), step["seat"], step["choice"], named, better)
    return made


def moments(words: Texts, data: Data) -> Table:
    """The choices that changed most, for whom."""
    made = plain_table("right", "left", "left", "left", "right")
    for moment in data["moments"]:
        swing = round(moment["swing"] * 100)
        side = winner(words, moment["for"])
        made.add_row(str(moment["n"]), moment["seat"], moment["choice"], side, f"{swing:+d} %")
    return made


def lies(words: Texts, data: Data) -> Table:
    """What was said against better knowledge."""
    made = plain_table("left", "left", "left", "left")
    for lie in data["lies"]:
        after = words.text("analysis-after", number=lie["after"])
        believed = words.text("analysis-believed" if lie["believed"] else "analysis-unbelieved")
        made.add_row(after, lie["seat"], lie["claim"], believed)
    return made


def told(words: Texts, data: Data) -> list[str]:
    """Who fooled whom: some sentences for each round."""
    out: list[str] = []
    space = "" if words.language == "ja" else " "
    for round in data["rounds"]:
        sentences = [
            words.text(f"story-{fact['kind']}-{fact['wording']}", **fact["values"])
            for fact in data["story"]
            if fact["round"] == round["round"]
        ]
        line = words.text("story-round", round=round["round"], sentences=space.join(sentences))
        out.append(line)
    return out
