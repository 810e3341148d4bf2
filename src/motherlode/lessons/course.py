"""How far somebody has come in a lesson: follows what is chosen and read, says what is next."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Literal, TypeAlias

from motherlode.lessons.script import YOU, Lesson, Step
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.notation.choice_writer import choice_text

Kind: TypeAlias = Literal["read", "do", "watch", "done", "left"]


class Course:
    """One scene of a lesson while it is played."""

    def __init__(self, lesson: Lesson, scene: int) -> None:
        self.lesson = lesson
        self.number = scene
        self.scene = lesson.scenes[scene]
        self.place = 0
        self.left = False  # somebody went another way: from there on it is a game like any other

    @property
    def step(self) -> Step | None:
        """What comes now; nothing if the scene is over, or was left."""
        if self.left or self.place >= len(self.scene.steps):
            return None
        return self.scene.steps[self.place]

    @property
    def kind(self) -> Kind:
        """What is to be done now."""
        step = self.step
        if step is None:
            return "left" if self.left else "done"
        if step.is_read:
            return "read"
        return "do" if step.seat == YOU else "watch"

    @property
    def rests(self) -> bool:
        """Whether the bots have to wait."""
        return self.kind in ("read", "do", "done")

    @property
    def is_last_scene(self) -> bool:
        """Whether no other scene follows."""
        return self.number + 1 >= len(self.lesson.scenes)

    @property
    def told(self) -> int:
        """How many steps with a text are over, in the scenes before too."""
        before = sum(scene.told for scene in self.lesson.scenes[: self.number])
        return before + sum(bool(step.key) for step in self.scene.steps[: self.place])

    def accepted(self, rules: Rules, choices: Iterable[int]) -> list[int]:
        """Those of these choices that the step accepts, in the order in which it names them."""
        step = self.step
        if step is None:
            return []
        texts = {int(choice): self._text(rules, choice) for choice in choices}
        found = [
            choice
            for wanted in step.choices
            for choice in texts
            if fnmatchcase(texts[choice], wanted)
        ]
        return list(dict.fromkeys(found))

    def read(self) -> None:
        """The step was read."""
        if self.kind == "read":
            self.place += 1

    def leave(self) -> None:
        """The script no longer holds."""
        self.left = True

    def hear(self, rules: Rules, seat: int, choice: int, silence: int) -> None:
        """Something was chosen; silence in a window is no step, unless one asks for it."""
        step = self.step
        if step is None:
            return
        if step.seat == seat and self.accepted(rules, [choice]):
            self.place += 1
        elif choice != silence:
            self.leave()

    def _text(self, rules: Rules, choice: int) -> str:
        return choice_text(rules, self.scene.start.names, choice)
