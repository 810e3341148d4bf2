"""A lesson and its game: what its person is asked, and what its bots do."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.lessons.course import Course
from motherlode.lessons.script import YOU
from motherlode.rules.core.views import Prompt
from motherlode.tables.game.game import Game


def coached(course: Course, game: Game) -> dict[int, Prompt]:
    """Everybody who is asked; the person who learns is asked for what the step accepts."""
    asked = game.prompts()
    if course.kind == "left":
        return asked
    if course.kind != "do":
        asked.pop(YOU, None)
    elif YOU in asked:
        asked[YOU] = _narrowed(course, game, asked[YOU])
    return asked


def _narrowed(course: Course, game: Game, asked: Prompt) -> Prompt:
    """A prompt with the accepted answers only; if there is none, with all."""
    accepted = course.accepted(game.rules, map(int, asked.choices))
    if not accepted:
        return asked
    kept = vec[i64]([choice for choice in asked.choices if int(choice) in accepted])
    return Prompt(
        asked.seat, asked.asked, asked.kind, kept, asked.about, asked.silence, asked.cells
    )


def scripted(course: Course, game: Game) -> int | None:
    """What the script lets the bot do that is asked, if it can be done."""
    if course.step is None or course.step.seat != game.asked:
        return None
    accepted = course.accepted(game.rules, map(int, game.prompts()[game.asked].choices))
    return accepted[0] if accepted else None


def window_choices(course: Course, game: Game) -> dict[int, int] | None:
    """What bots answer in a window of a lesson; None: what they want."""
    if course.kind == "left":
        return None
    asked = game.prompts()
    seat = YOU if course.step is None else course.step.seat
    if seat == YOU or seat not in asked:
        return {}
    accepted = course.accepted(game.rules, map(int, asked[seat].choices))
    return {seat: accepted[0]} if accepted else {}
