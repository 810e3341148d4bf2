"""The collection: enough of every kind and grade, answers that are true, clear and never told."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from importlib.resources import files

import msgspec
import pytest

from bench.puzzles.__main__ import search
from bench.puzzles.history import DOUBTFUL, SURE
from bench.puzzles.moves import CLEAR, VAGUE
from bench.rounds import is_saboteur
from motherlode.bots.common.knowledge import knowledge_of
from motherlode.locale import texts
from motherlode.puzzles.collection import FILE, UnknownPuzzle, puzzle_of, puzzle_with, puzzles
from motherlode.puzzles.puzzle import GRADES, KINDS, MAP, MOVE, WHO, Puzzle
from motherlode.puzzles.scene import Scene
from motherlode.rules.core.views import view
from motherlode.rules.notation.data import view_data
from motherlode.rules.notation.words import cell_text
from motherlode.rules.positions.position import read_position
from motherlode.tables.past.puzzle_film import shown, solution_of
from tests.puzzles.listening import listened, spot

HEAVIEST = 500_000  # bytes of the whole file
# What a fact tells to nobody but its seat.
OWN = {"RoleDealt": "role", "HandDealt": "cards", "CardDrawn": "card", "MapRead": "goal"}
OWN |= {"CardsPassed": "cards", "NuggetPicked": "worth", "NuggetsTaken": "worths"}


def is_of(kind: str, fields: dict[str, object], seat: str) -> bool:
    """Whether a fact tells this seat something that the others don't know."""
    return kind in OWN and fields["seat"] == seat


def of_kind(kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles() if puzzle.kind == kind]


def test_there_are_enough_of_every_kind_and_grade() -> None:
    assert len(puzzles()) >= 200
    kinds = Counter(puzzle.kind for puzzle in puzzles())
    grades = Counter(puzzle.grade for puzzle in puzzles())
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 50
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= 20
    assert {3, 4, 5, 6} <= {len(puzzle.players) for puzzle in puzzles()}
    assert any(puzzle.modules for puzzle in puzzles())
    assert len((files("motherlode.puzzles") / FILE).read_bytes()) < HEAVIEST
    assert len({(puzzle.seed, puzzle.kind, len(puzzle.play)) for puzzle in puzzles()}) == len(
        puzzles()
    )


def test_answers_stand_as_players_sit_and_goals_lie() -> None:
    for puzzle in (of_kind(WHO)[0], of_kind(WHO)[-1]):
        order = [*puzzle.players[puzzle.eyes :], *puzzle.players[: puzzle.eyes]]
        assert Scene(puzzle).answers() == order[1:]
    rows = [int(one.split(",")[1]) for one in Scene(of_kind(MAP)[0]).answers()]
    assert rows == sorted(rows)


def test_every_day_has_its_own_until_all_had_their_turn() -> None:
    assert [puzzle.id for puzzle in puzzles()] == list(range(1, len(puzzles()) + 1))
    days = [puzzle_of(20_000 + day).id for day in range(len(puzzles()))]
    assert sorted(days) == [puzzle.id for puzzle in puzzles()]
    assert puzzle_with(7).id == 7
    for wrong in (0, len(puzzles()) + 1):
        with pytest.raises(UnknownPuzzle):
            puzzle_with(wrong)


def test_every_answer_is_offered_true_and_explained() -> None:
    for puzzle in puzzles():
        scene = Scene(puzzle)
        answers = scene.answers()
        state = scene.state
        assert not state.revealed
        assert len(answers) > len(puzzle.right) > 0
        assert set(puzzle.right) <= set(answers)
        assert set(puzzle.chances) <= set(answers)
        if puzzle.kind == WHO:
            seats = range(len(puzzle.players))
            truth = {puzzle.players[seat] for seat in seats if is_saboteur(state, seat)}
            assert set(puzzle.right) == truth
        elif puzzle.kind == MAP:
            treasure = list(state.goals).index(knowledge_of(state.rules).treasure)
            assert puzzle.right == (cell_text(state.goal_cells[treasure]),)
        if puzzle.kind == MOVE:
            assert puzzle.reason is not None
            assert puzzle.reason.key not in VAGUE
            assert texts().has(f"advice-{puzzle.reason.key}")
        else:
            assert 1 <= len(puzzle.moments) <= 3
            for moment in puzzle.moments:
                assert puzzle.play[moment.place][0] != puzzle.eyes
                assert moment.before < moment.after


