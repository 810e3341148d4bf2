"""Plain data: events, views and prompts with names in place of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import Event
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.notation.spelling import Names, Told, tell
from motherlode.rules.notation.view_fields import PROMPT, VIEW


class Data:
    """What is told of one game as plain data. Whoever asks often keeps one."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        self._spell = Names(rules, names)

    @cached_property
    def _view(self) -> list[Told]:
        return self._spell.told(VIEW)

    @cached_property
    def _prompt(self) -> list[Told]:
        return self._spell.told(PROMPT)

    def event(self, event: Event) -> dict[str, object]:
        """A fact; what is hidden is left out."""
        return {"event": event.name(), **self._spell.facts(event.fields())}

    def view(self, view: View) -> dict[str, object]:
        """All that a view holds."""
        return tell(self._view, view)

    def prompt(self, prompt: Prompt) -> dict[str, object]:
        """What a seat is asked."""
        return tell(self._prompt, prompt)


@lru_cache(maxsize=32)
def _data_of(rules: Rules, names: tuple[str, ...]) -> Data:
    return Data(rules, names)


def event_data(rules: Rules, names: Sequence[str], event: Event) -> dict[str, object]:
    """A fact as plain data; what is hidden is left out."""
    return _data_of(rules, tuple(names)).event(event)


def view_data(view: View, names: Sequence[str]) -> dict[str, object]:
    """All that a view holds, as plain data with names in place of numbers."""
    return _data_of(view.rules, tuple(names)).view(view)


def prompt_data(rules: Rules, names: Sequence[str], prompt: Prompt) -> dict[str, object]:
    """What a seat is asked, as plain data."""
    return _data_of(rules, tuple(names)).prompt(prompt)
