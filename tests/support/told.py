"""What a table has told somebody, over a network or without one."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


class Told:
    """The messages that came, and what they say last."""

    def __init__(self) -> None:
        self.told: list[Data] = []

    def latest(self, field: str) -> Any:
        """A field of the last welcome or update."""
        for told in reversed(self.told):
            if told["type"] in ("welcome", "update"):
                return told[field]
        return None

    @property
    def prompt(self) -> Data | None:
        """What this seat is asked."""
        found: Data | None = self.latest("prompt")
        return found

    @property
    def view(self) -> Data:
        """What this seat sees; nothing before a game."""
        found: Data = self.latest("view") or {}
        return found

    @property
    def is_awaited(self) -> bool:
        """Whether the next round waits for this seat."""
        pause = self.latest("intermission")
        you = next((told["you"] for told in reversed(self.told) if "you" in told), None)
        return pause is not None and you not in pause["ready"]

    def last_table(self) -> Data:
        """What everybody knows of the table."""
        for told in reversed(self.told):
            if "table" in told:
                found: Data = told["table"]
                return found
        return {}
