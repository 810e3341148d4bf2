"""Pictures of what tests see on their way, for a person to look at.

MOTHERLODE_PICTURES=1 takes them: to paint a whole page takes time, and proves nothing.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page

SCREENS = Path(__file__).parents[2] / "build" / "screens"
PAINTED = bool(os.environ.get("MOTHERLODE_PICTURES"))


def picture(page: Page, path: Path, full_page: bool = False) -> None:
    """Take one, if anybody wants it."""
    if PAINTED:
        page.screenshot(path=path, full_page=full_page)
