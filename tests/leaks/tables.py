"""The tables at which leaks are looked for: every game and module, few seats and many."""

from __future__ import annotations

from typing import Final, NamedTuple

from motherlode.rules.core.ruleset import bare_name
from motherlode.rules.modules import CATALOGUE
from motherlode.tables.wire.messages import Settings
from tests.leaks.scenes import SCENES
from tests.leaks.side import LEVEL
from tests.support.plain import table_with

CARDS: Final = (
    *("back_and_forth", "storage", "veto", "turnabout"),
    *("jack_of_all_trades", "pathfinder", "diversion"),
)
TOGETHER: Final = ("new_goals", "treasure_chests", "toll_tunnels")


class Table(NamedTuple):
    """What is played, and by how many."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    edition: str = "jubilee"
    scene: str = ""  # what is about to happen
    marked: bool = False  # every copy of a card has a name of its own
    called: str = ""  # if its name would be too long

    @property
    def name(self) -> str:
        """In words, as the command line takes it."""
        if self.called or self.scene:
            return self.called or self.scene
        parts = [self.game, str(self.players), *self.modules]
        parts += [] if self.edition == "jubilee" else [self.edition]
        return " ".join(parts + (["marked"] if self.marked else []))

    def settings(self, pace: str, clock: int) -> Settings:
        """What a live table is made with."""
        fields = {"game": self.game, "players": self.players, "modules": self.modules}
        chosen: dict[str, object] = {"edition": self.edition, "level": LEVEL, "pace": pace}
        return Settings(**fields, **chosen, clock=clock, window=3, first=0)  # type: ignore[arg-type]


CHOSEN: Final[tuple[Table, ...]] = (
    Table("base", 3),
    Table("base", 4),
    Table("base", 5, (), "english"),
    Table("base", 6, ("victim", "greedy_dwarf"), "korean"),
    Table("base", 7, (), "japanese"),
    Table("base", 10),
    Table("tournament", 5),
    Table("tournament", 7, ("party", "toll_tunnels")),
    Table("duel", 2),
    Table("saboteur2", 2),
    Table("saboteur2", 4),
    Table("saboteur2", 6, ("saboteur2:open",)),
    Table("saboteur2", 8, ("wardrobe", "vote")),
    Table("saboteur2", 12),
    *(Table("base", 4, (card,)) for card in CARDS),
    Table("base", 3, ("toll_tunnels",)),
    Table("base", 4, ("wardrobe",)),
    Table("base", 5, ("party",)),
    Table("base", 4, ("new_goals",)),
    Table("base", 4, ("treasure_chests",)),
    Table("base", 5, ("treasure_chests:random", "vote")),
    Table("base", 4, ("vote",)),
    Table("base", 4, (*CARDS, *TOGETHER, "party"), called="base with everything"),
    Table(
        "base",
        5,
        (*CARDS, "wardrobe", "greedy_dwarf", "victim", "vote"),
        "english",
        called="base with all cards",
    ),
    Table("tournament", 6, (*CARDS, *TOGETHER), called="tournament with everything"),
    Table(
        "saboteur2", 5, (*CARDS, *TOGETHER, "wardrobe", "vote"), called="saboteur2 with everything"
    ),
    Table(
        "saboteur2",
        3,
        (*CARDS, "party", "treasure_chests:diamond"),
        called="saboteur2 with a party",
    ),
    Table("base", 4, (), marked=True),
    Table("base", 5, ("storage", "veto", "treasure_chests"), "english", marked=True),
    Table("base", 4, (*CARDS, *TOGETHER, "party"), marked=True, called="everything marked"),
    Table("duel", 2, (), marked=True),
    Table("saboteur2", 4, (), marked=True),
    Table("saboteur2", 6, ("wardrobe", "vote", "pathfinder"), marked=True),
    Table("tournament", 5, ("party", "toll_tunnels"), marked=True),
    Table("base", 6, ("victim", "greedy_dwarf"), "korean", marked=True),
    *(
        Table(scene.game, scene.players, scene.modules, scene=name)
        for name, scene in SCENES.items()
    ),
)

TABLES: Final[tuple[Table, ...]] = (
    *CHOSEN,
    *(
        Table(table.game, table.players, (module,))
        for module in CATALOGUE.extras()
        if module not in {bare_name(name) for one in CHOSEN for name in one.modules}
        for table in [table_with(module)]
    ),
)


def named(name: str) -> Table:
    """A table by its name."""
    return next(table for table in TABLES if table.name == name)
