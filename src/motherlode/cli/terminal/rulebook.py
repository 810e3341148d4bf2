"""The rulebook for the terminal: one rule, module, card or edition looked up, or all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.locale import Texts
    from motherlode.rules.core.contract import Module

# Keys of the texts are such a word, a hyphen and a name; what comes first is meant first.
KINDS = ("rule", "module", "edition", "card")
MOST_PLAYERS = 12


def entry(words: Texts, name: str) -> dict[str, object]:
    """The text of one rule, module or setting of the editions, for a report."""
    from motherlode.rules.modules import CATALOGUE

    key = key_of(words, name)
    kind, found = key.split("-", 1)
    data: dict[str, object] = {"kind": kind, "id": found}
    data |= {"title": words.title(key), "text": words.text(key)}
    if kind == "module" and words.has(f"card-{found}"):  # the one card of a module of this name
        data["card"] = {"title": words.title(f"card-{found}"), "text": words.text(f"card-{found}")}
    return data | module_data(words, CATALOGUE.named(found)) if kind == "module" else data


def catalogue(words: Texts) -> dict[str, object]:
    """All modules, games first, and the titles of all rules, for a report."""
    from motherlode.rules.modules import CATALOGUE

    named = [*CATALOGUE.games(), *CATALOGUE.extras()]
    return {
        "modules": [module_data(words, CATALOGUE.named(name)) for name in named],
        "rules": [{"id": id, "title": words.title(f"rule-{id}")} for id in rule_ids(words)],
        "editions": [
            {"id": key.split("-", 1)[1], "title": words.title(key)}
            for key in known_keys(words)
            if key.startswith("edition-")
        ],
    }


def module_data(words: Texts, module: Module) -> dict[str, object]:
    """A module for a report."""
    key = f"module-{module.name}"
    return {
        "name": module.name,
        "title": words.title(key) if words.has(key) else module.name,
        "game": module.is_game,
        "version": module.version,
        "rules": ids_of(words, module),
        "players": player_counts(module),
    }


def ids_of(words: Texts, module: Module) -> list[str]:
    """The ids of the rules a module plays by; a bare letter stands for a whole chapter."""
    ids = rule_ids(words)
    return [id for name in module.rules for id in ids if id == name or id.split("-")[0] == name]


def player_counts(module: Module) -> list[int]:
    """For how many players some game allows a module."""
    from motherlode.rules.core.ruleset import Selection
    from motherlode.rules.modules import CATALOGUE

    games = [module.name] if module.is_game else CATALOGUE.games()
    extras = [] if module.is_game else [module.name]
    return [
        count
        for count in range(1, MOST_PLAYERS + 1)
        if any(not CATALOGUE.refusal(Selection(game, extras, "", count)) for game in games)
    ]


def rule_ids(words: Texts) -> list[str]:
    """The ids of all rules, in the order of the rules."""
    keys = words.keys()
    return [key.removeprefix("rule-") for key in keys if key.startswith("rule-")]


def known_keys(words: Texts) -> list[str]:
    """The keys of all texts that this command can show: those with a title of their own."""
    known = words.keys()
    keys = [key for key in known if key.split("-")[0] in KINDS and has_title(words, key)]
    return sorted(keys, key=lambda key: KINDS.index(key.split("-")[0]))


def has_title(words: Texts, key: str) -> bool:
    """Whether a text has a title."""
    try:
        return bool(words.title(key))
    except KeyError:
        return False


def key_of(words: Texts, name: str) -> str:
    """The key of the text that a name means; an unknown one is refused, with what is near it."""
    from difflib import get_close_matches

    from motherlode.cli.errors import BadCommand
    from motherlode.rules.core.reasons import because

    known = {plain(key.split("-", 1)[1]): key for key in reversed(known_keys(words))}
    if plain(name) in known:
        return known[plain(name)]
    begun = [word for word in known if len(name) > 2 and word.startswith(plain(name))][:3]
    near = begun or get_close_matches(plain(name), known, cutoff=0.6)
    names = near_rules(words, name) or [known[match].split("-", 1)[1] for match in near]
    if names:
        raise BadCommand(
            because(
                "no-rule-near",
                "there’s no rule, module, or card called {word}; did you mean {near}?",
                word=name,
                near=names,
            )
        )
    raise BadCommand(
        because(
            "no-rule",
            "there’s no rule, module, or card called {word}; `motherlode rules` lists them",
            word=name,
        )
    )


def near_rules(words: Texts, name: str) -> list[str]:
    """The rules of the same chapter whose numbers are nearest to what looks like a rule's id."""
    import re

    asked = re.fullmatch(r"\s*([A-Za-z])\s*-?\s*(\d{1,6})\s*", name)
    if asked is None:
        return []
    chapter = [id for id in rule_ids(words) if id.startswith(asked[1].upper() + "-")]
    number = asked[2]

    def distance(id: str) -> tuple[bool, int]:
        own = id.split("-")[1]
        return not number.startswith(own), abs(int(own) - int(number))

    return sorted(chapter, key=distance)[:2]


def plain(name: str) -> str:
    """A name without what people spell in different ways."""
    return "".join(sign for sign in name.lower() if sign.isalnum())


def show_entry(words: Texts, name: str) -> None:
    """Print the text of one rule, module or setting."""
    from rich.text import Text

    from motherlode.cli.output import console
    from motherlode.rules.modules import CATALOGUE

    data = entry(words, name)
    out = console()
    out.print(Text.assemble((str(data["id"]), "bold cyan"), "  ", (str(data["title"]), "bold")))
    out.print(str(data["text"]))
    card = data.get("card")
    if isinstance(card, dict):
        out.print(str(card["text"]))
    if data["kind"] == "module":
        module = CATALOGUE.named(str(data["id"]))
        players = as_range(player_counts(module))
        ids = as_chapters(ids_of(words, module))
        out.print(words.text("rules-module", players=players, rules=ids))


def show_catalogue(words: Texts) -> None:
    """Print all modules and the titles of all rules."""
    from motherlode.cli.output import console, new_table
    from motherlode.rules.modules import CATALOGUE

    modules = new_table(
        (words.text("head-module"), "left"),
        (words.text("head-title"), "left"),
        (words.text("head-version"), "right"),
        (words.text("head-players"), "right"),
        (words.text("head-rules"), "left"),
    )
    for name in [*CATALOGUE.games(), *CATALOGUE.extras()]:
        module = CATALOGUE.named(name)
        modules.add_row(
            name,
            words.title(f"module-{name}"),
            str(module.version),
            as_range(player_counts(module)),
            as_chapters(ids_of(words, module)),
        )
    ids = new_table((words.text("head-rule"), "left"), (words.text("head-title"), "left"))
    for id in rule_ids(words):
        ids.add_row(id, words.title(f"rule-{id}"))
    out = console()
    out.print(modules, "", ids, "", words.text("rules-hint"), sep="\n")


def as_range(counts: list[int]) -> str:
    """Player counts as a person writes them: 3–10."""
    if not counts:
        return "–"
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"


def as_chapters(ids: list[str]) -> str:
    """Rule ids as a person writes them: the first and the last of each letter."""
    chapters: dict[str, list[str]] = {}
    for id in ids:
        chapters.setdefault(id.split("-")[0], []).append(id)
    return ", ".join(
        found[0] if len(found) == 1 else f"{found[0]} … {found[-1]}" for found in chapters.values()
    )
