"""The story of a seed: which tables there are, who plays there, and how they behave."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from motherlode.lessons import LESSONS
from motherlode.tables.live.seating.seats import key_of
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire.messages import Settings
from tests.simulation.person import Person

if TYPE_CHECKING:
    from tests.simulation.world import World

NAMES: Final = ("Ada", "Bo", "Cai", "Dee", "Eli", "Flo")
GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 3, "modules": ("veto",)},
    {"players": 4, "modules": ("veto",)},
    {"players": 4, "modules": ("vote",)},
    {"players": 4, "game": "saboteur2"},
    {"players": 3, "game": "saboteur2", "modules": ("veto", "vote")},
    {"players": 2, "game": "duel"},
    {"players": 5, "game": "tournament", "modules": ("veto",)},
)
LEARNERS: Final = 0.08  # the share of tables at which somebody takes a lesson


class Party:
    """The people of one table."""

    def __init__(self, world: World, number: int, random: Random) -> None:
        self.world = world
        self.number = number
        self.random = random
        game = random.choice(GAMES)
        fields: dict[str, Any] = {
            "level": random.choice(("greedy", "greedy", "random", "searcher")),
            "pace": random.choice(("instant", "fast", "normal")),
            "clock": random.choice((0, 0, 15, 40)),
            "window": random.choice((1, 2, 3, 5)),
            "grace": random.choice((5, 8, 20)),
            "late": random.random() < 0.8,
        }
        self.settings = Settings(**{**fields, **game})
        self.lesson = random.choice(LESSONS) if random.random() < LEARNERS else None
        count = 1 if self.lesson else random.randint(1, min(4, self.settings.players))
        self.thinking = random.choice((1.5, 3.0, 6.0, 10.0))  # seconds, on average
        self.dawdling = random.choice((0.0, 0.02, 0.1))  # the share of long thoughts
        self.absence = random.choice((2.0, 15.0, 120.0))  # seconds, on average
        self.people = [self._person(name) for name in NAMES[:count]]
        self.code = ""
        self.is_complete = False
        self._invited = 0
        self.watchers = random.choice((0, 0, 1))
        self.guests = random.choice((0, 0, 1, 2))  # who come in the middle of the game

    def _person(self, name: str) -> Person:
        return Person(self.world, self, name, Random(self.random.getrandbits(64)))

    async def gather(self) -> None:
        """Everybody comes; the host is the first."""
        host, *others = self.people
        while not self.code:
            await host.make()
        host.arrive()
        for person in list(others):
            if await person.sit():
                person.arrive()
            else:
                self.people.remove(person)
        for number in range(self.watchers):
            watcher = self._person(f"Watcher {number}")
            watcher.watches = True
            self.people.append(watcher)
            watcher.arrive()
        self.is_complete = True
        host.nudge()
        for _ in range(self.guests):
            self.world.later(self.random.uniform(5.0, 200.0), self.invite)

    def invite(self) -> None:
        """Somebody comes late and wants the seat of a bot."""
        if not self.world.is_healing:
            self.world.loop.spawn(self._come_late())

    async def _come_late(self) -> None:
        self._invited += 1
        guest = self._person(f"Guest {self._invited}")
        if await guest.sit():
            self.people.append(guest)
            guest.arrive()

    def waits_for_ghosts(self, standing: Standing) -> bool:
        """Whether somebody sits there who never learned of it, since no answer came."""
        keys = {key_of(person.token) for person in self.people if person.token}
        return any(seat.is_person and seat.key not in keys for seat in standing.seats)
