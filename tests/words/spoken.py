"""Everything people read: texts, refusals, help of commands, pages, and what is said of code."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import motherlode
from motherlode.locale import sources
from tests.docs.check import PAST, command_line, pages
from tests.docs.markdown import prose
from tests.support.reasons import given

ROOT = Path(motherlode.__file__).parent
TERMINAL = ("terminal.ftl", "reasons.ftl")  # speak of modules and notation, as commands do
HERE = Path(__file__).parents[2]
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
QUOTED = "|".join(rf"{mark}(?:\\.|[^\\])*?{mark}" for mark in ('"""', "'''", '"', "'"))
NOTE = re.compile(rf"{QUOTED}|#([^\n]*)", re.DOTALL)  # a sign in quotes begins no comment
GUIDE = re.compile(r"README\.md|SECURITY\.md|docs/index\.md|docs/guide/.*")
LINKED = re.compile(r"(\]\()[^)\s]+(?=\))|<[^>]+>")  # where a link leads is not read


class Said(NamedTuple):
    """One text, and where it stands."""

    place: str  # pages, terminal, source, guide, docs or code
    where: str  # a key, or a file with its line
    words: str


def told(language: str, file: str) -> Iterator[Said]:
    """Every text of one Fluent file: values and attributes, each way they can come out."""
    content = dict(sources(language))[file]
    place = "terminal" if file in TERMINAL else "pages"
    for entry in FluentParser().parse(content).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        mark = "-" if isinstance(entry, ast.Term) else ""
        parts = [("", entry.value)]
        parts += [(f".{one.id.name}", one.value) for one in entry.attributes]
        for name, pattern in parts:
            for words in ways(pattern) if pattern else ():
                yield Said(place, f"{mark}{entry.id.name}{name}", words)


def ways(pattern: ast.Pattern) -> list[str]:
    """What a pattern can say: one text for each choice of its variants."""
    parts = [
        [one.value] if isinstance(one, ast.TextElement) else placed(one.expression)
        for one in pattern.elements
    ]
    return list(dict.fromkeys("".join(words) for words in product(*parts)))


def placed(expression: object) -> list[str]:
    """What can stand in a placeable; a variable stands as it is written."""
    if isinstance(expression, ast.SelectExpression):
        return [words for one in expression.variants for words in ways(one.value)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"]).replace("\u00ad", "")]
    if isinstance(expression, ast.VariableReference):
        return [f"{{ ${expression.id.name} }}"]
    if isinstance(expression, ast.TermReference):
        return [f"{{ -{expression.id.name} }}"]
    return ["{ … }"]


def refused() -> Iterator[Said]:
    """The sentences of the sources: reasons, and what a table refuses."""
    for one in given():
        yield Said("source", one.where, one.sentence)
    for path in sorted(ROOT.rglob("*.py")):
        text = path.read_text("utf-8")
        if "TableRefusal(" not in text:  # most: to parse them would take a second
            continue
        for node in python.walk(python.parse(text)):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "TableRefusal":
                words = "".join(
                    str(part.value)
                    for argument in node.args[1:]
                    for part in python.walk(argument)
                    if isinstance(part, python.Constant)
                )
                yield Said("source", f"{path.relative_to(ROOT)}:{node.lineno}", words)


def helped() -> Iterator[Said]:
    """The help of every command and option."""
    group = command_line()
    inner = [
        one for each in group.commands.values() for one in getattr(each, "commands", {}).values()
    ]
    for command in (group, *group.commands.values(), *inner):
        name = f"motherlode {command.name}"
        for words in (command.help, command.epilog):
            yield Said("source", f"{name} --help", words or "")
        for option in command.params:
            yield Said("source", f"{name} --{option.name}", getattr(option, "help", None) or "")


def explained() -> Iterator[Said]:
    """The docstrings and comments of programs; of the pages, all comments."""
    for folder in ("src", "tests", "bench", "tools", "building"):
        for path in sorted((HERE / folder).rglob("*.py")):
            words = " | ".join(notes(path.read_text("utf-8")))
            yield Said("code", str(path.relative_to(HERE)), words)
    for path in sorted((HERE / "ui" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte", ".css"):
            words = " | ".join(COMMENT.findall(path.read_text("utf-8")))
            yield Said("code", str(path.relative_to(HERE)), " ".join(words.split()))


def notes(source: str) -> Iterator[str]:
    """The comments of a Python source, then its docstrings; a line's break is a space."""
    for found in NOTE.finditer(source):
        if found[1] is not None:
            yield found[1].lstrip("# ")
    for node in statements(python.parse(source)):
        if isinstance(node, python.Expr) and isinstance(node.value, python.Constant):
            yield " ".join(str(node.value.value).split())


def statements(node: python.AST) -> Iterator[python.AST]:
    """All statements within one; what these are made of holds no docstring."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        for one in getattr(node, part, ()):
            yield one
            yield from statements(one)


@cache
def written() -> dict[str, Said]:
    """Every page people wrote, without its code, in one line; the past may speak as it did."""
    found = {}
    for page, text in pages().items():
        if page not in PAST and not page.startswith("."):
            words = LINKED.sub(lambda link: "](" if link[1] else " ", prose(text))
            place = "guide" if GUIDE.fullmatch(page) else "docs"
            found[page] = Said(place, page, " ".join(words.split()))
    return found
