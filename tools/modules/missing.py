"""Says what a rule module still lacks, one sentence each: `make module-check NAME=lucky_stone`."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from motherlode.bots.greedy.repertoire import DEEDS
from motherlode.locale import texts
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import FORM_WORD, HIDDEN, Module, Slice
from motherlode.rules.core.engine import apply_option, new_game, options
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.web.description.gallery import Shelf, shelves, table_with
from tests.architecture.modules_page import PAGE, page
from tests.leaks.known import FACES, OPEN
from tests.playthroughs.script import FOLDER, name_of, play, selections
from tests.rules.test_coverage import TABLES as TESTS
from tests.rules.test_coverage import rules_named
from tests.support.kinds import brought
from tools.modules.skeleton import (
    BROUGHT,
    CHANGELOG,
    GALLERY,
    MARK,
    PAGES,
    REPERTOIRE,
    ROOT,
    RULE,
    files_of,
)
from tools.modules.skeleton import CATALOGUE as LIST
from tools.modules.spoken import contradictions, leftovers, silences

ANSWERED = {"veto"}
"""Cards that are played in a window, where no deed is asked for."""


def missing(name: str) -> list[str]:
    """All that a module of this name lacks."""
    module = next((one for one in CATALOGUE.modules if one.name == name), None)
    if module is None:
        return [
            f"No module is called {name}: make module NAME={name} writes one, or list it in {LIST}."
        ]
    try:
        return [*unfinished(module), *not_written(name)]
    except ValueError as unreadable:  # the words of a language
        return [f"The words can't be read: {' '.join(str(unreadable).split()).rstrip('.')}."]
    except NotImplementedError as unsaid:  # told by `Event`, with its name
        return [
            f"{unsaid} doesn't say who sees what of it: write its `seen_by` and its `fields`, or "
            "derive it from Public if it has no secret."
        ]


def unfinished(module: Module) -> list[str]:
    """What is to be done by hand."""
    return [
        *left_of_the_skeleton(module.name),
        *without_words(module),
        *without_tests(module),
        *without_knowers(module),
        *unknown_to_bots(module),
        *unknown_to_environments(module),
        *unknown_to_the_pages(module.name),
        *without_news(module.name),
    ]


def left_of_the_skeleton(name: str) -> Iterator[str]:
    """Lines that still have the pencil of the skeleton."""
    for path in [*files_of(name), CHANGELOG]:
        text = (ROOT / path).read_text(encoding="utf-8") if (ROOT / path).exists() else ""
        key = ""
        for number, line in enumerate(text.splitlines(), 1):
            key = (re.match(r"[\w-]+(?= =)", line) or [key])[0]
            if MARK in line and (path != CHANGELOG or f"`{name}`" in line):
                part = re.match(r"\s+(\.\w+) =", line)
                yield _left(path, number, key + (part[1] if part else ""))


def _left(path: str, number: int, key: str) -> str:
    if not path.endswith(".ftl"):
        return f"{path}:{number} is still the skeleton's: write what its {MARK} asks for."
    language = Path(path).parents[1].name
    return f"{key} is still the skeleton's text in {language}: write yours in {path}:{number}."


def without_words(module: Module) -> Iterator[str]:
    """Texts that a language lacks, that contradict the rules, or that nothing asks for."""
    yield from silences(module.name, keys_of(module))
    yield from contradictions(module.name)
    yield from leftovers(module.name)


def keys_of(module: Module) -> Iterator[tuple[str, str]]:
    """The texts that terminal and pages ask for, with the attributes that they need."""
    yield f"module-{module.name}", "title"
    if not module.is_game:
        yield f"hint-{module.name}", ""
    for rule in module.rules:
        if RULE.fullmatch(rule):
            yield f"rule-{rule}", "title"
    for card in cards_of(module):
        yield f"card-{card}", "title"
    for verb in verbs_of(module):
        yield f"verb-{verb}", ""
    for frame, bringer in told()["decisions"].items():
        if bringer == module.name:
            yield f"prompt-{frame}", ""
            yield f"ask-{frame}", ""


@cache
def told() -> dict[str, Any]:
    """Who brings which facts and decisions."""
    return brought()


@cache
def shelved() -> list[Shelf]:
    """What the gallery shows."""
    return shelves()


def cards_of(module: Module) -> list[str]:
    """The cards that no module before it brings, path cards aside: those go by their shape."""
    found = (shelf.cards for shelf in shelved() if shelf.module == module.name)
    return [card.name for cards in found for card in cards if not card.shape]


def verbs_of(module: Module) -> list[str]:
    """The verbs of its cards, if they are played in a turn."""
    rules = CATALOGUE.rules(table_with(module))
    verbs = {rules.verbs[rules.verb_of[rules.number_of[card]]] for card in cards_of(module)}
    return sorted({verb.name for verb in verbs if verb.plays_card and not verb.idle})


def without_tests(module: Module) -> Iterator[str]:
    """Rules that no test proves."""
    for rule in module.rules:
        if RULE.fullmatch(rule) and rule not in proven():
            yield (
                f'No test proves {rule}: mark one with @pytest.mark.rule("{rule}") in '
                f"tests/rules/test_{module.name}.py."
            )


def without_knowers(module: Module) -> Iterator[str]:
    """Facts of which nobody has said who may know them."""
    known = {**FACES, **dict.fromkeys(OPEN)}
    for fact, bringer in told()["events"].items():
        if bringer == module.name and fact not in known:
            yield (
                f"Nothing says who may know {fact}: add it to FACTS in "
                f"tests/rules/test_{module.name}.py."
            )


@cache
def proven() -> set[str]:
    """The rules that tests name."""
    return set[str]().union(*(rules_named(path) for path in TESTS))


def unknown_to_bots(module: Module) -> Iterator[str]:
    """Verbs of its cards that the greedy bot has no deed for."""
    for verb in verbs_of(module):
        if verb not in DEEDS and verb not in ANSWERED:
            yield f"Bots have no deed for {verb}: add one to DEEDS in {REPERTOIRE}."


def unknown_to_environments(module: Module) -> Iterator[str]:
    """Decisions, and words that answer them, that the module doesn't name: they have no number."""
    for frame, bringer in told()["decisions"].items():
        if bringer == module.name and frame not in module.decisions():
            yield f"The module doesn't name {frame} in its `decisions`: environments number them."
    known = CATALOGUE.decisions()[1]
    rules = CATALOGUE.rules(table_with(module))
    for verb in rules.verbs:
        if verb.form == FORM_WORD and verb.name not in known:
            yield f"No module names {verb.name} in its `decisions`, with what it answers."
    yield from unturnable(kept_in_a_game(module, rules), int(rules.players))


