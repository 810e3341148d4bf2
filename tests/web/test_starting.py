"""Starting and ending: the browser where there is a screen, many connections, a quiet end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from motherlode.web import serving
from motherlode.web.nearby.addresses import Network
from motherlode.web.serving.opening import say
from tests.cli.terminal import Terminal
from tests.support.guest import PATIENCE
from tests.support.server import Server, until

SHOW = """\
#!/bin/sh
echo "$@" >> "{file}"
echo noise
echo noise >&2
"""


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the browsers of this machine write what they were asked to show; no screen."""
    file = tmp_path / "shown"
    for name in ("www-browser", "w3m", "lynx", "my-browser"):
        program = tmp_path / "programs" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(SHOW.format(file=file))
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "programs"), prepend=":")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return file


def test_the_browser_is_opened_without_noise(
    tmp_path: Path, shown: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "my-browser")
    server = Server(tmp_path, "--browser").start()
    until(lambda: shown.exists() and shown.read_text().endswith("\n"))
    assert shown.read_text().strip() == server.address + "/"
    server.stop()
    assert server.stderr() == ""


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_screen_no_browser_takes_the_terminal(tmp_path: Path, shown: Path) -> None:
    server = Server(tmp_path, "--browser").start()
    server.make()
    server.stop()
    assert not shown.exists()
    assert server.stderr() == ""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_quietly_with_people_at_its_tables(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0"]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        assert b"/operator#token=" in process.stdout.readline()
        process.send_signal(number)
        assert process.wait(PATIENCE) in (0, 130, -number)
        assert process.stdout.read() == b""
        assert process.stderr.read() == b""


def test_a_server_whose_output_nobody_reads_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    nobody = os.fdopen(writing, "w")
    monkeypatch.setattr(sys, "stdout", nobody)
    say("Motherlode is open")
    say("The operator’s page is there, too")
    with pytest.raises(BrokenPipeError):  # the command line is told at the end
        nobody.close()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("--operator-token short", "needs at least 20 letters and digits"),
        ("--operator-token spaced", "on one line"),
        ("--operator-token nowhere", "can’t read nowhere"),
        ("--log-format xml", "text or json, not xml"),
    ],
)
def test_what_an_operator_got_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    given: str,
    told: str,
) -> None:
    (tmp_path / "short").write_text("0123456789")
    (tmp_path / "spaced").write_text("a token with spaces in it")
    motherlode = Terminal(capsys, monkeypatch, tmp_path)
    assert told in motherlode("serve", "--port", "0", *given.split()).sentence()


def test_a_token_from_a_file_is_not_printed(tmp_path: Path) -> None:
    token = "0123456789-abcdefghij"
    (tmp_path / "token").write_text(f"{token}\n")
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0"]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    command += ["--operator-token", str(tmp_path / "token")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[4]
        answer = httpx.get(
            f"{address}api/operator/overview", headers={"authorization": f"Bearer {token}"}
        )
        assert answer.status_code == 200
        process.send_signal(signal.SIGINT)
        assert token.encode() not in process.stdout.read()
        process.wait(15)


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_more_connections_are_allowed_than_systems_give() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        serving.allow_many_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 1000
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_server_for_others_says_where_they_find_it(tmp_path: Path) -> None:
    """Invitations have the address of the page: it must be one that others can open."""
    line = said_at_the_start(tmp_path, "--host", "0.0.0.0", "--local-name", "")
    own = [address for address in Network().reachable() if ":" not in address]
    assert (" and for others at http://" in line) == bool(own)
    assert not own or f" and for others at http://{own[0]}:" in line
    assert "others" not in said_at_the_start(tmp_path)


def said_at_the_start(tmp_path: Path, *options: str) -> str:
    """The line with which a server opens."""
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", *options]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
    return line
