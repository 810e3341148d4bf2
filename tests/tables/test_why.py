"""Why can't I? Every verb answers with its rule, whoever asks out of turn gets nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from motherlode.rules.core.reasons import Reason
from motherlode.rules.positions.position import read_position
from motherlode.tables.game.why_not import why_asked
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.requests import AskWhy
from tests.tables.live import REQUEST, Live, Person, live

HEAD = 'players = ["Ada", "Bo", "Cai"]\n'
MAZE = '[maze]\n"1,0" = "straight_ew"\n'
DUEL = 'rules = "duel"\nplayers = ["Ada", "Bo"]\n'
TWO = 'rules = "saboteur2"\nplayers = ["Ada", "Bo", "Cai"]\n'


def asked(text: str, **question: Any) -> Reason | None:
    """What Ada is told in her turn of a position."""
    return why_asked(read_position(text).state, AskWhy("question", **question))


def hand(*cards: str) -> str:
    """Ada's hand."""
    return f"[hands]\nAda = {list(cards)}\n"


def with_module(name: str, text: str) -> str:
    """A position with a module."""
    return f'modules = ["{name}"]\n' + text


CASES = [
    # base: laying
    (
        HEAD + hand("cross") + '[front]\nAda = ["lantern"]',
        {"card": "cross"},
        "lay-forbidden",
        "B-25",
    ),
    (HEAD + MAZE + hand("cross"), {"card": "cross", "cell": (1, 0)}, "lay-taken", "B-20"),
    (HEAD + MAZE + hand("cross"), {"card": "cross", "cell": (5, 5)}, "lay-alone", "B-20"),
    (HEAD + MAZE + hand("cross"), {"card": "cross", "cell": (1, 1)}, "lay-misfit", "B-20"),
    (
        HEAD + MAZE + hand("straight_ew"),
        {"card": "straight_ew", "cell": (1, 1)},
        "lay-unlinked",
        "B-22",
    ),
    (HEAD + MAZE + hand("cross"), {"card": "cross", "seat": 1}, "aim-place", None),
    (HEAD + MAZE + hand("cross"), {"verb": "lay"}, "not-now", None),
    (HEAD + MAZE + hand("map"), {"verb": "map"}, "not-now", None),
    # base: tools
    (HEAD + hand("break_pick"), {"card": "break_pick", "seat": 0}, "break-self", "B-30"),
    (
        HEAD + hand("break_pick") + '[front]\nBo = ["pick"]',
        {"card": "break_pick", "seat": 1},
        "break-twice",
        "B-30",
    ),
    (
        HEAD + hand("break_pick") + '[front]\nBo = ["pick"]\nCai = ["pick"]',
        {"card": "break_pick"},
        "break-all",
        "B-30",
    ),
    (HEAD + hand("break_pick"), {"card": "break_pick", "cell": (1, 0)}, "aim-player", None),
    (HEAD + hand("fix_pick"), {"card": "fix_pick"}, "fix-nobody", "B-33"),
    (
        HEAD + hand("fix_pick") + '[front]\nBo = ["pick"]',
        {"card": "fix_pick", "seat": 2},
        "fix-none",
        "B-33",
    ),
    (
        HEAD + hand("fix_pick") + '[front]\nBo = ["pick"]',
        {"card": "fix_pick", "seat": 1, "tool": "cart"},
        "fix-other",
        "B-32",
    ),
    # base: rockfall, map
    (
        HEAD + MAZE + hand("rockfall"),
        {"card": "rockfall", "cell": (0, 0)},
        "rockfall-stays",
        "B-34",
    ),
    (
        HEAD + MAZE + hand("rockfall"),
        {"card": "rockfall", "cell": (3, 0)},
        "rockfall-empty",
        "B-37",
    ),
    (HEAD + hand("rockfall"), {"card": "rockfall"}, "rockfall-none", "B-34"),
    (HEAD + MAZE + hand("map"), {"card": "map", "cell": (1, 0)}, "map-goal", "B-35"),
    # duel
    (DUEL + hand("fix_pick", "cross", "cross"), {"card": "fix_pick"}, "duel-tools", "D-3"),
    (
        DUEL + '[maze]\n"1,0" = "cross"\n"2,0" = "cross"\n' + hand("rockfall", "cross"),
        {"card": "rockfall", "cell": (1, 0)},
        "duel-rockfall",
        "D-2",
    ),
    # Saboteur 2
    (TWO + hand("ladder_s"), {"card": "ladder_s", "cell": (7, 0)}, "ladder-goal", "S-21"),
    (TWO + hand("ladder_s"), {"card": "ladder_s", "cell": (3, 3)}, "ladder-alone", "S-21"),
    (TWO + hand("trapped"), {"card": "trapped", "seat": 0}, "trap-self", "S-32"),
    (
        TWO + hand("trapped") + '[front]\nBo = ["trapped"]',
        {"card": "trapped", "seat": 1},
        "trap-twice",
        "S-12",
    ),
    (TWO + hand("free"), {"card": "free"}, "trap-nobody", "S-33"),
    (
        TWO + hand("free") + '[front]\nBo = ["trapped"]',
        {"card": "free", "seat": 2},
        "trap-none",
        "S-33",
    ),
    (TWO + hand("hands_off"), {"card": "hands_off"}, "theft-nobody", "S-31"),
    (TWO + hand("theft") + '[front]\nAda = ["theft"]', {"card": "theft"}, "theft-twice", "S-12"),
    (TWO + hand("inspection"), {"card": "inspection", "seat": 0}, "inspect-self", "S-34"),
    (TWO + hand("swap_hands"), {"card": "swap_hands", "seat": 0}, "swap-hands-self", "S-36"),
    # championship
    (with_module("veto", HEAD + hand("veto")), {"card": "veto"}, "veto-own-turn", "C-19"),
    (
        with_module("storage", HEAD + "discard = []\n" + hand("storage")),
        {"card": "storage"},
        "storage-empty",
        "C-18",
    ),
    (
        with_module("diversion", HEAD + hand("diversion")),
        {"card": "diversion"},
        "divert-none",
        "C-23",
    ),
    (
        with_module("diversion", HEAD + MAZE + hand("diversion")),
        {"card": "diversion", "cell": (1, 0)},
        "divert-same",
        "C-23",
    ),
    (
        with_module("pathfinder", HEAD + hand("pathfinder", "cross")),
        {"card": "pathfinder"},
        "pathfinder-two",
        "C-22",
    ),
    (
        with_module("pathfinder", HEAD + hand("pathfinder") + '[front]\nAda = ["cart"]'),
        {"card": "pathfinder"},
        "pathfinder-forbidden",
        "C-22",
    ),
    (
        with_module("back_and_forth", HEAD + hand("back_and_forth")),
        {"card": "back_and_forth", "cell": (1, 0)},
        "take-up-two",
        "C-17",
    ),
    (
        with_module("turnabout", HEAD + hand("turnabout")),
        {"card": "turnabout", "seat": 1},
        "aim-nothing",
        None,
    ),
]


