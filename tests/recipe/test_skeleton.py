"""What `make module` writes plays at once, and what it leaves to be done is said in sentences."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.rules.core.contract import HIDDEN, Module, Slice
from motherlode.rules.modules import CATALOGUE
from tools.modules.missing import missing, unfinished, unknown_to_environments, unturnable
from tools.modules.skeleton import (
    CHANGELOG,
    LANGUAGES,
    MARK,
    PAGES,
    REPERTOIRE,
    ROOT,
    Refused,
    Skeleton,
    files_of,
    put_on_top,
    words_of,
)

NAME = "lucky_stone"
RULE = "L-1"
COPIED = ("src", "tests", "tools", "docs", "ui/src/modules", "ui/src/art", "ui/fixtures/rules")
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "kept", "*.txt")
HAND_EDITED = 10
MODULE = f"src/motherlode/rules/modules/{NAME}.py"
FACT = "LuckyStonePlayed"
SEEN = """    def seen_by(self, seat: i64) -> Event:
        return self

"""
REFUSED = """        if selection.players > 99:
            return because("stone-split", "a stone can't be split (L-1)")
        return None
"""


class Checkout:
    """A copy of this checkout, without what no module needs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in COPIED:
            shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT, dirs_exist_ok=True)
        for path in (ROOT / "tools/modules/templates").glob("*.txt"):
            shutil.copy(path, root / "tools/modules/templates")
        for file in (CHANGELOG, "pyproject.toml"):
            shutil.copy(ROOT / file, root / file)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a module of the copy."""
        environment = {**os.environ, "PYTHONPATH": "src", "MOTHERLODE_INTERPRETED": "1"}
        line = [sys.executable, "-m", *arguments]
        return subprocess.run(
            line, cwd=self.root, env=environment, capture_output=True, encoding="utf-8"
        )

    def edit(self, path: str, old: str, new: str) -> None:
        """Replace something in a file."""
        text = (self.root / path).read_text(encoding="utf-8")
        assert old in text, path
        (self.root / path).write_text(text.replace(old, new), encoding="utf-8")

    def add(self, path: str, text: str) -> None:
        """Write something at the end of a file."""
        with (self.root / path).open("a", encoding="utf-8") as file:
            file.write(text)

    def files(self) -> dict[Path, bytes]:
        """All that is in it."""
        paths = [path for path in self.root.rglob("*") if "__pycache__" not in path.parts]
        return {path: path.read_bytes() for path in paths if path.is_file()}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A copy that nobody changes."""
    return Checkout(tmp_path_factory.mktemp("checkout"))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("## [Unreleased]\n\n### Added\n\n- A.\n", "- New.\n- A.\n"),
        ("## [Unreleased]\n\n### Changed\n\n- B.\n", "- New.\n\n### Changed\n\n- B.\n"),
        ("## [Unreleased]\n\n## [0.1.0]\n", "- New.\n\n## [0.1.0]\n"),
        ("## [0.1.0]\n", "- New.\n\n## [0.1.0]\n"),
    ],
)
def test_its_news_is_among_what_was_added(before: str, after: str) -> None:
    made = f"# Changelog\n\n## [Unreleased]\n\n### Added\n\n{after}"
    assert put_on_top(f"# Changelog\n\n{before}", "- New.\n") == made


