"""What deploy/ and its page say: every option is one that the server has, with a value it takes."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import typer
import yaml

from motherlode.cli.commands.serve import serve

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = sorted(DEPLOY.glob("compose*.yaml"))
UNIT = DEPLOY / "motherlode.service"
PAGES = [ROOT / "docs" / "deploy.md", ROOT / "docs" / "guide" / "serve.md", ROOT / "README.md"]
VARIABLE = re.compile(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}")


def command() -> typer.core.TyperCommand:
    """The command that all of this is about."""
    app = typer.Typer()
    app.command()(serve)
    found = typer.main.get_command(app)
    assert isinstance(found, typer.core.TyperCommand)
    return found


def accepted(words: list[str]) -> dict[str, Any]:
    """What the server makes of a command line; it refuses what it doesn't know."""
    return dict(command().make_context("serve", words).params)


def filled_in(text: str) -> str:
    """A text with something in place of its variables."""
    return VARIABLE.sub(lambda found: found[2] or "something", text)


def services(file: Path) -> dict[str, Any]:
    """What a compose file starts."""
    return dict(yaml.safe_load(filled_in(file.read_text(encoding="utf-8")))["services"])


def written_commands(page: Path) -> Iterator[list[str]]:
    """Each `motherlode serve ...` that a page shows, up to the end of its line."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in re.findall(r"motherlode serve((?: +[^\s`|…]+)*)", text):
        words = shlex.split(line)
        if words and words[0].startswith("--") and "--help" not in words:
            yield words


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_starts_a_server_with_options_it_has(file: Path) -> None:
    parts = services(file)
    server = parts["motherlode"]
    told = accepted(list(server["command"]))
    assert told["workers"] > 1
    assert told["database"] == "postgresql://motherlode@database/motherlode"
    assert "PGPASSWORD" in server["environment"]
    assert f"key:{PurePosixPath(told['key']).parent}" in server["volumes"]  # it outlives containers
    assert set(server["depends_on"]) == {"database"}
    assert int(server["stop_grace_period"].rstrip("s")) > 10
    assert (ROOT / "deploy" / server["build"] / "Dockerfile").resolve() == ROOT / "Dockerfile"


def test_only_the_proxy_has_open_ports_and_it_is_believed() -> None:
    whole = yaml.safe_load(filled_in((DEPLOY / "compose.caddy.yaml").read_text("utf-8")))
    parts = whole["services"]
    assert [name for name, part in parts.items() if "ports" in part] == ["caddy"]
    told = accepted(list(parts["motherlode"]["command"]))
    front = whole["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert list(told["proxy"]) == [front]
    assert told["address"].startswith("https://")
    assert parts["caddy"]["networks"] == ["front"]
    assert parts["database"]["networks"] == ["back"]


def test_the_unit_starts_a_server_with_options_it_has() -> None:
    text = UNIT.read_text(encoding="utf-8").replace("\\\n", " ")
    settings = dict(
        line.split("=", 1) for line in text.splitlines() if "=" in line and line[0] not in "#["
    )
    program, name, *words = shlex.split(settings["ExecStart"])
    assert (program, name) == ("/opt/motherlode/bin/motherlode", "serve")
    assert accepted(words)["database"] == "${STATE_DIRECTORY}/tables.sqlite"
    assert settings["StateDirectory"] == "motherlode"
    assert (settings["KillSignal"], settings["KillMode"]) == ("SIGTERM", "mixed")
    assert int(settings["TimeoutStopSec"]) > 10
    assert settings["ExecReload"] == "/bin/kill -HUP $MAINPID"
    for name in ("NoNewPrivileges", "DynamicUser", "ProtectHome", "PrivateTmp"):
        assert settings[name] == "yes"
    assert settings["ProtectSystem"] == "strict"
    for line in re.findall(r"^#\s+(--database .*)$", text, re.MULTILINE):
        told = accepted(shlex.split(line))
        assert told["database"].startswith("postgresql://")
        assert "--workers" not in line or told["key"].startswith("${STATE_DIRECTORY}/")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_shows_options_that_the_server_has(page: Path) -> None:
    shown = list(written_commands(page))
    for words in shown:
        accepted(words)
    assert shown or page.name == "README.md"


def test_the_image_gets_its_signals_and_what_it_needs() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    entry = re.findall(r'^ENTRYPOINT (\[".*"\])$', text, re.MULTILINE)
    usual = re.findall(r'^CMD (\[".*"\])$', text, re.MULTILINE)
    (words,) = (yaml.safe_load(one) for one in entry)  # a list: no shell keeps signals to itself
    assert words[1] == "serve"
    accepted(words[2:] + yaml.safe_load(usual[0]))
    assert "STOPSIGNAL SIGTERM" in text
    needed = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    locked = set(re.findall(r"^([\w.-]+)==", needed, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[\s>=<;\[]", one)[0] for one in project["dependencies"]}
    assert {re.sub(r"[._]", "-", name) for name in names} | {"psycopg"} <= locked
    copied = {
        line
        for line in text.splitlines()
        if re.match("COPY (requirements/|tools/|building )", line)
    }
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    for line in copied:
        assert f"!{line.split()[1]}" in ignored


def test_the_image_has_the_game_without_a_connection() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (browser,) = re.findall(r"^BROWSER := (\S+)$", makefile, re.MULTILINE)
    assert f"--platform {browser} " in text
    assert "MOTHERLODE_WHEELS=/build/wheels" in text
    assert "COPY tools/program.py" in text


def test_an_option_that_is_not_there_would_be_found() -> None:
    with pytest.raises(Exception, match="No such option"):
        accepted(["--worker", "2"])
