"""The table in plain text: all that a person in this seat sees, in as few words as possible."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from motherlode.locale import texts
from motherlode.programs.options import option_lines
from motherlode.programs.tunnels import cell_text, maze_lines
from motherlode.tables.wire.sights import (
    Discarded,
    Goal,
    Option,
    PromptInfo,
    RulesInfo,
    SeatSight,
    SeatView,
)

MAZE_HEAD: Final = (
    "Maze (column, then where tunnels lead: N up, E toward the goals, L ladder; | parts tunnels, "
    "~ isn’t connected to the start):"
)
NEWS: Final = "Since you last looked:"
LOG: Final = "From the log:"
ROLES: Final = "RolesRevealed roles="  # beside every player as long as the roles lie open
SAID: Final = re.compile(" (says|claims): ")
# Words of cards' names that only repeat which tunnels they have.
SHAPED: Final = re.compile(
    r"(^|_)(straight|curve|tee|cross|dead|stub|double|bridge|ladder|[nesw]+)(?=_|$)"
)


def table_text(
    rules: RulesInfo,
    view: SeatView,
    prompt: PromptInfo | None = None,
    news: Sequence[str] = (),
    marks: Mapping[int, str] | None = None,
    heading: str = NEWS,
) -> str:
    """All of it; `news` happened since the last time, `marks` tell bots and programs."""
    lines = [
        _heading(rules, view),
        *_piles(view),
        *_players(view, marks or {}),
        *_own(rules, view),
        f"Goals: {'; '.join(_goal(view, goal) for goal in view.goals)}",
        MAZE_HEAD,
        *maze_lines(rules, view, _named(rules)),
        *_kept(view),
        *_since(view, news, heading),
        *_ending(view),
        *asking(view, prompt),
    ]
    return "\n".join(lines)


def _heading(rules: RulesInfo, view: SeatView) -> str:
    games = f"{rules.game} with {' '.join(rules.modules)}" if rules.modules else rules.game
    roles = ", ".join(f"{one.count} {one.role}" for one in rules.role_cards)
    spare = f", {rules.spare_roles} left over" if rules.spare_roles else ""
    won = f" Won so far: {', '.join(view.outcomes)}." if view.outcomes else ""
    return f"{games}: round {view.round} of {view.rounds}. Role cards: {roles}{spare}.{won}"


def _piles(view: SeatView) -> list[str]:
    counted = Counter(one.card for one in view.discard if one.face_up and one.card)
    known = Counter(one.card for one in view.discard if not one.face_up and one.card)
    unseen = sum(_is_unknown(one) for one in view.discard)
    parts = [
        f"Deck {view.deck}",
        f"discards face up: {_several(counted)}",
        f"face down: {unseen} unknown",
    ]
    if known:
        parts.append(f"known to you: {_several(known)}")
    return [", ".join(parts)]


def _is_unknown(one: Discarded) -> bool:
    return one.card is None


def _several(counted: Mapping[str, int]) -> str:
    told = [f"{name} x{count}" if count > 1 else name for name, count in sorted(counted.items())]
    return " ".join(told) or "none"


def _players(view: SeatView, marks: Mapping[int, str]) -> list[str]:
    way = 1 if view.clockwise else -1
    count = len(view.seats)
    order = [(view.first + way * place) % count for place in range(count)]
    hidden = _is_gold_hidden(view)
    told = [_player(view, seat, marks.get(seat, ""), hidden) for seat in order]
    return [f"Players in turn order, cards in hand{', others’ gold hidden' * hidden}:", *told]


def _is_gold_hidden(view: SeatView) -> bool:
    """Whether nobody else's gold is known."""
    return all(one.tokens is None for seat, one in enumerate(view.seats) if seat != view.seat)


def _player(view: SeatView, seat: int, mark: str, all_hidden: bool) -> str:
    one = view.seats[seat]
    notes = [note for note in ("you" if seat == view.seat else "", mark) if note]
    parts = [f"{one.cards}"]
    parts += [f"role {one.role}"] if one.role else []
    parts += [f"in front: {' '.join(one.tools)}"] if one.tools else []
    parts += _gold(one, all_hidden)
    parts += ["wants to end the round"] if seat in view.callers else []
    who = f"{one.name} ({', '.join(notes)})" if notes else one.name
    return f"{'>' * (seat == view.asked)} {who}: {', '.join(parts)}"


def _gold(one: SeatSight, all_hidden: bool) -> list[str]:
    parts = []
    if one.nugget_cards:
        worth = f"{one.least}" if one.least == one.most else f"{one.least}-{one.most}"
        parts.append(f"nugget cards: {one.nugget_cards}, worth {worth}")
    if one.nuggets:
        parts.append(f"nuggets {_numbers(one.nuggets)}")
    if one.tokens is None:
        parts += [] if all_hidden else ["gold hidden"]
    elif one.tokens:
        parts.append(f"{one.tokens} gold")
    if one.score is not None:
        parts.append(f"final score {one.score}")
    return parts


