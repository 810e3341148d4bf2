"""The table in plain text: all that a person in this seat sees, in as few words as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from motherlode.locale import texts
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
    "Maze (x:tunnels; N is up, E toward the goals; | parts tunnels that don’t meet, "
    "~ is not connected to the start):"
)
# Cards whose tunnels say everything: their names would only repeat them.
TURNED: Final = "turned"
MANY: Final = 12  # answers that several cards share
PLAIN: Final = ("straight", "curve", "tee", "cross", "dead")


def table_text(
    rules: RulesInfo,
    view: SeatView,
    prompt: PromptInfo | None = None,
    news: Sequence[str] = (),
    marks: Mapping[int, str] | None = None,
) -> str:
    """All of it; `news` happened since the last time, `marks` tell bots and programs."""
    lines = [
        _heading(rules, view),
        *_piles(view),
        "Players, in turn order:",
        *_players(view, marks or {}),
        *_own(rules, view),
        f"Goals: {'; '.join(_goal(view, goal) for goal in view.goals)}",
        MAZE_HEAD,
        *maze_lines(rules, view, _named(rules)),
        *_kept(view),
        *_since(news),
        *_ending(view),
        *asking(view, prompt),
    ]
    return "\n".join(lines)


def _heading(rules: RulesInfo, view: SeatView) -> str:
    games = " + ".join([rules.game, *rules.modules])
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
    return [_player(view, seat, marks.get(seat, "")) for seat in order]


def _player(view: SeatView, seat: int, mark: str) -> str:
    one = view.seats[seat]
    notes = [note for note in ("you" if seat == view.seat else "", mark) if note]
    parts = [f"{one.cards} cards"]
    parts += [f"role {one.role}"] if one.role else []
    parts += [f"in front: {' '.join(one.tools)}"] if one.tools else []
    parts += _gold(one)
    parts += ["wants to end the round"] if seat in view.callers else []
    who = f"{one.name} ({', '.join(notes)})" if notes else one.name
    return f"{'>' if seat == view.asked else '-'} {who}: {', '.join(parts)}"


def _gold(one: SeatSight) -> list[str]:
    parts = []
    if one.nugget_cards:
        worth = f"{one.least}" if one.least == one.most else f"{one.least}-{one.most}"
        parts.append(f"nugget cards: {one.nugget_cards}, worth {worth}")
    if one.tokens is None:
        parts.append("gold hidden")
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
        return f"{place} {goal.card} face up"
    known = f" (you saw {goal.card})" if goal.card else ""
    others = [view.seats[seat].name for seat in goal.lookers if seat != view.seat]
    looked = f", seen by {' '.join(others)}" if others else ""
    return f"{place} face down{known}{looked}"


def _named(rules: RulesInfo) -> dict[str, str]:
    """The names of the cards that are more than their tunnels."""
    return {
        card.name: card.name
        for card in rules.cards
        if card.shape and card.name.partition("_")[0] not in PLAIN
    }


def _kept(view: SeatView) -> list[str]:
    """What modules show, without what is empty."""
    lines = []
    for module, fields in view.kept.items():
        told = [f"{name} {plain(value)}" for name, value in fields.items() if _says(value)]
        if told:
            lines.append(f"{module}: {'; '.join(told)}")
    return lines


def _says(value: object) -> bool:
    return any(map(_says, value)) if isinstance(value, list) else bool(value)


def plain(value: object) -> str:
    """A value of a module or an event in as few signs as possible."""
    if isinstance(value, Mapping):
        return " ".join(f"{name}={plain(one)}" for name, one in value.items())
    if isinstance(value, list):
        return " ".join(plain(one).replace(" ", "/") for one in value) or "-"
    return "?" if value is None else str(value)


def _since(news: Sequence[str]) -> list[str]:
    return ["Since you last looked:", *(f"- {one}" for one in news)] if news else []


def _ending(view: SeatView) -> list[str]:
    lines = []
    if view.revealed and view.outcomes:
        finder = "" if view.finder is None else f"; {view.seats[view.finder].name} got there"
        lines.append(f"The round is over: {view.outcomes[-1]} won{finder}.")
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
        return [f"You are not asked. The table waits for {waited}."]
    return [*_question(view, prompt), *option_lines(prompt.options)]


def _question(view: SeatView, prompt: PromptInfo) -> list[str]:
    words, key = texts("en"), f"prompt-{prompt.kind}"
    asked = words.text(key, total=prompt.total) if words.has(key) else prompt.kind
    lines = [f"Asked: {asked}"]
    if prompt.about is not None and prompt.mover is not None:
        lines.append(f"{view.seats[prompt.mover].name} announced: {prompt.about.text}")
    if prompt.cells:
        lines.append(f"About: {' '.join(map(cell_text, prompt.cells))}")
    return lines


def in_order(options: Sequence[Option]) -> list[int]:
    """The indices of all options in the order in which they are numbered: those alike together."""
    groups: dict[str, list[int]] = {}
    for index, option in enumerate(options):
        groups.setdefault(_parted(option.text)[0], []).append(index)
    return [index for group in groups.values() for index in group]


def option_lines(options: Sequence[Option]) -> list[str]:
    """Every option by its number; those that begin alike share a line: `cross @ 4=1,0 5=2,0`.

    Where several cards could all do the same, that is told once, to be written as text.
    """
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, index in enumerate(in_order(options), 1):
        head, rest = _parted(options[index].text)
        groups.setdefault(head, []).append((number, rest))
    alike: dict[tuple[str, ...], list[str]] = {}
    for head, numbered in groups.items():
        alike.setdefault(tuple(rest for _, rest in numbered), []).append(head)
    lines = ["Options, as number=what follows (answer with a number, or with the text):"]
    for rests, heads in alike.items():
        if len(heads) > 1 and len(rests) >= MANY:
            lines.append(f"as text: {{{' | '.join(heads)}}} {{{' | '.join(rests)}}}")
        else:
            lines += [_line(head, groups[head]) for head in heads]
    return lines


def _line(head: str, numbered: Sequence[tuple[int, str]]) -> str:
    """A line of options; one that only rotates the card of the one before says just that."""
    told, before = [head], ""
    for number, rest in numbered:
        short = TURNED if rest == f"{before} {TURNED}" else rest
        told.append(f"{number}={short}" if rest else f"{number}")
        before = rest
    return " ".join(told)


def _parted(text: str) -> tuple[str, str]:
    """What options share, and the rest: up to the sign, or the first word."""
    for sign in ("@", ">"):
        head, found, rest = text.partition(f" {sign} ")
        if found:
            return f"{head} {sign}", rest
    head, _, rest = text.partition(" ")
    return head, rest
