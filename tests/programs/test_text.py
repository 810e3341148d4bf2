"""The table as text: complete, short, and free of secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import fmean

import pytest

from motherlode.programs.answers import read_answer
from motherlode.programs.happenings import event_line, talk_line
from motherlode.programs.options import in_order, option_lines
from motherlode.programs.text import table_text
from motherlode.programs.tunnels import Tunnels, cell_text
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.tables.game.sight import prompt_info, rules_info, seat_view, seen_event
from motherlode.tables.wire.messages import Talk
from motherlode.tables.wire.sights import Option
from tests.programs.reading import AS_TEXT, answers
from tests.secrets.test_sight import TABLES
from tests.secrets.test_two_worlds import search
from tests.support.doors import LEARNED, Doors
from tests.support.plain import kind_of, rules_of, scaled
from tests.support.players import choose

MOST_TOKENS = 1_500
USUAL_TOKENS = 600
NEARLY = 0.7  # shorter texts don’t have more tokens: 0.37 to 0.52 of their signs
EVERYTHING = ("everything",)  # every module that goes with it
FULL_TABLES = [
    ("base", 3),
    ("base", 6),
    ("base", 10),
    ("tournament", 5),
    ("tournament", 9),
    ("saboteur2", 2),
    ("saboteur2", 5),
    ("saboteur2", 8),
    ("saboteur2", 12),
]
CARDS, WAYS = ("tee_nes", "cross"), ("", " turned")
CELLS = " ".join(f"{x},0" for x in range(24))
STYLES = ("mixed", "seek", "wander", "mixed", "choke")
GAMES = [
    ("base", 5, ()),
    ("base", 10, ()),
    ("base", 6, ("greedy_dwarf", "vote", "wardrobe")),
    ("base", 5, ("new_goals", "treasure_chests")),
    ("base", 5, ("toll_tunnels", "veto", "storage")),
    ("tournament", 9, ()),
    ("duel", 2, ()),
    ("saboteur2", 5, ()),
    ("saboteur2", 12, ()),
    *((game, players, EVERYTHING) for game, players in FULL_TABLES),
]


def tokens(text: str) -> int:
    """At least as many tokens as common vocabularies make of it: they know words, this doesn't."""
    count = 0
    for piece in re.findall(r"[A-Za-z]+|\d+|\n|[^\w\s]|[^\W\d]", text):
        if piece.isascii() and piece.isalpha():
            count += -(-len(piece) // 4)
        elif piece.isdigit():
            count += -(-len(piece) // 3)
        else:
            count += len(piece.encode())
    return count


def text_of(state: State, seat: int, news: list[str]) -> str:
    """The table as a seat reads it."""
    names = default_names(state.seats)
    in_window = not state.over and state.top().silence(state) != NOBODY
    seen = seat_view(view(state, seat), names, in_window)
    asked = prompt(state, seat)
    told = None
    if not state.over and asked.asked == seat and len(asked.choices):
        told = prompt_info(state, names, asked, 1)
    return table_text(rules_info(state.rules), seen, told, news)


class TextDoors(Doors):
    """Everything goes through the text."""

    def view(self, state: State, seat: int) -> object:
        """The table, with what is asked."""
        return text_of(state, seat, [])

    def prompt(self, state: State, seat: int) -> object:
        """It is in the text."""
        return ""

    def event(self, state: State, event: Event, seat: int) -> object:
        """A fact as a line, unless somebody rightly learns something by it."""
        names = default_names(state.seats)
        seen = seen_event(state.rules, names, event.seen_by(seat))
        return {**seen.fields, "line": "" if seen.event in LEARNED else event_line(seen)}


@pytest.mark.parametrize(("game", "players", "edition", "modules"), TABLES)
def test_no_text_depends_on_what_its_seat_may_not_know(
    game: str, players: int, edition: str, modules: tuple[str, ...]
) -> None:
    rules = rules_of(game, players, edition, modules)
    for seed in range(scaled(2)):
        assert search(rules, TextDoors(), seed, 0.2) == ""


class TellingAll(TextDoors):
    """A text with a role in it that nobody may know."""

    def view(self, state: State, seat: int) -> object:
        """With the first role."""
        return f"{super().view(state, seat)} {state.rules.role_names[state.roles[0]]}"


def test_the_search_finds_a_leak_in_a_text() -> None:
    rules = rules_of("base", 4)
    assert any(search(rules, TellingAll(), seed, 0.5) for seed in range(40))


def asked(rules: Rules, seed: int, style: str) -> Iterator[tuple[State, int, list[str]]]:
    """Every decision of a game: whose it is, and what happened since that seat's last."""
    random = Random(seed)
    state = new_game(rules, seed, NOBODY, listening=True)
    names = default_names(state.seats)
    news: list[list[str]] = [[] for _ in names]
    while not state.over:
        seat = int(state.top().seat)
        yield state, seat, news[seat]
        news[seat] = []
        apply(state, choose(state, style, random))
        for event in state.take_events():
            for other, told in enumerate(news):
                line = event_line(seen_event(state.rules, names, event.seen_by(other)))
                told += [line] if line else []


def table(game: str, players: int, modules: tuple[str, ...]) -> Rules:
    """The rules of a table, perhaps with everything that goes with its game."""
    if modules == EVERYTHING:
        modules = tuple(CATALOGUE.allowed_extras(game, "", players))
        assert len(modules) >= 11
    return rules_of(game, players, "", modules)


def games(count: int) -> Iterator[tuple[str, int, tuple[str, ...], int, str]]:
    """Each game in a style of play, and with a longer sweep in several."""
    for place, (game, players, modules) in enumerate(GAMES):
        for seed in range(place, place + scaled(count)):
            yield game, players, modules, seed, STYLES[seed % len(STYLES)]


@pytest.mark.parametrize(("game", "players", "modules", "seed", "style"), list(games(1)))
def test_a_question_is_short(
    game: str, players: int, modules: tuple[str, ...], seed: int, style: str
) -> None:
    """Of all questions, not only of turns; signs are counted before what may be the longest."""
    texts = [
        text_of(state, seat, news)
        for state, seat, news in asked(table(game, players, modules), seed, style)
    ]
    longest = max(map(len, texts))
    most = max((text for text in texts if len(text) > NEARLY * longest), key=tokens)
    assert 200 < tokens(most) <= MOST_TOKENS, most


def test_the_longest_question_that_was_ever_found_is_short() -> None:
    told = [
        text_of(state, seat, news)
        for state, seat, news in asked(table("saboteur2", 12, EVERYTHING), 4, "choke")
        if kind_of(state) == "Steal"
    ]
    assert 1_300 < max(map(tokens, told)) <= MOST_TOKENS


def test_a_turn_of_the_base_game_is_shorter_still() -> None:
    counts = [
        tokens(text_of(state, seat, news))
        for state, seat, news in asked(rules_of("base", 5), 0, STYLES[0])
        if kind_of(state) == "Turn"
    ]
    assert len(counts) > 100
    assert 500 < fmean(counts) <= USUAL_TOKENS


@pytest.mark.parametrize("game", ["base", "duel", "saboteur2"])
def test_no_line_begins_with_a_name_which_could_say_anything(game: str) -> None:
    players = 2 if game == "duel" else 5
    rules = table(game, players, () if game == "duel" else EVERYTHING)
    names = default_names(players)
    announced, told = 0, 0
    for state, seat, news in asked(rules, 1, STYLES[0]):
        said = [talk_line(Talk(0, other, text="gold!"), names) for other in range(players)]
        said += [talk_line(Talk(0, other, claim="trust", about=0), names) for other in (1, 0)]
        lines = text_of(state, seat, [*news, *said]).splitlines()
        assert not [line for line in lines if line.startswith(names)]
        announced += any(line.startswith("Announced by ") for line in lines)
        told += sum(line.lstrip() in said for line in lines)
    assert announced or game == "duel"
    assert told > 100


def test_roles_that_lie_open_are_told_once() -> None:
    told = []
    for state, seat, news in asked(rules_of("saboteur2", 5), 1, STYLES[0]):
        text = text_of(state, seat, news)
        if any(line.startswith("RolesRevealed") for line in news):
            is_open = bool(view(state, seat).revealed)
            assert ("RolesRevealed" in text) != is_open
            assert not is_open or all(
                f" {name}" in text and ", role " in text for name in default_names(5)
            )
            told.append(is_open)
    assert True in told


def test_all_that_a_person_sees_is_there() -> None:
    random, state = Random(3), new_game(rules_of("base", 5), 3)
    names = default_names(state.seats)
    looked = 0
    while not state.over:
        seat = int(state.top().seat)
        seen, text = view(state, seat), text_of(state, seat, ["Bo says: “gold!”"])
        told = seat_view(seen, names)
        assert all(name in text for name in [*names, *told.hand, told.role or ""])
        assert f"Deck {told.deck}," in text
        assert "gold!" in text
        for goal in told.goals:
            x, y = goal.cell
            assert f"{x},{y} {'goal' if goal.face_up else 'face down'}" in text
            assert not goal.card or goal.card in text
        for laid in told.maze:
            row = re.search(rf"^y={laid.cell[1]}:.*$", text, re.MULTILINE)
            assert row is not None
            assert re.search(rf" {laid.cell[0]}~?[NESWL|]+", row[0])
        for name, count in zip(names, told.seats):
            assert re.search(rf"^>? {name}.*: {count.cards}\b", text, re.MULTILINE)
        looked += 1
        apply(state, choose(state, "mixed", random))
    assert looked > 50


@pytest.mark.parametrize("game", ["base", "saboteur2", "duel", "tournament"])
def test_open_ends_are_those_of_the_engine(game: str) -> None:
    players = {"duel": 2}.get(game, 5)
    random = Random(5)
    state = new_game(rules_of(game, players), 5)
    info, names = rules_info(state.rules), default_names(state.seats)
    while not state.over:
        ends = Tunnels(info, seat_view(view(state, 0), names)).open_ends()
        assert ends == sorted((int(cell_x(c)), int(cell_y(c))) for c in state.maze.frontier)
        apply(state, choose(state, "mixed", random))


@pytest.mark.parametrize(
    ("game", "players", "modules"),
    [("base", 4, ("toll_tunnels",)), ("base", 5, ()), ("saboteur2", 6, EVERYTHING)],
)
def test_every_option_has_a_number_of_its_own_or_is_told_as_text(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    told_as_text = 0
    for state, seat, _ in asked(table(game, players, modules), 1, "mixed"):
        names = default_names(state.seats)
        options = prompt_info(state, names, prompt(state, seat), 1).options
        maze = [cell_text(laid.cell) for laid in seat_view(view(state, seat), names).maze]
        lines = option_lines(options, maze)[1:]
        shared = [line for line in lines if line.startswith(AS_TEXT)]
        told = [text for line in shared for text in answers(line, maze)]
        for line in lines:
            if line not in shared:
                found = re.findall(r" (\d+)=", line) or [line.rpartition(" ")[2]]
                told += [options[in_order(options)[int(number) - 1]].text for number in found]
        assert sorted(told) == sorted(option.text for option in options), lines
        told_as_text += len(shared)
    assert told_as_text


def test_what_is_told_as_text_is_told_once() -> None:
    options = [
        Option(f"{card} @ {x},0{way}", "", "") for card, x, way in product(CARDS, range(24), WAYS)
    ]
    options += [
        Option(f"cross @ 1,1 paid by {name}", "", "", payer=seat) for seat, name in enumerate("AB")
    ]
    assert option_lines(options)[1:] == [
        f"as text: {{tee_nes @ | cross @}} {{{CELLS}}} or {{{CELLS}}} turned",
        "as text: cross @ 1,1 paid by {A | B}",
    ]


def test_what_is_paid_for_belongs_together_and_names_are_no_braces() -> None:
    names = ("Bo", "A|B}", '"Mary {Ann"')
    laid = ("cross @ 1,0", "cross @ 2,0", "cross @ 1,1 turned")
    options = [
        Option(f"{one} paid by {name}", "", "", payer=seat)
        for one in laid
        for seat, name in enumerate(names)
    ]
    lines = option_lines(options)[1:]
    told = 'as text: {cross @ {1,0 2,0} or 1,1 turned} paid by {Bo | "A|B}" | "Mary {Ann"}'
    assert lines == [told]
    assert answers(told, ()) == [option.text for option in options]
    for answer in (f'{one} paid by "A|B}}"' for one in laid):
        assert options[read_answer(options, answer)].text == answer.replace('"', "")


def test_names_that_could_be_braces_are_quoted_among_several() -> None:
    heads, names = ("break_pick", "break_cart", "break_lantern"), ("Bo", "A|B}", *"CDEFGH")
    options = [Option(f"{head} > {name}", "", "") for head, name in product(heads, names)]
    lines = option_lines(options)[1:]
    assert lines == [
        "as text: {break_pick > | break_cart > | break_lantern >} "
        '{Bo | "A|B}" | C | D | E | F | G | H}'
    ]
    assert answers(lines[0], ()) == [option.text for option in options]


def test_most_of_the_maze_is_told_by_the_exceptions() -> None:
    maze = [f"{x},0" for x in range(20)]
    rockfalls = [Option(f"rockfall @ {cell}", "", "") for cell in [*maze[1:], "5,1"]]
    assert option_lines(rockfalls, maze)[1:] == [
        "as text: rockfall @ any card in the maze but 0,0, or 5,1"
    ]


def test_what_somebody_did_in_one_go_is_one_line() -> None:
    state = new_game(rules_of("base", 3), 1)
    news = [
        "Ada cross @ 1,0",
        "Ada GoldPaid",
        'Ada says: "hm"',
        "Ada MapRead 8,0",
        "Bo MapRead 8,0",
    ]
    told = text_of(state, 0, news).partition("Since you last looked:\n")[2]
    lines = ["Ada cross @ 1,0; GoldPaid", *news[2:]]
    assert told.splitlines()[:4] == [f" {line}" for line in lines]
