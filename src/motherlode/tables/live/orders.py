"""What people may order: each command becomes lines for the log, or is refused with a reason."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from motherlode.bots.characters.character import NAMED
from motherlode.bots.levels import find_level, no_bot
from motherlode.tables.game.game import Game
from motherlode.tables.game.settings import settings_refusal
from motherlode.tables.game.speech import is_claimable
from motherlode.tables.live.lessons import again, go_off, go_on
from motherlode.tables.live.seating.faces import are_alike
from motherlode.tables.live.seating.seats import Seat, bot_name, clean_name
from motherlode.tables.live.shuffling import check_settled, contribute, deal, reveal
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.outside import Luck, Outside
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import (
    BrokenOff,
    Claimed,
    Configured,
    Exchanged,
    FaceChosen,
    LateAllowed,
    Left,
    PaceSet,
    Prolonged,
    Renamed,
    Said,
    SatBot,
    TalkAllowed,
    Voted,
)
from motherlode.tables.wire.errors import StaleAnswer, TableRefusal
from motherlode.tables.wire.requests import (
    Abort,
    AllowLate,
    AllowTalk,
    Answer,
    Call,
    ChooseFace,
    Claim,
    Command,
    Configure,
    Contribute,
    FillWithBots,
    Leave,
    LessonAgain,
    LessonOff,
    LessonOn,
    Move,
    Prolong,
    Ready,
    Rematch,
    Remove,
    Rename,
    Reveal,
    Say,
    SetPace,
    SitBot,
    Start,
)
from motherlode.tables.wire.values import Level

# What would change the table while its cards are shuffled.
UNSETTLING = (
    *(Configure, SitBot, FillWithBots, Remove, Move, Rename, ChooseFace, Start, Rematch),
    *(LessonOn, LessonAgain, LessonOff),
)
UNSAYABLE = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # kinds of characters


def lines_for(standing: Standing, seat: int, command: Command, outside: Outside) -> list[Change]:
    """What has to be written down for a command of a seat."""
    if isinstance(command, UNSETTLING):
        check_settled(standing)
    if (made := _ORDERS_OF_TIME_AND_CHANCE.get(type(command))) is not None:
        return made(standing, seat, command, outside)
    return _ORDERS[type(command)](standing, seat, command)


def running_game(standing: Standing) -> Game:
    """The game that is being played, or a refusal."""
    if standing.game is None or standing.phase != "playing":
        raise TableRefusal("not_playing", "there’s no game at this table right now")
    return standing.game


# -- in a game -----------------------------------------------------------------------------------


def chosen(standing: Standing, seat: int, command: Answer) -> int:
    """The choice an answer means."""
    game = running_game(standing)
    if command.sequence != game.asked_at:
        raise StaleAnswer
    asked = standing.prompts(game).get(seat)
    if asked is None:
        raise TableRefusal("not_asked", "it isn’t your turn to decide")
    if command.index >= len(asked.choices):
        raise TableRefusal("bad_index", "there’s no such choice")
    return int(asked.choices[command.index])


def _answer(standing: Standing, seat: int, command: Answer) -> list[Change]:
    choice = chosen(standing, seat, command)
    return [running_game(standing).attempt(seat, choice)]


def _call(standing: Standing, seat: int, command: Call) -> list[Change]:
    if standing.course is not None and standing.course.kind != "left":
        raise TableRefusal("lesson", "that comes later; follow the lesson first")
    return [running_game(standing).call(seat)]


def _abort(standing: Standing, seat: int, command: Abort, outside: Outside) -> list[Change]:
    running_game(standing)
    made: list[Change] = [Voted(seat, command.agrees)]
    if command.agrees and _all_agree(standing, seat, outside.time.now()):
        made.append(BrokenOff())
    return made


def _all_agree(standing: Standing, but: int, now: float) -> bool:
    """Whether nobody else has to be asked before the game is aborted."""
    return not any(
        _is_missed(standing, seat, now)
        for number, seat in enumerate(standing.seats)
        if number != but
    )


def _is_missed(standing: Standing, seat: Seat, now: float) -> bool:
    """Whether a game can't be aborted without asking this seat: whoever just reloads is asked."""
    if not seat.is_person or seat.abort or seat.replaced or standing.settings.shared:
        return False
    return seat.links > 0 or now < seat.away_since + standing.settings.grace


