"""docs/wire.md names every message, field, setting, address and code that there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from motherlode.rules.records.record import commitment
from motherlode.tables.wire import messages, requests
from motherlode.tables.wire.messages import Settings
from motherlode.web.openapi import OPERATIONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
TOLD = get_args(messages.Message)
SAID = get_args(requests.Request)


def codes() -> set[str]:
    """Every code with which the server refuses something."""
    found: set[str] = set()
    for folder in ("tables", "web"):
        for file in (ROOT / "src" / "motherlode" / folder).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r'TableRefusal\(\s*"([\w-]+)"', text))
            found |= set(re.findall(r'goodbye\(\s*[^,()]+(?:\[0\])?,\s*"(\w+)"', text))
            found |= set(re.findall(r'refuse\([^"]*"(\w+)"', text))
    return found


@pytest.mark.parametrize("code", sorted(codes()))
def test_a_code_is_explained(code: str) -> None:
    assert f"`{code}`" in PAGE


@pytest.mark.parametrize("kind", [*TOLD, *SAID], ids=lambda kind: kind.__name__)
def test_a_message_is_described_with_its_fields(kind: type[msgspec.Struct]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in PAGE
    for field in kind.__struct_fields__:
        assert f"`{field}`" in PAGE, field


@pytest.mark.parametrize(
    "kind", [Settings, messages.TableInfo, messages.PromptInfo, messages.Option, messages.Ending]
)
def test_what_is_inside_is_named(kind: type[msgspec.Struct]) -> None:
    for field in kind.__struct_fields__:
        assert f"`{field}`" in PAGE, field


def test_every_address_is_there() -> None:
    for operation in OPERATIONS:
        path = operation.path.replace("{code}", "CODE").replace("{name}", "NAME")
        path = path.replace("{number}", "N")
        assert f"`{operation.method.upper()} {path}`" in PAGE


def test_the_hash_is_as_the_page_says() -> None:
    assert 'sha256(f"{seed} {salt}")' in PAGE
    import hashlib

    seed, salt = 7, "salt"
    assert commitment(seed, salt) == hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()
