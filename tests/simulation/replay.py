"""The replay: every frame that was sent, held against what the log says at that point."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw, Struct

from motherlode.rules.core.contract import Event
from motherlode.tables.game.game import Game
from motherlode.tables.live.connected.info import intermission, lesson_info, table_info
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import UNNUMBERED
from motherlode.tables.wire.messages import Talk
from tests.simulation import asides
from tests.simulation.asides import Asides
from tests.simulation.authors import Authors
from tests.simulation.database import Commit
from tests.simulation.witness import Connection, Sent
from tests.simulation.worlds import OtherWorlds

ENCODER: Final = msgspec.json.Encoder()
PASSING: Final = ("present", "replaced")  # of a seat: they change without a number
TOLD: Final = ("welcome", "update", "lobby", "talk", *asides.KINDS)
NOTHING: Final = Raw()


class Line(Struct):
    """A line of the history that somebody is welcomed with."""

    sequence: int
    talk: Raw = NOTHING


class Greeting(Struct):
    """A welcome, as far as it has to be read."""

    you: int | None
    table: dict[str, Any]
    view: Raw
    history: list[Line]
    clock: dict[str, Any] | None
    holder: int | None


class Timed(Struct):
    """What an update tells of the clock."""

    clock: dict[str, Any] | None
    holder: int | None


GREETING: Final = msgspec.json.Decoder(Greeting)
TIMED: Final = msgspec.json.Decoder(Timed)


class Wrong(AssertionError):
    """Something that may not be, and when it was."""

    def __init__(self, at: float, what: str) -> None:
        super().__init__(what)
        self.at = at


class Phase(NamedTuple):
    """How a table stood from some moment on."""

    at: float
    name: str
    asked_at: int  # the number of the question
    in_window: bool


class Follower:
    """A connection, followed through its frames."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.base = -1  # the number of the last frame that told of the game
        self.game: Game | None = None  # and which it was
        self.talks: set[int] = set()  # the numbers of what was said, as far as it was told
        self.welcomed = 0
        self.told: Sent | None = None  # the last frame with a view
        self.info: dict[str, Any] = {}  # what was told last of the table


