"""Plain data: events, views and prompts with names in place of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.rules.core.contract import Event, Rules
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.notation.spelling import Names
from motherlode.rules.notation.view_fields import PROMPT, VIEW


def event_data(rules: Rules, names: Sequence[str], event: Event) -> dict[str, object]:
    """A fact as plain data; what is hidden is left out."""
    return {"event": event.name(), **Names(rules, names).facts(event.fields())}


def view_data(view: View, names: Sequence[str]) -> dict[str, object]:
    """All that a view holds, as plain data with names in place of numbers."""
    return Names(view.rules, names).data(VIEW, view)


def prompt_data(rules: Rules, names: Sequence[str], prompt: Prompt) -> dict[str, object]:
    """What a seat is asked, as plain data."""
    return Names(rules, names).data(PROMPT, prompt)
