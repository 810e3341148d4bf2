"""Writes the golden playthroughs anew: python -m tests.playthroughs.write [MODULE]"""

from __future__ import annotations

import sys

from tests.playthroughs.script import FOLDER, name_of, play, selections


def main(module: str = "") -> None:
    """Write one file for each selection, and remove those no selection asks for.

    If a module is named, only games with it are written.
    """
    wanted = {f"{name_of(selection)}.txt": selection for selection in selections()}
    for path in FOLDER.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
    for name, selection in wanted.items():
        if module and module not in selection.modules:
            continue
        (FOLDER / name).write_text(play(selection), encoding="utf-8")
        print(f"tests/playthroughs/{name}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