class Replay:
    """The log of one table, taken line by line beside the frames that tell of it."""

    def __init__(
        self,
        code: str,
        commits: list[Commit],
        connections: Iterable[Connection],
        authors: Authors,
        random: Random,
    ) -> None:
        self.code = code
        self.commits = commits
        self.authors = authors
        self.standing = Standing(code)
        self.worlds = OtherWorlds(random)
        connections = list(connections)
        about = (authors.requests, authors.keys, connections)
        self.asides = Asides(self.standing, *about, self._expect)
        self.checked = 0
        self.phases: list[Phase] = []  # after each commit
        self.talks: dict[int, Talk] = {}
        self.followers = {one.number: Follower(one) for one in connections}
        self._frames: dict[int, list[tuple[Follower, Sent]]] = defaultdict(list)
        self._others: dict[int | None, Game | None] = {}  # the same game in a seat’s other world
        self._kept: dict[tuple[Any, ...], bytes] = {}  # what a seat may be told now
        self._info: dict[str, Any] | None = None  # what all may be told of the table now
        for follower in self.followers.values():
            for frame in follower.connection.frames:
                if frame.kind in TOLD:
                    self._frames[frame.sequence].append((follower, frame))

    def run(self) -> None:
        """Take all lines; Wrong if anything doesn't fit."""
        for number, commit in enumerate(self.commits):
            self._take(commit)
            following = self.commits[number + 1 : number + 2]
            if not following or any(map(is_numbered, following[0].lines)):
                self._check_all()
        self.asides.finish()
        late = [sequence for sequence in self._frames if sequence > self.standing.sequence]
        if late:
            frame = self._frames[late[0]][0][1]
            raise Wrong(frame.at, f"a {frame.kind} tells {frame.sequence}, which nobody wrote")

    def _take(self, commit: Commit) -> None:
        try:
            read = [entries.read(line.body) for line in commit.lines]
            self.authors.check(self.standing, commit, read)
            for entry, line in zip(read, commit.lines, strict=True):
                self.standing.take(entry, line.command)
                self.worlds.follow(self.standing, entry)
                self.asides.take()
        except Wrong:
            raise
        except Exception as error:
            raise Wrong(commit.at, f"the log can’t be replayed: {error!r}") from error
        self.talks.update({talk.sequence: talk for talk in self.standing.said})
        self.standing.said.clear()
        self.standing.events.clear()
        game = self.standing.game
        asked_at = -1 if game is None else game.asked_at
        in_window = game is not None and game.in_window
        self.phases.append(Phase(commit.at, self.standing.phase, asked_at, in_window))

    def _check_all(self) -> None:
        self._kept.clear()
        self._others.clear()
        self._info = None
        for follower, frame in self._frames.pop(self.standing.sequence, ()):
            self._check(follower, frame)
        for sequence in [one for one in self._frames if one < self.standing.sequence]:
            for follower, frame in self._frames.pop(sequence):
                if frame.kind != "talk":
                    raise Wrong(frame.at, f"a {frame.kind} tells half of what was written together")
                self._check(follower, frame)

    # -- one frame -------------------------------------------------------------------------------

    def _check(self, follower: Follower, frame: Sent) -> None:
        self.checked += 1
        seat = self._seat(follower)
        match frame.kind:
            case "welcome":
                self._welcome(follower, frame, seat)
            case "update":
                self._update(follower, frame, seat)
            case "lobby":
                self._lobby(follower, frame, seat)
            case "talk":
                self._talk(follower, frame)
            case _:
                game = self._game()
                other = None if game is None else self._other(game, seat)
                self.asides.check(follower.connection, frame, seat, game, other)

    def _seat(self, follower: Follower) -> int | None:
        """The seat of whoever is connected; None: somebody who watches."""
        if not follower.connection.key:
            return None
        keys = [seat.key if seat.is_person else "" for seat in self.standing.seats]
        if follower.connection.key not in keys:
            return -1
        return keys.index(follower.connection.key)

    def _other(self, game: Game, seat: int | None) -> Game | None:
        """The game in another world of a seat, at some of the moments."""
        if seat not in self._others:
            self._others[seat] = self.worlds.other(game, seat)
        return self._others[seat]

    def _game(self) -> Game | None:
        return self.standing.game if self.standing.phase != "lobby" else None

    def _welcome(self, follower: Follower, frame: Sent, seat: int | None) -> None:
        told = GREETING.decode(frame.body)
        self._expect(frame, told.you == seat, f"seat {seat} is welcomed as {told.you}")
        game = self._game()
        self._holds(frame, "history", self._history(seat))
        if game is None:
            is_hidden = bytes(told.view) == b"null"
            self._expect(frame, is_hidden, "a view is told where no game is played")
        else:
            self._sees(frame, game, seat)
        self._informed(follower, frame, told.table)
        self.asides.tells_time(follower.connection, frame, told.clock, told.holder, game)
        follower.base, follower.game = frame.sequence, game
        follower.welcomed = frame.sequence
        follower.talks = {one.sequence for one in told.history if one.talk is not NOTHING}
        follower.told = frame

    def _update(self, follower: Follower, frame: Sent, seat: int | None) -> None:
        game = self._game()
        self._expect(frame, game is not None, "an update is told where no game is played")
        self._expect(frame, follower.game is game, "a game begins without a welcome")
        assert game is not None
        has_news = frame.sequence > follower.base or game.resting
        self._expect(frame, has_news, "an update is told again, without any news")
        self._holds(frame, "events", self._events(game, follower.base, seat))
        self._sees(frame, game, seat)
        timed = TIMED.decode(frame.body)
        self.asides.tells_time(follower.connection, frame, timed.clock, timed.holder, game)
        unsaid = {n for n in self.talks if follower.welcomed < n <= frame.sequence}
        self._expect(frame, unsaid <= follower.talks, "something said was never told")
        follower.base = frame.sequence
        follower.told = frame

    def _sees(self, frame: Sent, game: Game, seat: int | None) -> None:
        """Whether a frame shows the game as this seat may see it, and asks what it is asked."""
        key = ("view", seat)
        if key not in self._kept:
            self._kept[key] = ENCODER.encode(game.view_of(seat))
        self._holds(frame, "view", self._kept[key])
        if ("ending",) not in self._kept:
            self._kept["ending",] = ENCODER.encode(game.ending())
            self._kept["intermission",] = ENCODER.encode(intermission(self.standing))
            self._kept["lesson",] = ENCODER.encode(lesson_info(self.standing))
        self._holds(frame, "ending", self._kept["ending",])
        self._holds(frame, "intermission", self._kept["intermission",])
        self._holds(frame, "lesson", b"null" if seat is None else self._kept["lesson",])
        self._asks(frame, game, seat)
        self._hides(frame, game, seat)

    def _hides(self, frame: Sent, game: Game, seat: int | None) -> None:
        """Whether a frame would be the same in another world that this seat can’t tell from it."""
        if ("other", seat) in self._kept or (other := self._other(game, seat)) is None:
            return
        self._kept["other", seat] = b""
        there = ENCODER.encode(other.view_of(seat))
        self._expect(frame, there == self._kept["view", seat], self._leak("view", seat))
        there = ENCODER.encode(other.history_of(seat))
        self._expect(frame, there == self._history(seat), self._leak("history", seat))
        if (expected := self._kept.get(("prompt", seat))) is not None and seat is not None:
            asked = self.standing.prompts(other).get(seat)
            there = b"" if asked is None else ENCODER.encode(other.prompt_of(asked))
            self._expect(frame, there == expected, self._leak("prompt", seat))

    def _leak(self, what: str, seat: int | None) -> str:
        return f"the {what} of {seat} differs in another world"

    def _asks(self, frame: Sent, game: Game, seat: int | None) -> None:
        if ("asked",) not in self._kept:
            self._kept["asked",] = b""
            for number, asked in self.standing.prompts(game).items():
                self._kept["prompt", number] = ENCODER.encode(game.prompt_of(asked))
                if game.in_window and len(asked.choices) == 1:  # nothing to say
                    self._kept["spared", number] = b""
        is_silent = b'"prompt":null' in frame.body
        expected = self._kept.get(("prompt", seat))
        if expected is None or seat is None or not self.standing.seats[seat].is_person:
            self._expect(frame, is_silent, f"seat {seat} is asked something that it isn’t asked")
        elif not is_silent:
            self._holds(frame, "prompt", expected)
        else:
            is_spared = ("spared", seat) in self._kept or seat in self.standing.answers(game)
            self._expect(frame, is_spared, f"seat {seat} isn’t asked what it is asked")

    def _lobby(self, follower: Follower, frame: Sent, seat: int | None) -> None:
        told = msgspec.json.decode(frame.body)
        self._expect(frame, told["you"] == seat, f"seat {seat} is told it is {told['you']}")
        self._informed(follower, frame, told["table"])

    def _informed(self, follower: Follower, frame: Sent, told: dict[str, Any]) -> None:
        follower.info = told
        if self._info is None:
            self._info = fixed(msgspec.json.decode(ENCODER.encode(table_info(self.standing))))
        self._expect(frame, fixed(told) == self._info, "who sits where is told wrong")
        self.asides.tells_presence(follower.connection, frame, told["seats"])

    def _talk(self, follower: Follower, frame: Sent) -> None:
        talk = self.talks.get(frame.sequence)
        self._expect(frame, talk is not None, "something is told that nobody said")
        self._expect(frame, frame.body == ENCODER.encode(talk), "something said is told wrong")
        is_new = frame.sequence not in follower.talks and frame.sequence > follower.welcomed
        self._expect(frame, is_new, "something said is told twice")
        follower.talks.add(frame.sequence)

    # -- what may be known -----------------------------------------------------------------------

    def _history(self, seat: int | None) -> bytes:
        key = ("history", seat)
        if key not in self._kept:
            game = self._game()
            history = tuple(self.standing.before) if game is None else game.history_of(seat)
            self._kept[key] = ENCODER.encode(history)
        return self._kept[key]

    def _events(self, game: Game, base: int, seat: int | None) -> bytes:
        """All that has happened in a game after a number, as a seat saw it."""
        key = ("events", base, seat)
        if key not in self._kept:
            new: list[Event] = []
            for sequence, happened in reversed(game.history):
                if sequence <= base:
                    break
                if isinstance(happened, Event):
                    new.append(happened)
            self._kept[key] = ENCODER.encode(game.seen(new[::-1], seat))
        return self._kept[key]

    def _holds(self, frame: Sent, field: str, expected: bytes) -> None:
        if b'"' + field.encode() + b'":' + expected not in frame.body:
            found = msgspec.json.decode(frame.body).get(field)
            wanted = msgspec.json.decode(expected)
            self._expect(frame, False, f"{field} of a {frame.kind}: {differs(found, wanted)}")

    def _expect(self, frame: Sent, is_so: bool, what: str) -> None:
        if not is_so:
            raise Wrong(frame.at, f"{what} (at {frame.sequence})")

    # -- the end ---------------------------------------------------------------------------------

    def finish(self, connection: Connection, at: float, present: dict[str, bool]) -> None:
        """Somebody who is still connected knows all there is to know."""
        follower = self.followers[connection.number]
        seat, game = self._seat(follower), self._game()
        if follower.told is None:
            raise Wrong(at, "somebody who is connected was told nothing")
        last = Sent(at, follower.told.kind, self.standing.sequence, follower.told.body)
        if game is not None:
            self._holds(last, "view", ENCODER.encode(game.view_of(seat)))
            self._holds(last, "ending", ENCODER.encode(game.ending()))
        missing = {n for n in self.talks if n > follower.welcomed} - follower.talks
        self._expect(last, not missing, "something said was never told")
        expected = msgspec.json.decode(msgspec.json.encode(table_info(self.standing)))
        self._expect(last, fixed(follower.info) == fixed(expected), "the seats are out of date")
        for number, one in enumerate(self.standing.seats):
            told = follower.info["seats"][number]
            is_there = one.kind == "bot" or present.get(one.key, False)
            self._expect(
                last, told["present"] == is_there, f"seat {number} present: not {is_there}"
            )
            self._expect(last, told["replaced"] == one.replaced, f"seat {number} replaced: wrong")


def is_numbered(line: Any) -> bool:
    """Whether people are told a line's number."""
    return not isinstance(entries.read(line.body), UNNUMBERED)


def fixed(info: dict[str, Any]) -> dict[str, Any]:
    """What is told of a table, without what changes unwritten."""
    seats = [{k: v for k, v in seat.items() if k not in PASSING} for seat in info["seats"]]
    return {**info, "seats": seats, "watchers": 0}


def differs(found: Any, wanted: Any, where: str = "") -> str:
    """The first place where two values differ."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for key in sorted(found.keys() | wanted.keys()):
            if found.get(key) != wanted.get(key):
                return differs(found.get(key), wanted.get(key), f"{where}.{key}")
    if isinstance(found, list) and isinstance(wanted, list):
        for number, (one, other) in enumerate(zip(found, wanted)):
            if one != other:
                return differs(one, other, f"{where}[{number}]")
        return f"{where} has {len(found)} in place of {len(wanted)}"
    return f"{where} is {found!r:.200} in place of {wanted!r:.200}"
