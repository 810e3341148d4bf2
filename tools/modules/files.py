"""Writes the files of a rule module that programs make: `make module-files NAME=lucky_stone`."""

from __future__ import annotations

import sys

from motherlode.web.description import gallery
from tests.architecture.modules_page import PAGE, page
from tests.playthroughs import write
from tests.support.kinds import told_of_modules
from tools.modules.skeleton import BROUGHT, GALLERY, ROOT


def main(name: str = "") -> None:
    """Write the golden games with a module, or all of them, and the lists of all modules."""
    write.main(name)
    PAGE.write_text(page(), encoding="utf-8")
    gallery.main([str(ROOT / GALLERY)])
    (ROOT / BROUGHT).write_bytes(told_of_modules())


if __name__ == "__main__":
    main(*sys.argv[1:2])
