"""`python -m tests.docs.check`: what the pages say is so; links lead somewhere, snippets run."""

from __future__ import annotations

import contextlib
import doctest
import io
import posixpath
import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import typer

from motherlode.cli.app import app
from tests.docs import rules_pages
from tests.docs.markdown import Block, anchors, blocks, links, spans

ROOT = Path(__file__).parents[2]
SHELL = ("sh", "bash", "console", "shell")
PAST = ("CHANGELOG.md",)  # tells of commands that may be gone
MADE = ("docs/changelog.md", "docs/contributing.md", "docs/recipe.md", "docs/security.md")
SIGNS = set("();<>|&")


class Fault(NamedTuple):
    """Something that isn't so."""

    page: str
    line: int
    says: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.says}"


@cache
def pages() -> dict[str, str]:
    """Every page that people wrote, by its path."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")]
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(found)}


@cache
def made_pages() -> dict[str, str]:
    """The pages that `make docs` makes: nobody has to write them to link to them."""
    rules = {f"docs/{path}": text for path, text in rules_pages.pages().items()}
    return rules | dict.fromkeys(MADE, "")


# -- links -------------------------------------------------------------------------------------


def bad_links(page: str, text: str, known: Mapping[str, str]) -> Iterator[Fault]:
    """The links of a page that lead nowhere."""
    for line, target in links(text):
        if target.startswith(("https://", "mailto:")):
            continue
        fault = bad_link(page, target, known)
        if fault:
            yield Fault(page, line, fault)


def bad_link(page: str, target: str, known: Mapping[str, str]) -> str:
    """What is wrong with a link; nothing if it leads somewhere."""
    path, _, anchor = target.partition("#")
    if ":" in path or path.startswith("/"):
        return f"the link {target} is neither https nor relative"
    full = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
    if full not in known and not (ROOT / full).exists():
        return f"the link {target} leads nowhere: there is no {full}"
    if anchor and full in known and known[full] and anchor not in anchors(known[full]):
        return f"the link {target} leads nowhere: {full} has no heading #{anchor}"
    return ""


# -- snippets ----------------------------------------------------------------------------------


def bad_snippets(page: str, text: str) -> Iterator[Fault]:
    """The Python of a page that doesn't run, or answers something else than it says.

    A snippet knows what those above it have made, as its reader does.
    """
    known: dict[str, Any] = {"__name__": "snippet"}
    for block in blocks(text):
        if ">>>" in block.code and block.kind in ("python", "pycon"):
            yield from bad_examples(page, block, known)
        elif block.kind == "python":
            yield from bad_program(page, block, known)


@contextlib.contextmanager
def nothing_typed() -> Iterator[None]:
    """Whoever reads from the keyboard finds that nobody is there."""
    keyboard, sys.stdin = sys.stdin, io.StringIO()
    try:
        yield
    finally:
        sys.stdin = keyboard


def bad_program(page: str, block: Block, known: dict[str, Any]) -> Iterator[Fault]:
    """Why a program fails."""
    try:
        with contextlib.redirect_stdout(io.StringIO()), nothing_typed():
            exec(compile(block.code, f"{page}:{block.line}", "exec"), known)
    except Exception as error:
        yield Fault(page, block.line, f"the snippet fails: {type(error).__name__}: {error}")


def bad_examples(page: str, block: Block, known: dict[str, Any]) -> Iterator[Fault]:
    """The examples that answer something else."""
    test = doctest.DocTestParser().get_doctest(block.code, known, page, page, block.line - 1)
    said = io.StringIO()
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(test, out=said.write, clear_globs=False)
    if runner.summarize(verbose=False).failed:
        yield Fault(page, block.line, f"the examples answer something else:\n{said.getvalue()}")
    known.update(test.globs)


# -- commands ----------------------------------------------------------------------------------


def bad_commands(page: str, text: str) -> Iterator[Fault]:
    """The commands of a page that there are not."""
    for line, command in commands(text):
        fault = bad_command(command)
        if fault:
            yield Fault(page, line, fault)


def commands(text: str) -> Iterator[tuple[int, str]]:
    """The lines of shell blocks, and all in code marks that begins as a command does."""
    for block in blocks(text):
        if block.kind in SHELL:
            for number, line in enumerate(block.code.replace("\\\n", "  ").splitlines()):
                yield block.line + number, line.strip().removeprefix("$ ")
    for span in spans(text):
        yield 1 + text[: max(text.find(span), 0)].count("\n"), span


def bad_command(line: str) -> str:
    """What is wrong with a line of commands; nothing if it could be given."""
    return next(filter(None, map(bad_words, parted(line))), "")


def parted(line: str) -> Iterator[list[str]]:
    """The words of each command in a line; none if it is no line of a shell."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    with contextlib.suppress(ValueError):
        for is_sign, words in groupby(lexer, lambda word: set(word) <= SIGNS):
            if not is_sign:
                yield list(words)


def bad_words(given: list[str]) -> str:
    """What is wrong with a command."""
    while given and re.fullmatch(r"[A-Z_]+=.*", given[0]):
        given = given[1:]
    if given[:1] == ["make"]:
        return bad_target(given[1:])
    if given and posixpath.basename(given[0]) == "motherlode":
        return bad_subcommand(given[1:])
    return ""


def bad_target(given: list[str]) -> str:
    """What is wrong with what is given to make."""
    for word in given:
        if "=" in word:
            name, _, value = word.partition("=")
            if name not in variables():
                return f"make knows no variable {name}"
            if name == "PLAY_ARGS" and (fault := bad_subcommand(shlex.split(value))):
                return fault
        elif re.fullmatch(r"[a-z-]+", word) and word not in targets():
            return f"there is no make {word}"
    return ""


def bad_subcommand(given: list[str]) -> str:
    """What is wrong with what is given to motherlode."""
    command, name = command_line(), "motherlode"
    while given and hasattr(command, "commands") and re.fullmatch(r"[a-z]+", given[0]):
        name = f"{name} {given[0]}"
        if given[0] not in command.commands:
            return f"there is no {name}"
        command, given = command.commands[given[0]], given[1:]
    options = [word.partition("=")[0] for word in given if word.startswith("--")]
    unknown = [word for word in options if word not in options_of(command)]
    return f"{name} has no {unknown[0]}" if unknown else ""


@cache
def command_line() -> Any:
    """The program with its commands, as the library beneath them knows it."""
    return typer.main.get_command(app)


def options_of(command: Any) -> set[str]:
    """How the options of a command are written."""
    return {"--help"}.union(*([*one.opts, *one.secondary_opts] for one in command.params))


@cache
def makefile() -> str:
    """What make reads."""
    return (ROOT / "Makefile").read_text("utf-8")


@cache
def targets() -> set[str]:
    """What make can make."""
    return set(re.findall(r"^([a-z][a-z-]*):(?!=)", makefile(), re.MULTILINE))


@cache
def variables() -> set[str]:
    """What make can be told."""
    asked = re.findall(r"^([A-Z_]+) *\?=", makefile(), re.MULTILINE)
    return {*asked, *re.findall(r"\$\((?:if|or) \$\(([A-Z_]+)\)", makefile())}


# -- everything --------------------------------------------------------------------------------


def faults() -> Iterator[Fault]:
    """All that isn't so."""
    known = {**pages(), **made_pages()}
    for page, text in known.items():
        yield from bad_links(page, text, known)
    for page, text in pages().items():
        yield from bad_snippets(page, text)
        if page not in PAST:
            yield from bad_commands(page, text)


def main() -> int:
    """Print all faults; whether there are any."""
    found = list(faults())
    for fault in found:
        print(fault, file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
