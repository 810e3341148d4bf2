"""Whatever is wrong with a command line: one sentence on standard error, exit code 2."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from motherlode import __version__
from motherlode.cli.commands import simulate
from motherlode.web import serving
from tests.cli.terminal import Terminal, in_another_process
from tests.support.guest import PATIENCE
from tests.support.server import until

REPORTING = ("simulate", "position", "replay", "bench", "rules")
BAD = [
    "dig",
    "--loud",
    "simulate --games 0",
    "simulate --games -3",
    "simulate --games many",
    "simulate --games 1.5",
    "simulate --jobs 0",
    "simulate --seed -1",
    "simulate --seed 4611686018427387904",
    "simulate --seed",
    "simulate --players 2",
    "simulate --players 11",
    "simulate --players -1",
    "simulate --rules poker",
    "simulate --rules victim",
    "simulate --rules duel --players 3",
    "simulate --rules tournament --players 4",
    "simulate --rules tournament --modules greedy_dwarf",
    "simulate --modules dragons",
    "simulate --modules victim,,greedy_dwarf",
    "simulate --modules all,victim",
    "simulate --modules base",
    "simulate --edition klingon",
    "simulate --rules duel --edition english",
    "simulate --bots nobody",
    "simulate --bots ,",
    "simulate --bots=",
    "simulate --rules duel --bots random,random,random",
    "simulate extra",
    "simulate --gamez 3",
    "play --seat 0",
    "play --seat 9",
    "play --players 99",
    "play --bots clever",
    "play --name >",
    "play --record /nowhere/game.jsonl",
    "play --record /",
    "position",
    "position /nowhere.toml",
    "position /",
    "replay",
    "replay /nowhere.jsonl",
    "replay / --check",
    "rules B-99",
    "rules no_such_module",
    "rules B-1 B-2",
    "bench --slow",
]


@pytest.mark.parametrize("line", BAD)
def test_a_bad_command_line_is_refused_in_one_sentence(motherlode: Terminal, line: str) -> None:
    assert motherlode(*line.split()).sentence()


@pytest.mark.parametrize("line", [line for line in BAD if line.split()[0] in REPORTING])
def test_it_is_refused_in_the_same_way_when_json_is_asked_for(
    motherlode: Terminal, line: str
) -> None:
    assert motherlode(*line.split(), "--json").sentence()


@pytest.mark.parametrize("command", ["position", "replay"])
def test_a_file_that_is_not_text_is_refused(
    motherlode: Terminal, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"\xff\xfe\x00\x81")
    assert "isn’t UTF-8" in motherlode(command, str(path)).sentence()
    assert "isn’t UTF-8" in motherlode(command, "-", typed=b"\xff\x00").sentence()


@pytest.mark.parametrize("command", ["position", "replay"])
@pytest.mark.parametrize("text", ["rules = poker", "{", "\x00", "[" * 3000, '{"format": 1}'])
def test_a_file_that_makes_no_sense_is_refused(
    motherlode: Terminal, command: str, text: str
) -> None:
    assert motherlode(command, "-", typed=text).sentence()


def test_a_name_with_a_nul_is_refused(motherlode: Terminal) -> None:
    assert motherlode("position", "a\0b").sentence()


def test_control_characters_are_not_passed_on(motherlode: Terminal) -> None:
    assert "\x1b" not in motherlode("\x1b[31m").sentence()


def test_a_mistake_in_the_program_is_told_without_a_traceback(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(simulate, "results", break_down)
    ended = motherlode("simulate", "--games", "1", "--json")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("motherlode: this is a bug in Motherlode (ZeroDivisionError: oh)")
    assert ended.err.count("\n") == 1


def test_the_version_is_told(motherlode: Terminal) -> None:
    assert motherlode("--version").out == f"motherlode {__version__}\n"


COMMANDS = ("serve", "play", "simulate", "position", "replay", "bench", "rules")


def test_without_a_command_the_browser_is_opened(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int, bool]] = []
    monkeypatch.setattr(
        serving,
        "serve",
        lambda host, port, place, browser, **_: asked.append((host, port, browser)),
    )
    assert motherlode().code == 0
    assert asked == [("127.0.0.1", 8000, True)]


def test_the_commands_are_listed(motherlode: Terminal) -> None:
    ended = motherlode("--help")
    assert ended.code == 0
    for command in COMMANDS:
        assert f"  {command}  " in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(motherlode: Terminal, command: str) -> None:
    ended = motherlode(command, "--help")
    assert ended.code == 0
    assert f"Usage: motherlode {command}" in ended.out


def test_a_shell_gets_the_same_code_and_sentence() -> None:
    process = in_another_process("rules", "B-99", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, err = process.communicate()
    assert process.returncode == 2
    assert out == b""
    assert err.count(b"\n") == 1


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    process = in_another_process("rules", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait() == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        process = in_another_process("rules", "--json", stdout=full, stderr=subprocess.PIPE)
        _, err = process.communicate()
    assert process.returncode == 2
    assert err.startswith(b"motherlode: ")
    assert err.count(b"\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_quietly(tmp_path: Path, jobs: str) -> None:
    records = tmp_path / "records"
    line = f"simulate --games 100000000 --jobs {jobs} --json --records {records}"
    process = in_another_process(*line.split(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        until(lambda: records.exists() and any(records.iterdir()))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize(
    ("modules", "said"),
    [
        ("vetoo", "there’s no module called vetoo; did you mean veto?"),
        ("veto,tol_tunnels", "called tol_tunnels; did you mean toll_tunnels?"),
        ("xyz", "there’s no module called xyz; the modules are greedy_dwarf, "),
        ("chests:diamond", "there’s no module called chests:diamond; "),
        ("base", "base is a game of its own"),
    ],
)
def test_a_module_that_is_not_there_is_named(motherlode: Terminal, modules: str, said: str) -> None:
    for command in ("play", "simulate"):
        assert said in motherlode(command, "--modules", modules).sentence()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("toll", "did you mean toll_tunnels?"),
        ("bosss", "did you mean boss"),
        ("frobnicate", "`motherlode rules` lists them"),
    ],
)
def test_a_rule_that_is_not_there_is_answered_with_what_is_near(
    motherlode: Terminal, name: str, said: str
) -> None:
    assert said in motherlode("rules", name).sentence()
