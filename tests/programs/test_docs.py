"""docs/programs.md has the tools as they are."""

from __future__ import annotations

import json
import re
from pathlib import Path

from motherlode.programs.tools import TOOLS

PAGE = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")


def test_the_schema_is_that_of_the_tools() -> None:
    blocks = [json.loads(one) for one in re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)]
    assert [tool.function() for tool in TOOLS] in blocks


def test_every_tool_is_explained() -> None:
    assert all(f"`{tool.name}`" in PAGE for tool in TOOLS)
