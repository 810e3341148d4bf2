"""`motherlode play`: a person's whole game, and everything that can be typed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from rich.console import Console

from motherlode.cli.terminal.screen import Screen
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.replay import check, replay
from motherlode.rules.records.text import read_record
from tests.cli.terminal import Outcome, Terminal, in_another_process
from tests.support.guest import PATIENCE
from tests.support.packages import installed

PROMPT = "\n> "


def play(motherlode: Terminal, *typed: str, more: str = "--players 3 --seed 5") -> Outcome:
    """A game in which these lines are typed."""
    return motherlode("play", *more.split(), typed="".join(f"{line}\n" for line in typed))


def answers(ended: Outcome) -> list[str]:
    """What was printed after each line typed, and before the first."""
    assert ended.code == 0, ended.err
    assert ended.err == ""
    return ended.out.split(PROMPT)


def test_a_bot_of_your_own_plays(motherlode: Terminal, tmp_path: Path) -> None:
    with installed(tmp_path / "packages", mole="mole:Mole", lost="gone:Bot"):
        more = "--players 3 --seed 5 --first 2 --bots"
        assert "Goodbye" in answers(play(motherlode, more=f"{more} mole"))[-1]
        refused = play(motherlode, more=f"{more} lost").sentence()
        assert "the bot lost from lost-package can’t be loaded: ModuleNotFoundError" in refused


@pytest.mark.parametrize("line", ["q", "quit", "exit", "Q"])
def test_leaving_is_polite(motherlode: Terminal, line: str) -> None:
    assert answers(play(motherlode, line))[-1].endswith("Goodbye! See you in the mine.\n")


def test_the_end_of_the_input_is_polite(motherlode: Terminal) -> None:
    assert "Goodbye" in answers(play(motherlode))[-1]
    assert "Goodbye" in answers(play(motherlode, "1"))[-1]


def test_the_table_is_shown_before_the_question(motherlode: Terminal) -> None:
    shown = answers(play(motherlode))[0]
    for words in ("Round 1 of 3", "S┣", "Players", "Ada (you)", "Your role:", "Your turn"):
        assert words in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "\x1b" not in shown


def test_nothing_secret_is_shown(motherlode: Terminal) -> None:
    shown = answers(play(motherlode))[0]
    assert shown.count("│  ?  │") == 3
    rows = [line for line in shown.splitlines() if line.split()[:1] in (["Bo"], ["Cai"])]
    assert [row.split()[1] for row in rows] == ["?", "?"]


def test_help_cards_rules_log_and_discard_are_shown(motherlode: Terminal) -> None:
    lines = ("?", "help", "? map", "?1", "? digger", "? Greedy", "rules b22", "log", "discard", "o")
    shown = answers(play(motherlode, *lines))
    assert "How to play" in shown[1]
    assert "How to play" in shown[2]
    assert "Map (map)" in shown[3]
    assert "(B-" in shown[4]
    assert "Digger (digger)" in shown[5]
    assert "Selfish Dwarf (greedy)" in shown[6]
    assert "B-22  Connected to the start" in shown[7]
    assert "Round 1 begins." in shown[8]
    assert "1.1 " in shown[10]
    assert len(shown) == len(lines) + 2


def test_a_hint_says_what_a_strong_bot_would_do(motherlode: Terminal) -> None:
    shown = answers(play(motherlode, "hint", "hint", "q"))
    assert "A strong bot’s choice: " in shown[1]
    assert shown[1] == shown[2]


@pytest.mark.parametrize(
    "line",
    [
        "0",
        "99",
        "1 99",
        "dance",
        "cross @ 50,50",
        "map @ 1,1",
        "?99",
        "? gnome",
        "rules B-99",
        "@",
        ">",
        "1 @",
        "pass",
        "pass gnome",
        "agree",
        "9999999999999999999999",
        "\x00",
        "²",
    ],
)
def test_what_makes_no_sense_is_answered_with_the_reason(motherlode: Terminal, line: str) -> None:
    shown = answers(play(motherlode, line, "q"))
    assert "You can’t do that: " in shown[1]
    assert len(shown) == 3


def test_bytes_that_are_no_text_are_only_not_understood(motherlode: Terminal) -> None:
    ended = motherlode("play", "--seed", "5", typed=b"\xff\xfe\nq\n")
    assert "You can’t do that: " in answers(ended)[1]


def test_a_card_is_played_by_its_number_and_a_way(motherlode: Terminal) -> None:
    two_steps = play(motherlode, "1", "1", "log")
    one_step = play(motherlode, "1 1", "log")
    written = play(motherlode, "1.1", "log")
    assert answers(two_steps)[-2] == answers(one_step)[-2] == answers(written)[-2]
    assert "You dig" in answers(one_step)[-2]


def test_a_person_can_go_back_from_a_card(motherlode: Terminal) -> None:
    shown = answers(play(motherlode, "1", "b", "1", "", "1", "?", "99", "q", "q"))
    assert len(shown) == 5
    assert "You can’t do that: there’s no number 99" in shown[3]
    assert not any("You dig" in part for part in shown)


def test_discarding_works_however_it_is_said(motherlode: Terminal) -> None:
    logs = []
    for lines in (["pass 2"], ["2", "pass"], ["PASS 2"]):
        shown = answers(play(motherlode, *lines, "log"))[-2]
        logs += [line for line in shown.splitlines() if "You pass" in line]
    assert len(logs) == 3
    assert len(set(logs)) == 1
    assert logs[0].startswith("You pass and discard: ")


def test_calling_the_round_asks_the_others(motherlode: Terminal) -> None:
    shown = answers(play(motherlode, "call", "call", "q"))
    assert "You propose ending the round early." in shown[1]
    assert "Bo " in shown[1]


def test_a_whole_game_can_be_played_and_recorded(motherlode: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    more = f"--players 3 --seed 5 --record {path}"
    ended = play(motherlode, *["1"] * 900, more=more)
    shown = ended.out
    assert ended.code == 0
    assert shown.count(" the round.") == 3
    assert "Final scores" in shown
    assert "won the game" in shown
    record = read_record(path.read_text(encoding="utf-8"))
    check(record)
    assert record.players == ("Ada", "Bo", "Cai")
    again = replay(record)
    list(again)
    assert again.state.over
    assert f"Game record saved to {path}." in shown


@pytest.mark.parametrize("game", ["duel", "tournament", "base"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_game_can_be_played_to_its_end(motherlode: Terminal, game: str, bot: str) -> None:
    ended = play(motherlode, *["1"] * 400 + [""] * 3, more=f"--rules {game} --seed 3 --bots {bot}")
    assert ended.code == 0
    assert ended.err == ""
    assert "Goodbye" in ended.out


def test_an_aborted_game_is_recorded_so_far(motherlode: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(motherlode, "1 1", "q", more=f"--seed 5 --record {path}")
    record = read_record(path.read_text(encoding="utf-8"))
    check(record)
    assert record.result is not None
    assert record.result.scores is None
    assert len(record.choices) > 1


def test_the_record_is_offered_at_the_end(motherlode: Terminal, tmp_path: Path) -> None:
    game = play(motherlode, *["1"] * 900, more="--players 3 --seed 5 --record a.jsonl").out
    typed = game.count("> 1\n")
    path = tmp_path / "game.jsonl"
    lines = ["dance", "y", "/nowhere/x", str(path), "1"]
    ended = play(motherlode, *["1"] * typed, *lines)
    assert "Type y or n." in ended.out
    assert "You can’t do that: can’t write /nowhere/x" in ended.out
    assert f"Game record saved to {path}." in ended.out
    check(read_record(path.read_text(encoding="utf-8")))
    again = play(motherlode, *["1"] * typed, "y", str(path), "")
    assert "already exists; choose another name" in " ".join(again.out.split())
    assert "Goodbye" in again.out
    assert "Goodbye" in play(motherlode, *["1"] * typed, "").out


def test_a_look_at_a_goal_is_told_and_remembered(motherlode: Terminal) -> None:
    shown = answers(play(motherlode, "map @ 8,0", "q"))[1]
    assert "You look at the middle goal at 8,0: " in shown
    assert shown.count("│  ?  │") == 2


@pytest.mark.parametrize("name", ["Zoe", "Bo", "Ada", "Mary Ann", "Žofia"])
@pytest.mark.parametrize("seat", ["1", "3"])
def test_a_person_has_a_name_and_a_seat(motherlode: Terminal, name: str, seat: str) -> None:
    ended = motherlode("play", "--players", "3", "--seat", seat, "--name", name, "--seed", "1")
    rows = [line for line in ended.out.splitlines() if "(you)" in line]
    assert rows
    assert f"{name} (you)" in rows[0]
    assert ended.code == 0


def test_the_same_seed_gives_the_same_game(motherlode: Terminal) -> None:
    lines = ["1"] * 40
    assert play(motherlode, *lines).out == play(motherlode, *lines).out


def test_whoever_is_aimed_at_can_be_named_alone(motherlode: Terminal) -> None:
    more = "--players 4 --seed 1"
    shown = answers(play(motherlode, "? map", more=more))[0]
    cards = [line.split() for line in shown.splitlines() if "break_" in line]
    assert cards, "this seed no longer deals a broken tool"
    number = 1 + next(n for n, name in enumerate(cards[0]) if name.startswith("break_"))
    logs = [
        answers(play(motherlode, *lines, "log", more=more))[-2]
        for lines in ([str(number), "Dee"], [str(number), "> dee"], [f"{number} > Dee"])
    ]
    assert "on Dee: Dee’s" in logs[0]
    assert logs[0] == logs[1] == logs[2]


@pytest.mark.parametrize("game", CATALOGUE.games())
def test_every_game_says_what_it_is_about(motherlode: Terminal, game: str) -> None:
    shown = answers(play(motherlode, "?", more=f"--rules {game} --seed 3"))
    assert "three rounds" in " ".join(shown[0].split())
    for words in ("rules B-22", "rules base", "  rules  "):
        assert words in shown[1]
    assert ("pass 1 2 3" in shown[1]) == (game == "duel")
    assert ("Broken tools" in shown[0]) == (game != "duel")


def test_on_a_small_screen_everything_is_drawn_small(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "24")
    shown = answers(play(motherlode, "1 1", "1", "b", "o"))
    table = shown[1].partition("\n\n")[2]
    assert len(table.splitlines()) < 20
    assert "━━┫S┣━━" in table
    assert "╭" not in table
    assert max(len(line) for line in table.splitlines()) <= 80


def test_on_a_narrow_screen_nothing_is_broken_badly(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Console, "width", 45)
    shown = answers(play(motherlode, "?"))
    assert "\nRound 1 of 3 · Deck" in shown[0]
    assert "\n  break_lantern > Bo\n      break Bo’s lantern\n" in shown[1]


def test_a_wrong_answer_is_answered_with_all_that_are_right(motherlode: Terminal) -> None:
    more = "--players 3 --seed 2"
    game = play(motherlode, *["1"] * 900, more=more).out
    before, found, _ = game.partition("Pick a nugget card")
    assert found, "with this seed no nugget cards are picked any more"
    typed = before.count("> 1\n")
    again = play(motherlode, *["1"] * typed, "take 9", "q", more=more).out
    assert "You can answer: take " in again
    assert "S┣" not in before.rpartition(" the round.")[2]


def test_a_record_is_not_written_over_unless_that_is_wanted(
    motherlode: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("kept", encoding="utf-8")
    line = ["play", "--seed", "5", "--record", str(path)]
    assert "--force" in motherlode(*line, typed="q\n").sentence()
    assert path.read_text(encoding="utf-8") == "kept"
    assert motherlode(*line, "--force", typed="q\n").code == 0
    check(read_record(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("place", ["/dev/null", "/", "-", "/nowhere/x", "."])
def test_a_place_where_no_record_can_be_is_refused(motherlode: Terminal, place: str) -> None:
    assert motherlode("play", "--record", place, typed="q\n").sentence()
    assert motherlode("play", "--record", place, "--force", typed="q\n").sentence()


def test_a_link_leads_to_the_file_that_is_written(motherlode: Terminal, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert motherlode("play", "--record", str(tmp_path / "link"), typed="q\n").code == 0
    assert (tmp_path / "link").is_symlink()
    check(read_record((tmp_path / "file").read_text(encoding="utf-8")))
    (tmp_path / "hole").symlink_to("/dev/null")
    assert motherlode("play", "--record", str(tmp_path / "hole"), typed="q\n").sentence()


@pytest.mark.parametrize(
    ("number", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)],
)
def test_whatever_ends_a_game_its_record_is_kept(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    path = tmp_path / "game.jsonl"
    line = ["play", "--seed", "5", "--record", str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = in_another_process(*line, **pipes)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1 1\n")
    process.stdin.flush()
    seen = b""
    while seen.count(b"?: help") < 2:  # two questions
        seen += os.read(process.stdout.fileno(), 4096)
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (code, b"")
    assert "Goodbye" in out.decode()
    assert b"\nGame record saved to" in seen + out  # on a line of its own
    record = read_record(path.read_text(encoding="utf-8"))
    check(record)
    assert len(record.choices) > 5


def test_the_seed_is_told_only_when_it_gives_nothing_away(motherlode: Terminal) -> None:
    shown = play(motherlode, "o", "q", more="--seed 987654").out
    before, _, after = shown.partition("> q")
    assert "987654" not in before
    assert "This game’s seed was 987654." in after


@pytest.mark.parametrize(("who", "said"), [("2", "Ada goes"), ("bo", "Bo goes"), ("Zoe", "You go")])
def test_who_begins_can_be_named(motherlode: Terminal, who: str, said: str) -> None:
    shown = play(motherlode, "q", more=f"--players 3 --name Zoe --first {who}").out
    assert f"Round 1 begins. {said} first." in shown


def test_a_first_player_who_is_not_there_is_refused(motherlode: Terminal) -> None:
    assert "--first: there’s no seat called Zed" in motherlode("play", "--first", "Zed").sentence()


def test_who_began_is_in_the_record(motherlode: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(motherlode, "1 1", "q", more=f"--seed 5 --first Dee --record {path}")
    record = read_record(path.read_text(encoding="utf-8"))
    check(record)
    assert record.first == "Dee"


def test_ones_role_is_explained_when_it_is_dealt(motherlode: Terminal) -> None:
    shown = " ".join(play(motherlode, "q", more="--rules saboteur2 --seed 12").out.split())
    assert re.search(r"You get a role: [A-Za-z ]+\. [A-Z].*\(S-4", shown)


def test_a_dwarf_is_placed_by_place_and_card(motherlode: Terminal) -> None:
    more = "--modules toll_tunnels --players 3 --seed 5 --first Ada"
    shown = answers(play(motherlode, "7", "2", "3", "log", more=more))
    assert "7 Discard a card and post" in shown[0]
    assert (
        "dwarf" not in shown[0].partition("7 Discard a card and post")[0].rpartition("Your role")[2]
    )
    logs = [
        answers(play(motherlode, *lines, "log", more=more))[-2]
        for lines in (["7", "2", "3"], ["7 2", "3"], ["7 2 3"], ["7", "2.3"])
    ]
    assert "and post a toll dwarf at " in logs[0]
    assert len(set(logs)) == 1


def test_the_numbers_of_players_are_those_of_their_seats(motherlode: Terminal) -> None:
    shown = answers(play(motherlode, "o", more="--players 4 --seed 1"))[1]
    assert re.search(r"1 > Bo +\d\.2 > Cai +\d\.3 > Dee", shown)


def test_only_whoever_can_veto_is_asked_and_told_what(motherlode: Terminal) -> None:
    parts: list[str] = []
    seed = 0
    while not parts:
        seed += 1
        ended = play(motherlode, *["2"] * 20, more=f"--modules veto --players 3 --seed {seed}")
        assert ended.code == 0
        parts = ended.out.split("Someone announced a card. ")[1:]
    for part in parts:
        assert re.match(r".*\n(Bo|Cai) wants to play [A-Z].*: [a-z]", part)
        assert "1 veto\n2 let\n" in part.partition(PROMPT)[0]


@pytest.mark.parametrize("game", CATALOGUE.games())
def test_games_with_all_modules_can_be_played(
    motherlode: Terminal, tmp_path: Path, game: str
) -> None:
    path = tmp_path / "game.jsonl"
    more = f"--rules {game} --modules all --seed 2 --bots random --record {path}"
    ended = play(motherlode, *["1 1", "1", "7", "1", "2 1"] * 40, more=more)
    assert (ended.code, ended.err) == (0, "")
    check(read_record(path.read_text(encoding="utf-8")))


def test_a_mistake_leaves_the_record_behind(
    motherlode: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_: object) -> None:
        raise TypeError("planted")

    monkeypatch.setattr(Screen, "show_ways", mistaken)
    path = tmp_path / "game.jsonl"
    ended = play(motherlode, "1 1", "1", more=f"--seed 5 --record {path}")
    assert ended.code == 2
    assert "this is a bug in Motherlode" in ended.err
    assert len(read_record(path.read_text(encoding="utf-8")).choices) > 4


def test_bots_talk_unless_they_are_muted(motherlode: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "talk.record"
    more = f"--players 5 --seed 11 --record {kept}"
    spoken = play(motherlode, *["1 1"] * 12, more=more)
    assert re.search(r"^· (Bo|Cai|Dee|Eli): ", spoken.out, re.M)
    assert "says" not in spoken.out  # no line lacks its words
    record = read_record(kept.read_text(encoding="utf-8"))
    assert any(entry.is_claim for entry in record.entries)
    check(record)
    muted = play(motherlode, *["1 1"] * 12, more="--players 5 --seed 11 --mute")
    assert not re.search(r"^· (Bo|Cai|Dee|Eli): ", muted.out, re.M)


def test_the_person_claims_something_too(motherlode: Terminal) -> None:
    lines = ["say treasure @ 8,0", "say suspect > Ada", "say treasure @ 3,0", "say fix lantern"]
    told = answers(play(motherlode, *lines, more="--players 3 --seed 5 --first 1"))
    assert "· Ada: The treasure is at the middle goal." in told[1]
    assert "claims are about a goal, another player, or a tool" in told[2]
    assert "claims are about a goal, another player, or a tool" in told[3]
    assert "· Ada: Fix my lantern!" in told[4]
