"""Choices in another world: what looks to a seat like the choice that was made in the real one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import CARD, verb_of
from motherlode.rules.core.gold import nugget
from motherlode.rules.core.scoring import worths_choice
from motherlode.rules.modules.duel import three
from tests.leaks.witness import Step
from tests.leaks.worlds import World

SAID: Final = ("swap", "leave")  # words that only their seat hears (C-17)


def other_choice(world: World, rules: Rules, step: Step) -> int:
    """What the same seat does in the other world."""
    if step.seat == world.seat:
        return step.choice
    if rules.verbs[verb_of(step.choice)].name in SAID:
        return int(rules.verb(world.random.choice(SAID)))
    if step.named is None:
        return step.choice
    return renamed(rules, step.choice, world.faces_of(step.named))


def renamed(rules: Rules, choice: int, faces: list[int]) -> int:
    """The same choice with other cards."""
    verb = int(verb_of(choice))
    if rules.verbs[verb].name == "take":
        return int(worths_choice(verb, sum(int(nugget(face)) for face in faces)))
    if rules.game == "duel":
        return int(three(verb, vec[i64](sorted(faces))))
    return choice & ~(255 << CARD) | faces[0] << CARD
