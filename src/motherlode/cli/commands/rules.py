"""`motherlode rules`: the catalogue of modules, or the text of one rule, module or card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.cli.options import Json

if TYPE_CHECKING:
    from motherlode.locale import Texts

CARDS, EDITIONS = "cards", "editions"


def rules(
    id: Annotated[
        str,
        typer.Argument(
            metavar="[ID]", help="A rule (B-22), module, card, or edition; or `cards`, `editions`."
        ),
    ] = "",
    json: Json = False,
) -> None:
    """List all modules and rules, or explain one.

    `rules cards` lists all cards, roles, and tools by id; `rules editions` compares the editions.
    """
    from motherlode.cli.commands import rules_lists as lists
    from motherlode.cli.output import report
    from motherlode.cli.terminal.rulebook import plain, show_catalogue, show_entry
    from motherlode.locale import texts

    words = texts()
    if json:
        report(data_of(words, id))
    elif plain(id) == CARDS:
        lists.show_cards(words)
    elif lists.is_edition(id) or plain(id) == EDITIONS:
        lists.show_editions(words, id)
    elif id:
        show_entry(words, id)
    else:
        show_catalogue(words)


def data_of(words: Texts, id: str) -> dict[str, object]:
    """What is asked for, for a report."""
    from motherlode.cli.commands import rules_lists as lists
    from motherlode.cli.terminal.rulebook import catalogue, entry, plain

    if plain(id) == CARDS:
        return {"cards": lists.card_sets(words)}
    if lists.is_edition(id) or plain(id) == EDITIONS:
        return lists.editions_data(words, id)
    return entry(words, id) if id else catalogue(words)
