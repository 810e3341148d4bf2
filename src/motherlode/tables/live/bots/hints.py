"""Hints: what a strong bot would do in the place of somebody who plays alone with bots."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from msgspec import structs

from motherlode.rules.core.contract import NOBODY
from motherlode.store.log import StoreError
from motherlode.tables.game.game import Game
from motherlode.tables.game.sight import cell
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.limits import Rations
from motherlode.tables.live.mailbox import Mailbox
from motherlode.tables.live.orders import running_game
from motherlode.tables.live.storage.journal import CANNOT_WRITE
from motherlode.tables.live.storage.scribe import Scribe
from motherlode.tables.thinking.job import Advice, Reply
from motherlode.tables.thinking.pool import Thinking
from motherlode.tables.wire.entries import Advised
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Hinted
from motherlode.tables.wire.requests import AskHint

HINTS: Final = (8, 0.2)  # how many at once and how many a second
LEVEL: Final = "searcher"
SECONDS: Final = 10.0  # after which nobody waits for one


class Question:
    """What somebody was asked when they wanted a hint, and all connections that wait for it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = game.asked
        self.asked_at = game.asked_at
        self.askers: list[tuple[Link, AskHint]] = []

    def is_still(self, game: Game | None) -> bool:
        """Whether that is what a game asks now."""
        return game is self.game and not game.over and game.asked_at == self.asked_at


class Hints:
    """The hints of a table: each question has one, however often somebody asks."""

    def __init__(self, scribe: Scribe, thinking: Thinking, mailbox: Mailbox) -> None:
        self.scribe = scribe
        self.standing = scribe.standing
        self.audience = scribe.audience
        self.thinking = thinking
        self.mailbox = mailbox
        self._rations = Rations(*HINTS, mailbox.time)
        self._given: tuple[Question, Hinted] | None = None
        self._open: Question | None = None  # somebody thinks about it
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, link: Link, asked: AskHint) -> None:
        """Ask a strong bot elsewhere; the table goes on meanwhile."""
        try:
            game = self._checked(link)
            if self._given is not None and self._given[0].is_still(game):
                self._tell(link, asked, self._given[1])
                return
            if self._open is None or not self._open.is_still(game):
                self._rations.take(link.key)
                self._open = self._asked(game)
            self._open.askers.append((link, asked))
        except TableRefusal as refusal:
            self.audience.refuse(link, asked.id, refusal.code, refusal.reason)

    def _asked(self, game: Game) -> Question:
        question = Question(game)
        key = f"{self.standing.code} {self.standing.games}"
        reply = self.thinking.think(game.job(key, game.asked, LEVEL, SECONDS, advises=True))
        task = asyncio.create_task(self._answer(question, reply))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return question

    def stop(self) -> None:
        """Nobody wants to know any more."""
        for task in self._tasks:
            task.cancel()

    def _checked(self, link: Link) -> Game:
        """The game in which a connection may ask for a hint now; else a refusal."""
        game = running_game(self.standing)
        if link.seat is None or game.in_window or link.seat != game.asked:
            raise TableRefusal("not_asked", "it isn’t your turn to decide")
        if not self.standing.gives_hints:
            raise TableRefusal("no_hints", "hints are for games with nobody but bots")
        return game

    async def _answer(self, question: Question, reply: asyncio.Future[Reply]) -> None:
        """Tell all who asked the hint, once it is written down that there was one."""
        thought = await reply

        async def write() -> Hinted:
            hint = self._taken(question, thought)  # whatever another worker has written meanwhile
            await self.scribe.journal.commit([Advised(question.seat)])
            return hint

        async def work() -> None:
            if self._open is question:
                self._open = None
            try:
                hint = await self.scribe.again_if_taken(write)
                self._given = question, hint
                for asker in question.askers:
                    self._tell(*asker, hint)
                self.audience.tell_lobby()
            except TableRefusal as refusal:
                self._refuse(question, refusal)
            except StoreError:
                self._refuse(question, TableRefusal("storage", CANNOT_WRITE))

        with suppress(TableRefusal):  # the table sleeps
            await self.mailbox.ask(work)

    def _taken(self, question: Question, reply: Reply) -> Hinted:
        """What came of it, if the question still stands."""
        game = question.game
        if not question.is_still(self.standing.game):
            raise TableRefusal("stale", "the game has gone on meanwhile")
        choices = [int(choice) for choice in game.prompts()[question.seat].choices]
        if not isinstance(reply, Advice) or reply.choice not in choices:
            raise TableRefusal("no_hint", "nobody has a hint right now; try again")
        return Hinted(
            self.standing.sequence,
            "",
            question.asked_at,
            choices.index(reply.choice),
            reply.reason,
            None if reply.cell == NOBODY else cell(reply.cell),
            None if reply.seat == NOBODY else reply.seat,
            reply.percent,
        )

    def _tell(self, link: Link, asked: AskHint, hint: Hinted) -> None:
        told = structs.replace(hint, sequence=self.standing.sequence, id=asked.id)
        self.audience.advise(link, told)

    def _refuse(self, question: Question, refusal: TableRefusal) -> None:
        for link, asked in question.askers:
            self.audience.refuse(link, asked.id, refusal.code, refusal.reason)
