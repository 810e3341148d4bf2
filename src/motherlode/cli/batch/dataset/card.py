"""The data card: what a data set is, how it was made, what is in it, and what it can't tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

FIELDS = (
    ("`game`", "number of the game, from 0"),
    ("`round`", "number of the round, from 1"),
    ("`decision`", "number of the decision in its game, from 0; every seat counts"),
    ("`seat`", "who decides, from 0"),
    ("`bot`", "which bot decides"),
    ("`kind`", "what kind of decision it is"),
    ("`seen`", "the table as this seat knows it, and nothing else"),
    ("`heard`", "what happened since its last decision, as this seat saw it; claims included"),
    ("`options`", "every answer it may give, in the notation"),
    ("`choice`", "the answer it gave"),
    ("`index`", "its place among the options; null for a proposal to end the round"),
    ("`outcome`", "a label, not known yet: own role at the end, who won, gold"),
)
TRUTH = (
    ("`game`", "number of the game"),
    ("`seed`", "what it was dealt from"),
    ("`bots`, `names`", "who sits where, and what the views call them"),
    ("`gold`, `winners`", "at the end of the game, and who has most"),
    ("`rounds`", "of each round: roles, goals, hands and deck as dealt, how it ended"),
)

Report = Mapping[str, Any]


def card(report: Report) -> str:
    """The card of a data set, from what is reported of it."""
    parts = [
        *what(report),
        *files(report),
        *fields("decisions", "One row for each decision.", FIELDS),
        *fields("truth", "One row for each game. Nobody at the table knew this.", TRUTH),
        *counts(report),
        *limits(report),
    ]
    return "\n".join(parts)


def what(report: Report) -> list[str]:
    """What it is, and the command that makes it again."""
    return [
        "# Decisions of bots at Motherlode",
        "",
        f"{report['games']:,} games of {report['rules']} for {report['players']} players, decided "
        f"by bots ({', '.join(dict.fromkeys(report['bots']))}).",
        "",
        "## How it was made",
        "",
        f"With Motherlode {report['version']}. The same command gives the same bytes, "
        "with any `--jobs`:",
        "",
        "```sh",
        command(report),
        "```",
        "",
    ]


def command(report: Report) -> str:
    """The command line that makes it again."""
    modules = ",".join(report["modules"])
    return " ".join(
        [
            f"motherlode dataset --games {report['games']} --players {report['players']}",
            f"--rules {report['rules']}",
            *([f"--edition {report['edition']}"] if report["edition"] else []),
            *([f'--modules "{modules}"'] if modules else []),
            f"--bots {','.join(report['bots'])} --seed {report['seed']}",
            f"--format {report['format']} --out FOLDER",
        ]
    )


def files(report: Report) -> list[str]:
    """The files, and how to tell that they are whole."""
    rows = [
        (f"`{name}`", f"{one['rows']:,}", f"{one['bytes']:,}", f"`{one['sha256']}`")
        for name, one in report["files"].items()
    ]
    return ["## Files", "", *table(("file", "rows", "bytes", "SHA-256"), rows), ""]


def fields(name: str, about: str, rows: Sequence[Sequence[str]]) -> list[str]:
    """The fields of a file."""
    return [f"## Fields of `{name}`", "", about, "", *table(("field", "what"), rows), ""]


def counts(report: Report) -> list[str]:
    """How many there are of what."""
    rows = [
        ("games", report["games"]),
        ("rounds", report["rounds"]),
        *((f"rounds won by {word}", count) for word, count in report["wins"].items()),
        ("decisions", report["decisions"]),
        *((f"decisions of kind `{kind}`", count) for kind, count in report["kinds"].items()),
    ]
    told = [(str(name), f"{count:,}") for name, count in rows]
    return ["## Counts", "", *table(("what", "number"), told), ""]


def limits(report: Report) -> list[str]:
    """What it can't tell, and who may use it."""
    clocked = "- Some of these bots look at the clock: another run may differ in their choices."
    return [
        "## Limits",
        "",
        "- Bots decide, not people: what is learned here is how these bots play.",
        "- `seen` and `heard` hold what the seat may know. `outcome` is what comes later, and "
        "`truth` what others hold: don't feed either to a learner that is meant to play.",
        "- Decisions of one game depend on each other: split by `game`, never by row.",
        "- Decisions with a single option are in it, because a window asks everybody.",
        *([clocked] if report["clocked"] else []),
        "",
        "## License",
        "",
        "Motherlode is under the MIT license, and claims nothing of what it writes: whoever made "
        "these files says how they may be used.",
        "",
    ]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]
