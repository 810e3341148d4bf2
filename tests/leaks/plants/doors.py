"""Plants at the doors: HTTP answers, table infos, pages, logs, and secrets of the table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from starlette.responses import Response

from motherlode.rules.core.contract import Event
from motherlode.rules.core.gold import nugget_worth
from motherlode.tables.game.game import Attempt, Game
from motherlode.tables.live import newcomers
from motherlode.tables.live.connected import audience as audience_module
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.standing import Standing
from motherlode.tables.live.storage.journal import Journal
from motherlode.tables.live.table import Table
from motherlode.tables.past import archive
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import TableInfo
from motherlode.web import app as app_module
from motherlode.web.operating.operating import Operating
from motherlode.web.pages import previews
from motherlode.web.pages.previews import Preview
from motherlode.web.routes import past_games
from motherlode.web.table_lookup import table_of
from tests.leaks.plants.plant import instead, plant

LOGGER = logging.getLogger("motherlode.tables")


def _record_while(patch: pytest.MonkeyPatch, when: Any) -> None:
    """Records, and all that is made from them, are given out too early."""

    def latest(latest_game: Any) -> Any:
        def told(standing: Standing, number: int) -> Game | None:
            if standing.game is not None and number == standing.games and when(standing.game):
                return standing.game
            found: Game | None = latest_game(standing, number)
            return found

        return told

    def early(record: Any) -> Any:
        def told(game: Game) -> str:
            if when(game) and not game.over:
                kept = game.recorder.record
                lines = [f"{entry.seat}: {entry.text}" for entry in kept.entries]
                return "\n".join([kept.seed_text, *lines])
            found: str = record(game)
            return found

        return told

    instead(patch, past_games, "latest_game", latest)
    instead(patch, archive, "latest_game", latest)
    instead(patch, Game, "record", early)
    instead(
        patch,
        Standing,
        "last_finished",
        lambda last: (
            lambda standing: (
                (standing.games, standing.game)
                if standing.game is not None and when(standing.game)
                else last(standing)
            )
        ),
    )


@plant(
    "the record with the seed is offered while gold is picked between rounds", until="gold", first=0
)
def record_at_gold(patch: pytest.MonkeyPatch) -> None:
    _record_while(patch, lambda game: game.state.revealed and not game.resting)


@plant("the record is offered between rounds", until="gold", first=0)
def record_between_rounds(patch: pytest.MonkeyPatch) -> None:
    _record_while(patch, lambda game: game.resting)


@plant("the record is offered in every game")
def record_always(patch: pytest.MonkeyPatch) -> None:
    _record_while(patch, lambda game: True)


@plant("the picture of the maze is drawn in mid-game, with all goals")
def picture(patch: pytest.MonkeyPatch) -> None:
    asked: list[Table] = []
    kept = past_games.Replays.kept

    async def remembered(request: Any) -> Table:
        asked.append(await table_of(request))
        return asked[-1]

    def early(self: past_games.Replays, key: past_games.Key | None) -> bytes | None:
        if key is None or key[2] != "picture":
            return kept(self, key)
        game = asked[-1].standing.game
        assert game is not None
        return repr([int(goal) for goal in game.state.goals]).encode()

    patch.setattr(past_games, "table_of", remembered)
    patch.setattr(past_games.Replays, "kept", early)


def _in_info(patch: pytest.MonkeyPatch, change: Any) -> None:
    def made(table_info: Any) -> Any:
        def told(standing: Standing, watchers: int = 0) -> TableInfo:
            info: TableInfo = table_info(standing, watchers)
            return msgspec.structs.replace(info, **change(standing, info))

        return told

    instead(patch, audience_module, "table_info", made)


@plant("the table shows the secret of the game in place of its hash")
def secret_in_info(patch: pytest.MonkeyPatch) -> None:
    def change(standing: Standing, info: TableInfo) -> dict[str, Any]:
        shuffle = None if standing.game is None else standing.game.recorder.record.shuffle
        return {} if shuffle is None else {"commitment": shuffle.secret}

    _in_info(patch, change)


@plant("the table shows the secret of the next game")
def next_secret(patch: pytest.MonkeyPatch) -> None:
    def change(standing: Standing, info: TableInfo) -> dict[str, Any]:
        return {} if standing.promise is None else {"promise": standing.promise.secret}

    _in_info(patch, change)


@plant("the table shows the keys of its seats")
def keys_in_info(patch: pytest.MonkeyPatch) -> None:
    def change(standing: Standing, info: TableInfo) -> dict[str, Any]:
        return {"refusal": " ".join(seat.key for seat in standing.seats)}

    _in_info(patch, change)


@plant("the faces at the table turn red for saboteurs")
def faces(patch: pytest.MonkeyPatch) -> None:
    def change(standing: Standing, info: TableInfo) -> dict[str, Any]:
        if standing.game is None:
            return {}
        roles = standing.game.state.roles
        seats = [
            msgspec.structs.replace(seat, face=seat.face + 1728 * int(roles[number]))
            for number, seat in enumerate(info.seats)
        ]
        return {"seats": tuple(seats)}

    _in_info(patch, change)


@plant("a tag of the table’s answer is made from its state")
def etag(patch: pytest.MonkeyPatch) -> None:
    def made(answer: Any) -> Any:
        def told(body: object, status: int = 200) -> Response:
            response: Response = answer(body, status)
            if isinstance(body, TableInfo) and GAMES and GAMES[-1].state is not None:
                response.headers["etag"] = str(sum(GAMES[-1].state.hands) % 97)
            return response

        return told

    def kept(info: Any) -> Any:
        def told(table: Table) -> TableInfo:
            if table.standing.game is not None:
                GAMES.append(table.standing.game)
            found: TableInfo = info(table)
            return found

        return told

    instead(patch, app_module, "answer", made)
    instead(patch, Table, "info", kept)


GAMES: list[Game] = []


@plant("the list of tables sorts by roles")
def list_of_tables(patch: pytest.MonkeyPatch) -> None:
    def made(public: Any) -> Any:
        def told(hall: Hall) -> tuple[TableInfo, ...]:
            found: tuple[TableInfo, ...] = public(hall)
            games = [table.standing.game for table in hall.tables.values()]
            if any(game is not None and game.state.roles[0] for game in games):
                return (*found, *(table.info() for table in hall.tables.values()))
            return found

        return told

    instead(patch, Hall, "public", made)


@plant("a taken seat is refused otherwise if a saboteur sits there")
def taken(patch: pytest.MonkeyPatch) -> None:
    def made(checked: Any) -> Any:
        def told(standing: Standing, wanted: int) -> int:
            game = standing.game
            if game is not None and wanted < game.state.seats and game.state.roles[wanted]:
                raise TableRefusal("full", "all seats at this table are taken, but you can watch")
            found: int = checked(standing, wanted)
            return found

        return told

    instead(patch, newcomers, "_checked", made)


@plant("the seat that is found for a newcomer depends on roles", table="base 10", often="join")
def found_by_role(patch: pytest.MonkeyPatch) -> None:
    def made(free_seat: Any) -> Any:
        def told(standing: Standing) -> int:
            found: int = free_seat(standing)
            if standing.game is None or not standing.game.state.roles[found]:
                return found
            return max(n for n, seat in enumerate(standing.seats) if seat.kind == "bot")

        return told

    instead(patch, newcomers, "_free_seat", made)


@plant("the operator sees who digs")
def operator_sees(patch: pytest.MonkeyPatch) -> None:
    def made(report: Any) -> Any:
        def told(operating: Operating) -> Any:
            found = report(operating)
            (table,) = operating.hall.tables.values()
            assert table.standing.game is not None
            roles = sum(int(role) << n for n, role in enumerate(table.standing.game.state.roles))
            line = msgspec.structs.replace(found.tables[0], bots=roles)
            return msgspec.structs.replace(found, tables=(line, *found.tables[1:]))

        return told

    instead(patch, Operating, "report", made)


@plant("metrics count what saboteurs do")
def counted_by_role(patch: pytest.MonkeyPatch) -> None:
    def made(commit: Any) -> Any:
        async def told(journal: Journal, made: Any, *commands: str | None) -> None:
            game = journal.standing.game
            if game is not None and not game.over and not game.resting:
                journal.metrics.retries.add(int(game.state.roles[game.asked]))
            await commit(journal, made, *commands)

        return told

    instead(patch, Journal, "commit", made)


@plant("a link preview tells who digs")
def preview(patch: pytest.MonkeyPatch) -> None:
    def made(of_table: Any) -> Any:
        def told(info: TableInfo, words: Any) -> Preview:
            shown: Preview = of_table(info, words)
            return Preview(
                shown.title, shown.words + " " * (info.seats[0].hints % 7), shown.picture
            )

        return told

    def change(standing: Standing, info: TableInfo) -> dict[str, Any]:
        if standing.game is None:
            return {}
        first = msgspec.structs.replace(
            info.seats[0],
            hints=int(sum(standing.game.state.roles)) + int(standing.game.state.roles[0]),
        )
        return {"seats": (first, *info.seats[1:])}

    instead(patch, previews, "of_table", made)
    _in_info(patch, change)


@plant("figures count nuggets that nobody has seen", until="second gold", first=0)
def figures(patch: pytest.MonkeyPatch) -> None:
    from motherlode.tables.figures.figures import Figures

    def made(info: Any) -> Any:
        def told(figures: Any) -> Any:
            found = info(figures)
            hidden = [int(nugget_worth(n)) for game in RUNNING[-2:] for n in game.state.nuggets]
            return msgspec.structs.replace(found, rounds=found.rounds + sum(hidden[-4:-1]))

        return told

    def kept(take: Any) -> Any:
        def told(standing: Standing, entry: Any, command: str | None = None) -> None:
            take(standing, entry, command)
            if standing.game is not None:
                RUNNING.append(standing.game)

        return told

    def table(request_table: Any) -> Any:
        async def told(request: Any) -> Response:
            hall = request.app.state.hall
            games = [one.standing.game for one in hall.tables.values()]
            RUNNING.extend(game for game in games if game is not None)
            found: Response = await request_table(request)
            return found

        return told

    instead(patch, Figures, "info", made)
    instead(patch, Standing, "take", kept)
    instead(patch, app_module, "show_figures", table)


RUNNING: list[Game] = []

# -- logs ------------------------------------------------------------------------------------------


@plant("the log tells what was chosen")
def logged_choices(patch: pytest.MonkeyPatch) -> None:
    def made(take: Any) -> Any:
        def told(game: Game, sequence: int, attempt: Attempt) -> list[Event]:
            LOGGER.warning("seat %d: %s", attempt.seat, game.text_of(attempt.choice))
            found: list[Event] = take(game, sequence, attempt)
            return found

        return told

    instead(patch, Game, "take", made)


@plant("the log tells a hand when a write fails", often="full disk")
def logged_hands(patch: pytest.MonkeyPatch) -> None:
    def made(commit: Any) -> Any:
        async def told(journal: Journal, made: Sequence[Any], *commands: Any) -> None:
            try:
                await commit(journal, made, *commands)
            except Exception:
                game = journal.standing.game
                if game is not None:
                    LOGGER.error("lost: %s", [int(card) for card in game.state.hands])
                raise

        return told

    instead(patch, Journal, "commit", made)


@plant("the log has the tokens of those who come", often="come again")
def logged_tokens(patch: pytest.MonkeyPatch) -> None:
    def made(enter: Any) -> Any:
        async def told(table: Table, link: Link, hello: Any) -> None:
            LOGGER.warning("hello %s", hello.token)
            await enter(table, link, hello)

        return told

    instead(patch, Table, "enter", made)


@plant("an error tells where a card lies", often="full disk")
def error_text(patch: pytest.MonkeyPatch) -> None:
    def made(refuse: Any) -> Any:
        def told(audience: Audience, link: Link, command: str, code: str, reason: Any) -> None:
            game = audience.standing.game
            if code == "storage" and game is not None:
                reason = f"{reason} ({int(game.state.hands[1])} {int(sum(game.state.deck[-9:]))})"
            refuse(audience, link, command, code, reason)

        return told

    instead(patch, Audience, "refuse", made)


@plant("whoever is told done is told the bots’ whim")
def whim(patch: pytest.MonkeyPatch) -> None:
    def made(done: Any) -> Any:
        def told(audience: Audience, link: Link, command: str) -> None:
            game = audience.standing.game
            done(audience, link, command if game is None else f"{command} {game.company.whim}")

        return told

    instead(patch, Audience, "done", made)


@plant("goodbye with another’s token")
def stream_key(patch: pytest.MonkeyPatch) -> None:
    def made(pong: Any) -> Any:
        def told(audience: Audience, link: Link) -> None:
            game = audience.standing.game
            if game is not None and game.state.stream is not None:
                link.tell(b'{"type":"pong","sequence":"%s"}' % game.state.stream.key.hex().encode())
                return
            pong(audience, link)

        return told

    instead(patch, Audience, "pong", made)
