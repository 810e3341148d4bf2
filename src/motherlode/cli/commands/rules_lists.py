"""The lists of `motherlode rules`: cards, roles and tools by module; the editions compared."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.cli.output import console, new_table
from motherlode.locale import Texts
from motherlode.rules.core.contract import Rules
from motherlode.rules.core.ruleset import EDITIONS, Edition, Selection
from motherlode.rules.modules import CATALOGUE

MOST_PLAYERS = 12
HAVE_VICTIM = ("english", "jubilee")  # whose rulebooks have the victim of sabotage (V-1)

# -- cards -------------------------------------------------------------------------------------


def card_sets(words: Texts) -> list[dict[str, object]]:
    """What each module brings with it: cards, roles and cards in front, ids with titles."""
    return [
        {
            "module": name,
            "cards": titled(words, cards),
            "roles": titled(words, roles),
            "tools": tools,
        }
        for name, cards, roles, tools in brought()
    ]


def titled(words: Texts, names: list[str]) -> dict[str, str]:
    """Ids with their titles."""
    keys = {name: f"card-{name}" for name in names}
    return {name: words.title(key) if words.has(key) else name for name, key in keys.items()}


def brought() -> Iterator[tuple[str, list[str], list[str], list[str]]]:
    """Each module with the ids of cards, roles and cards in front that are new with it."""
    known: set[str] = set()
    for name in [*CATALOGUE.games(), *CATALOGUE.extras()]:
        tables = list(tables_with(name))
        cards = fresh((card for rules in tables for card in rules.names), known)
        roles = fresh((role for rules in tables for role in rules.role_names), known)
        tools = fresh(
            (f"in front: {tool}" for rules in tables for tool in rules.front_names), known
        )
        yield name, cards, roles, [tool.removeprefix("in front: ") for tool in tools]


def fresh(names: Iterator[str], known: set[str]) -> list[str]:
    """The names that were not known yet; from now on they are."""
    new = [name for name in dict.fromkeys(names) if name not in known]
    known.update(new)
    return new


def tables_with(name: str) -> Iterator[Rules]:
    """The rules of tables with a module: the smallest and the largest of the first game for it."""
    is_game = CATALOGUE.named(name).is_game
    for game in [name] if is_game else CATALOGUE.games():
        selections = [
            Selection(game, () if is_game else (name,), "", players)
            for players in range(1, MOST_PLAYERS + 1)
        ]
        allowed = [selection for selection in selections if not CATALOGUE.refusal(selection)]
        if allowed:
            yield CATALOGUE.rules(allowed[0])
            yield CATALOGUE.rules(allowed[-1])
            return


def show_cards(words: Texts) -> None:
    """Print all cards, roles and tools by their ids."""
    out = console()
    for name, cards, roles, tools in brought():
        if not (cards or roles or tools):
            continue
        title = words.title(f"module-{name}")
        out.print(words.text("rules-cards", module=name, title=title), style="bold")
        made = new_table(("", "left"), ("", "left"))
        made.show_header = False
        for id, called in titled(words, cards).items():
            made.add_row(f"  {id}", called)
        if cards:
            out.print(made)
        if roles:
            out.print("  " + words.text("rules-roles", names=words.listed(roles)))
        if tools:
            out.print("  " + words.text("rules-tools", names=words.listed(tools)))
        out.print()
    out.print(words.text("rules-hint"))


# -- editions ----------------------------------------------------------------------------------


def is_edition(name: str) -> bool:
    """Whether a name is that of an edition."""
    return edition_of(name) is not None


def edition_of(name: str) -> Edition | None:
    """An edition by its name or language."""
    wanted = name.strip().lower()
    for edition in EDITIONS:
        if wanted and wanted in (edition.name, *edition.aliases):
            return edition
    return None


def settings(words: Texts, edition: Edition) -> dict[str, str]:
    """What an edition says about each setting."""
    least = edition.minimum_path
    return {
        "share": words.text(f"value-per-{'digger' if edition.share_per_digger else 'player'}"),
        "round-end": words.text(
            f"value-{'all-passed' if edition.ends_when_all_passed else 'hands-empty'}"
        ),
        "discard": words.text(f"value-{'mixed' if edition.discard_face_up else 'face-down'}"),
        "minimum-path": words.text("value-path", count=least)
        if least
        else words.text("value-none"),
        "victim": words.text(f"value-{'optional' if edition.name in HAVE_VICTIM else 'none'}"),
    }


def editions_data(words: Texts, name: str) -> dict[str, object]:
    """The editions and what each says, for a report: all of them, or one."""
    one = edition_of(name)
    chosen = [one] if one is not None else list(EDITIONS)
    return {
        "editions": [
            {
                "id": edition.name,
                "aliases": list(edition.aliases),
                "title": words.text(f"edition-{edition.aliases[0]}"),
                "settings": settings(words, edition),
            }
            for edition in chosen
        ]
    }


def show_editions(words: Texts, name: str) -> None:
    """Print what the editions say, side by side; one edition with the texts of its settings."""
    out = console()
    one = edition_of(name)
    if one is None:
        out.print(words.title("editions"), style="bold")
        out.print(words.text("editions"))
    else:
        out.print(words.text(f"edition-{one.aliases[0]}"), style="bold")
    chosen = [one] if one is not None else list(EDITIONS)
    made = new_table(
        (words.text("head-setting"), "left"),
        *((edition.name, "left") for edition in chosen),
    )
    for setting in settings(words, EDITIONS[0]):
        values = [settings(words, edition)[setting] for edition in chosen]
        made.add_row(setting, *values)
    out.print("", made, "", words.text("rules-settings"), sep="\n")
