"""Every answer to every question has an action, and that action is this answer."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from motherlode.env.kernel.coder import FORMS, NONE
from motherlode.env.kernel.layout import KINDS, OVERFLOW, WORDS
from motherlode.env.kernel.offers import MORE
from motherlode.env.kernel.tables import Tables
from motherlode.env.words import Wording
from motherlode.rules.core import contract
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.words import default_names
from tests.env.tables import ALL_SECOND, RULE_SETS, open_set
from tests.support.plain import rules_of, scaled
from tests.support.players import choose


def offered(tables: Tables) -> dict[int, int]:
    """What each action of all pages stands for; leaves the first page open."""
    found: dict[int, int] = {}
    page = 0
    while True:
        table = tables.tables[0]
        for place in range(table.offers):
            action, choice = int(table.actions[place]), int(table.choices[place])
            if choice != MORE:
                found[page * tables.layout.actions + action] = choice
        mask = bytes(memoryview(tables.masks))
        assert {n for n, one in enumerate(mask) if one} == {
            int(table.actions[place]) for place in range(table.offers)
        }
        if not mask[tables.layout.more]:
            return found
        tables.step_one(0, int(tables.layout.more))
        page += 1
        if tables.tables[0].page == 0:
            return found


def check_forms(tables: Tables, seat: int) -> None:
    """The words of choices say what the notation says: as many different ones, none alike."""
    coder, choices = tables.coder, list(options(tables.state(0)))
    words = {int(coder.described(seat, choice)) for choice in choices}
    names = default_names(int(tables.seats))
    texts = {choice_text(tables.rules, names, choice) for choice in choices}
    assert len(words) == len(texts) == len(choices)
    table = tables.tables[0]
    for place in range(table.offers):
        choice, action = int(table.choices[place]), int(table.actions[place])
        if choice >= 0 and action < tables.layout.others:
            assert coder.action(tables.state(0), seat, choice) == action


def test_the_coder_knows_every_form_of_a_choice() -> None:
    forms = {value for name, value in vars(contract).items() if name.startswith("FORM_")}
    assert set(FORMS) == forms - {contract.FORM_CALL}  # which has an action of its own
    assert set(FORMS.values()) == set(range(1, len(FORMS) + 1))


@pytest.mark.parametrize("window", [(15, 11), (3, 3)])
@pytest.mark.parametrize(("game", "players", "modules"), RULE_SETS)
def test_every_option_has_an_action_and_back(
    game: str, players: int, modules: tuple[str, ...], window: tuple[int, int]
) -> None:
    rules = rules_of(game, players, "", modules)
    tables = open_set(rules, window=window)
    random = Random(players)
    for seed in range(scaled(2)):
        tables.begin(0, seed)
        while not tables.ended[0]:
            state = tables.state(0)
            assert state.top().name() in rules.kinds
            found = offered(tables)
            check_forms(tables, int(tables.asked[0]))
            assert sorted(set(found.values())) == sorted(int(one) for one in options(state))
            choice = int(choose(state, random.choice(("seek", "mixed")), random))
            while choice not in [int(one) for one in tables.tables[0].choices]:
                tables.step_one(0, int(tables.layout.more))
            actions = tables.tables[0].actions
            place = [int(one) for one in tables.tables[0].choices].index(choice)
            assert tables.choice(0, actions[place]) == choice
            tables.step_one(0, actions[place])


def test_a_small_window_needs_several_pages() -> None:
    game, players, modules = ALL_SECOND
    tables = open_set(rules_of(game, players, "", modules), window=(3, 3))
    most = 0
    for seed in range(3):
        random = Random(seed)
        state = new_game(tables.rules, seed)
        while not state.over:
            if len(options(state)) > OVERFLOW:
                tables.set_state(0, state.copy())
                most = max(most, int(tables.tables[0].overflowed))
            apply(state, choose(state, "seek", random))
    assert most > OVERFLOW


def test_most_answers_of_the_base_game_have_an_action_of_their_own() -> None:
    tables = open_set(rules_of("base", 5))
    random = Random(1)
    own = others = 0
    for seed in range(scaled(10)):
        tables.begin(0, seed)
        while not tables.ended[0]:
            state, seat = tables.state(0), int(tables.asked[0])
            actions = [tables.coder.action(state, seat, one) for one in options(state)]
            own += sum(action != NONE for action in actions)
            others += sum(action == NONE for action in actions)
            offers = tables.tables[0].actions
            tables.step_one(0, offers[random.randrange(tables.tables[0].offers)])
    assert others < own / 25


def test_the_table_of_the_page_has_the_numbers_of_the_actions() -> None:
    layout = open_set(rules_of("base", 3)).layout
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")
    first = [int(number) for number in re.findall(r"^\| (\d+)(?:–\d+)? \| \d", page, re.MULTILINE)]
    assert first == [
        *(layout.aim_cell, layout.aim_seat, layout.play, layout.put_one, layout.give_up_front),
        *(layout.name_place, layout.name_seat, layout.say, layout.take, layout.pick),
        *(layout.call, layout.claim, layout.others, layout.more),
    ]
    assert f"{int(layout.actions):,} actions" in page
    assert all(word in page for word in (*KINDS, *WORDS))


def test_actions_can_be_told_and_named_in_words() -> None:
    tables = open_set(rules_of("base", 3), talk=True)
    tables.begin(0, 7)
    words = Wording(tables)
    told = words.offered()
    assert "say treasure @ 8,0" in told.values()
    assert any(text.startswith("call ") for text in told.values())
    answer = next(text for text in told.values() if text.startswith("pass "))
    assert told[words.action(answer)] == answer


def test_a_claim_is_heard_and_does_not_answer() -> None:
    tables = open_set(rules_of("base", 3), talk=True)
    tables.begin(0, 7)
    seat = int(tables.asked[0])
    claim = next(a for a, text in Wording(tables).offered().items() if text == "say treasure @ 8,0")
    tables.step_one(0, claim)
    assert int(tables.asked[0]) == seat
    assert not any(text.startswith("say ") for text in Wording(tables).offered().values())
    tables.look(0, (seat + 1) % 3)
    word = int(tables.glance[tables.layout.history])
    assert (word & 255, word >> 16 & 255) == (3, 240)  # the seat before this one, a treasure
    assert word >> 32 & 65535 == tables.state(0).goal_cells[1]
