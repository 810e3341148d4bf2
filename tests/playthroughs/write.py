"""Writes the golden playthroughs anew: python -m tests.playthroughs.write"""

from __future__ import annotations

from tests.playthroughs.script import FOLDER, name_of, play, selections


def main() -> None:
    """Write one file for each selection, and remove those no selection asks for."""
    wanted = {f"{name_of(selection)}.txt": selection for selection in selections()}
    for path in FOLDER.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
    for name, selection in wanted.items():
        (FOLDER / name).write_text(play(selection), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
