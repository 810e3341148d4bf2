"""The lists of `motherlode rules`: cards, roles and tools by module; the editions compared."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.cli.output import console, new_table
from motherlode.locale import Texts
from motherlode.rules.core.ruleset import EDITIONS, Edition
from motherlode.web.description.gallery import Shelf, shelves

# -- cards -------------------------------------------------------------------------------------


def card_sets(words: Texts) -> list[dict[str, object]]:
    """What each module brings with it: cards, roles and cards in front, ids with titles."""
    return [
        {
            "module": shelf.module,
            "cards": titled(words, [card.name for card in shelf.cards]),
            "roles": titled(words, shelf.roles),
            "tools": list(shelf.tools),
            "copies": shelf.copies,
        }
        for shelf in shelves()
    ]


def titled(words: Texts, names: Iterable[str]) -> dict[str, str]:
    """Ids with their titles."""
    keys = {name: f"card-{name}" for name in names}
    return {name: words.title(key) if words.has(key) else name for name, key in keys.items()}


def show_cards(words: Texts) -> None:
    """Print all cards, roles and tools by their ids, and how many there are."""
    out = console()
    for shelf in shelves():
        title = words.title(f"module-{shelf.module}")
        out.print(words.text("rules-cards", module=shelf.module, title=title), style="bold")
        made = new_table(("", "left"), ("", "right"), ("", "left"))
        made.show_header = False
        for id, called in titled(words, listed_names(shelf)).items():
            made.add_row(f"  {id}", f"{shelf.copies[id]}×", called)
        out.print(made)
        if shelf.tools:
            out.print("  " + words.text("rules-tools", names=words.listed(shelf.tools)))
        out.print()
    out.print(words.text("rules-copies"))
    out.print(words.text("rules-hint"))


def listed_names(shelf: Shelf) -> list[str]:
    """The cards of a set in their order, those it has more of, and its roles."""
    return list(dict.fromkeys([*(card.name for card in shelf.cards), *shelf.copies, *shelf.roles]))


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
    count = edition.minimum_path
    return {
        setting: words.text(f"value-{value}", count=count)
        for setting, value in edition.values().items()
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
                "about": words.text(f"edition-about-{edition.name}"),
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
        out.print(words.text(f"edition-about-{one.name}"))
    chosen = [one] if one is not None else list(EDITIONS)
    made = new_table(
        (words.text("head-setting"), "left"),
        *((edition.name, "left") for edition in chosen),
    )
    made.columns[0].no_wrap = True  # names that somebody may type
    for setting in settings(words, EDITIONS[0]):
        values = [settings(words, edition)[setting] for edition in chosen]
        made.add_row(setting, *values)
    out.print("", made, "", words.text("rules-settings"), sep="\n")
