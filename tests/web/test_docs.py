"""docs/wire.md names every message, field, setting, address and code that there is."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from motherlode.rules.records.shuffle import bits_hash, hash_of
from motherlode.tables.wire import messages, requests, sights
from motherlode.tables.wire.messages import Settings
from motherlode.web.description.openapi import OPERATIONS

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
    "kind", [Settings, messages.TableInfo, sights.PromptInfo, sights.Option, messages.Ending]
)
def test_what_is_inside_is_named(kind: type[msgspec.Struct]) -> None:
    for field in kind.__struct_fields__:
        assert f"`{field}`" in PAGE, field


def test_every_address_is_there() -> None:
    for operation in OPERATIONS:
        path = operation.path.replace("{code}", "CODE").replace("{name}", "NAME")
        path = path.replace("{number}", "N").replace("{key}", "KEY")
        assert f"`{operation.method.upper()} {path}`" in PAGE


def test_the_hash_is_as_the_page_says() -> None:
    for what, hashed in (("secret", hash_of("secret", "ab")), ("bits", bits_hash("ab"))):
        assert f'`f"motherlode {what}\\n{{{what}}}"`' in PAGE
        text = f"motherlode {what}\nab"
        assert hashlib.shake_256(text.encode()).hexdigest(32) == hashed