def test_answers_are_far_from_all_others() -> None:
    for puzzle in puzzles():
        right = min(puzzle.chances[answer] for answer in puzzle.right)
        wrong = max(chance for text, chance in puzzle.chances.items() if text not in puzzle.right)
        if puzzle.kind == MOVE:
            assert right - wrong >= 100 * CLEAR - 1
        else:
            assert right >= 100 * SURE - 1
            assert wrong <= 100 * DOUBTFUL + 1


def test_nothing_tells_the_answer_before_it_is_given() -> None:
    for puzzle in puzzles()[::7]:
        scene = Scene(puzzle)
        sent = msgspec.json.encode(shown(puzzle, 1)).decode()
        told = json.dumps(scene.data())
        for text in (sent, told):
            assert f'"{puzzle.seed}"' not in text
            assert f":{puzzle.seed}," not in text.replace(" ", "")
        info = msgspec.json.decode(sent)
        stills = [one for still in info["frames"] for one in still.get("events", ())]
        film = [(one["event"], one["fields"]) for one in stills]
        listed = [(one["event"], one) for one in json.loads(told)["events"]]
        for events in (film, listed):
            own = [fields[OWN[kind]] for kind, fields in events if is_of(kind, fields, scene.seat)]
            assert own
            assert all(own)
            others = [one for one in events if one[0] in OWN and not is_of(*one, scene.seat)]
            assert others
            assert not any(fields.get(OWN[kind]) for kind, fields in others)
        hidden = [info["view"], *(one.get("changes", {}) for one in info["frames"])]
        assert not any("secrets" in one or "choice" in one for one in info["frames"])
        for one in hidden:
            for seat, sight in enumerate(one.get("seats", ())):
                assert seat == puzzle.eyes or not sight.get("role")


def test_a_position_of_it_shows_its_seat_the_same_table_and_other_cards() -> None:
    differs = 0
    for puzzle in puzzles()[::9]:
        scene = Scene(puzzle)
        world = read_position(scene.position()).turn
        seen = view_data(view(world, puzzle.eyes), puzzle.players)
        real = view_data(scene.view, puzzle.players)
        for field in ("hand", "maze", "goals", "role", "seats", "discard", "deck"):
            assert seen.get(field) == real.get(field), (puzzle.id, field)
        differs += list(world.goals) != list(scene.state.goals)
    assert differs  # it isn't the real table


def test_the_reader_still_thinks_so() -> None:
    for puzzle in [*of_kind(WHO)[::5], *of_kind(MAP)[::5]]:
        reader, replay = listened(puzzle)
        found = reader.mind.private
        if puzzle.kind == WHO:
            chances = dict(zip(puzzle.players, found.chances, strict=True))
        else:
            cells = [cell_text(cell) for cell in replay.state.goal_cells]
            chances = dict(zip(cells, found.hopes, strict=True))
        for answer, percent in puzzle.chances.items():
            assert abs(chances[answer] * 100 - percent) <= 1, puzzle.id


def test_moves_are_best_in_other_worlds_too() -> None:
    plain = [puzzle for puzzle in of_kind(MOVE) if not puzzle.modules and puzzle.rules == "base"]
    for puzzle in plain[::12]:
        here = spot(puzzle)
        answers = Scene(puzzle).answers()
        places = [answers.index(text) for text in puzzle.chances]
        values = dict(zip(puzzle.chances, here.values(places, 200, 987_654), strict=True))
        wrong = max(value for text, value in values.items() if text not in puzzle.right)
        assert min(values[text] for text in puzzle.right) > wrong, puzzle.id


def test_the_same_games_give_the_same_puzzles() -> None:
    everything = frozenset((kind, grade) for kind in KINDS for grade in GRADES)
    kept = [replace(puzzle, id=0) for puzzle in puzzles()]
    found = search(everything, 1, 2).puzzles
    assert found
    for puzzle in found:
        assert puzzle in kept


def test_what_is_told_after_an_answer() -> None:
    for kind in KINDS:
        puzzle = of_kind(kind)[0]
        answers = Scene(puzzle).answers()
        wrong = next(answer for answer in answers if answer not in puzzle.right)
        told = solution_of(puzzle, wrong)
        assert not told.is_right
        assert solution_of(puzzle, told.right[0]).is_right
        info = shown(puzzle, 3)
        assert info.answers == tuple(answers)
        assert all(moment.still < len(info.frames) for moment in told.moments)
        for moment in told.moments:
            still = info.frames[moment.still]
            assert still.said if moment.is_said else still.events