@pytest.mark.rule("B-20", "B-22", "B-25", "B-30", "B-32", "B-33", "B-34", "B-35", "B-37")
@pytest.mark.rule("D-2", "D-3", "S-12", "S-21", "S-31", "S-32", "S-33", "S-34", "S-36")
@pytest.mark.rule("C-17", "C-18", "C-19", "C-22", "C-23")
@pytest.mark.parametrize(("text", "question", "code", "rule"), CASES, ids=[c[2] for c in CASES])
def test_the_rule_against_it(
    text: str, question: dict[str, Any], code: str, rule: str | None
) -> None:
    reason = asked(text, **question)
    assert reason is not None
    assert reason.code == code
    assert rule is None or rule in reason.rules()


@pytest.mark.rule("B-20")
def test_what_can_be_chosen_has_nothing_against_it() -> None:
    here = HEAD + MAZE + hand("cross", "break_pick", "curve_nw")
    assert asked(here, card="cross") is None
    assert asked(here, card="cross", cell=(2, 0)) is None
    assert asked(here, card="curve_nw", cell=(2, 0)) is None  # turned, it fits as well
    assert asked(here, card="break_pick", seat=1) is None


@pytest.mark.rule("T-2", "T-3")
def test_a_dwarf_that_nobody_can_pay() -> None:
    here = (
        'modules = ["toll_tunnels"]\n' + HEAD + MAZE + hand("cross") + "[tokens]\n"
        'Ada = 0\nBo = 0\nCai = 0\n[toll_tunnels]\ndwarves = ["2,0 w Bo"]\nused = 1\n'
    )
    reason = asked(here, card="cross", cell=(2, 0))
    assert reason is not None
    assert (reason.code, reason.rules()) == ("toll-nobody", ["T-3"])


def test_a_verb_besides_that_of_the_card() -> None:
    here = 'modules = ["toll_tunnels"]\n' + HEAD + hand("cross")
    reason = asked(here, card="cross", verb="dwarf", cell=(5, 5))
    assert reason is not None
    assert reason.code == "dwarf-nowhere"
    assert asked(here, card="cross", verb="dragon") is not None
    assert asked(here, card="cross", verb="pass") is None


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"card": "map"}, "bad_index"),
        ({"card": "cross", "cell": (999, 0)}, "malformed"),
        ({"card": "break_pick", "seat": 7}, "no_such_seat"),
    ],
)
def test_what_nobody_could_ask_is_refused(question: dict[str, Any], code: str) -> None:
    with pytest.raises(TableRefusal) as caught:
        asked(HEAD + hand("cross", "break_pick"), **question)
    assert caught.value.code == code


def test_nothing_to_aim_at() -> None:
    reason = asked(HEAD + hand("cross"), cell=(1, 0))
    assert reason is not None
    assert reason.code == "not-now"


async def why(person: Person, **question: object) -> dict[str, Any]:
    """Ask, and be answered."""
    message = {"type": "why", "id": "question-1", **question}
    await person.table.hear(person.link, REQUEST.decode(json.dumps(message)))
    return person.read().told[-1]


def test_only_whoever_is_asked_is_told_why() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        lines = len(room.store.lines)
        heard = len(bo.read().told)
        card = ada.view["hand"][0]
        answer = await why(ada, card=card, cell=[60, 60])
        assert answer["type"] == "because"
        assert answer["id"] == "question-1"
        assert set(answer["why"]) <= {"code", "rules", "values"}
        assert len(bo.read().told) == heard
        assert len(room.store.lines) == lines
        late = await why(bo, card=bo.view["hand"][0])
        assert (late["type"], late["code"]) == ("refused", "not_asked")
        watcher = await Person(room.table, None).enter()
        assert (await why(watcher, card=card))["code"] == "not_asked"

    live(story)
