"""A program as a bot: a process that is asked, and answers, in lines of JSON."""

from __future__ import annotations

import json
import math
import os
import shlex
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.guard import fits
from motherlode.outside import clock
from motherlode.programs.answers import CALL, read_answer
from motherlode.programs.happenings import event_line
from motherlode.programs.options import in_order
from motherlode.programs.text import table_text
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import Event
from motherlode.rules.core.errors import BadNotation, MotherlodeError
from motherlode.rules.core.playout import FOLD, USUAL_SECONDS, Beliefs, Bot, Claim
from motherlode.rules.core.views import Prompt, View, prompt
from motherlode.rules.notation.claims import claim_text, read_claim
from motherlode.rules.notation.words import default_names, shown
from motherlode.rules.worlds.deal import deal_world
from motherlode.tables.game.sight import prompt_info, rules_info, seat_view, seen_event

PATIENCE: Final = 120.0  # seconds for an answer, unless it is told otherwise
FAREWELL: Final = 5.0  # seconds to end by itself
LOOK: Final = 0.005  # seconds between two looks whether it has
LEAST, MOST = 0.001, 0.999  # chances that are taken seriously
LONGEST: Final = 100_000  # characters of a line
CHANCE: Final = "a chance is a number from 0 to 1"
STRANGE: Final = "your last answer came too late, or couldn’t be read"
Reply: TypeAlias = str | Exception
UNASKED: Final = 1_000  # lines that it may say without having been asked


class Gone(Exception):
    """The program has ended, or took too long."""