def kept_in_a_game(module: Module, rules: Rules) -> Iterator[Slice]:
    """What the first seat sees that the module keeps, all through a game."""
    state, chance = new_game(rules, 1), Random(1)
    while not state.over:
        kept = module.view(state, 0)
        if kept is not None:
            yield kept
        apply_option(state, chance.randrange(len(options(state))))


def unturnable(slices: Iterable[Slice], seats: int) -> Iterator[str]:
    """Fields that a slice names in `by_seat`, but that have no entry for each seat."""
    named: set[str] = set()
    told: set[str] = set()
    wrong: set[str] = set()
    for kept in slices:
        fields, turned = kept.fields(), kept.by_seat()
        named |= {*turned} if fields else set()
        told |= fields.keys()
        wrong |= {name for name in turned if not _has_seats(fields.get(name, HIDDEN), seats)}
    for name in sorted(named - told):
        yield f"Its slice names {name} in `by_seat`, but `fields` tells nothing of that name."
    for name in sorted(wrong):
        yield f"Its slice names {name} in `by_seat`: give it an entry for each seat, or HIDDEN."


def _has_seats(field: object, seats: int) -> bool:
    if isinstance(field, list | tuple):
        return len(field) in (0, seats)
    return field == HIDDEN


def unknown_to_the_pages(name: str) -> Iterator[str]:
    """The entry of the pages; what it lacks is said by their own test."""
    entry = f"./{name}.ts"
    if not (ROOT / PAGES).with_name(entry).exists():
        yield f"The pages have no entry for it: write {entry} beside {PAGES}, and list it there."
    elif entry not in (ROOT / PAGES).read_text(encoding="utf-8"):
        yield f"The pages don't list its entry: import {entry} in {PAGES}, and add it to MODULES."


def not_written(name: str) -> Iterator[str]:
    """Files that are made by programs."""
    made = f"make module-files NAME={name} writes"
    played = [one for one in selections() if name in one.modules]
    if any(not is_golden(selection) for selection in played):
        yield f"Golden games with it are not there, or go differently by now: {made} them."
    if PAGE.read_text(encoding="utf-8") != page():
        yield f"docs/modules.md is out of date: {made} it anew."
    kept = json.loads((ROOT / GALLERY).read_bytes())
    if [shelf for shelf in kept if shelf["module"] == name] != shelf_of(name):
        yield f"{GALLERY} is out of date: {made} it anew."
    if json.loads((ROOT / BROUGHT).read_bytes()) != told():
        yield f"{BROUGHT} is out of date: {made} it anew."


def is_golden(selection: Selection) -> bool:
    """Whether a game goes as it is written."""
    path = FOLDER / f"{name_of(selection)}.txt"
    return path.exists() and path.read_text(encoding="utf-8") == play(selection)


def shelf_of(name: str) -> list[object]:
    """What the gallery shows of a module, as data; nothing if it brings no card and no role."""
    return [json.loads(msgspec.json.encode(one)) for one in shelved() if one.module == name]


def without_news(name: str) -> Iterator[str]:
    """The changelog's line."""
    told = " ".join((ROOT / CHANGELOG).read_text(encoding="utf-8").lower().split())
    title = texts("en").title(f"module-{name}").partition(" (")[0].lower()
    if not any(word in told for word in (title, f"`{name}`", name.replace("_", " "))):
        yield f"{CHANGELOG} says nothing about it: add a line that names it."


def main(arguments: list[str]) -> int:
    """Say what the module that is named lacks; all modules, if none is."""
    names = arguments or [module.name for module in CATALOGUE.modules]
    found = [sentence for name in names for sentence in missing(name)]
    print("\n".join(found) or f"Nothing is missing: {', '.join(names)}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
