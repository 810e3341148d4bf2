"""A table in words: every text the commands ask for is there, every event has a sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import motherlode.cli
import motherlode.locale
from motherlode.cli.terminal.words import Words, is_news
from motherlode.locale import languages, sources, texts
from motherlode.rules.core import events, gold_events
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.contract import Event
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.drawing import CORNERS, SIGNS
from motherlode.tables.game.game import SEAT_TAKEN
from tests.support.kinds import asking, kinds

FILES = sorted(Path(motherlode.cli.__file__).parent.rglob("*.py"))
KEYS = texts().keys()
NAMES = ("Ada", "Bo", "Cai", "Dee", "Eli")


@pytest.fixture(scope="module")
def words() -> Words:
    """English words for a base game."""
    return Words(texts(), CATALOGUE.rules(Selection("base", (), "", 5)), NAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_text_that_is_asked_for_is_there(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            key = node.args[0]
            if node.func.attr in ("text", "title") and isinstance(key, ast.Constant):
                assert texts().has(str(key.value)), key.value


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    told = {key.split("-")[1] for key in KEYS if key.startswith("event-")}
    assert told == set(kinds(Event)) - {"Public"} | {SEAT_TAKEN}


def test_every_question_has_words_and_all_words_a_question() -> None:
    told = {key.removeprefix("prompt-") for key in KEYS if key.startswith("prompt-")}
    assert told == set(asking())


def used_keys() -> tuple[set[str], set[str]]:
    """The strings in the commands, and with what strings begin that end in something else."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    return whole, {start for start in begun if re.fullmatch(r"[a-z]+-([a-z]+-)*", start)}


def test_every_text_of_the_terminal_is_used() -> None:
    whole, begun = used_keys()
    source = (Path(motherlode.locale.__file__).parent / "en" / "terminal.ftl").read_text("utf-8")
    keys = re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE)
    assert len(keys) > 100
    unused = [key for key in keys if key not in whole and not key.startswith(tuple(begun))]
    assert unused == []


def test_what_texts_are_chosen_by_is_there() -> None:
    tables = [
        CATALOGUE.rules(Selection(game, (), "", 2 if game == "duel" else 5))
        for game in CATALOGUE.games()
    ]
    outcomes = {word for rules in tables for word in rules.outcomes}
    for begun, names in {
        "winner-": outcomes,
        "intro-": set(CATALOGUE.games()),
        "sign-": {*SIGNS, *CORNERS},
        "group-": {"discard", "dwarf", "clear"},
        "pawns-": {"toll_tunnels"},
        "tool-": {tool for rules in tables for tool in rules.front_names},
    }.items():
        told = {key.removeprefix(begun) for key in KEYS if key.startswith(begun)}
        plain = {"hidden", "face-down", "dead-end", "not-linked"} if begun == "sign-" else set()
        assert told == names | plain, begun


def test_a_person_is_told_of_themselves_as_you(words: Words) -> None:
    own = Words(words.texts, words.rules, words.names, 0)
    card = words.rules.number_of["break_pick"]
    title, tool = words.card("break_pick"), words.tool("pick")
    broken = events.ToolBroken(0, card, 1, 1)
    assert own.event(broken) == f"You play {title} on Bo: Bo’s {tool} is broken."
    assert words.event(broken) == f"Ada plays {title} on Bo: Bo’s {tool} is broken."
    suffered = events.ToolBroken(1, card, 0, 1)
    assert own.event(suffered) == f"Bo plays {title} on you: your {tool} is broken."
    repaired = events.ToolFixed(0, words.rules.number_of["fix_pick"], 0, 1)
    title = words.card("fix_pick")
    assert own.event(repaired) == f"You play {title} on yourself: your {tool} works again."
    assert words.event(repaired) == f"Ada plays {title}: their own {tool} works again."
    assert own.event(events.CardDrawn(0, card)) == f"You draw {words.card('break_pick')}."


STRANGE = ("none", "you", "nobody", "self", "other")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("you", [-1, 0, 1])
def test_a_name_is_just_a_name(words: Words, language: str, you: int) -> None:
    """Whatever people are called, they are told of: texts choose by seat, never by name."""
    usual = Words(texts(language), words.rules, NAMES, you)
    strange = Words(texts(language), words.rules, STRANGE, you)
    card = words.rules.number_of["break_pick"]
    for event in (
        gold_events.GoldGiven(1, 0),
        gold_events.GoldGiven(2, 1),
        gold_events.GoldGiven(2, -1),
        events.ActionPlayed(2, card, 0),
        events.ActionPlayed(1, card, 1),
        events.ActionPlayed(3, card, -1),
        events.ToolBroken(0, card, 1, 1),
        events.ToolFixed(1, card, 0, 1),
        events.RoleSeen(2, 0, 0),
        events.RoundEnded(1, "saboteurs", 0, vec[i64]([0])),
        events.GameEnded(vec[i64]([1, 2, 3, 4, 5]), vec[i64]([0])),
    ):
        told = usual.event(event)
        for name, odd in zip(NAMES, STRANGE):
            told = told.replace(name, odd)
        assert strange.event(event) == told


