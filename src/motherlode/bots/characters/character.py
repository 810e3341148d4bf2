"""A character: the weights that make one bot of a level different from another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

USUAL: Final = 100


class Character:
    """A dwarf with a name; percents of what is usual, unless said otherwise."""

    def __init__(
        self, name: str, talk: i64, boldness: i64, lying: i64, trust: i64, grudge: i64, noise: i64
    ) -> None:
        self.name: str = name
        self.talk: i64 = talk  # how often it says something, of 100 occasions
        self.boldness: i64 = boldness  # 100: accuses on the least suspicion; 0: only when sure
        self.lying: i64 = lying  # how often it lies when that could pay, of 100 occasions
        self.trust: i64 = trust  # the weight of what others claim
        self.grudge: i64 = grudge  # the weight of what others do to it
        self.noise: i64 = noise  # points by which it may misjudge an answer


NEUTRAL: Final = Character("", 0, 50, 50, USUAL, USUAL, 0)

CHARACTERS: Final = (
    # name, talk, boldness, lying, trust, grudge, noise
    Character("Ada", 40, 30, 40, 80, 80, 0),  # careful: counts every card
    Character("Bo", 60, 75, 50, 110, 110, 60),  # reckless
    Character("Cai", 8, 40, 50, 90, 100, 0),  # silent
    Character("Dee", 75, 95, 45, 50, 120, 15),  # knows best
    Character("Eli", 40, 50, 40, 20, 100, 5),  # believes maps only
    Character("Fay", 65, 15, 10, 170, 30, 20),  # trusting
    Character("Gus", 45, 50, 60, 100, 60, 50),  # clumsy
    Character("Hal", 15, 35, 35, 100, 70, 35),  # sleepy
    Character("Ivy", 50, 65, 45, 80, 250, 5),  # never forgets
    Character("Jo", 45, 55, 0, 90, 90, 10),  # honest about the gold
    Character("Kit", 90, 45, 25, 180, 90, 70),  # new, and eager
    Character("Lou", 80, 80, 95, 60, 130, 10),  # a born liar
)
NAMED: Final[dict[str, Character]] = {character.name: character for character in CHARACTERS}
