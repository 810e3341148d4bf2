"""What a table's settings ask of the rules, and why some can't be played."""

from __future__ import annotations

from motherlode.bots.levels import find_level, no_bot
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import SETTING, Selection, edition_named
from motherlode.rules.modules import CATALOGUE
from motherlode.tables.wire.messages import Settings


def selection_of(settings: Settings) -> Selection:
    """The table of the rules that the settings ask for."""
    return Selection(settings.game, settings.modules, settings.edition, settings.players)


def settings_refusal(settings: Settings) -> Reason | None:
    """Why these settings can't be played, with the rule; nothing if they can."""
    if settings.first is not None and settings.first >= settings.players:
        return because(
            "first-missing",
            "seat {number} can’t go first; the table has {players} seats",
            number=settings.first + 1,
            players=settings.players,
        )
    if find_level(settings.level) is None:
        return no_bot(settings.level)
    if SETTING in settings.game:  # at a table a setting stands among the modules
        return CATALOGUE.no_game(settings.game)
    try:
        edition_named(settings.edition)
        return CATALOGUE.refusal(selection_of(settings))
    except MotherlodeError as error:
        return error.reason
