"""Everything a table can be made of, and what goes with what."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

import msgspec

from motherlode import __version__
from motherlode.bots.characters.character import NAMED
from motherlode.bots.levels import found, level_names
from motherlode.lessons import LESSONS
from motherlode.lessons.script import Lesson
from motherlode.rules.core.reasons import Reason
from motherlode.rules.core.ruleset import EDITIONS, bare_name
from motherlode.rules.modules import CATALOGUE
from motherlode.tables.game.settings import selection_of, settings_refusal
from motherlode.tables.game.sight import cell
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.reasons import why
from motherlode.tables.wire.values import Cell
from motherlode.web.api_bodies import (
    CatalogueInfo,
    Check,
    EditionInfo,
    LessonCard,
    LyingCard,
    ModuleInfo,
    Preset,
)

LOGGER = logging.getLogger(__name__)
FEWEST, MOST = 2, 12
VOTE: Final = ("vote",)  # against bots everyone votes on suspicion, unless the host says otherwise


@cache
def catalogue() -> CatalogueInfo:
    """All games, modules, editions, bots and presets."""
    for refusal in found().refusals:
        LOGGER.warning("%s", refusal)
    taught = {name for lesson in LESSONS for name in lesson.teaches}
    modules = tuple(
        ModuleInfo(
            name=module.name,
            is_game=module.is_game,
            settings=module.settings,
            by_hand=module.by_hand,
            editions=tuple(CATALOGUE.editions(module.name)) if module.is_game else (),
            rules=module.rules,
            taught=module.name in taught,
        )
        for module in CATALOGUE.modules
    )
    return CatalogueInfo(
        version=__version__,
        modules=modules,
        editions=tuple(
            EditionInfo(edition.name, edition.aliases[:1], edition.values(), edition.minimum_path)
            for edition in EDITIONS
        ),
        levels=tuple(level_names()),
        characters=tuple(NAMED),
        presets=presets(),
        lobbies=lobbies(),
    )


def presets() -> tuple[Preset, ...]:
    """The tables of the first page: a quick game, the sequel, and everything at once.

    Whoever plays at once begins: nobody waits for bots before the first move.
    """
    return (
        preset("quick", Settings(game="base", players=5, first=0, modules=VOTE)),
        preset("saboteur2", Settings(game="saboteur2", players=6, first=0, modules=VOTE)),
        preset("everything", msgspec.structs.replace(everything(), first=0)),
    )


def lobbies() -> tuple[Preset, ...]:
    """What friends can begin with, in the lobby: three games by their names, and everything."""
    return (
        preset("base", Settings(game="base", players=5)),
        preset("saboteur2", Settings(game="saboteur2", players=6)),
        preset("everything", everything()),
        preset("duel", Settings(game="duel", players=2)),
    )


def everything() -> Settings:
    """All that can be played together."""
    usual = Settings(game="saboteur2", players=6)
    allowed = CATALOGUE.allowed_extras(usual.game, usual.edition, usual.players)
    return msgspec.structs.replace(usual, modules=(*allowed, *VOTE))


def preset(name: str, settings: Settings) -> Preset:
    """A preset with the numbers of players it can be played with."""
    counts = tuple(
        count
        for count in range(FEWEST, MOST + 1)
        if settings_refusal(msgspec.structs.replace(settings, players=count)) is None
    )
    return Preset(name, settings, counts)


def check(settings: Settings) -> Check:
    """What else could be chosen, one change at a time, and why some things can't."""
    replace = msgspec.structs.replace
    chosen = {bare_name(name) for name in settings.modules}
    extras = tuple(name for name in settings.modules if bare_name(name) != settings.game)
    others = {
        "games": {
            game: settings_refusal(settings if game == settings.game else replaced)
            for game in CATALOGUE.games()
            for replaced in [replace(settings, game=game, modules=extras)]
        },
        "modules": {
            name: None if name in chosen else settings_refusal(with_module(settings, name))
            for name in CATALOGUE.extras()
        },
        "players": {
            str(count): settings_refusal(replace(settings, players=count))
            for count in range(FEWEST, MOST + 1)
        },
    }
    refusal = settings_refusal(settings)
    told = {kind: {name: sentence(one) for name, one in of.items()} for kind, of in others.items()}
    reasons = {
        kind: {name: said for name, one in of.items() if (said := why(one)) is not None}
        for kind, of in others.items()
    }
    return Check(
        sentence(refusal),
        **told,
        why=why(refusal),
        whys=reasons,
        table=() if refusal else table_of(settings),
        places=places_of(settings),
    )


def table_of(settings: Settings) -> tuple[LyingCard, ...]:
    """The start, the goals and whatever else always lies there as a round begins."""
    rules = CATALOGUE.rules(selection_of(settings))
    fixed = [(place, rules.names[rules.table.tile_at(place)]) for place in rules.table.fixed]
    lying = [*fixed, *((place, "") for place in rules.goal_cells)]
    return tuple(LyingCard(cell(place), name) for place, name in lying)


def places_of(settings: Settings) -> dict[str, tuple[Cell, ...]]:
    """Where the modules that are set by hand may be."""
    chosen = selection_of(settings)
    modules = [module for module in CATALOGUE.modules if module.by_hand]
    asked = [module for module in modules if chosen.has(module.name)]
    return {module.name: tuple(map(cell, module.places(chosen))) for module in asked}


def sentence(reason: Reason | None) -> str:
    """A reason in English, or nothing."""
    return "" if reason is None else str(reason)


def with_module(settings: Settings, name: str) -> Settings:
    """The same settings with one module more."""
    return msgspec.structs.replace(settings, modules=(*settings.modules, name))


def lesson_card(lesson: Lesson) -> LessonCard:
    """A lesson as it is offered."""
    return LessonCard(lesson.name, lesson.teaches, lesson.card, lesson.minutes, lesson.told)
