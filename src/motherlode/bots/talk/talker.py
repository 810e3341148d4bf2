"""The talker: what a bot says, out of what happens in the open and what it believes.

Whether it speaks depends on open events and its own chance alone, never on its role or its cards:
only what it claims may. Silence is the rule.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.characters.character import Character
from motherlode.bots.common.chance import seat_seed
from motherlode.bots.common.hearsay import goal_at
from motherlode.bots.common.knowledge import GREEDY, SABOTEUR, Knowledge, knowledge_of
from motherlode.bots.common.suspicion import distance
from motherlode.bots.talk import lines
from motherlode.bots.talk.deeds import AHEAD, ASIDE, Deeds
from motherlode.bots.talk.topic import (
    DEED,
    EXPOSED,
    NEWS,
    OWED,
    PRESSING,
    REPORT,
    SMALL_TALK,
    Topic,
)
from motherlode.rules.core.contract import HIDDEN, NOBODY, Event
from motherlode.rules.core.events import (
    CallAnswered,
    CallProposed,
    CardsPassed,
    GoalTurned,
    MapRead,
    PathLaid,
    RockFell,
    RoundEnded,
    RoundStarted,
    ToolBroken,
    ToolFixed,
)
from motherlode.rules.core.playout import Beliefs, Claim
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.views import View

SALT: Final = 7_919  # talk draws from chance of its own: who talks plays no other game
FEWEST: Final = 1  # things that even a silent dwarf may say in a round
EACH: Final = 25  # percents of talk for one more
BREATH: Final = 2  # turns between two things one says
REPORTS: Final = 94  # percent of the maps that anybody reports
QUIET: Final = 10  # but not those who hardly ever talk
QUIET_REPORTS: Final = 75
TEMPTING: Final = 7  # how much more often, in quarters, a liar lies who has seen the gold
ANSWERS: Final = 30  # percent of the accusations that it answers
SURE: Final = 100  # points of suspicion that make the meekest accuse
FRIENDLY: Final = -80  # points of suspicion from which on somebody is praised
LIKELY_FELLOW: Final = 60  # points from which on a saboteur takes somebody for a fellow
DRAMA: Final = 5  # one in this many occasions is worth a word
LONG_AGO: Final = -100  # turns


class Talker:
    """One seat's mouth."""

    def __init__(self, character: Character) -> None:
        self.character: Character = character
        self.seat: i64 = NOBODY
        self.rng: i64 = 0
        self.deeds: Deeds = Deeds()
        self.events: list[Event] = []  # of others, not judged yet
        self.doers: list[i64] = []  # and whose they are
        self.topic: Topic | None = None
        self.reason: str = ""  # what tells against the last deed of whoever it is about
        self.said: set[str] = set()  # in this round: nobody repeats themselves
        self.worded: dict[str, i64] = {}  # the last wording of each family
        self.left: i64 = 0  # how much may still be said in this round
        self.turn: i64 = 0
        self.spoke: i64 = LONG_AGO  # at this turn, last
        self.begin_round()

    def sit_down(self, seat: i64, seed: i64) -> None:
        """A new game begins."""
        self.seat = seat
        self.rng = seat_seed(seat, seed ^ SALT)
        self.begin_round()

    def begin_round(self) -> None:
        """Roles are dealt anew."""
        self.deeds = Deeds()
        self._forget()
        self.topic = None
        self.said = set()
        self.left = FEWEST + self.character.talk // EACH
        self.turn = 0
        self.spoke = LONG_AGO

    # -- what happens ----------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Something happened, as this seat sees it."""
        if isinstance(event, RoundStarted):
            self.begin_round()
            if event.round == 1:
                self._small_talk(Topic(lines.HELLO, SMALL_TALK))
        elif isinstance(event, (PathLaid, RockFell, CardsPassed)):
            self.turn += 1
            if event.seat != self.seat:
                self._note(event.seat, event)
                self._raise(Topic(DEED, NEWS, event.seat))
        elif isinstance(event, MapRead):
            self.turn += 1
            often = QUIET_REPORTS if self.character.talk < QUIET else self._often(REPORTS)
            if event.seat == self.seat and self._chance(often):
                self._raise(Topic(REPORT, OWED, NOBODY, event.cell))
        elif isinstance(event, ToolBroken):
            self._hear_break(event)
        elif isinstance(event, ToolFixed):
            self._hear_repair(event)
        elif isinstance(event, GoalTurned):
            self._raise(Topic(EXPOSED, NEWS, NOBODY, event.cell))
        else:
            self._hear_table(event)

    def _hear_break(self, event: ToolBroken) -> None:
        self.turn += 1
        if event.seat == self.seat:
            return
        self._note(event.seat, event)
        if event.target != self.seat:
            self._raise(Topic(DEED, NEWS, event.seat))
        elif self._chance(self.character.boldness):
            self._raise(Topic(DEED, PRESSING, event.seat))
        elif self._chance(self._often(ANSWERS)):
            self._raise(Topic(lines.FIX, PRESSING, NOBODY, NOBODY, event.tool))

    def _hear_repair(self, event: ToolFixed) -> None:
        self.turn += 1
        if event.target != self.seat or event.seat == self.seat:
            return
        self.said.discard(f"fix {event.tool}")
        if self._chance(self._often(ANSWERS)):
            is_trusting = self._chance(self.character.trust // 3)
            what = lines.FIXED_ME if is_trusting else lines.THANKS
            self._raise(Topic(what, PRESSING, event.seat))

    def _hear_table(self, event: Event) -> None:
        """What concerns the round as a whole."""
        if isinstance(event, CallProposed):
            if event.seat == self.seat:
                self._raise(Topic(lines.CALL, OWED))
        elif isinstance(event, CallAnswered):
            if event.seat == self.seat:
                self._small_talk(Topic(lines.AGREE if event.agrees else lines.REFUSE, SMALL_TALK))
        elif isinstance(event, RoundEnded):
            self.topic = None
            self._forget()
            has_won = self.seat in event.winners
            self._small_talk(Topic(lines.WON if has_won else lines.LOST, SMALL_TALK))

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        """Somebody said something; what it says itself it will not say again."""
        if claim.kind == "treasure":
            self.deeds.claimed[seat] = claim.cell
        family, _, number = claim.line.partition("-")
        if number.isdigit() and family in lines.WORDINGS:
            self.worded[family] = int(number) - 1  # nobody says it in the same words again
        if seat == self.seat:
            self.said.add(key_of(claim))
            self.left -= not is_owed(claim)
            self.spoke = self.turn
            return
        if self.topic is not None and self.topic.weight == SMALL_TALK:
            self.topic = None
        if claim.kind == "suspect" and claim.about == self.seat:
            if self._chance(self._often(ANSWERS)):
                self._raise(Topic(lines.DEFENSE, PRESSING, seat))

    def _raise(self, topic: Topic) -> None:
        """Something to talk about, unless there is something that matters more."""
        if self.topic is None or self.topic.weight <= topic.weight:
            self.topic = topic

    def _small_talk(self, topic: Topic) -> None:
        if self._chance(self.character.talk):
            self._raise(topic)

    def _often(self, least: i64) -> i64:
        """Percents between the least and 100, by how much this dwarf talks."""
        return least + (100 - least) * self.character.talk // 100

    def _chance(self, percent: i64) -> bool:
        self.rng = stepped(self.rng)
        return below(self.rng, 100) < percent

    # -- what is said ----------------------------------------------------------------------------

    @property
    def is_eager(self) -> bool:
        """Whether there is something to talk about."""
        return self.topic is not None and (self.left > 0 or self.topic.weight == OWED)

    def speak(self, view: View, beliefs: Beliefs) -> Claim | None:
        """What to say now, if anything."""
        topic = self.topic
        self.topic = None
        known = knowledge_of(view.rules)
        is_honest = is_true_to_all(view, known)
        judged = self._judge(view, known, NOBODY if topic is None else topic.about, is_honest)
        if topic is None or not self._may_speak(view, topic):
            return None
        claim = self._claim(view, known, topic, judged, beliefs, is_honest)
        if claim is None or key_of(claim) in self.said:
            return None
        if view.revealed and claim.kind != "remark":
            return None
        return claim

    def _may_speak(self, view: View, topic: Topic) -> bool:
        """Whether it is time to say something again."""
        if topic.weight == OWED:
            return True
        pause = BREATH if topic.weight == PRESSING else view.seats
        return self.left > 0 and self.turn - self.spoke >= pause

    def _judge(self, view: View, known: Knowledge, about: i64, is_honest: bool) -> i64:
        """Take in what others did since; how much the last deed of one of them tells."""
        told: i64 = 0
        for event, doer in zip(self.events, self.doers):
            weight = self.deeds.judge(view, known, event, is_honest)
            if doer == about:
                told = weight
                self.reason = self.deeds.reason
        self._forget()
        return told

    def _note(self, seat: i64, event: Event) -> None:
        self.events.append(event)
        self.doers.append(seat)

    def _forget(self) -> None:
        self.events = []
        self.doers = []

    def _claim(
        self,
        view: View,
        known: Knowledge,
        topic: Topic,
        judged: i64,
        beliefs: Beliefs,
        is_honest: bool,
    ) -> Claim | None:
        what = topic.what
        if what == REPORT:
            return self._report(view, known, topic.cell, is_honest)
        if what == EXPOSED:
            return self._look_at_goal(view, known, topic.cell)
        if what == DEED:
            return self._comment(view, topic, judged, beliefs, is_honest)
        if what == lines.FIX:
            is_broken = view.front[self.seat] & topic.tool != 0
            return self._make("fix", lines.FIX, NOBODY, NOBODY, topic.tool) if is_broken else None
        if what == lines.FIXED_ME:
            return self._make("trust", what, NOBODY, topic.about, 0)
        return self._make("remark", what, NOBODY, topic.about, 0)

    def _report(self, view: View, known: Knowledge, cell: i64, is_honest: bool) -> Claim | None:
        """What a map showed, or what the others had better believe."""
        goal = goal_at(view, cell)
        if goal < 0 or view.goals[goal] == HIDDEN or view.turned_goals >> goal & 1:
            return None
        is_treasure = view.goals[goal] == known.treasure
        lying = self.character.lying
        if is_treasure:
            lying = lying * TEMPTING // 4
        lies = self._chance(lying)  # drawn by everybody: chance stays in step
        is_lie = lies and not is_honest
        if is_lie:
            is_treasure = not is_treasure
        liar = NOBODY if is_lie else self._liar(view, known, goal)
        if liar != NOBODY and f"lied {liar}" not in self.said and self._chance(50):
            return self._make("suspect", lines.LIED, NOBODY, liar, 0)
        kind = lines.TREASURE if is_treasure else lines.NO_TREASURE
        if not is_treasure and not is_lie and not is_stone(known, view.goals[goal]):
            return self._make(kind, lines.ELSEWHERE, cell, NOBODY, 0)
        return self._make(kind, kind, cell, NOBODY, 0)

    def _look_at_goal(self, view: View, known: Knowledge, cell: i64) -> Claim | None:
        """A goal lies open: somebody has lied, or there is a stone."""
        goal = goal_at(view, cell)
        if goal < 0 or view.goals[goal] == HIDDEN:
            return None
        liar = self._liar(view, known, goal)
        if liar != NOBODY and self._chance(self._often(ANSWERS)):
            return self._make("suspect", lines.LIED, NOBODY, liar, 0)
        if not self._chance(self.character.talk) or not is_stone(known, view.goals[goal]):
            return None
        if has_treasure(view, known):
            return None  # nobody minds the stone beside it
        return self._make("remark", lines.STONE, NOBODY, NOBODY, 0)

    def _liar(self, view: View, known: Knowledge, goal: i64) -> i64:
        """Who said that the treasure is here, where it isn't."""
        seat: i64
        if view.goals[goal] != known.treasure:
            for seat in range(view.seats):
                if seat != self.seat and self.deeds.claimed[seat] == view.goal_cells[goal]:
                    return seat
        return NOBODY

    def _comment(
        self, view: View, topic: Topic, judged: i64, beliefs: Beliefs, is_honest: bool
    ) -> Claim | None:
        """Accuse or praise whoever did something, or say how it looks."""
        about = topic.about
        points = beliefs.suspicion[about]
        is_bold = self._chance(self._often(ANSWERS))
        has_word = self._chance(self.character.talk // DRAMA)
        if judged >= ASIDE and is_bold and self._would_accuse(points, judged, is_honest):
            return self._make("suspect", self.reason, NOBODY, about, 0)
        if judged == AHEAD and points <= FRIENDLY and has_word:
            return self._make("trust", lines.DIGS, NOBODY, about, 0)
        if judged >= ASIDE and has_word and self.reason == lines.FELLED:
            return self._make("remark", lines.ROCKFALL, NOBODY, NOBODY, 0)
        if judged == AHEAD and has_word and is_close(view):
            return self._make("remark", lines.CLOSE, NOBODY, NOBODY, 0)
        return None

    def _would_accuse(self, points: i64, judged: i64, is_honest: bool) -> bool:
        """A digger who suspects enough; a saboteur whenever it will be believed."""
        if is_honest:
            return points >= SURE - self.character.boldness
        return points < LIKELY_FELLOW or judged > ASIDE

    def _make(self, kind: str, family: str, cell: i64, about: i64, tool: i64) -> Claim:
        """A claim, in words not used the last time."""
        if family == lines.HELLO:
            return Claim(kind, cell, about, tool, f"{family}-{self.character.name}")
        count: i64 = lines.WORDINGS[family]
        self.rng = stepped(self.rng)
        last: i64 = self.worded.get(family, NOBODY)
        number = below(self.rng, count)
        if last != NOBODY:
            number = (last + 1 + below(self.rng, count - 1)) % count
        return Claim(kind, cell, about, tool, f"{family}-{number + 1}")


def is_owed(claim: Claim) -> bool:
    """Whether it is said by those, too, who have talked enough."""
    if claim.kind == "treasure" or claim.kind == "no_treasure":
        return True
    return claim.line.startswith((lines.CALL, lines.LIED))


def key_of(claim: Claim) -> str:
    """What counts as the same thing said again."""
    family = claim.line.partition("-")[0]
    if claim.kind == "suspect":
        return f"{'lied' if family == lines.LIED else 'suspect'} {claim.about}"
    if claim.kind == "trust":
        return f"trust {claim.about}"
    if claim.kind == "fix":
        return f"fix {claim.tool}"
    if claim.kind == "remark":
        return f"{family} {claim.about}"
    return f"goal {claim.cell}"


def is_true_to_all(view: View, known: Knowledge) -> bool:
    """Whether this seat has no reason to mislead the others."""
    stance = known.stance_of[view.role]
    return stance != SABOTEUR and stance != GREEDY


def is_stone(known: Knowledge, card: i64) -> bool:
    """Whether a goal is of no use to anybody."""
    return known.goal_worth[card] == 0 and known.goal_gold[card] == 0


def has_treasure(view: View, known: Knowledge) -> bool:
    """Whether the treasure lies open."""
    goal: i64
    for goal in range(len(view.goals)):
        if view.goals[goal] == known.treasure and view.turned_goals >> goal & 1:
            return True
    return False


def is_close(view: View) -> bool:
    """Whether the tunnel has come within one card of a goal that is face down."""
    goal: i64
    for goal in range(len(view.goal_cells)):
        if view.turned_goals >> goal & 1:
            continue
        for cell in view.maze.frontier:
            if distance(cell, view.goal_cells[goal]) <= 1:
                return True
    return False
