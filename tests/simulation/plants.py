"""Planted mistakes: the protocol with one thing wrong. The simulation must find each of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from motherlode.rules.core.contract import NOBODY
from motherlode.store.log import Line, StoreError, TableTaken
from motherlode.store.peers import Beat
from motherlode.tables.game.game import Game
from motherlode.tables.live import standing as live_standing
from motherlode.tables.live.bots.hints import Hints
from motherlode.tables.live.commands import Commands
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.connected.telling import UNSEATING, UPDATING, Telling
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.live.storage.journal import Journal
from motherlode.tables.live.storage.scribe import Scribe
from motherlode.tables.live.table import Table
from motherlode.tables.live.workers.peering import Peering
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Promised, Sealed
from motherlode.tables.wire.requests import Answer, Command
from tests.simulation.plants_of_expiry import PLANTS_OF_EXPIRY
from tests.simulation.plants_of_secrets import PLANTS_OF_SECRETS, Plant
from tests.simulation.store import SimulatedPeers

KNOWN: Final = {  # seeds that find what few do, and whether these are brief
    "answer known by a name": (168, False),
    "hint for another question": (20009, False),
    "forgotten while attended": (5, False),
    "games expire like lobbies": (18, True),
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Live with a mistake for a while."""
    owner, place, wrong = PLANTS[name].plant()
    right = owner.__dict__[place]
    setattr(owner, place, wrong)
    try:
        yield
    finally:
        setattr(owner, place, right)


# -- writing ---------------------------------------------------------------------------------------


def acknowledged_before_commit() -> tuple[Any, str, Any]:
    """Somebody is told that it is done before it is safe."""
    right = Commands.carry_out

    async def wrong(self: Commands, link: Any, command: Command) -> None:
        if link in self.audience.links and link.seat is not None:
            self.audience.done(link, command.id)
        await right(self, link, command)

    return Commands, "carry_out", wrong


def forgotten_retry() -> tuple[Any, str, Any]:
    """Another worker was faster, and the person is told of trouble."""

    async def wrong(self: Scribe, work: Callable[[], Any]) -> Any:
        return await work()

    return Scribe, "again_if_taken", wrong


def written_all_the_same() -> tuple[Any, str, Any]:
    """Two drive a table, and the slower one writes its move behind the other's."""
    right = Journal.commit

    async def wrong(self: Journal, made: Sequence[Change], *commands: str | None) -> None:
        written = [entries.written(self.standing.entry_of(entry)) for entry in made]
        try:
            await right(self, made, *commands)
        except TableTaken:
            there = await self.store.read(self.standing.code)
            names = [*commands, *[None] * (len(made) - len(commands))]
            lines = [
                Line(self.standing.code, len(there) + n, name, self.time.date(), body)
                for n, (name, body) in enumerate(zip(names, written, strict=True), 1)
            ]
            await self.store.append(lines)
            self.unsure = True

    return Journal, "commit", wrong


def window_answer_kept_in_memory() -> tuple[Any, str, Any]:
    """An answer in a window is acknowledged, and written down only when the window closes."""
    right = Commands.made

    def wrong(self: Commands, seat: int, command: Command) -> list[Change]:
        made = right(self, seat, command)
        window = self.waiting.window
        if isinstance(command, Answer) and window is not None:
            window.spare(seat, live_chosen(self, seat, command))
            return []
        return made

    return Commands, "made", wrong


def live_chosen(table: Commands, seat: int, command: Answer) -> int:
    """What an answer means."""
    assert table.standing.game is not None
    return int(table.standing.prompts(table.standing.game)[seat].choices[command.index])


def failed_write_told() -> tuple[Any, str, Any]:
    """A write that failed is taken for one that didn't."""
    right = Journal.commit

    async def wrong(self: Journal, made: Sequence[Change], *commands: str | None) -> None:
        try:
            await right(self, made, *commands)
        except TableTaken:
            raise
        except StoreError:
            self.unsure = False
            for entry in made:
                self.standing.take(entry)

    return Journal, "commit", wrong


# -- commands --------------------------------------------------------------------------------------


