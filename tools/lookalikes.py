"""Writes the letters that look like Latin ones: `python -m tools.lookalikes CONFUSABLES`.

CONFUSABLES is Unicode's table as JSON, `confusables.json` of the package confusable-homoglyphs.
Only single letters and digits of scripts that are mixed up with Latin are taken, and none that
NFKC folds.
"""

from __future__ import annotations

import json
import string
import sys
import textwrap
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/motherlode/tables/live/seating/lookalikes.py"
SCRIPTS = (
    *("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "CANADIAN", "CARIAN"),
    *("DESERET", "ELBASAN", "GOTHIC", "LYCIAN", "LYDIAN", "MIAO", "OLD", "OSAGE", "OSMANYA"),
    *("RUNIC", "TIFINAGH", "WARANG"),
)
TARGETS = string.ascii_uppercase + string.ascii_lowercase + string.digits
WIDTH = 80


def is_wanted(sign: str) -> bool:
    """Whether a sign is a letter or a digit that nothing else folds away."""
    return (
        len(sign) == 1
        and not sign.isascii()
        and unicodedata.category(sign)[0] in "LN"
        and unicodedata.name(sign, "").split()[0] in SCRIPTS
        and unicodedata.normalize("NFKC", sign) == sign
    )


def found(groups: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """Each look-alike, with the Latin letter of its own case if there is one."""
    alike: dict[str, str] = {}
    for target in TARGETS:
        for sign in filter(is_wanted, (one["c"] for one in groups.get(target, ()))):
            if sign not in alike or (sign.islower() and target.islower()):
                alike[sign] = target
    return dict(sorted(alike.items()))


def lines(name: str, signs: str) -> str:
    """A constant with these signs, as source."""
    quoted = "\n".join(f'    "{part}"' for part in textwrap.wrap(signs, WIDTH))
    return f"{name}: Final = (\n{quoted}\n)\n"


def main() -> None:
    """Write both rows into the table."""
    alike = found(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    head, _, rest = TABLE.read_text(encoding="utf-8").partition("SEEN: Final")
    tail = rest.partition("# -- how")[2]
    rows = lines("SEEN", "".join(alike)) + lines("LATIN", "".join(alike.values()))
    TABLE.write_text(f"{head}{rows}\n# -- how{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
