"""What bots say: with a reason, seldom, never twice, and never against what a digger knows."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.bots import UnknownBot, make_bot
from motherlode.bots.characters.character import CHARACTERS, NAMED, Character
from motherlode.bots.common.knowledge import knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.talk import lines
from motherlode.bots.talk.talker import EACH, FEWEST, is_owed, is_stone, key_of
from motherlode.locale import languages, sources
from motherlode.rules.core.events import RoundEnded
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.views import view
from motherlode.rules.notation.words import default_names
from tests.bots.asking import Asked
from tests.bots.talking import Company
from tests.support.plain import rules_of

GAMES = 12
LOUD = Character("Bo", 100, 100, 100, 100, 100, 0)
MEEK = Character("Bo", 100, 0, 0, 0, 100, 0)
TABLE = """
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[roles]
Bo = "digger"
[hands]
Ada = ["break_lantern", "straight_ew", "map"]
Bo = ["map", "tee_esw"]
Cai = ["fix_lantern", "curve_nw"]
"""


def test_every_line_has_words_and_all_words_are_lines() -> None:
    families = {f"{name}-{n + 1}" for name, count in lines.WORDINGS.items() for n in range(count)}
    known = families | {f"hello-{character.name}" for character in CHARACTERS}
    for language in languages():
        source = dict(sources(language))["talk.ftl"]
        keys = {line.split(" ")[0] for line in source.splitlines() if line.startswith("says-")}
        assert keys == {f"says-{line}" for line in known}


def test_every_character_is_somebody() -> None:
    assert tuple(NAMED) == default_names(12)  # each has a face of its own
    weights = {(c.talk, c.boldness, c.lying, c.trust, c.grudge, c.noise) for c in CHARACTERS}
    assert len(weights) == len(CHARACTERS)


def test_a_level_without_a_character_says_nothing_and_plays_as_ever() -> None:
    bot = make_bot("greedy")
    assert isinstance(bot, GreedyBot)
    assert bot.talker is None
    assert (bot.character.noise, bot.suspicion.trust, bot.suspicion.grudge) == (0, 100, 100)


def test_an_unknown_character_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownBot, match="called Zoe; the characters are Ada, Bo") as refused:
        make_bot("greedy", "Zoe")
    assert refused.value.reason.code == "no-character"


def test_talk_is_rationed_and_nobody_repeats_themselves() -> None:
    for seed in range(GAMES):
        company = Company(seed)
        counts: Counter[tuple[int, int]] = Counter()
        said: Counter[tuple[int, int, str]] = Counter()
        for state, seat, claim in company.play():
            counts[int(state.round), seat] += not is_owed(claim)
            if claim.kind != "fix":  # one may ask again when it is broken again
                said[int(state.round), seat, key_of(claim)] += 1
        for (_, seat), count in counts.items():
            assert count <= FEWEST + NAMED[company.names[seat]].talk // EACH
        assert max(said.values()) == 1
        assert counts  # it is not quiet either


def test_the_silent_say_less_than_the_chatty() -> None:
    """What anyone reports who owes it, such as a map, doesn't tell them apart: the rest does."""
    free: Counter[str] = Counter()
    owed: Counter[str] = Counter()
    for seed in range(3 * GAMES):
        company = Company(seed, names=("Cai", "Kit", "Hal", "Dee", "Lou"))
        for _, seat, claim in company.play():
            (owed if is_owed(claim) else free)[company.names[seat]] += 1
    for silent in ("Cai", "Hal"):  # about a quarter
        assert free[silent] < 0.4 * min(free[name] for name in ("Kit", "Dee", "Lou"))
        assert owed[silent] > 0  # even the silent report a map now and then


def test_diggers_tell_what_they_saw_and_liars_do_not_always() -> None:
    truths: Counter[tuple[str, bool]] = Counter()
    for seed in range(3 * GAMES):
        for state, seat, claim in Company(seed, names=("Lou", "Dee", "Ada", "Kit", "Bo")).play():
            if claim.kind not in ("treasure", "no_treasure"):
                continue
            goal = list(state.goal_cells).index(claim.cell)
            assert view(state, seat).goals[goal] >= 0, "nobody reports what they haven't seen"
            is_treasure = state.rules.names[state.goals[goal]] == "goal_treasure"
            role = state.rules.role_names[state.roles[seat]]
            truths[role, is_treasure == (claim.kind == "treasure")] += 1
    assert truths["digger", False] == 0
    assert truths["digger", True] > 10
    assert truths["saboteur", False] > 0


def test_an_accusation_names_a_deed_of_the_accused() -> None:
    deeds = {
        lines.FELLED: "RockFell",
        lines.BROKE_ME: "ToolBroken",
        lines.BROKE: "ToolBroken",
        lines.DEAD_END: "PathLaid",
        lines.ASIDE: "PathLaid",
        lines.CONTRARY: "PathLaid",
        lines.PASSED: "CardsPassed",
    }
    found = 0
    for seed in range(GAMES):
        company = Company(seed)
        for _, seat, claim in company.play():
            family = claim.line.partition("-")[0]
            if claim.kind != "suspect" or family == lines.LIED:
                continue
            found += 1
            seen = [heard.event for heard in company.heard[seat] if heard.event is not None]
            since = [event.name() for event in seen]
            start = len(since) - since[::-1].index("RoundStarted")
            done = [e for e in seen[start:] if e.name() == deeds[family]]
            assert any(event.fields()["seat"] == claim.about for event in done)
    assert found > 10