class ProgramBot(Bot):
    """Asks a process of its own; whatever is wrong with an answer is an exception."""

    def __init__(self, command: str) -> None:
        super().__init__(command, True, True)
        self.command = command
        self.process: subprocess.Popen[str] | None = None
        self.heard: SimpleQueue[str] = SimpleQueue()
        self.asked: SimpleQueue[str] = SimpleQueue()
        self.threads: list[Thread] = []
        self.unseen: list[Event] = []
        self.news: list[str] = []
        self.claim: str = ""
        self.bad_claims = 0  # that meant nothing
        self.refused = ""  # why, or what was wrong with the last answer; it is told with the next
        # what it saw and answered before it was really asked
        self.replied: tuple[View, Reply] | None = None
        self.suspicion: dict[str, float] = {}
        self.rules: Rules | None = None

    # -- the process -----------------------------------------------------------------------------

    def sit_down(self, seat: i64, seed: i64) -> None:
        """A new process for a new game."""
        self.close()
        self.unseen, self.news, self.claim, self.suspicion = [], [], "", {}
        self.bad_claims, self.refused, self.replied = 0, "", None
        self.heard, self.asked = SimpleQueue(), SimpleQueue()
        self.process = subprocess.Popen(
            shlex.split(self.command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            start_new_session=True,  # so that whatever it starts can be ended with it
        )
        self.threads = [
            Thread(target=_read, args=(self.process, self.heard), daemon=True),
            Thread(target=_write, args=(self.process, self.asked), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def close(self) -> None:
        """End the process, by force if need be."""
        process, self.process = self.process, None
        if process is None:
            return
        self.asked.put("")
        _end(process, FAREWELL)
        for thread in self.threads:
            thread.join(FAREWELL)  # what it has started may have got away, and hold the line

    def _ask(self, question: Mapping[str, object]) -> Any:
        if self.process is None:
            raise Gone("the program isn’t there")
        for _ in range(self.heard.qsize()):
            if not self.heard.get():  # it has ended; what else was said unasked answers nothing
                self.heard.put("")
        self.asked.put(json.dumps(question, ensure_ascii=False) + "\n")
        limit = PATIENCE if self.seconds == USUAL_SECONDS else self.seconds
        try:
            line = self.heard.get(timeout=limit)
        except Empty as error:
            _end(self.process, 0.0)
            self.close()
            raise Gone("the program took too long, or has ended") from error
        if not line:
            self.close()
            raise Gone("the program has ended")
        try:
            return json.loads(line)
        except (RecursionError, ValueError) as error:
            raise BadNotation("an answer is a line of JSON") from error

    # -- the bot ---------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Keep it until the rules are known."""
        self.unseen.append(event)

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        if self.rules is not None:
            names = default_names(int(self.rules.players))
            self.news.append(f"{names[seat]} claims: {claim_text(self.rules, names, claim)}")

    def choose(self, view: View, prompt: Prompt) -> i64:
        """Read what it answers, unless it has answered when it could propose to end the round."""
        replied, self.replied = self.replied, None
        reply = replied[1] if replied and replied[0] is view else self._reply(view, prompt)
        if isinstance(reply, Exception):
            raise reply
        names = default_names(int(view.seats))
        try:
            return read_answer(prompt_info(view, names, prompt).options, reply)
        except BadNotation as error:
            self.refused = str(error)
            raise

    def proposes(self, view: View) -> bool:
        """Ask it already, as `call` is no answer to the question; any other answer is kept.

        What it is asked is the same in every world that it takes for possible.
        """
        reply = self._reply(view, prompt(deal_world(view, 0), view.seat))
        calls = isinstance(reply, str) and reply.strip().casefold() == CALL
        self.replied = None if calls else (view, reply)
        return calls

    def _reply(self, view: View, prompt: Prompt) -> Reply:
        """Show it the table; its answer, or what was wrong with it."""
        try:
            return self._answer(view, prompt)
        except Exception as error:
            self.refused = str(error) if isinstance(error, MotherlodeError) else STRANGE
            return error

    def _answer(self, view: View, prompt: Prompt) -> str:
        self.rules, names = view.rules, default_names(int(view.seats))
        told = [seen_event(view.rules, names, event) for event in self.unseen]
        news = [line for line in [*map(event_line, told), *self.news] if line]
        self.unseen, self.news = [], []
        asked = prompt_info(view, names, prompt)
        table = table_text(rules_info(view.rules), seat_view(view, names), asked, news)
        options = [asked.options[index].text for index in in_order(asked.options)]
        refused, self.refused = self.refused, ""
        told_why = {"refused": refused} if refused else {}
        answer = self._ask({"table": table, "options": options, **told_why})
        if not isinstance(answer, dict) or "answer" not in answer:
            raise BadNotation("an answer is an object with the field answer")
        self.suspicion = _chances(answer.get("suspicion", {}), names, self.suspicion)
        self.claim = str(answer.get("claim") or "")
        self.eager = bool(self.claim)
        return str(answer["answer"])

    def speak(self, view: View) -> Claim | None:
        """What it wants to claim; what means nothing here is counted and told."""
        text, self.claim, self.eager = self.claim, "", False
        if not text:
            return None
        try:
            claim = read_claim(view.rules, default_names(int(view.seats)), text)
            if not fits(view, claim):
                raise BadNotation(f"the claim {shown(text)} means nothing at this table")
        except BadNotation as error:
            self.bad_claims += 1
            self.refused = str(error)
            return None
        return claim

    def beliefs(self, view: View) -> Beliefs:
        """What it has said that it thinks; of those it hasn't spoken of, what the deal says."""
        usual = prior(view)
        points = [
            points_of(self.suspicion[name], usual) if name in self.suspicion else 0
            for name in default_names(int(view.seats))
        ]
        return Beliefs(view.round, vec[i64](points), vec[i64]())


def _read(process: subprocess.Popen[str], heard: SimpleQueue[str]) -> None:
    """Hear what a process says, until it ends or says too much; nothing at last."""
    assert process.stdout is not None
    with process.stdout as said, suppress(ValueError):  # not text
        while heard.qsize() < UNASKED and (line := said.readline(LONGEST)):
            heard.put(line)
    heard.put("")


def _write(process: subprocess.Popen[str], asked: SimpleQueue[str]) -> None:
    """Tell a process what it is asked, however long it takes to listen, until nothing follows."""
    assert process.stdin is not None
    with suppress(OSError), process.stdin as line:
        while question := asked.get():
            line.write(question)
            line.flush()


def _end(process: subprocess.Popen[str], patience: float) -> None:
    """End a process that doesn't end by itself within this many seconds, and all it has started.

    Its number stays its own until it is waited for; after that it may be another's.
    """
    if process.returncode is not None:
        return
    end = clock.now() + patience
    while not _has_ended(process) and clock.now() < end:
        clock.pause(LOOK)
    if process.returncode is None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
    process.wait()


def _has_ended(process: subprocess.Popen[str]) -> bool:
    """Whether a process has ended; if the system can tell, without waiting for it."""
    if not hasattr(os, "waitid"):
        return process.poll() is not None
    how = os.WEXITED | os.WNOHANG | os.WNOWAIT
    try:
        return os.waitid(os.P_PID, process.pid, how) is not None
    except ChildProcessError:  # nobody has to wait for it: whoever started us ignores SIGCHLD
        return process.poll() is not None


def _chances(told: object, names: Sequence[str], before: Mapping[str, float]) -> dict[str, float]:
    """Chances by name; what isn't one is an error."""
    if not isinstance(told, dict) or told.keys() - set(names):
        raise BadNotation("suspicion is an object of names and chances")
    try:
        chances = {name: float(one) for name, one in told.items()}
    except (OverflowError, TypeError, ValueError) as error:
        raise BadNotation(CHANCE) from error
    if not all(math.isfinite(chance) for chance in chances.values()):
        raise BadNotation(CHANCE)
    return {**before, **{name: min(max(one, 0.0), 1.0) for name, one in chances.items()}}


def prior(view: View) -> float:
    """The chance that somebody else is a saboteur, by the deal and one's own role."""
    stances = knowledge_of(view.rules).stance_of
    dealt = [stances[role] == SABOTEUR for role in view.rules.roles]
    own = int(view.role >= 0 and stances[view.role] == SABOTEUR)
    return min(max((sum(dealt) - own) / max(len(dealt) - 1, 1), LEAST), MOST)


def points_of(chance: float, prior: float) -> int:
    """A chance as points of suspicion."""
    return round(FOLD * (_log_odds(min(max(chance, LEAST), MOST)) - _log_odds(prior)))


def chance_of(points: int, prior: float) -> float:
    """Points of suspicion as a chance."""
    odds = math.exp(max(-50.0, min(50.0, _log_odds(prior) + points / FOLD)))
    return min(max(odds / (1 + odds), LEAST), MOST)


def _log_odds(chance: float) -> float:
    return math.log(chance / (1 - chance))
