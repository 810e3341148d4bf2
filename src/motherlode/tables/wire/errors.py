"""Why a table refuses something: a word for programs and a sentence for people."""

from __future__ import annotations

from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.reasons import Reason


class TableRefusal(MotherlodeError):
    """What somebody asked of a table and may not have."""

    def __init__(self, code: str, reason: Reason | str) -> None:
        super().__init__(reason)
        self.code = code


class StaleAnswer(TableRefusal):
    """An answer to a question that is over."""

    def __init__(self) -> None:
        super().__init__("stale", "the game has moved on; look again before you choose")
