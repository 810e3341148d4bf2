"""Levels: the bots there are, by name: ours in order of strength, then those of other packages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.characters.character import NAMED
from motherlode.bots.deceiver.bot import DeceiverBot
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.guard import Guarded
from motherlode.bots.random.bot import RandomBot
from motherlode.bots.reader.bot import ReaderBot
from motherlode.bots.search.bot import SearcherBot
from motherlode.bots.search.master import MasterBot
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.playout import Bot, bot_seed
from motherlode.rules.core.reasons import Reason, because

GROUP: Final = "motherlode.bots"  # of entry points: each names something that makes a bot
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class UnknownBot(MotherlodeError):
    """A bot, or a character, that this version doesn't know."""


class BrokenBot(MotherlodeError):
    """A bot of another package that can't be made."""


class Level:
    """A kind of bot: how it is made, and whether it must think in a process of its own.

    One that must not be asked on a server's loop is `in_worker`: it weighs every deal of roles,
    which takes milliseconds at a large table, it searches, or somebody else wrote it.
    """

    def __init__(self, name: str, maker: Callable[[], Bot], in_worker: bool) -> None:
        self.name: str = name
        self.maker: Callable[[], Bot] = maker
        self.in_worker: bool = in_worker

    def make(self) -> Bot:
        """A new bot, as it is."""
        return self.maker()

    def make_safe(self) -> Bot:
        """A new bot that never fails."""
        return self.maker()


class PackagedLevel(Level):
    """A level of another package, loaded when it is first needed."""

    def __init__(self, point: EntryPoint) -> None:
        super().__init__(str(point.name), GreedyBot, True)
        self.point: EntryPoint = point

    def make(self) -> Bot:
        try:
            made: object = self.point.load()()
        except (Exception, SystemExit) as error:
            kind = type(error).__name__
            raise BrokenBot(
                because(
                    "bot-broken",
                    "the bot {bot} from {package} can’t be loaded: {detail}",
                    bot=self.name,
                    package=package_of(self.point),
                    detail=f"{kind}: {error}",
                )
            ) from error
        if not isinstance(made, Bot):
            raise BrokenBot(
                because(
                    "bot-strange",
                    "the bot {bot} from {package} isn’t a motherlode.Bot",
                    bot=self.name,
                    package=package_of(self.point),
                )
            )
        return made

    def make_safe(self) -> Bot:
        return Guarded(self.name, self.make())


OURS: Final[list[Level]] = [
    Level("random", RandomBot, False),
    Level("greedy", GreedyBot, False),
    Level("reader", ReaderBot, True),
    Level("deceiver", DeceiverBot, True),
    Level("searcher", SearcherBot, True),
    Level("master", MasterBot, True),
]


FROZEN_TRIALS: Final = 300  # of an answer: those who search must not look at the clock


def searcher_1() -> Bot:
    """The searcher that was frozen first."""
    return SearcherBot(FROZEN_TRIALS)


def master_1() -> Bot:
    """The master that was frozen first."""
    return MasterBot(FROZEN_TRIALS)


# Names that promise the same choices for the same seeds, in every version that has them. If a
# change of a bot's code breaks that, it gets a new name, and the old one goes (docs/ratings.md).
FROZEN: Final[list[Level]] = [
    Level("random@1", RandomBot, False),
    Level("greedy@1", GreedyBot, False),
    Level("reader@1", ReaderBot, True),
    Level("deceiver@1", DeceiverBot, True),
    Level("searcher@1", searcher_1, True),
    Level("master@1", master_1, True),
]


class Found:
    """The levels of other packages, and why some aren't among them."""

    def __init__(self, points: list[EntryPoint]) -> None:
        self.levels: list[Level] = []
        self.refusals: list[Reason] = []
        names = [str(point.name) for point in points]
        for point in sorted(points, key=named):
            refusal = refused(point, names)
            if refusal is None:
                self.levels.append(PackagedLevel(point))
            else:
                self.refusals.append(refusal)


def named(point: EntryPoint) -> str:
    """What a bot of another package is called, for sorting."""
    return f"{point.name} {point.value}"


def package_of(point: EntryPoint) -> str:
    """The package that brings a bot."""
    return point.dist.name if point.dist is not None else str(point.value)


def refused(point: EntryPoint, names: list[str]) -> Reason | None:
    """Why a bot of another package isn't taken, if it isn't."""
    name = str(point.name)
    if NAME.fullmatch(name) is None:
        return because(
            "bot-name",
            "{package} calls a bot {bot}; use lowercase letters, digits, and underscores",
            package=package_of(point),
            bot=name,
        )
    if names.count(name) > 1 or name in [level.name for level in OURS]:
        return because(
            "bot-clash",
            "{package} brings a bot called {bot}, but another bot has that name",
            package=package_of(point),
            bot=name,
        )
    return None


@cache
def found() -> Found:
    """What other packages bring, looked up once per process."""
    return Found(list(entry_points(group=GROUP)))


def levels() -> list[Level]:
    """All levels: ours from the weakest to the strongest, then those of other packages."""
    return [*OURS, *found().levels]


def level_names() -> list[str]:
    """What the levels are called."""
    return [level.name for level in levels()]


def frozen_names() -> list[str]:
    """What the frozen bots are called."""
    return [level.name for level in FROZEN]


def find_level(name: str) -> Level | None:
    """A level by its name; other packages are looked at only if it is none of ours."""
    for level in [*OURS, *FROZEN]:
        if level.name == name:
            return level
    for level in found().levels:
        if level.name == name:
            return level
    return None


def no_bot(name: str) -> Reason:
    """Why there is no bot of this name: a refusal of its own, or nobody knows it."""
    for reason in found().refusals:
        if reason.values["bot"] == name:
            return reason
    return because(
        "no-bot",
        "there’s no bot called {word}; the bots are {known}",
        word=name[:40],
        known=frozen_names() if "@" in name else level_names(),
    )


def no_character(name: str) -> Reason:
    """Why there is no character of this name."""
    return because(
        "no-character",
        "there’s no character called {word}; the characters are {known}",
        word=name[:40],
        known=list(NAMED),
    )


def level_named(name: str) -> Level:
    """A level by its name, or a refusal."""
    level = find_level(name)
    if level is None:
        raise UnknownBot(no_bot(name))
    return level


def make_bot(name: str, character: str = "") -> Bot:
    """A new bot by its name; where one of another package fails, greedy answers for it.

    With a character it talks, and has faults of its own.
    """
    if character and character not in NAMED:
        raise UnknownBot(no_character(character))
    return in_character(level_named(name).make_safe(), character)


def in_character(bot: Bot, character: str) -> Bot:
    """The same bot as somebody; those of other packages are who they are."""
    if isinstance(bot, GreedyBot) and character in NAMED:
        bot.take_on(NAMED[character])
    return bot


def seated(names: tuple[str, ...], seed: i64) -> vec[Bot]:
    """New bots for a game, so that none remembers another one."""
    out = vec[Bot]()
    seat: i64
    for seat in range(len(names)):
        bot = make_bot(names[seat])
        bot.sit_down(seat, bot_seed(seed, seat))
        out = append(out, bot)
    return out