@pytest.mark.long
def test_a_skeleton_plays_and_says_what_is_left_to_do_until_it_is_done(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    edited = Skeleton(checkout.root, NAME).write()
    assert len(edited) == HAND_EDITED
    says_all_that_is_left(checkout)
    for path in edited:
        checkout.edit(path, f"{MARK} ", "")
    assert checkout.python("tools.modules.files", NAME).returncode == 0
    said = checkout.python("tools.modules.missing", NAME)
    assert (said.stdout, said.stderr) == (f"Nothing is missing: {NAME}.\n", "")
    plays(checkout)
    says_what_is_wrong_with_the_words(checkout)
    says_each_thing_that_is_missing(checkout)


def says_all_that_is_left(checkout: Checkout) -> None:
    """Nothing has been done yet by hand."""
    said = checkout.python("tools.modules.missing", NAME)
    assert said.returncode == 1
    sentences = said.stdout.splitlines()
    still = f"card-{NAME} is still the skeleton's text in"
    for language in LANGUAGES:
        path = words_of(NAME, language)
        assert f"{still} {language}: write yours in {path}:11." in sentences
    for path in [*files_of(NAME), CHANGELOG]:
        assert any(path in sentence for sentence in sentences), path
    assert all(re.fullmatch(r"\S.*[^.]: \S.*\.", sentence) for sentence in sentences)


def plays(checkout: Checkout) -> None:
    """Its own tests, in which a bot plays it, a golden game, and the style."""
    proven = checkout.python(
        "pytest", "-q", "-p", "no:cacheprovider", f"tests/rules/test_{NAME}.py"
    )
    assert proven.returncode == 0, proven.stdout
    golden = (checkout.root / f"tests/playthroughs/base+{NAME}.txt").read_text("utf-8")
    assert "LuckyStonePlayed seat=" in golden
    sources = [path for path in files_of(NAME) if path.endswith(".py")]
    for check in (["check"], ["format", "--check"]):
        style = checkout.python("ruff", *check, "--no-cache", *sources)
        assert style.returncode == 0, style.stdout


def says_what_is_wrong_with_the_words(checkout: Checkout) -> None:
    """A secret that nobody words for the others, refusals without words, and what is left over."""
    module, english, korean = MODULE, words_of(NAME, "en"), words_of(NAME, "ko")
    before = checkout.files()
    checkout.edit(module, "(Public)", "(Event)")
    checkout.edit(module, "import FORM_CARD, Module", "import FORM_CARD, Event, Module")
    unsaid = checkout.python("tools.modules.missing", NAME).stdout
    assert unsaid.startswith(f"{FACT} doesn't say who sees what of it: write its `seen_by` and")
    checkout.edit(module, "    def fields(self)", f"{SEEN}    def fields(self)")
    checkout.edit(module, '"not-in-duel"', '"stone-in-duel"')
    checkout.edit(module, "        return None\n", REFUSED)
    checkout.add(english, "reason-stone-split = a stone can be split\n")
    checkout.edit(korean, "    .you = ", "# ")
    checkout.add(korean, "event-StoneGone = x\nreason-stone-gone = x\nhint-stones = x\n")
    said = checkout.python("tools.modules.missing", NAME).stdout.splitlines()
    hidden, others = f"event-{FACT}-hidden", "for those who may not know all"
    assert f"There is no {hidden} in en, {others}: write it in {english}." in said
    assert f"There is no {hidden} in ko, {others}: write it in {korean}." in said
    assert (
        f"There is no event-{FACT}.you in ko, for the player who did it: write it in {korean}."
        in said
    )
    for language in LANGUAGES:
        path = words_of(NAME, language)
        assert f"There is no reason-stone-in-duel in {language}: write it in {path}." in said
    assert f"There is no reason-stone-split in ko: write it in {korean}." in said
    contradicted = [one for one in said if "reason-stone-split is not what" in one]
    assert len(contradicted) == 1
    assert re.search(rf"{re.escape(module)}:\d+ says", contradicted[0])
    for key in ("event-StoneGone", "reason-stone-gone", "hint-stones"):
        assert f"Nothing asks for {key} in ko: take it out of {korean}." in said
    checkout.add(english, "no Fluent\n")
    said = checkout.python("tools.modules.missing", NAME).stdout.splitlines()
    assert said == [
        f"The words can't be read: en/modules/{NAME}.ftl is not valid Fluent near: no Fluent."
    ]
    for file, content in before.items():
        file.write_bytes(content)


def says_each_thing_that_is_missing(checkout: Checkout) -> None:
    """What was there is taken away again."""
    checkout.edit(f"tests/rules/test_{NAME}.py", f'@pytest.mark.rule("{RULE}")\n', "")
    checkout.edit(f"tests/rules/test_{NAME}.py", f'{{"{FACT}": {{}}}}', "{}")
    checkout.edit(words_of(NAME, "ja"), f"verb-{NAME}", f"# verb-{NAME}")
    checkout.edit(words_of(NAME, "uk"), f"hint-{NAME}", f"# hint-{NAME}")
    checkout.edit(REPERTOIRE, f'    "{NAME}": PlayLuckyStone(),\n', "")
    checkout.edit(PAGES, f"import {{ luckyStone }} from './{NAME}.ts';\n", "")
    checkout.edit(CHANGELOG, f"The module Lucky stone (`{NAME}`)", "Something")
    (checkout.root / f"tests/playthroughs/base+{NAME}.txt").unlink()
    checkout.edit("docs/modules.md", "Lucky stone", "Stone")
    made = f"make module-files NAME={NAME} writes"
    assert checkout.python("tools.modules.missing", NAME).stdout.splitlines() == [
        f"There is no verb-{NAME} in ja: write it in {words_of(NAME, 'ja')}.",
        f"There is no hint-{NAME} in uk: write it in {words_of(NAME, 'uk')}.",
        f'No test proves {RULE}: mark one with @pytest.mark.rule("{RULE}") in '
        f"tests/rules/test_{NAME}.py.",
        f"Nothing says who may know {FACT}: add it to FACTS in tests/rules/test_{NAME}.py.",
        f"Bots have no deed for {NAME}: add one to DEEDS in {REPERTOIRE}.",
        f"The pages don't list its entry: import ./{NAME}.ts in {PAGES}, and add it to MODULES.",
        f"{CHANGELOG} says nothing about it: add a line that names it.",
        f"Golden games with it are not there, or go differently by now: {made} them.",
        f"docs/modules.md is out of date: {made} it anew.",
    ]


@pytest.mark.parametrize(
    ("name", "rule", "why"),
    [
        ("Lucky Stone", "", "'Lucky Stone' can't be the name of a module: take small letters"),
        ("class", "", "'class' can't be the name of a module"),
        ("../lucky", "", "can't be the name of a module"),
        (
            "storage",
            "",
            "storage is taken: there is already src/motherlode/rules/modules/storage.py",
        ),
        ("treasure_chests", "", "is taken: there is already ui/src/modules/treasure_chests.ts"),
        ("gold", "", "gold is taken: there is already src/motherlode/bots/greedy/gold.py"),
        ("rockfall", "", "rockfall is taken: there is already card-rockfall"),
        (NAME, "B-1", "There is already a rule B-1"),
        (NAME, "luck", "'luck' is no id of a rule: say for instance RULE=Z-1"),
    ],
)
def test_what_can_not_be_written_is_refused(
    name: str, rule: str, why: str, checkout: Checkout
) -> None:
    before = checkout.files()
    with pytest.raises(Refused, match=re.escape(why)):
        Skeleton(checkout.root, name, rule).write()
    assert checkout.files() == before


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    Skeleton(checkout.root, NAME).write()
    before = checkout.files()
    with pytest.raises(Refused, match=f"The name {NAME} is taken"):
        Skeleton(checkout.root, NAME).write()
    assert checkout.files() == before


@pytest.mark.parametrize("module", CATALOGUE.modules, ids=lambda module: module.name)
def test_no_module_lacks_anything(module: Module) -> None:
    assert unfinished(module) == []


def test_a_decision_that_no_module_names_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = {"decisions": {"VetoWindow": "veto", "SecondThoughts": "veto", "Steal": "saboteur2"}}
    monkeypatch.setattr("tools.modules.missing.told", lambda: brought)
    assert list(unknown_to_environments(CATALOGUE.named("veto"))) == [
        "The module doesn't name SecondThoughts in its `decisions`: environments number them."
    ]


class Odd(Slice):
    """Keeps one list; by its own account, another one has an entry for each seat."""

    def __init__(self, *entries: int) -> None:
        self.entries = entries

    def fields(self) -> dict[str, object]:
        return {"counts": self.entries, "mark": HIDDEN}

    def by_seat(self) -> tuple[str, ...]:
        return ("counts", "mark", "votes")


def test_a_list_without_an_entry_for_each_seat_is_missed() -> None:
    unknown = "Its slice names votes in `by_seat`, but `fields` tells nothing of that name."
    assert list(unturnable([Odd(), Odd(1, 2, 3)], 3)) == [unknown]
    assert list(unturnable([Odd(), Odd(1, 2)], 3)) == [
        unknown,
        "Its slice names counts in `by_seat`: give it an entry for each seat, or HIDDEN.",
    ]


def test_a_module_that_is_not_there_is_missed() -> None:
    assert missing("gnomes") == [
        "No module is called gnomes: make module NAME=gnomes writes one, or list it in "
        "src/motherlode/rules/modules/__init__.py."
    ]


def test_the_pages_are_tested_with_the_entry_of_the_skeleton() -> None:
    entry = Skeleton(ROOT, NAME).filled("entry.ts.txt")
    tried = entry.replace("'../", "'../../src/").replace("'./", "'../../src/modules/")
    kept = ROOT / "ui" / "tests" / "skeleton" / f"{NAME}.ts"
    assert kept.read_text("utf-8") == tried, f"{kept} is not the entry of the skeleton"
