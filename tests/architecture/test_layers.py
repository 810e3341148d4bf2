"""Every room with folders has a contract that says which folder may import which."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "motherlode"
ROOMS = sorted(
    room.name
    for room in SOURCE.iterdir()
    if (room / "__init__.py").exists() and any(room.glob("*/__init__.py"))
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = PROJECT["tool"]["importlinter"]["contracts"]


@pytest.mark.parametrize("room", [*ROOMS, "tables.live"])
def test_every_folder_of_a_room_is_in_a_layer(room: str) -> None:
    assert [
        contract["name"]
        for contract in CONTRACTS
        if contract["type"] == "layers"
        and f"motherlode.{room}" in contract["containers"]
        and contract.get("exhaustive")
    ], f"no exhaustive contract for the layers of {room} in pyproject.toml"


def test_no_room_is_overlooked() -> None:
    assert {"rules", "bots", "env", "tables", "web", "store", "cli"} <= set(ROOMS)