def command_forgotten_after_restart() -> tuple[Any, str, Any]:
    """What was carried out before a restart, or elsewhere, isn't known by its id."""
    right = Journal.take_lines

    def wrong(self: Journal, lines: Sequence[Line]) -> Any:
        return right(self, [line._replace(command=None) for line in lines])

    return Journal, "take_lines", wrong


def command_carried_out_twice() -> tuple[Any, str, Any]:
    """A command that is sent again is taken for another."""
    right = Commands.carry_out

    async def wrong(self: Commands, link: Any, command: Command) -> None:
        if command.id in self.standing.commands:
            command = structs.replace(command, id=f"{command.id}x")
        await right(self, link, command)

    return Commands, "carry_out", wrong


def command_known_by_a_seat() -> tuple[Any, str, Any]:
    """A command that was sent again is refused, since its line names another seat."""

    def wrong(self: Standing, entry: Change) -> str:
        seat = getattr(entry, "seat", NOBODY)
        return "" if seat == NOBODY else self.seats[seat].key or "a bot"

    return Standing, "_whose", wrong


# -- lines of others -------------------------------------------------------------------------------


def catch_up_skips_a_line() -> tuple[Any, str, Any]:
    """Of several lines that others have written the last one is left out."""
    right = Journal.take_lines

    def wrong(self: Journal, lines: Sequence[Line]) -> Any:
        is_news = self.standing.length > 0 and len(lines) > 1
        return right(self, lines[:-1] if is_news else lines)

    return Journal, "take_lines", wrong


def welcome_from_memory() -> tuple[Any, str, Any]:
    """Whoever connects is told what this worker knows, without a look into the log."""

    async def wrong(self: Scribe) -> None:
        pass

    return Scribe, "refresh", wrong


def only_wake_ups() -> tuple[Any, str, Any]:
    """What others write is noticed only if the wake-up for it arrives."""
    right = Table.hear_beat

    def wrong(self: Table, head: int, elsewhere: Any) -> None:
        right(self, self.standing.length, elsewhere)

    return Table, "hear_beat", wrong


def talk_hides_seats() -> tuple[Any, str, Any]:
    """If somebody has spoken nobody is told who has come or gone."""
    right = Telling.tell

    def wrong(self: Telling, made: Sequence[Change]) -> None:
        kinds = {type(entry) for entry in made}
        if kinds & UNSEATING and not kinds & UPDATING:
            self.audience.tell_talk()
        else:
            right(self, made)

    return Telling, "tell", wrong


def sync_lets_trouble_out() -> tuple[Any, str, Any]:
    """Whoever asks for everything while the database is away breaks the connection's task."""

    async def wrong(self: Table, link: Any) -> None:
        await self.scribe.refresh()
        self.audience.welcome(link)

    return Table, "_tell_anew", wrong


def hint_for_another_question() -> tuple[Any, str, Any]:
    """What was answered at another worker while a hint is written down isn't noticed."""
    right = Hints._taken

    def wrong(self: Hints, question: Any, reply: Any) -> Any:
        if "checked" not in question.__dict__:
            question.checked = right(self, question, reply)
        return question.checked

    return Hints, "_taken", wrong


def silence_of_a_new_worker() -> tuple[Any, str, Any]:
    """A worker that has said nothing yet makes the beats of the others fail."""
    right = Peering._pass_on

    def wrong(self: Peering, tables: list[str], beat: Beat) -> None:
        for said in beat.gossip.values():
            msgspec.json.decode(said)
        right(self, tables, beat)

    return Peering, "_pass_on", wrong


def answer_known_by_a_name() -> tuple[Any, str, Any]:
    """A sealed answer that names somebody is lost when another sits there."""

    def wrong(self: Standing, game: Game) -> dict[int, int]:
        asked = self.prompts(game) if self.sealed_at == game.asked_at else {}
        return {
            seat: int(choice)
            for seat, sealed in self.sealed.items()
            for choice in (asked[seat].choices if seat in asked else ())
            if game.text_of(int(choice)) == sealed.choice
        }

    return Standing, "answers", wrong


# -- who drives, who is there ----------------------------------------------------------------------


