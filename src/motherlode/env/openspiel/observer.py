"""An observer: what OpenSpiel shows a player of a state, as a string and as a tensor."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from motherlode.env.arrays import parts
from motherlode.env.openspiel.bench import Bench
from motherlode.env.openspiel.match import MARK, Match, text_of
from motherlode.rules.core.views import SPECTATOR, prompt, view

RECALL: Final = 256  # acts that a tensor with perfect recall lists, the newest first
ACT: Final = 8  # bytes
SINGLE: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
NONE: Final = pyspiel.PrivateInfoType.NONE


class Observer:
    """What a player knows, or only what everybody knows, or only what nobody else does.

    With perfect recall it is all that was ever told. Only what a player knows has tensors: the
    bytes of the environments' observation, and for perfect recall all acts and a fingerprint.
    """

    def __init__(self, bench: Bench, kind: Any) -> None:
        self._public = bool(kind.public_info)
        self._private = kind.private_info == SINGLE
        self._recalls = bool(kind.perfect_recall)
        shapes = parts(bench.tables.layout)
        if self._recalls:
            shapes |= {"acts": (RECALL, ACT), "fingerprint": (MARK,)}
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._private:
            sizes = [int(np.prod(shape)) for shape in shapes.values()]
            self.tensor = np.zeros(sum(sizes), np.float32)
            pieces = np.split(self.tensor, np.cumsum(sizes)[:-1])
            for (name, shape), piece in zip(shapes.items(), pieces):
                self.dict[name] = piece.reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensor of a player."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        match: Match = state.match
        if not match.dealt:
            return
        seen = match.bench.seen(match, player)
        self.tensor[: len(seen)] = seen
        if self._recalls:
            coder = match.bench.tables.coder
            newest = [int(coder.seen(act, player)) for act in match.acts[: -RECALL - 1 : -1]]
            rows = np.array(newest, np.uint64).view(np.uint8).reshape(-1, ACT)
            self.dict["acts"][: len(newest)] = rows
            self.dict["fingerprint"][:] = np.frombuffer(match.diary(player).mark, np.uint8)

    def string_from(self, state: Any, player: int) -> str:
        """What a player knows, as text."""
        match: Match = state.match
        if not match.dealt or not (self._public or self._private):
            return ""
        if self._recalls and self._public:
            return "\n".join(match.diary(player if self._private else SPECTATOR).lines)
        return text_of(self._known(match, player))

    def _known(self, match: Match, player: int) -> dict[str, object]:
        data, eyes = match.bench.data, player if self._private else SPECTATOR
        asked = data.prompt(prompt(match.state, eyes))
        known = {**data.view(view(match.state, eyes)), "prompt": asked}
        if self._public:
            return known
        shown = data.view(view(match.state, SPECTATOR))
        return {name: part for name, part in known.items() if part != shown.get(name)}


def make_observer(bench: Bench, kind: Any) -> Observer | None:
    """The observer of a kind; None if it would show what several players know, or recall it."""
    if kind.private_info not in (SINGLE, NONE) or (kind.perfect_recall and not kind.public_info):
        return None
    return Observer(bench, kind)