# -- between two rounds --------------------------------------------------------------------------


def _in_intermission(standing: Standing) -> None:
    if not running_game(standing).resting:
        raise TableRefusal("no_intermission", "the next round has already begun")


def _ready(standing: Standing, seat: int, command: Ready) -> list[Change]:
    _in_intermission(standing)
    return [] if seat in standing.ready else [entries.Ready(seat)]


def _prolong(standing: Standing, seat: int, command: Prolong) -> list[Change]:
    _in_intermission(standing)
    if standing.prolonged:
        raise TableRefusal("prolonged", "someone has already asked for more time")
    return [Prolonged(seat)]


# -- talk ----------------------------------------------------------------------------------------


def _say(standing: Standing, seat: int, command: Say) -> list[Change]:
    if not standing.settings.chat:
        raise TableRefusal("no_chat", "chat is off at this table")
    text = " ".join("".join(filter(_can_be_said, command.text)).split())
    if not text:
        raise TableRefusal("empty", "there’s nothing to send")
    return [Said(seat, text)]


def _can_be_said(sign: str) -> bool:
    """Characters that control a screen, or the direction of writing, aren't words."""
    return sign in " \n\t\u200c\u200d" or unicodedata.category(sign) not in UNSAYABLE


def _claim(standing: Standing, seat: int, command: Claim) -> list[Change]:
    if not standing.settings.claims:
        raise TableRefusal("no_claims", "claims are off at this table")
    game = running_game(standing)
    if game.state.revealed:  # the record would hold it against the roles of the next round
        raise TableRefusal("claims_later", "the roles are out; there’s nothing left to claim")
    claimed = Claimed(seat, command.claim, command.cell, command.about, command.tool)
    if not is_claimable(game, claimed):
        raise TableRefusal("bad_claim", "that claim doesn’t match anything at this table")
    return [claimed]


# -- before and after a game ---------------------------------------------------------------------


def _as_host(standing: Standing, seat: int) -> None:
    if not standing.seats[seat].host:
        raise TableRefusal("not_host", "only the host can do that")


def _before_start(standing: Standing) -> None:
    if standing.phase != "lobby":
        raise TableRefusal("begun", "that can be changed only before a game")


def _in_range(standing: Standing, seat: int) -> None:
    if not 0 <= seat < len(standing.seats):
        raise TableRefusal("no_such_seat", "there’s no such seat")


def _configure(standing: Standing, seat: int, command: Configure) -> list[Change]:
    _as_host(standing, seat)
    if standing.phase == "playing":
        raise TableRefusal("begun", "settings can be changed only between games")
    people = sum(other.is_person for other in standing.seats)
    if people > command.settings.players:
        raise TableRefusal("too_many", f"{people} people sit here; remove someone first")
    if refusal := settings_refusal(command.settings):
        raise TableRefusal("incompatible", refusal)
    return [Configured(command.settings)]


def _allow_talk(standing: Standing, seat: int, command: AllowTalk) -> list[Change]:
    _as_host(standing, seat)
    return [TalkAllowed(command.chat, command.claims)]


def _allow_late(standing: Standing, seat: int, command: AllowLate) -> list[Change]:
    _as_host(standing, seat)
    return [LateAllowed(command.late)]


def _set_pace(standing: Standing, seat: int, command: SetPace) -> list[Change]:
    _as_host(standing, seat)
    return [PaceSet(command.pace)]


def _sit_bot(standing: Standing, seat: int, command: SitBot, outside: Outside) -> list[Change]:
    _as_host(standing, seat)
    _before_start(standing)
    _in_range(standing, command.seat)
    there = standing.seats[command.seat]
    if there.kind == "person":
        raise TableRefusal("taken", "someone already sits there")
    if find_level(command.level) is None:
        raise TableRefusal("incompatible", no_bot(command.level))
    if command.character is None and there.kind == "bot":
        return [SatBot(command.seat, there.name, command.level, there.character)]
    names = [*standing.names[: command.seat], "", *standing.names[command.seat + 1 :]]
    if command.character is None:
        return [_drawn_bot(names, command.seat, command.level, outside.luck)]
    if command.character not in NAMED:
        raise TableRefusal("no_character", "there’s no such character; choose one from the list")
    name = clean_name(command.character, names)
    return [SatBot(command.seat, name, command.level, command.character)]