def lease_never_passes_on() -> tuple[Any, str, Any]:
    """A worker asks once for the lease of a table, and never again."""
    right = SimulatedPeers.beat

    async def wrong(
        self: SimulatedPeers, tables: Collection[str], wanted: Collection[str], gossip: bytes
    ) -> Beat:
        asked: dict[str, bool] = self.__dict__.setdefault("asked", {})  # and whether it was given
        beat = await right(self, tables, [one for one in wanted if asked.get(one, True)], gossip)
        asked.update({one: one in beat.held for one in wanted if asked.get(one, True)})
        return beat

    return SimulatedPeers, "beat", wrong


def elsewhere_unheard() -> tuple[Any, str, Any]:
    """Nobody learns who is connected to another worker."""

    def wrong(self: Audience, attendance: Any) -> bool:
        return False

    return Audience, "hear_elsewhere", wrong


def removed_still_told() -> tuple[Any, str, Any]:
    """Whoever loses a seat at another worker is still told what that seat is told."""

    def wrong(self: Audience) -> None:
        pass

    return Audience, "follow_keys", wrong


def doubt_forgotten() -> tuple[Any, str, Any]:
    """After a write whose end nobody knows nobody looks into the log."""
    right = Journal.commit

    async def wrong(self: Journal, made: Sequence[Change], *commands: str | None) -> None:
        try:
            await right(self, made, *commands)
        finally:
            self.unsure = False

    return Journal, "commit", wrong


# -- secrets ---------------------------------------------------------------------------------------


def window_answer_told() -> tuple[Any, str, Any]:
    """Others notice that somebody has answered in a window."""
    right = Telling.tell

    def wrong(self: Telling, made: Sequence[Change]) -> None:
        if all(isinstance(entry, Sealed) for entry in made) and self.waiting.window is not None:
            self.audience.tell_update()
        right(self, made)

    return Telling, "tell", wrong


def window_answer_numbered() -> tuple[Any, str, Any]:
    """The numbers of frames tell that somebody has answered in a window."""
    return live_standing, "UNNUMBERED", (entries.Missed, entries.Returned)


def promise_told() -> tuple[Any, str, Any]:
    """The secret of the next shuffle is shown in place of its hash."""

    def wrong(self: Standing, entry: Promised) -> None:
        self.promise = entry
        self.promise_hash = entry.secret

    table = live_standing.__dict__["TAKERS"]
    return DictPlace(table), "Promised", wrong


class DictPlace:
    """The taker of a kind of line, as if it were an attribute."""

    def __init__(self, takers: dict[type, Any]) -> None:
        object.__setattr__(self, "_takers", takers)
        self.__dict__["Promised"] = takers[Promised]

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__["_takers"][Promised] = value


class Planted(NamedTuple):
    """A mistake, and the words in which it must be found: others would be found by chance."""

    plant: Plant
    words: str


PLANTS: Final[dict[str, Planted]] = {
    plant.__name__.replace("_", " "): Planted(plant, words)
    for plant, words in (
        (acknowledged_before_commit, "is acknowledged and not written"),
        (forgotten_retry, "trouble with the database, and there was none"),
        (
            written_all_the_same,
            "not carry out|can’t be replayed|told again, without",
        ),
        (window_answer_kept_in_memory, "answer is acknowledged and not written"),
        (failed_write_told, "which no line has"),
        (command_forgotten_after_restart, "refused as .*, but was written"),
        (command_carried_out_twice, "which nobody has sent"),
        (command_known_by_a_seat, "refused as repeated, but was written"),
        (catch_up_skips_a_line, "half of what was written together"),
        (welcome_from_memory, "a welcome tells .* was written before"),
        (only_wake_ups, "view of a|out of date|never told"),
        (talk_hides_seats, "begins without a welcome|out of date"),
        (sync_lets_trouble_out, "a connection to table .* failed"),
        (hint_for_another_question, "is advised, and it isn’t asked that"),
        (silence_of_a_new_worker, "a beat failed"),
        (answer_known_by_a_name, "answers again, as if it never had"),
        (lease_never_passes_on, "nobody drives table"),
        (elsewhere_unheard, "present: not True"),
        (removed_still_told, "seat -1 is told it is"),
        (doubt_forgotten, "trouble with the database, and there was none"),
        (window_answer_told, "told again, without any news"),
        (window_answer_numbered, "which no line has"),
        (promise_told, "holds a secret"),
        *PLANTS_OF_EXPIRY,
        *PLANTS_OF_SECRETS,
    )
}
