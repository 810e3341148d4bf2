"""Actions in words: what each action that is offered would do."""

from __future__ import annotations

from typing import Final

from motherlode.env.kernel.offers import CLAIM, MORE, claim_of
from motherlode.env.kernel.tables import Tables
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.state import State
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.claims import claim_text, read_claim
from motherlode.rules.notation.words import default_names

PAGE: Final = "more"
SAY: Final = "say "
NOTHING: Final = "nothing is asked here: the match is over, or hasn’t begun"


class Wording:
    """The actions at a table in the notation, and back."""

    def __init__(self, tables: Tables, index: int = 0) -> None:
        if not 0 <= index < tables.count:
            raise IllegalChoice(f"the tables are 0 to {tables.count - 1}, not {index}")
        self._tables = tables
        self._index = index
        self.names = default_names(int(tables.seats))

    def text(self, action: int) -> str:
        """What an offered action does; an action that isn't offered is an `IllegalChoice`."""
        tables = self._tables
        choice = int(tables.choice(self._index, action))
        if choice >= 0:
            return choice_text(tables.rules, self.names, choice)
        if choice == MORE:
            return PAGE
        state = tables.state(self._index)
        claim = claim_of(state, state.top().seat, CLAIM - choice)
        assert claim is not None, "only claims that mean something are offered"
        return f"{SAY}{claim_text(tables.rules, self.names, claim)}"

    def offered(self) -> dict[int, str]:
        """Every action that is offered now, in words."""
        table = self._tables.tables[self._index]
        actions = [int(table.actions[place]) for place in range(table.offers)]
        return {action: self.text(action) for action in sorted(actions)}

    def action(self, text: str) -> int:
        """The action that a text of the notation stands for now; `BadNotation` if none does."""
        offered = self.offered()
        if not offered:
            raise IllegalChoice(NOTHING)
        meant = self._meant(" ".join(text.split()), self._tables.state(self._index))
        for action, words in offered.items():
            if words == meant:
                return action
        raise BadNotation(f"no action on this page stands for {text!r:.60}")

    def _meant(self, text: str, state: State) -> str:
        """A text as `offered` has it: an answer, a claim, or the next page."""
        rules = self._tables.rules
        if text == PAGE:
            return PAGE
        if text.startswith(SAY):
            claim = read_claim(rules, self.names, text.removeprefix(SAY))
            return f"{SAY}{claim_text(rules, self.names, claim)}"
        return choice_text(rules, self.names, read_choice(state, self.names, text))
