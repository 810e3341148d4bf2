"""Actions in words: what each action that is offered would do."""

from __future__ import annotations

from motherlode.env.kernel.offers import CLAIM, MORE, claim_of
from motherlode.env.kernel.tables import Tables
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.claims import claim_text
from motherlode.rules.notation.words import default_names


class Wording:
    """The actions at a table in the notation, and back."""

    def __init__(self, tables: Tables, index: int = 0) -> None:
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
            return "more"
        state = tables.state(self._index)
        claim = claim_of(state, state.top().seat, CLAIM - choice)
        assert claim is not None, "only claims that mean something are offered"
        return f"say {claim_text(tables.rules, self.names, claim)}"

    def offered(self) -> dict[int, str]:
        """Every action that is offered now, in words."""
        table = self._tables.tables[self._index]
        actions = [int(table.actions[place]) for place in range(table.offers)]
        return {action: self.text(action) for action in sorted(actions)}

    def action(self, text: str) -> int:
        """The action that a text of the notation stands for now; `BadNotation` if none does."""
        state = self._tables.state(self._index)
        meant = choice_text(self._tables.rules, self.names, read_choice(state, self.names, text))
        for action, words in self.offered().items():
            if words == meant:
                return action
        raise BadNotation(f"no action on this page stands for {text!r}")
