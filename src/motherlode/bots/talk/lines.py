"""Lines: families of things to say, and how many wordings each has in every language."""

from __future__ import annotations

from typing import Final

# Claims, by what the speaker gives as the reason.
TREASURE: Final = "treasure"
NO_TREASURE: Final = "no_treasure"
ELSEWHERE: Final = "elsewhere"  # no treasure, but no stone either
DEAD_END: Final = "dead_end"
ASIDE: Final = "aside"
CONTRARY: Final = "contrary"
FELLED: Final = "felled"
BROKE_ME: Final = "broke_me"
BROKE: Final = "broke"
LIED: Final = "lied"
PASSED: Final = "passed"
DIGS: Final = "digs"
FIXED_ME: Final = "fixed_me"
FIX: Final = "fix"
# Remarks: they claim nothing.
THANKS: Final = "thanks"
DEFENSE: Final = "defense"
STONE: Final = "stone"
ROCKFALL: Final = "rockfall"
CLOSE: Final = "close"
CALL: Final = "call"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
WON: Final = "won"
LOST: Final = "lost"
HELLO: Final = "hello"  # each character has its own

WORDINGS: Final[dict[str, int]] = {
    **{TREASURE: 4, NO_TREASURE: 4, ELSEWHERE: 2, FIX: 4},
    **{DEAD_END: 4, ASIDE: 4, CONTRARY: 3, FELLED: 4, BROKE_ME: 4, BROKE: 3, LIED: 4, PASSED: 3},
    **{DIGS: 3, FIXED_ME: 3, THANKS: 4, DEFENSE: 5},
    **{STONE: 4, ROCKFALL: 3, CLOSE: 3, CALL: 3, AGREE: 3, REFUSE: 3, WON: 4, LOST: 4},
}
