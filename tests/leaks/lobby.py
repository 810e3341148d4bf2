"""Before a game: what a lobby and a shuffle tell, while the bits of others are still secret."""

from __future__ import annotations

import re
from random import Random

from motherlode.rules.records.shuffle import bits_hash
from motherlode.tables.wire.entries import Promised
from motherlode.tables.wire.requests import Contribute, Ping, Request, Reveal, Start, Sync
from tests.leaks.counts import Counts
from tests.leaks.pair import Pair
from tests.leaks.tables import Table

NAMES = ("Ada", "Bo", "Cai")


async def shuffle(table: Table, seed: int, counts: Counts) -> None:
    """Three people add bits; the first hears nothing of the others' until the cards are dealt."""
    random = Random(f"shuffle {seed}")
    pair = Pair(seed, counts)
    counts.where = f"{table.name}, seed {seed}, before the game, seat 0"
    names = NAMES[: min(table.players, len(NAMES))]
    bits = [random.randbytes(32).hex() for _ in names]
    try:
        for side in pair.sides:
            await side.open(table.settings("normal", 0), list(names), starts=False)
            await side.settle()
        pair.forget()
        _hide(pair, bits)
        await _look(pair)
        for seat, told in enumerate(bits):
            promise = pair.real.standing.promise_hash
            hashed = Contribute(id=f"hash-{seat:04}", promise=promise, hash=bits_hash(told))
            await pair.hear(seat, hashed)
            await _look(pair)
        await pair.hear(0, Start(id="start-00"))
        await _look(pair)
        for seat in range(1, len(bits) - 1):
            await pair.hear(seat, Reveal(id=f"bits-{seat:04}", bits=bits[seat]))
            pair.other.standing.revealed[seat] = random.randbytes(32).hex()
            await _look(pair)
        counts.phases["before a game"] += counts.comparisons
        counts.seats["seat"] += counts.comparisons
    finally:
        await pair.close()


def _hide(pair: Pair, bits: list[str]) -> None:
    """Another secret behind the same hash; nobody may see it, or another's bits."""
    promise = pair.real.standing.promise
    assert promise is not None
    pair.other.standing.promise = Promised(secret="ab" * 32)
    secrets = [promise.secret, *bits[1:], *pair.real.luck.secrets]
    pair.canaries = re.compile("|".join(secrets).encode())


async def _look(pair: Pair) -> None:
    """What the first seat and a spectator are told."""
    pair.compare([0, None])
    questions: tuple[Request, ...] = (Sync(), Ping())
    for seat in (0, None):
        for order in questions:
            await pair.hear(seat, order)
    pair.compare([0, None])
    code = pair.real.code
    for path in (f"/api/tables/{code}", "/api/tables", f"/t/{code}", f"/api/tables/{code}/record"):
        await pair.request("lobby", "GET", path)