def test_somebody_who_errs_often_wins_about_half_the_rounds_of_the_usual_company() -> None:
    """Whoever is new here should neither despair nor be bored."""
    won = rounds = 0
    for seed in range(60):
        company = Company(seed)
        beginner = GreedyBot()
        beginner.take_on(Character("", 0, 50, 50, 100, 100, 150))
        beginner.sit_down(0, seed)
        company.bots[0] = beginner
        for _ in company.play():
            pass
        events = [heard.event for heard in company.heard[0]]
        ends = [event for event in events if isinstance(event, RoundEnded)]
        rounds += len(ends)
        won += sum(0 in end.winners for end in ends)
    assert rounds == 180
    assert 0.4 < won / rounds < 0.65


# -- one bot, asked ------------------------------------------------------------------------------


def listener(character: Character, seed: int = 0) -> Asked:
    """Bo at a table, with a character."""
    asked = Asked(TABLE, "Bo", seed)
    assert isinstance(asked.bot, GreedyBot)
    asked.bot.take_on(character)
    asked.bot.sit_down(asked.seat, seed)
    return asked


def said(asked: Asked) -> Claim | None:
    """What Bo says now, if anything."""
    return asked.bot.speak(view(asked.state, asked.seat)) if asked.bot.eager else None


def test_who_is_bold_accuses_whoever_broke_a_tool_and_who_is_meek_asks_for_help() -> None:
    bold = said(listener(LOUD).play("break_lantern > Bo"))
    assert bold is not None
    assert (bold.kind, bold.about) == ("suspect", 0)
    assert bold.line.startswith("broke_me-")
    meek = said(listener(MEEK).play("break_lantern > Bo"))
    assert meek is not None
    assert meek.kind == "fix"
    assert meek.line.startswith("fix-")


def test_whoever_is_helped_says_thanks() -> None:
    asked = listener(MEEK).play("break_lantern > Bo", "pass tee_esw")
    asked.play("fix_lantern > Bo")
    thanks = said(asked)
    assert thanks is not None
    assert (thanks.kind, thanks.about) == ("remark", 2)
    assert thanks.line.startswith("thanks-")


def test_whoever_is_accused_answers_once() -> None:
    asked = listener(LOUD)
    for _ in range(2):
        asked.bot.hear_claim(2, Claim("suspect", -1, 1, 0))
    answer = said(asked)
    assert answer is not None
    assert (answer.kind, answer.about) == ("remark", 2)
    asked.bot.hear_claim(1, answer)
    asked.bot.hear_claim(2, Claim("suspect", -1, 1, 0))
    assert said(asked) is None


def test_small_talk_is_dropped_when_somebody_else_speaks() -> None:
    company = Company(1, names=("Kit", "Lou", "Dee"))
    bots = [company.seated(seat) for seat in range(3)]
    for event in company.state.take_events():
        for seat, bot in enumerate(bots):
            bot.hear(event.seen_by(seat))
    eager = [bot for bot in bots if bot.eager]
    assert eager
    for bot in eager:
        bot.hear_claim((bots.index(bot) + 1) % 3, Claim("remark", -1, -1, 0, "hello-Kit"))
        assert not bot.eager


def test_a_claim_of_a_born_liar_is_the_opposite_of_what_it_saw() -> None:
    table = TABLE.replace('turn = "Ada"', 'turn = "Bo"')
    kinds = set()
    for role in ("digger", "saboteur"):
        asked = Asked(table.replace('Bo = "digger"', f'Bo = "{role}"'), "Bo")
        assert isinstance(asked.bot, GreedyBot)
        asked.bot.take_on(LOUD)
        asked.bot.sit_down(asked.seat, 0)
        asked.play("map @ 8,0")
        claim = said(asked)
        assert claim is not None
        assert claim.line.rpartition("-")[0] == claim.kind  # a lie sounds like the truth
        kinds.add(claim.kind)
    assert kinds == {"treasure", "no_treasure"}


def test_nobody_says_again_what_was_said_last_or_minds_a_stone_beside_the_treasure() -> None:
    stones = 0
    for seed in range(3 * GAMES):
        last: dict[str, str] = {}
        for state, _, claim in Company(seed).play():
            family = claim.line.partition("-")[0]
            if family in lines.WORDINGS:
                assert claim.line != last.get(family)
                last[family] = claim.line
            if family == lines.STONE:
                stones += 1
                names = [state.rules.names[card] for card in state.goals]
                assert not state.turned_goals >> names.index("goal_treasure") & 1
    assert stones > 0


def test_only_a_stone_is_called_one() -> None:
    known = knowledge_of(rules_of("base", 5, "", ("new_goals",)))
    number = known.rules.number_of
    stones = {name for name in number if name.startswith("goal_") and is_stone(known, number[name])}
    assert "goal_bag1" not in stones
    assert "goal_treasure" not in stones
    assert stones
