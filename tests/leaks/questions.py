"""What somebody may ask at a standstill: why not, again, what isn't theirs to do; and by HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.state import State
from motherlode.tables.wire.requests import (
    Answer,
    AskHint,
    AskWhy,
    Back,
    Call,
    Claim,
    LessonOn,
    Ping,
    Prolong,
    Ready,
    Rematch,
    Remove,
    Rename,
    Request,
    Reveal,
    Start,
    Sync,
)

ID = "question"
Cell = tuple[int, int]
ZEROS = "0" * 64


def cells_of(state: State) -> list[Cell]:
    """Every cell where something lies or could be put, and those around."""
    places = [*state.maze.laid, *state.maze.fixed, *state.goal_cells]
    xs = [int(cell_x(place)) for place in places]
    ys = [int(cell_y(place)) for place in places]
    return [
        (x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)
    ]


def every_why(state: State) -> Iterator[AskWhy]:
    """Every card of the set, held or not, at every cell and every seat."""
    cells, seats = cells_of(state), range(int(state.seats))
    cards = list(state.rules.names)
    verbs = [verb.name for verb in state.rules.verbs]
    for card in cards:
        yield AskWhy(ID, card=card)
        for cell in cells:
            yield AskWhy(ID, card=card, cell=cell)
        for seat in seats:
            yield AskWhy(ID, card=card, seat=seat)
    for cell in cells:
        yield AskWhy(ID, cell=cell)
    for seat in seats:
        yield AskWhy(ID, seat=seat)
    hand = sorted({state.rules.names[card] for card in state.hand(state.top().seat)})
    for card in hand:
        for verb in verbs:
            yield AskWhy(ID, card=card, verb=verb, cell=cells[0], seat=0)
        for tool in state.rules.front_names:
            yield from (AskWhy(ID, card=card, seat=seat, tool=tool) for seat in seats)
        for cell in cells:
            yield AskWhy(ID, card=card, cell=cell, turned=True)
            yield AskWhy(ID, card=card, cell=cells[0], second=cell)


def some_questions(state: State, random: Random, count: int) -> list[AskWhy]:
    """Some of them: often about what others may hold, or where a goal lies."""
    cells, names = cells_of(state), list(state.rules.names)
    goals = [(int(cell_x(cell)), int(cell_y(cell))) for cell in state.goal_cells]
    hand = sorted({state.rules.names[card] for card in state.hand(state.top().seat)}) or names
    asked = []
    for _ in range(count):
        card = random.choice(random.choice((hand, names)))
        cell = random.choice(random.choice((cells, goals)))
        way = random.randrange(6)
        if way < 3:
            asked.append(AskWhy(ID, card=card, cell=cell, turned=random.random() < 0.5))
        elif way == 3:
            asked.append(AskWhy(ID, card=card, seat=random.randrange(int(state.seats))))
        elif way == 4:
            asked.append(AskWhy(ID, card=card))
        else:
            asked.append(AskWhy(ID, card=card, cell=random.choice(cells), second=cell))
    return asked


def refused(asked_at: int, is_asked: bool, is_host: bool, may_propose: bool) -> list[Request]:
    """What changes nothing, whoever says it now: it is refused, or only answered."""
    wrong: list[Request] = [
        Answer(id="stale-00", sequence=max(0, asked_at - 1), index=0),
        Answer(id="large-00", sequence=asked_at, index=90_000),
        Rename(id="rename-0", name="Zed"),
        Rematch(id="rematch0"),
        Reveal(id="reveal-0", bits=ZEROS),
        Claim(id="claim-00", claim="treasure", cell=(1, 77)),
        Start(id="start-01"),
        LessonOn(id="lesson-0"),
        Back(id="back-000"),
        AskHint("hint-000"),
        Remove(id="remove-0", seat=11),
        Ping(),
        Sync(),
    ]
    if not is_asked:
        wrong += [
            Answer(id=f"other-{index:02}", sequence=asked_at, index=index) for index in (0, 1, 7)
        ]
        wrong += [AskWhy(ID, card="map"), AskWhy(ID, cell=(1, 0)), AskWhy(ID, card="cross", seat=1)]
    if not may_propose:
        wrong.append(Call(id="call-000"))
    return wrong


def between_rounds(is_resting: bool) -> list[Request]:
    """Refused while a round is played."""
    return [] if is_resting else [Ready(id="ready-00"), Prolong(id="prolong0")]


def requests(code: str, game: int) -> list[tuple[str, str, str, object]]:
    """What anybody may ask by HTTP: its kind, method, path and body."""
    table, past = f"/api/tables/{code}", f"/api/tables/{code}/games/{game}"
    before = [("game before", "GET", f"{table}/games/{game - 1}/record", None)] * (game > 1)
    return [
        *before,
        ("table", "GET", table, None),
        ("record", "GET", f"{table}/record", None),
        ("game record", "GET", f"{past}/record", None),
        ("replay", "GET", f"{past}/replay?eyes=open", None),
        ("replay", "GET", f"{past}/replay?eyes=0", None),
        ("replay", "GET", f"{past}/replay?eyes=public", None),
        ("awards", "GET", f"{past}/awards", None),
        ("deals", "GET", f"{past}/deals", None),
        ("picture", "GET", f"{past}/picture.png", None),
        ("position", "GET", f"{past}/position?played=1", None),
        ("analysis", "POST", f"{past}/analysis", None),
        ("next game", "GET", f"{table}/games/{game + 1}/record", None),
        ("invitation", "GET", f"{table}/qr.svg", None),
        ("figures", "GET", "/api/figures", None),
        ("tables", "GET", "/api/tables", None),
        ("health", "GET", "/api/health", None),
        ("ready", "GET", "/api/ready", None),
        ("kept analysis", "GET", f"/api/analyses/{ZEROS}", None),
        ("progress", "GET", f"/api/analyses/{ZEROS}/progress", None),
        ("reach", "GET", "/api/reach", None),
        ("operator", "GET", "/api/operator/overview", None),
        ("metrics", "GET", "/metrics", None),
        ("seat taken", "POST", f"{table}/seats", {"name": "Zed", "seat": 0}),
        ("page", "GET", f"/t/{code}", None),
        ("watching page", "GET", f"/t/{code}/watch", None),
        ("replay page", "GET", f"/replay/{code}/{game}", None),
    ]