def _drawn_bot(names: Sequence[str], number: int, level: Level, luck: Luck) -> SatBot:
    """Somebody who isn’t at this table yet."""
    name = bot_name(names, *luck.shuffled(list(NAMED)))
    return SatBot(number, name, level, name if name in NAMED else "")


def _fill(
    standing: Standing, seat: int, command: FillWithBots | Start | Rematch, outside: Outside
) -> list[Change]:
    _as_host(standing, seat)
    _before_start(standing)
    names = standing.names
    made: list[Change] = []
    for number, other in enumerate(standing.seats):
        if other.kind == "open":
            bot = _drawn_bot(names, number, standing.settings.level, outside.luck)
            names[number] = bot.name
            made.append(bot)
    return made


def _remove(standing: Standing, seat: int, command: Remove, outside: Outside) -> list[Change]:
    _as_host(standing, seat)
    _in_range(standing, command.seat)
    if command.seat == seat:
        raise TableRefusal("host", "the host can leave but can’t be removed")
    if standing.phase == "playing" and not standing.seats[command.seat].is_person:
        raise TableRefusal("begun", "a bot can’t be removed during a game")
    return _gone(standing, command.seat, outside, removed=True)


def _move(standing: Standing, seat: int, command: Move) -> list[Change]:
    _as_host(standing, seat)
    _before_start(standing)
    _in_range(standing, command.seat)
    _in_range(standing, command.to)
    return [Exchanged(command.seat, command.to)]


def _rename(standing: Standing, seat: int, command: Rename) -> list[Change]:
    _before_start(standing)
    others = [name for number, name in enumerate(standing.names) if number != seat]
    return [Renamed(seat, clean_name(command.name, others))]


def _choose_face(standing: Standing, seat: int, command: ChooseFace) -> list[Change]:
    _before_start(standing)
    if any(are_alike(command.face, other) for other in standing.faces_beside(seat)):
        raise TableRefusal("face_taken", "someone here already has this hat and beard")
    return [FaceChosen(seat, command.face)]


def _start(standing: Standing, seat: int, command: Start, outside: Outside) -> list[Change]:
    _as_host(standing, seat)
    _before_start(standing)
    if standing.refusal:
        raise TableRefusal("incompatible", standing.refusal)
    return [*_fill(standing, seat, command, outside), *deal(standing, outside.luck)]


def _rematch(standing: Standing, seat: int, command: Rematch, outside: Outside) -> list[Change]:
    if standing.phase != "over":
        raise TableRefusal("not_over", "a rematch is possible only after a game")
    return deal(standing, outside.luck)


def _leave(standing: Standing, seat: int, command: Leave, outside: Outside) -> list[Change]:
    return _gone(standing, seat, outside)


def _gone(standing: Standing, seat: int, outside: Outside, removed: bool = False) -> list[Change]:
    """Somebody goes; if all who stay want to abort the game, it is over."""
    wanted = any(other.abort for number, other in enumerate(standing.seats) if number != seat)
    if standing.phase == "playing" and wanted and _all_agree(standing, seat, outside.time.now()):
        return [Left(seat, removed), BrokenOff()]
    return [Left(seat, removed)]


_ORDERS: dict[type, Callable[[Standing, int, Any], list[Change]]] = {
    Answer: _answer,
    Call: _call,
    Contribute: contribute,
    Ready: _ready,
    Prolong: _prolong,
    Say: _say,
    Claim: _claim,
    Configure: _configure,
    AllowTalk: _allow_talk,
    AllowLate: _allow_late,
    SetPace: _set_pace,
    Move: _move,
    Rename: _rename,
    ChooseFace: _choose_face,
    LessonOn: go_on,
    LessonAgain: again,
    LessonOff: go_off,
}
_ORDERS_OF_TIME_AND_CHANCE: dict[type, Callable[[Standing, int, Any, Outside], list[Change]]] = {
    Abort: _abort,
    SitBot: _sit_bot,
    FillWithBots: _fill,
    Remove: _remove,
    Reveal: reveal,
    Start: _start,
    Rematch: _rematch,
    Leave: _leave,
}
