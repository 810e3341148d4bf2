"""A page in a browser: it keeps what it was told, and sends again what nobody has confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from tests.simulation.wire import Socket

if TYPE_CHECKING:
    from tests.simulation.person import Person

# What ends a line but not a seat, as the pages have it.
PASSING: Final = ("asleep", "failed", "storage", "busy", "silent", "too_fast")
PULSE, PATIENCE = 15.0, 10.0  # seconds between two pings, and for an answer
LONGEST_PAUSE: Final = 8.0  # seconds between two attempts to connect
HINT: Final = "hint-hint"  # the id of a question that changes nothing
NEAR: Final = ([1, 0], [0, 1], [8, 0])  # places to ask about
Data = dict[str, Any]


class Sitting(Struct):
    """Somebody at the table."""

    kind: str
    name: str = ""
    host: bool = False
    present: bool = True
    replaced: bool = False


class Info(Struct):
    """What everybody knows of the table."""

    phase: str
    seats: list[Sitting]
    promise: str = ""
    shuffle: list[str] | None = None
    lesson: str = ""


class Choice(Struct):
    """An option."""

    text: str


class Question(Struct):
    """A prompt."""

    sequence: int
    options: list[Choice]
    kind: str = ""
    window: bool = False


class Pause(Struct):
    """Between two rounds."""

    ready: list[int]
    prolonged: bool = False


class Learning(Struct):
    """How far a lesson has come."""

    kind: str


class Frame(Struct):
    """A message of any kind, as far as a page's behavior depends on it."""

    type: str
    sequence: int
    id: str = ""
    code: str = ""
    you: int | None = None
    table: Info | None = None
    prompt: Question | None = None
    intermission: Pause | None = None
    lesson: Learning | None = None


FRAME: Final = msgspec.json.Decoder(Frame)