def _own(rules: RulesInfo, view: SeatView) -> list[str]:
    """What only this seat has: its role, its hand, its nuggets."""
    if view.seat is None:
        return ["You watch."]
    shapes = {card.name: card.shape for card in rules.cards}
    hand = [f"{name} {_shape(shapes[name])}".rstrip() for name in view.hand]
    lines = [
        f"You are {view.seats[view.seat].name}, {view.role}. Hand: {', '.join(hand) or 'none'}"
    ]
    if view.nuggets:
        lines.append(f"Your nugget cards: {_numbers(view.nuggets)}")
    if view.pool:
        lines.append(f"Nugget cards to choose from: {_numbers(view.pool)}")
    return lines


def _shape(shape: str) -> str:
    return shape.replace("-", "")


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _goal(view: SeatView, goal: Goal) -> str:
    place = cell_text(goal.cell)
    if goal.face_up:
        return f"{place} {goal.card}"
    known = f" (you saw {goal.card})" if goal.card else ""
    others = [view.seats[seat].name for seat in goal.lookers if seat != view.seat]
    looked = f", seen by {' '.join(others)}" if others else ""
    return f"{place} face down{known}{looked}"


def _named(rules: RulesInfo) -> dict[str, str]:
    """What cards are besides their tunnels: a door of a color, a ladder, the start."""
    return {card.name: SHAPED.sub("", card.name).strip("_") for card in rules.cards if card.shape}


def _kept(view: SeatView) -> list[str]:
    """What modules show, without what is empty."""
    lines = []
    for module, fields in view.kept.items():
        told = [_field(name, value) for name, value in fields.items() if _says(value)]
        if told:
            lines.append(f"{module}: {'; '.join(told)}")
    return lines


def _field(name: str, value: object) -> str:
    return name if value is True else f"{name} {plain(value)}"


def _says(value: object) -> bool:
    return any(map(_says, value)) if isinstance(value, list) else bool(value)


def plain(value: object) -> str:
    """A value of a module or an event in as few signs as possible."""
    if isinstance(value, Mapping):
        return " ".join(f"{name}={plain(one)}" for name, one in value.items())
    if isinstance(value, list):
        return " ".join(plain(one).replace(" ", "/") for one in value) or "-"
    return "?" if value is None else str(value)


def _since(view: SeatView, news: Sequence[str], heading: str) -> list[str]:
    """What happened; what somebody did in one go is one line."""
    lines: list[str] = []
    before = ""
    for one in news:
        who = _doer(view, one)
        if view.revealed and not who and one.startswith(ROLES):
            continue
        if who and who == before:
            lines[-1] += f"; {one.removeprefix(who).strip()}"
        else:
            lines.append(f" {one}")  # so that no name can begin a line
        before = who
    return [heading, *lines] if lines else []


def _doer(view: SeatView, line: str) -> str:
    """Who did what a line tells; nobody if it was said."""
    if SAID.search(line):
        return ""
    begun = [one.name for one in view.seats if line.startswith(f"{one.name} ")]
    return max(begun, key=len, default="")


def _ending(view: SeatView) -> list[str]:
    lines = []
    if view.revealed and view.outcomes:
        finder = "" if view.finder is None else f"; {view.seats[view.finder].name} got there"
        lines.append(f"The round is over: {view.outcomes[-1]} won{finder}.")
    if view.spare_roles:
        lines.append(f"Role cards left over: {' '.join(view.spare_roles)}")
    if view.over:
        winners = ", ".join(view.seats[seat].name for seat in view.winners)
        lines.append(f"The game is over. Most gold: {winners}.")
    return lines


# -- questions -----------------------------------------------------------------------------------


def asking(view: SeatView, prompt: PromptInfo | None) -> list[str]:
    """What this seat is asked, and every answer by its number; or whom the table waits for."""
    if prompt is None:
        if view.over or view.revealed:
            return []
        waited = "everyone" if view.asked is None else view.seats[view.asked].name
        told = _announced(view, view.announced, view.announcer)
        return [*told, f"You are not asked. The table waits for {waited}."]
    maze = [cell_text(laid.cell) for laid in view.maze]
    return [*_question(view, prompt), *option_lines(prompt.options, maze)]


def _question(view: SeatView, prompt: PromptInfo) -> list[str]:
    words, key = texts("en"), f"prompt-{prompt.kind}"
    asked = words.text(key, total=prompt.total) if words.has(key) else prompt.kind
    lines = [f"Asked: {asked}"]
    lines += _announced(view, prompt.about, prompt.mover)
    if prompt.cells:
        lines.append(f"About: {' '.join(map(cell_text, prompt.cells))}")
    return lines


def _announced(view: SeatView, card: Option | None, mover: int | None) -> list[str]:
    if card is None or mover is None:
        return []
    return [f"Announced by {view.seats[mover].name}: {card.text}"]