@pytest.mark.parametrize(
    ("language", "other", "self", "you"),
    [
        ("ja", "Boさんがアダさんに", "Boさんが自分に", "Boさんがあなたに"),
        ("ko", "Bo 님이 아다 님에게", "Bo 님이 자신에게", "Bo 님이 나에게"),
        ("uk", "на гравця Ада", "на себе", "на вас"),
        ("pt-BR", " em Ada", " em si", " em você"),
    ],
)
def test_a_target_has_a_form_of_its_own(
    words: Words, language: str, other: str, self: str, you: str
) -> None:
    name = {"ja": "アダ", "ko": "아다", "uk": "Ада"}.get(language, "Ada")
    names = (name, *NAMES[1:])
    card = words.rules.number_of["map"]
    watching = Words(texts(language), words.rules, names)
    assert other in watching.event(events.ActionPlayed(1, card, 0))
    assert self in watching.event(events.ActionPlayed(1, card, 1))
    assert you in Words(texts(language), words.rules, names, 0).event(
        events.ActionPlayed(1, card, 0)
    )


def test_a_tool_is_known_by_its_key(words: Words) -> None:
    """In Portuguese a cart is a he, a lantern a she."""
    told = Words(texts("pt-BR"), words.rules, NAMES, 0)
    card = words.rules.number_of["break_cart"]
    bits = {name: 1 << place for place, name in enumerate(words.rules.front_names)}
    assert "seu carrinho" in told.event(events.ToolBroken(1, card, 0, bits["cart"]))
    assert "sua lanterna" in told.event(events.ToolBroken(1, card, 0, bits["lantern"]))


def test_gold_from_the_bank_alone_is_told_to_its_owner(words: Words) -> None:
    taken = gold_events.NuggetsTaken(0, vec[i64](), 0, 3, 3)
    own = Words(words.texts, words.rules, words.names, 0)
    assert own.event(taken) == "You take 3 gold from the bank."
    assert words.event(taken.seen_by(1)) == "Ada takes 3 gold from the bank."


def test_every_sentence_about_a_seat_can_be_told_to_that_seat() -> None:
    source = "\n".join(content for _, content in sources("en"))
    for message in re.split(r"\n(?=\S)", source):
        key = message.partition(" ")[0]
        if key.startswith("event-") and "{ $seat }" in message and not key.endswith("-hidden"):
            assert texts().has(key, "you"), key


def test_every_card_has_a_text(words: Words) -> None:
    for name in (*words.rules.names, *words.rules.role_names, "greedy"):
        assert words.card(name) != name


@pytest.mark.parametrize("game", ["base", "tournament", "duel", "saboteur2"])
def test_whole_games_can_be_told_to_everybody(game: str) -> None:
    players = 2 if game == "duel" else 5
    rules = CATALOGUE.rules(Selection(game, (), "", players))
    told = {seat: Words(texts(), rules, NAMES[:players], seat) for seat in range(-1, players)}
    state = new_game(rules, 5, listening=True)
    seed = 1
    lines: list[str] = []
    while not state.over:
        choices = options(state)
        seed = int(stepped(seed))
        apply(state, choices[below(seed, len(choices))])
        for event in state.take_events():
            for seat in range(-1, players):
                lines.append(told[seat].event(event.seen_by(seat)))
    assert all(re.fullmatch(r"[^{}]+[.]", line) for line in lines)
    assert any("Round 2 begins" in line for line in lines)


def test_secrets_are_told_only_to_those_who_know(words: Words) -> None:
    treasure = words.rules.number_of["goal_treasure"]
    seen = events.MapRead(1, cell_at(8, 0), treasure)
    assert words.event(seen.seen_by(1)) == "Bo looks at the middle goal at 8,0: Treasure."
    assert words.event(seen.seen_by(0)) == "Bo looks at the middle goal at 8,0."
    taken = gold_events.NuggetsTaken(2, vec[i64]([3, 1]), 2, 0, 4)
    assert words.event(taken.seen_by(2)) == "Cai takes nugget cards (worth 3, 1)."
    assert words.event(taken.seen_by(-1)) == "Cai takes 2 nugget cards."


@pytest.mark.parametrize("language", languages())
def test_a_card_that_was_placed_rotated_is_told_by_its_sides(language: str) -> None:
    told = Words(texts(language), CATALOGUE.rules(Selection("base", (), "", 5)), NAMES)
    for name, rotated in (("curve_nw", "right–down"), ("tee_nes", "up–down–left")):
        card = told.rules.number_of[name]
        line = told.event(events.PathLaid(1, card, cell_at(2, 0), 1))
        upright = told.event(events.PathLaid(1, card, cell_at(2, 0), 0))
        assert line != upright
        assert "180" not in line
        assert told.card(name) not in line
        if language == "en":
            assert f"({rotated}) at 2,0." in line


def test_others_draws_are_no_news() -> None:
    assert is_news(events.CardDrawn(1, 5), 1)
    assert not is_news(events.CardDrawn(1, 5), 0)
    assert is_news(events.TurnSkipped(1), 0)
    assert not is_news(events.HandDealt(0, vec[i64]([1]), 1), 0)


def test_what_this_language_has_no_word_for_goes_by_its_name(words: Words) -> None:
    assert words.card("gnome") == "gnome"
    assert words.tool("spoon") == "spoon"
    assert words.question("Nap") == "Nap"


def test_a_round_that_a_role_nobody_has_won_was_won_by_nobody(words: Words) -> None:
    ended = events.RoundEnded(1, "saboteurs", -1, vec[i64]())
    assert words.event(ended) == "Nobody wins the round."
    held = events.RoundEnded(1, "saboteurs", -1, vec[i64]([2]))
    assert words.event(held) == "The saboteurs win the round."