class Page:
    """One tab of a person, or of somebody who only watches."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.world = person.world
        self.loop = person.world.loop
        self.socket: Socket | None = None
        self.online = False
        self.closed = False  # by the person
        self.ended = ""  # why the table has sent it away for good
        self.attempts = 0
        self.table: Info | None = None
        self.you: int | None = None
        self.prompt: Question | None = None
        self.intermission: Pause | None = None
        self.lesson: Learning | None = None
        self.waiting: dict[str, Data] = {}  # commands that nobody has confirmed
        self.seen = 0  # the highest number that was told here
        self._heard = True
        self._is_known = False
        self._shuffled = ""
        self.open()
        self.loop.call_later(PULSE, self._pulse, context=self.world.context)

    # -- the line --------------------------------------------------------------------------------

    def open(self) -> None:
        """A new line, to any worker."""
        if self.closed or self.ended:
            return
        old, self.online = self.socket, False
        self.world.counts["reconnects"] += self._is_known
        self._is_known = True
        worker = self.world.balance()
        socket = self.world.line(self, self.person.token, worker)
        self.socket = socket
        if old is not None:
            old.hang_up(self.world.linger())
        self.loop.call_later(PATIENCE, self._give_up, socket, context=self.world.context)

    def _give_up(self, socket: Socket) -> None:
        if socket is self.socket and not self.online:
            socket.hang_up()
            self.lost(socket)

    def lost(self, socket: Socket) -> None:
        """The line is broken: another is tried after a pause."""
        if socket is not self.socket:
            return
        self.socket, self.online = None, False
        if self.closed or self.ended:
            return
        pause = min(LONGEST_PAUSE, 0.25 * 2**self.attempts)
        self.attempts += 1
        self.loop.call_later(pause, self._reopen, context=self.world.context)

    def _reopen(self) -> None:
        if self.socket is None:
            self.open()

    def hurry(self) -> None:
        """The network is back."""
        self.attempts = 0
        if not self.online or self.socket is None or self.socket.cut:
            self.open()

    def close(self) -> None:
        """The person closes the tab."""
        self.closed, self.online = True, False
        if self.socket is not None:
            self.socket.hang_up()
            self.socket = None

    def _pulse(self) -> None:
        if self.closed or self.ended:
            return
        self.loop.call_later(PULSE, self._pulse, context=self.world.context)
        if self.online:
            self._heard = False
            self._put({"type": "ping"})
            self.loop.call_later(PATIENCE, self._check, self.socket, context=self.world.context)

    def _check(self, socket: Socket | None) -> None:
        if not self._heard and socket is self.socket and self.online:
            self.open()

    # -- what it says ----------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> str:
        """Give a command with an id of its own; the id."""
        request = {"type": kind, "id": self.person.new_id(), **fields}
        self.waiting[request["id"]] = request
        self.person.sent(request)
        self._put(request)
        return str(request["id"])

    def answer(self, index: int) -> None:
        """Answer the prompt."""
        prompt, self.prompt = self.prompt, None
        if prompt is not None:
            id = self.send("answer", sequence=prompt.sequence, index=index)
            self.world.chosen[id] = prompt.options[index].text

    def ask_hint(self) -> None:
        """Ask what a strong bot would do; nobody minds if no answer comes."""
        self.world.witness.requests[HINT] = {"type": "hint"}
        self._put({"type": "hint", "id": HINT})

    def ask_why(self) -> None:
        """Ask why the card of an option can’t be played somewhere."""
        if self.prompt is None:
            return
        words = self.prompt.options[0].text.split()
        request: Data = {"type": "why", "id": self.person.new_id()}
        request |= {"card": words[1]} if len(words) > 1 else {}
        request["cell"] = self.person.random.choice(NEAR)
        self.world.witness.requests[request["id"]] = request
        self._put(request)

    def replay(self, text: str) -> None:
        """An old message comes once more."""
        if self.online and self.socket is not None:
            self.socket.say(text)

    def _put(self, request: Data) -> None:
        if self.online and self.socket is not None:
            self.socket.say(msgspec.json.encode(request).decode())

    @property
    def is_awaited(self) -> bool:
        """Whether the next round waits for this person, who hasn't said so yet."""
        is_told = self.intermission is not None and self.you not in self.intermission.ready
        return is_told and not any(one["type"] == "ready" for one in self.waiting.values())

    # -- what it hears ---------------------------------------------------------------------------

    def hear(self, socket: Socket, message: bytes) -> None:
        """Something has come; whatever comes over an old line is of no interest."""
        if socket is not self.socket:
            return
        self._heard = True
        frame = FRAME.decode(message)
        self.seen = max(self.seen, frame.sequence)
        match frame.type:
            case "welcome":
                self._welcome(frame)
            case "update":
                self.prompt, self.intermission = frame.prompt, frame.intermission
                self.lesson = frame.lesson
            case "lobby":
                self.table, self.you = frame.table, frame.you
            case "done":
                self.waiting.pop(frame.id, None)
            case "refused":
                self._refused(frame)
            case "goodbye":
                self._goodbye(frame)
        if frame.type in ("welcome", "lobby"):
            self._shuffle()
        self.person.nudge()

    def _welcome(self, frame: Frame) -> None:
        self.attempts, self.online = 0, True
        self.table, self.you, self.intermission = frame.table, frame.you, frame.intermission
        self.lesson = frame.lesson
        self.prompt = None if self._is_answered(frame.prompt) else frame.prompt
        for request in list(self.waiting.values()):
            self.world.counts["commands sent again"] += 1
            self._put(request)

    def _is_answered(self, prompt: Question | None) -> bool:
        return prompt is not None and any(
            request["type"] == "answer" and request["sequence"] == prompt.sequence
            for request in self.waiting.values()
        )

    def _refused(self, frame: Frame) -> None:
        request = self.waiting.pop(frame.id, None)
        self.world.counts[f"refused: {frame.code}"] += 1
        if request is not None and request["type"] == "answer":
            self._put({"type": "sync"})

    def _goodbye(self, frame: Frame) -> None:
        self.world.counts[f"goodbye: {frame.code}"] += 1
        if frame.code not in PASSING:
            self.ended = frame.code
            self.online = False
            self.person.sent_away(self)

    def _shuffle(self) -> None:
        """Add bits to the next shuffle, and tell them once everybody's hash is fixed."""
        table, you = self.table, self.you
        if table is None or you is None or not table.promise or table.lesson:
            return
        fixed = table.shuffle[you] if table.shuffle is not None else None
        step = f"for {table.promise}" if table.shuffle is None else f"told {fixed}"
        if self._shuffled == step:
            return
        self._shuffled = step
        if table.shuffle is None:
            hash = self.person.hash_for(table.promise)
            self.send("contribute", promise=table.promise, hash=hash)
        elif fixed and (bits := self.person.bits.get(fixed)):
            self.send("reveal", bits=bits)
