"""What somebody sees of a game: its cards and rules, the table, and what they are asked."""

from __future__ import annotations

from msgspec import Struct

from motherlode.tables.wire.values import Cell, Fields


class CardInfo(Struct, frozen=True, omit_defaults=True):
    """A kind of card of this table, as data to draw it from."""

    name: str
    family: str  # path, action, goal, start, table, large
    verb: str = ""
    shape: str = ""  # its tunnels, as in N-E|S
    tools: tuple[str, ...] = ()  # which cards in front it is about
    copies: int = 0
    ends_round: bool = False  # a goal that ends the round when it is turned over


class RoleCards(Struct, frozen=True):
    """How many cards of a role are shuffled before each player is dealt one."""

    role: str
    count: int


class RulesInfo(Struct, frozen=True):
    """The rules of a game that is being played here."""

    game: str
    edition: str
    modules: tuple[str, ...]
    rounds: int
    cards: tuple[CardInfo, ...]
    roles: tuple[str, ...]
    tools: tuple[str, ...]
    outcomes: tuple[str, ...]
    best_nugget: int  # what the best nugget card is worth; 0 if there are none
    role_cards: tuple[RoleCards, ...]  # those there are most of come first
    spare_roles: int  # role cards that are left over when everybody has one


class Laid(Struct, frozen=True, omit_defaults=True):
    """A card that lies face up in the maze."""

    cell: Cell
    card: str
    turned: bool = False


class Goal(Struct, frozen=True, omit_defaults=True):
    """A goal, as far as this seat knows it."""

    cell: Cell
    face_up: bool = False
    card: str | None = None
    looked_at: bool = False  # by this seat
    lookers: tuple[int, ...] = ()


class Discarded(Struct, frozen=True, omit_defaults=True):
    """A card on the discard pile; without a name if this seat doesn't know it."""

    face_up: bool = False
    card: str | None = None


class SeatSight(Struct, frozen=True, omit_defaults=True):
    """What this seat sees of a seat."""

    name: str
    cards: int = 0
    tools: tuple[str, ...] = ()  # cards in front
    nugget_cards: int = 0
    tokens: int | None = 0  # unknown while they lie face down before somebody else
    role: str | None = None
    nuggets: tuple[int, ...] | None = None  # their worths, at the end of the game
    score: int | None = None
    least: int = 0  # what the nugget cards are worth, by all that this seat saw
    most: int = 0


class SeatView(Struct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    round: int
    rounds: int
    asked: int | None
    kind: str  # of the decision that is asked
    first: int
    clockwise: bool
    role: str | None
    hand: tuple[str, ...]
    seats: tuple[SeatSight, ...]
    maze: tuple[Laid, ...]
    goals: tuple[Goal, ...]
    deck: int
    discard: tuple[Discarded, ...]
    nuggets: tuple[int, ...] | None  # own nugget cards by their worth
    pool: tuple[int, ...] | None  # nugget cards to choose from
    supply: int
    spare_roles: tuple[str, ...]  # once they are revealed
    kept: dict[str, Fields]  # what modules show
    callers: tuple[int, ...]  # who has proposed to call the round since the last turn
    revealed: bool
    finder: int | None
    found: str | None
    outcomes: tuple[str, ...]
    over: bool
    winners: tuple[int, ...]
    announced: Option | None = None  # the card that waits for others to react, or to pay
    announcer: int | None = None


class Option(Struct, frozen=True, omit_defaults=True):
    """One answer: its text in the notation, and its parts."""

    text: str
    verb: str
    form: str
    card: str | None = None
    cards: tuple[str, ...] = ()
    cell: Cell | None = None
    turned: bool = False
    second: Cell | None = None
    seat: int | None = None
    payer: int | None = None
    tool: str | None = None
    side: str | None = None
    worths: tuple[int, ...] = ()


class PromptInfo(Struct, frozen=True):
    """What this seat is asked; it answers with an index into the options."""

    sequence: int  # an answer names it, so that a late one isn't taken for another question
    kind: str
    options: tuple[Option, ...]
    about: Option | None = None  # the card somebody has announced
    mover: int | None = None  # who announced it
    total: int = 0  # of gold, where it is about some
    window: bool = False  # everybody is asked at the same time, and has the same time
    cells: tuple[Cell, ...] = ()  # the places the question is about, if no answer names them
