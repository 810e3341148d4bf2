"""A table in words: cards, roles, events and outcomes in the language of the person who reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motherlode.analysis.hint import Hint
from motherlode.cli.terminal.sides import rotated_title
from motherlode.locale import Texts
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import cell_at, cell_y
from motherlode.rules.core.contract import NOBODY, Event, Frame
from motherlode.rules.core.events import CallAnswered, GaveUp, GoalTurned, RoundEnded
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.scoring import TakeNuggets
from motherlode.rules.core.views import View
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.data import event_data

# What happens to others so often, or so predictably, that telling it at once would be tiresome.
QUIET = ("RoleDealt", "CardDrawn")
SHOWN = ("HandDealt",)  # what is seen on the table anyway
# What is said where a value is unknown, or where there is none; never in the place of a name.
ABSENT = {"swapped": "unknown", "winner": "nobody"}
PEOPLE = ("winners", "seats")
# The names of goals from the uppermost row to the lowest, by how many there are.
GOALS = {3: ("upper", "middle", "lower"), 5: ("top", "above", "middle", "below", "bottom")}
CELLS = ("old_cell", "cell", "second_cell", "new_cell")


class Words:
    """The texts of one language, for one table; `you` is the seat of whoever reads them."""

    def __init__(self, texts: Texts, rules: Rules, names: Sequence[str], you: int = NOBODY) -> None:
        self.texts = texts
        self.rules = rules
        self.names = names
        self.you = you

    def text(self, key: str, **arguments: str | int) -> str:
        """The text of a key."""
        return self.texts.text(key, **arguments)

    def card(self, name: str) -> str:
        """The title of a card or role."""
        key = f"card-{name}"
        return self.texts.title(key) if self.texts.has(key) else name

    def cards(self, names: Sequence[str]) -> str:
        """The titles of several cards."""
        return self.texts.listed(self.card(name) for name in names)

    def role(self, number: int) -> str:
        """The title of a role."""
        return self.card(self.rules.role_names[number])

    def group(self, verb: str) -> str:
        """What answers with a verb are about."""
        key = f"group-{verb}"
        return self.text(key) if self.texts.has(key) else verb

    def figures(self, module: str, sign: str, figures: str) -> str:
        """What the figures of a module are, and where they stand."""
        key = f"pawns-{module}"
        if not self.texts.has(key):
            return f"{sign} {module}: {figures}"
        return self.text(key, sign=sign, figures=figures)

    def tool(self, name: str) -> str:
        """The name of a tool, or of another card that lies in front."""
        key = f"tool-{name}"
        return self.text(key) if self.texts.has(key) else name

    def question(self, kind: str, frame: Frame | None = None) -> str:
        """What is asked; the frame that asks tells of how much gold it is about."""
        key = f"prompt-{kind}"
        total = int(frame.total) if isinstance(frame, TakeNuggets) else 0
        return self.text(key, total=total) if self.texts.has(key) else kind

    def advice(self, found: Hint) -> str:
        """What a strong bot would do, and why."""
        said: dict[str, str | int] = {"percent": found.percent}
        if found.seat != NOBODY:
            said["name"] = self.names[found.seat]
        if found.cell != NOBODY:
            said |= self.goal(found.cell, "place")
        choice = choice_text(self.rules, self.names, found.choice)
        reason = self.text(f"advice-{found.reason}", **said)
        return self.text("advice-line", choice=choice, reason=reason)

    def saying(self, seat: int, claim: Claim) -> str:
        """What somebody says: a bot in its own words, anybody else plainly."""
        said: dict[str, str | int] = {}
        if claim.cell != NOBODY:
            said |= self.goal(claim.cell, "goal")
        if claim.about != NOBODY:
            said["about"] = self.names[claim.about]
        if claim.tool:
            name = self.rules.tool_names(claim.tool)[0]
            said |= {"tool": self.tool(name), "tool_key": name}
        key = f"says-{claim.line}" if claim.line else ""
        if not self.texts.has(key):
            key = f"claim-{claim.kind}"
        return f"{self.names[seat]}: {self.text(key, **said)}"

    def event(self, event: Event) -> str:
        """What happened, as a sentence; an event this language has no text for by its name."""
        data = event_data(self.rules, self.names, event)
        key = f"event-{event.name()}"
        is_hidden = any(name not in data for name in event.fields())
        if is_hidden and self.texts.has(f"{key}-hidden"):
            key += "-hidden"
        if not self.texts.has(key):
            return event.name()
        worded = {name: self._worded(name, value) for name, value in data.items()}
        said: dict[str, str | int] = {**ABSENT, **worded, **self._aimed(event.fields())}
        said |= self._places(data) | self._lain(data)
        if "tool" in data:
            said["tool_key"] = str(data["tool"])
        if data.get("winners") == []:
            said["winner"] = "nobody"  # a role that nobody has wins nothing for anybody
        if self.is_own(event):
            return self.texts.told(key, "you", **said)
        return self.text(key, **said)

    def _lain(self, data: Mapping[str, object]) -> dict[str, str | int]:
        """A card that was placed rotated, by its sides as they lie; else it is told in a word."""
        if data.get("turned") is not True or "card" not in data:
            return {}
        printed = self.card(str(data["card"]))
        card = rotated_title(self.texts, printed)
        return {"card": card, "turned": "yes" if card == printed else "no"}

    def _places(self, data: Mapping[str, object]) -> dict[str, str | int]:
        """Where something happened: goals by their names, and the coordinates that people type."""
        cells = [str(data[name]) for name in CELLS if name in data]
        many = data.get("cells")
        cells += map(str, many) if isinstance(many, list) else ()
        between = " → " if "old_cell" in data or "new_cell" in data else " · "
        said: dict[str, str | int] = {
            "at": self.text("log-at", cells=between.join(cells)) if cells else ""
        }
        for name, place in (("cell", "place"), ("second_cell", "second_place")):
            if name in data:
                column, row = map(int, str(data[name]).split(","))
                said |= self.goal(cell_at(column, row), place)
        return said

    def goal(self, cell: int, place: str) -> dict[str, str | int]:
        """The name of a goal in all its forms; one that has moved away from the start keeps it."""
        rows = sorted(cell_y(goal) for goal in self.rules.goal_cells)
        key, number = "goal-unknown", 0
        if cell_y(cell) in rows:
            number = rows.index(cell_y(cell)) + 1
            names = GOALS.get(len(rows))
            key = f"goal-{names[number - 1]}" if names else "goal-numbered"
        forms = {place: "", f"{place}_object": "object", f"{place}_of": "of"}
        return {name: self.texts.told(key, form, number=number) for name, form in forms.items()}

    def is_own(self, event: Event) -> bool:
        """Whether an event is what the person who reads has done or got."""
        return self.you != NOBODY and event.fields().get("seat") == self.you

    def _aimed(self, fields: Mapping[str, object]) -> dict[str, str | int]:
        """At whom something is aimed: as an object, as an owner, and as a word to choose by."""
        target = fields.get("target", NOBODY)
        if not isinstance(target, int) or target == NOBODY:
            return {"toward": "nobody"}
        is_self = fields.get("seat") == target
        if target != self.you:
            name = self.names[target]
            return {
                "toward": "self" if is_self else "other",
                "target": self.person(name),
                "whose": self.text("log-whose", name=name),
            }
        return {
            "toward": "self" if is_self else "you",
            "target": self.text("log-yourself" if is_self else "log-you"),
            "whose": self.text("log-whose-you"),
        }

    def person(self, name: str) -> str:
        """A name as it stands in a sentence: with さん, for one, where that is said."""
        return self.text("person", name=name)

    def why_ended(self, seen: View, events: Sequence[Event]) -> str:
        """Why a round ended, as far as the last events tell."""
        for event in events:
            if isinstance(event, GoalTurned) and self.rules.ends_round[event.goal]:
                what = self.card(self.rules.names[event.goal])
                place = self.goal(event.cell, "place")
                return self._of_seat("why-goal", event.seat, goal=what, **place)
            if isinstance(event, GaveUp):
                return self._of_seat("why-gave-up", event.seat)
            if isinstance(event, CallAnswered):
                return self.text("why-called")
            if isinstance(event, RoundEnded):
                break
        return "" if seen.deck_size else self.text("why-cards")

    def won(self, winners: Sequence[str], is_own: bool) -> str:
        """Who has won the game; `is_own` if whoever reads has."""
        said: dict[str, str | int] = {
            "count": len(winners),
            "winners": self.texts.people(winners),
        }
        if is_own:
            return self.texts.told("game-won", "you", **said)
        return self.text("game-won", **said)

    def _of_seat(self, key: str, seat: int, **arguments: str | int) -> str:
        """A text about a seat, which may be that of whoever reads."""
        if seat == self.you:
            return self.texts.told(key, "you", seat=self.names[seat], **arguments)
        return self.text(key, seat=self.names[seat], **arguments)

    def _worded(self, name: str, value: object) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return value
        if isinstance(value, Mapping):
            return self.texts.listed(f"{self.person(who)} {gold}" for who, gold in value.items())
        if isinstance(value, list):
            return self._listed(name, value)
        if name.rpartition("_")[2] in ("card", "goal", "role"):
            return self.card(str(value))
        return self.tool(str(value)) if name == "tool" else str(value)

    def _listed(self, name: str, values: Sequence[object]) -> str:
        if name == "roles":
            people = map(self.person, self.names)
            titles = [self.card(str(value)) for value in values]
            return self.texts.listed(f"{who}: {title}" for who, title in zip(people, titles))
        if name in ("cards", "spare_roles"):
            return self.cards([str(value) for value in values])
        told = [str(value) for value in values]
        return self.texts.people(told) if name in PEOPLE else self.texts.listed(told)


def is_news(event: Event, seat: int) -> bool:
    """Whether a seat wants to be told at once: everything but deals and what others draw."""
    if event.name() in SHOWN:
        return False
    return event.name() not in QUIET or event.fields().get("seat") == seat
