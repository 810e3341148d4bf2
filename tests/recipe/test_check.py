"""What `make module-check` and `make look` make of a module: few sentences, and a card in hand."""

from __future__ import annotations

from itertools import islice

import pytest

from motherlode.rules.core.contract import Module
from motherlode.rules.core.engine import new_game
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.shuffle import Shuffle
from tools.modules import check, look

SAID = """
 FAIL  tests/modules.test.ts > what the pages know of the modules
AssertionError: expected [ …(2) ] to deeply equal []

- Expected
+ Received

- []
+ [
+   "the module storage: its card storage has no picture in its entry's `pictures`",
+   "ui/src/modules has an entry for stones, which is no module of the rules",
+ ]
"""


def module_named(name: str) -> Module:
    """A module of the catalogue."""
    return next(one for one in CATALOGUE.modules if one.name == name)


def test_what_the_pages_lack_is_said_in_sentences() -> None:
    assert list(check.lacking(SAID)) == [
        "The module storage: its card storage has no picture in its entry's `pictures`.",
        "Ui/src/modules has an entry for stones, which is no module of the rules.",
    ]
    assert list(check.lacking("a mistake of another kind")) == []


def test_words_and_pages_are_tried_once_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []
    lacks = ["There is no hint-veto in ko: write it."]
    monkeypatch.setattr(check, "missing", lambda name: lacks)

    def tries(*parts: str) -> bool:
        tried.extend(parts)
        return True

    monkeypatch.setattr(check, "succeeds", tries)
    monkeypatch.setattr(check, "try_pages", lambda: tries("pages"))
    assert check.main(["veto"]) == 1
    assert tried == ["tests/rules/test_c_veto.py"]
    assert capsys.readouterr().out == f"{lacks[0]}\n{check.LATER}\n"
    lacks.clear()
    tried.clear()
    assert check.main(["veto"]) == 0
    assert tried == ["tests/rules/test_c_veto.py", *check.WORDS, "pages"]
    assert capsys.readouterr().out == "Nothing is missing: veto.\n"


@pytest.mark.parametrize("name", ["storage", "veto"])
def test_a_card_of_the_module_is_in_the_first_hand(name: str) -> None:
    module = module_named(name)
    rules = CATALOGUE.rules(look.usual_table(module))
    for seed in islice(look.seeds_with(module), 3):
        hand = new_game(rules, seed).hand(look.HOST_SEAT)
        assert name in [rules.names[card] for card in hand]
    for secret in islice(look.secrets_with(module), 3):
        hand = new_game(rules, 0, key=Shuffle(secret, (), ()).key).hand(look.HOST_SEAT)
        assert name in [rules.names[card] for card in hand]


def test_secrets_are_dealt_in_order_and_then_by_chance() -> None:
    luck = look.Chosen(iter(["4", "7"]))
    assert [luck.bits(), luck.bits()] == ["4", "7"]
    assert luck.bits() != luck.bits()


def test_the_advice_names_the_table_and_the_command() -> None:
    told = look.advice(module_named("storage"), 8)
    assert told.startswith("Create a table with Base game, 5 players and Storage (2018), and leave")
    assert "play --rules base --players 5 --modules storage --seed 8" in told


def test_a_game_or_a_stranger_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("duel", "gnomes"):
        assert look.main([name]) == 2
        assert capsys.readouterr().err == f"No module to be added is called {name}.\n"
