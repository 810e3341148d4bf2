"""The rules as pages of the site: made of the same texts that the game shows."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from motherlode.locale import Texts, texts

FOLDER = "rules"
LISTED = re.compile(r"^- ", re.MULTILINE)
IDS = re.compile(r"\b[A-Z]-\d+\b")


@cache
def told(*question: str) -> dict[str, Any]:
    """What the command `motherlode rules` answers."""
    command = [sys.executable, "-m", "motherlode", "rules", *question, "--json"]
    environment = os.environ | {"MOTHERLODE_LANGUAGE": "en"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return dict(json.loads(done.stdout))


def words() -> Texts:
    """The texts that players read in English."""
    return texts("en")


def modules() -> list[dict[str, Any]]:
    """Games first, then what can be added to them."""
    return list(told()["modules"])


def page_of(module: dict[str, Any]) -> str:
    """Games have a page each; all else is on one."""
    return f"{FOLDER}/{module['name'] if module['game'] else 'modules'}.md"


@cache
def places() -> dict[str, str]:
    """The page of each rule: that of the first module that plays by it."""
    found: dict[str, str] = {}
    for module in modules():
        for id in module["rules"]:
            found.setdefault(id, page_of(module))
    return found


def pages() -> dict[str, str]:
    """All pages, by their paths in the site."""
    games = [module for module in modules() if module["game"]]
    extras = [module for module in modules() if not module["game"]]
    made = {page_of(game): game_page(game) for game in games}
    return made | {
        f"{FOLDER}/index.md": front_page(games, extras),
        f"{FOLDER}/modules.md": extras_page(extras),
        f"{FOLDER}/cards.md": cards_page(),
        f"{FOLDER}/editions.md": editions_page(),
    }


def front_page(games: list[dict[str, Any]], extras: list[dict[str, Any]]) -> str:
    """What can be played, and where its rules are."""
    lines = [
        "# The rules",
        "",
        "Every rule has an id. At a table, whatever is refused names the rule against it; in the",
        "terminal `motherlode rules B-22` shows it. These pages are made of the same texts.",
        "",
        *overview("Games", games),
        *overview("Modules to add", extras),
        "What the printed rulebooks leave open is decided in the [rulings](../rulings.md).",
    ]
    return "\n".join(lines)


def overview(heading: str, listed: list[dict[str, Any]]) -> list[str]:
    """Some modules in a table."""
    return [
        f"## {heading}",
        "",
        "| name | id | players | rules |",
        "|---|---|---|---|",
        *(overview_row(module) for module in listed),
        "",
    ]


def overview_row(module: dict[str, Any]) -> str:
    """A module in one line."""
    place = page_of(module).removeprefix(f"{FOLDER}/")
    anchor = "" if module["game"] else f"#{module['name']}"
    players, rules = module["players"], module["rules"]
    counts = f"{players[0]} – {players[-1]}" if len(players) > 1 else str(players[0])
    ids = rules[0] if len(rules) == 1 else f"{rules[0]} … {rules[-1]}"
    return f"| [{module['title']}]({place}{anchor}) | `{module['name']}` | {counts} | {ids} |"


def game_page(game: dict[str, Any]) -> str:
    """All rules of a game."""
    about = paragraphs(words().text(f"module-{game['name']}"))
    parts = [f"# {game['title']}", about]
    for section, ids in sections(game):
        parts += [f"## {section}"] if section else []
        parts += rules_in(ids, "###" if section else "##")
    return "\n\n".join(parts)


def sections(game: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The rules of a game, parted as their file parts them."""
    parted: dict[str, list[str]] = {}
    for id in own_rules(game):
        parted.setdefault(groups()[id], []).append(id)
    return list(parted.items())


@cache
def groups() -> dict[str, str]:
    """The heading above each rule in its file, `Part 1. Base game: a turn`, from the colon on."""
    source = files("motherlode.locale").joinpath("en", "rules.ftl").read_text("utf-8")
    found, heading = {}, ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, GroupComment):
            heading = (entry.content or "").partition(": ")[2]
        elif isinstance(entry, Message) and entry.id.name.startswith("rule-"):
            found[entry.id.name.removeprefix("rule-")] = heading[:1].upper() + heading[1:]
    return found


def extras_page(extras: list[dict[str, Any]]) -> str:
    """All that can be added to a game."""
    parts = ["# Modules", "What you can add to a game. Each one says which games it works with."]
    for module in extras:
        parts.append(f"## {module['title']} {{ #{module['name']} }}")
        parts.append(paragraphs(words().text(f"module-{module['name']}")))
        parts += rules_in(own_rules(module), "###")
    return "\n\n".join(parts)


def own_rules(module: dict[str, Any]) -> list[str]:
    """The rules of a module, except those that stand on an earlier page."""
    return [id for id in module["rules"] if places()[id] == page_of(module)]


def rules_in(ids: list[str], level: str) -> list[str]:
    """Rules with their headings; a rule's id is where links lead."""
    parts: list[str] = []
    for id in ids:
        parts.append(f"{level} {id} {words().title(f'rule-{id}')} {{ #{id} }}")
        parts.append(paragraphs(words().text(f"rule-{id}")))
    return parts


def paragraphs(text: str) -> str:
    """A text of the game, one paragraph in each line, as Markdown; its lists stay lists."""
    made: list[str] = []
    for line in text.splitlines():
        is_item = bool(LISTED.match(line))
        if made and not (is_item and LISTED.match(made[-1])):
            made.append("")
        made.append(line if is_item else escaped(line))
    return "\n".join(made)


def escaped(line: str) -> str:
    """A line in which nothing is taken for Markdown."""
    return re.sub(r"([*_`<\[\]|])", r"\\\1", line)


def cards_page() -> str:
    """Every card and role by the id that the notation uses."""
    parts = ["# Cards", "Cards, roles and tools go by these ids in the [notation](../notation.md)."]
    titles = {module["name"]: module["title"] for module in modules()}
    for shelf in told("cards")["cards"]:
        named = {**shelf["cards"], **shelf["roles"]}
        if named:
            rows = [card_row(id, title) for id, title in named.items()]
            head = ["| id | card | what it does |", "|---|---|---|"]
            table = ['<div class="stacked" markdown>', "", *head, *rows, "", "</div>"]
            parts += [f"## {titles[shelf['module']]}", "\n".join(table)]
    return "\n\n".join(parts)


def card_row(id: str, title: str) -> str:
    """A card in one line."""
    key = f"card-{id}"
    text = words().text(key) if words().has(key) else ""
    return f"| `{id}` | {escaped(title)} | {' '.join(escaped(text).split())} |"


def editions_page() -> str:
    """The printed editions side by side, and what their settings mean."""
    editions = told("editions")["editions"]
    settings = list(editions[0]["settings"])
    rows = [
        f"| [{words().title(f'edition-{setting}')}](#{setting}) | "
        + " | ".join(edition["settings"][setting] for edition in editions)
        + " |"
        for setting in settings
    ]
    head = "| | " + " | ".join(edition["title"] for edition in editions) + " |"
    parts = [
        f"# {words().title('editions')}",
        paragraphs(words().text("editions")),
        "\n".join([head, "|---" * (len(editions) + 1) + "|", *rows]),
    ]
    for setting in settings:
        parts.append(f"## {words().title(f'edition-{setting}')} {{ #{setting} }}")
        parts.append(paragraphs(words().text(f"edition-{setting}")))
    return "\n\n".join(parts)
