"""Writes the skeleton of a rule module, a card that plays at once: `make module NAME=lucky_stone`.

What whoever writes the module has to replace is marked with a pencil; `missing` finds the marks.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase

ROOT = Path(__file__).parents[2]
TEMPLATES = Path(__file__).parent / "templates"
LANGUAGES = ("en", "ko", "ja", "pt-BR", "uk")
MARK = "✎"  # at whatever is to be replaced
RULE = re.compile(r"[A-Z]-\d+")

CATALOGUE = "src/motherlode/rules/modules/__init__.py"
REPERTOIRE = "src/motherlode/bots/greedy/repertoire.py"
PAGES = "ui/src/modules/index.ts"
GALLERY = "ui/src/art/gallery.json"
BROUGHT = "ui/fixtures/rules/modules.json"
CHANGELOG = "CHANGELOG.md"
UNRELEASED = "## [Unreleased]\n\n"
ADDED = "### Added\n\n"


class Refused(Exception):
    """Why no skeleton is written, in one sentence."""


def files_of(name: str) -> dict[str, str]:
    """The files of a module, and the template of each."""
    words = {words_of(name, language): f"{language}.ftl" for language in LANGUAGES}
    return {
        f"src/motherlode/rules/modules/{name}.py": "module.py.txt",
        f"tests/rules/test_{name}.py": "test.py.txt",
        **words,
        f"src/motherlode/bots/greedy/{name}.py": "deed.py.txt",
        f"ui/src/modules/{name}.ts": "entry.ts.txt",
    }


def words_of(name: str, language: str) -> str:
    """The file with a module's words in a language."""
    return f"src/motherlode/locale/{language}/modules/{name}.ftl"


class Skeleton:
    """A module that is to be written into a checkout."""

    def __init__(self, root: Path, name: str, rule: str = "") -> None:
        self.root = root
        self.name = name
        self.camel = "".join(part.capitalize() for part in name.split("_"))
        self.in_pages = self.camel[:1].lower() + self.camel[1:]
        self.title = name.replace("_", " ").capitalize()
        self.rule = rule or self._free_rule()

    def write(self) -> list[str]:
        """Write the files, put the module into the lists; the files to be edited by hand."""
        self._check()
        changed = dict(self._changed())
        for path, template in files_of(self.name).items():
            target = self.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.filled(template), encoding="utf-8")
        for path, text in changed.items():
            (self.root / path).write_text(text, encoding="utf-8")
        return [*files_of(self.name), CHANGELOG]

    def _check(self) -> None:
        if not re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", self.name) or keyword.iskeyword(
            self.name
        ):
            raise Refused(
                f"{self.name!r} can't be the name of a module: take small letters, digits and "
                "underscores, as in NAME=lucky_stone."
            )
        if not RULE.fullmatch(self.rule):
            raise Refused(f"{self.rule!r} is no id of a rule: say for instance RULE=Z-1.")
        if self.rule in self._rules():
            raise Refused(f"There is already a rule {self.rule}: give yours another id, RULE=….")
        for path in [*files_of(self.name), f"src/motherlode/rules/modules/{self.name}"]:
            if (self.root / path).exists():
                raise Refused(f"The name {self.name} is taken: there is already {path}.")
        taken = re.search(rf"^(?:module|card|verb)-{self.name} =", self._words(), re.MULTILINE)
        if taken:
            raise Refused(f"The name {self.name} is taken: there is already {taken[0][:-2]}.")

    def _changed(self) -> Iterator[tuple[str, str]]:
        """The files that list all modules, with this one among them."""
        name, deed = self.name, f"Play{self.camel}"
        listed = put_in_order(self._read(CATALOGUE), r"    (\w+),\n", f"    {name},\n")
        yield CATALOGUE, put_last(listed, r"        \w+\.MODULE,.*\n", f"        {name}.MODULE,\n")
        taught = f"from motherlode.bots.greedy.{name} import {deed}\n"
        listed = put_in_order(
            self._read(REPERTOIRE), r"from motherlode\.bots\.greedy\.(\w+) import .*\n", taught
        )
        yield REPERTOIRE, put_last(listed, r'    "\w+": \w+\(\),\n', f'    "{name}": {deed}(),\n')
        drawn = f"import {{ {self.in_pages} }} from './{name}.ts';\n"
        listed = put_in_order(self._read(PAGES), r"import .* from '\./(\w+)\.ts';\n", drawn)
        yield PAGES, put_last(listed, r"  \w+,\n", f"  {self.in_pages},\n")
        news = f"- The module {self.title} (`{name}`): {MARK} what it brings.\n"
        yield CHANGELOG, put_on_top(self._read(CHANGELOG), news)

    def filled(self, template: str) -> str:
        """A file of the module, made of its template."""
        text = (TEMPLATES / template).read_text(encoding="utf-8")
        for word, value in {
            "name": self.name,
            "Name": self.camel,
            "nameInPages": self.in_pages,
            "title": self.title,
            "rule": self.rule,
        }.items():
            text = text.replace(f"@{word}@", value)
        return text

    def _read(self, path: str) -> str:
        return (self.root / path).read_text(encoding="utf-8")

    def _words(self) -> str:
        folder = self.root / "src/motherlode/locale/en"
        return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ftl")))

    def _rules(self) -> set[str]:
        return set(re.findall(r"^rule-([A-Z]-\d+) =", self._words(), re.MULTILINE))

    def _free_rule(self) -> str:
        """The first rule of a letter that no other module has, if possible one of the name."""
        taken = {rule[0] for rule in self._rules()}
        letters = [letter for letter in self.name.upper() + ascii_uppercase if letter.isalpha()]
        return next((f"{letter}-1" for letter in letters if letter not in taken), "")


def put_in_order(text: str, siblings: str, line: str) -> str:
    """A text with a line among those like it, in the order of the word that they are about."""
    own = re.fullmatch(siblings, line)
    assert own is not None
    later = [one for one in re.finditer(f"^{siblings}", text, re.MULTILINE) if one[1] > own[1]]
    if not later:
        return put_last(text, siblings, line)
    return text[: later[0].start()] + line + text[later[0].start() :]


def put_last(text: str, siblings: str, line: str) -> str:
    """A text with a line after the last of those like it."""
    place = max(one.end() for one in re.finditer(f"^{siblings}", text, re.MULTILINE))
    return text[:place] + line + text[place:]


def put_on_top(changelog: str, line: str) -> str:
    """A changelog with a line of news among what was added and belongs to no version yet."""
    if UNRELEASED not in changelog:
        place = re.search(r"^## \[", changelog, re.MULTILINE)
        assert place is not None
        changelog = changelog[: place.start()] + UNRELEASED + changelog[place.start() :]
    if UNRELEASED + ADDED not in changelog:
        changelog = changelog.replace(UNRELEASED, f"{UNRELEASED}{ADDED}\n", 1)
    return changelog.replace(UNRELEASED + ADDED, UNRELEASED + ADDED + line, 1)


def main(arguments: list[str]) -> int:
    """Write the skeleton of the module that is named, and say what comes next."""
    name, rule = [*arguments, "", ""][:2]
    try:
        if not name:
            raise Refused("Say which module: make module NAME=lucky_stone.")
        skeleton = Skeleton(ROOT, name, rule)
        edited = skeleton.write()
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    print(f"The module {name} plays, as a card that pays 1 gold (rule {skeleton.rule}). Edit:")
    print("".join(f"  {path}\n" for path in edited), end="")
    print(f"make look NAME={name} plays it, with the card in your first hand.")
    print(
        f"make module-files NAME={name} writes the rest; make module-check NAME={name} says what "
        "is left."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
