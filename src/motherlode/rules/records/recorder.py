"""The recorder: keeps the record of a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import go_on
from motherlode.rules.core.errors import BadRecord
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.reasons import because
from motherlode.rules.core.ruleset import Selection, full_name
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_writer import choice_text, chooser
from motherlode.rules.notation.claims import claim_text
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.notation.words import check_names
from motherlode.rules.records.record import HIGHEST_SEED, SEEDED, SHUFFLED, Entry, Record
from motherlode.rules.records.replay import replay
from motherlode.rules.records.shuffle import Shuffle
from motherlode.rules.records.text import BAD_SEED, write_record


class Recorder:
    """Keeps the record of a game while it is played: `add` each choice before it is applied."""

    def __init__(
        self,
        selection: Selection,
        names: Sequence[str],
        seed: int | Shuffle,
        first: int = NOBODY,
    ) -> None:
        check_names(names)
        shuffle = seed if isinstance(seed, Shuffle) else None
        number = None if isinstance(seed, Shuffle) else seed
        if number is not None and not 0 <= number <= HIGHEST_SEED:
            raise BadRecord(BAD_SEED)
        rules = CATALOGUE.rules(selection)
        self.names = tuple(names)
        self.record = Record(
            rules=selection.game,
            modules={
                full_name(module, selection.setting(module)): module.version
                for module in CATALOGUE.chosen(selection)
            },
            edition=rules.edition,
            players=self.names,
            seed=number,
            commitment=None if shuffle is None else shuffle.commitment,
            first=None if first == NOBODY else self.names[first],
            shuffle=shuffle,
            format=SEEDED if shuffle is None else SHUFFLED,
        )

    @classmethod
    def like(cls, record: Record, names: tuple[str, ...]) -> Recorder:
        """One for the same deal under these names, with nothing written down yet."""
        first = NOBODY if record.first is None else record.players.index(record.first)
        seed = record.seed if record.shuffle is None else record.shuffle
        assert seed is not None
        made = cls(record.selection, names, seed, first)
        made.record.commitment = record.commitment
        made.record.salt = record.salt
        return made

    def add(self, state: State, choice: int, written: str = "") -> None:
        """Write down a choice; the state is the one in which it is about to be applied.

        Whoever has the choice as text already, with these names, can hand it in.
        """
        text = written or choice_text(state.rules, self.names, choice)
        self._write(self.names[chooser(state, choice)], text, False)

    def talk(self, seat: int, text: str) -> None:
        """Write down what a seat said."""
        self._write(self.names[seat], text, True)

    def claim(self, rules: Rules, seat: int, claim: Claim) -> None:
        """Write down what a seat claimed."""
        text = claim_text(rules, self.names, claim)
        self._write(self.names[seat], text, True, True, claim.line)

    def _write(
        self, seat: str, text: str, is_talk: bool, is_claim: bool = False, wording: str = ""
    ) -> None:
        line = len(self.record.entries) + 2
        self.record.entries.append(Entry(line, seat, text, is_talk, is_claim, wording))

    def keep(self, entry: Entry) -> None:
        """Write down again what another record says."""
        self._write(*entry[1:])

    def copy(self) -> Recorder:
        """A recorder of its own with the same record."""
        other = Recorder.__new__(Recorder)
        other.names = self.names
        other.record = replace(self.record, entries=list(self.record.entries))
        return other

    def text(self, state: State | None = None) -> str:
        """The record up to this state, at any point of the game, or of all that is written down."""
        record = replace(self.record, entries=list(self.record.entries))  # talk may go on meanwhile
        played = replay(record)
        for _ in played:
            pass
        if state is not None and state.resting:  # whoever checks a record doesn't rest
            state = state.copy()
            go_on(state)
        if state is not None and state_digest(played.state) != state_digest(state):
            raise BadRecord(
                because(
                    "record-elsewhere",
                    "the game record doesn’t lead to this state; a choice is missing",
                )
            )
        record.result = played.result()
        return write_record(record)
