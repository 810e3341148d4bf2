"""The mole: a bot that digs ahead, or away if it's a saboteur; `pip install examples/mole`."""

import re

import motherlode


class Mole(motherlode.Bot):
    """Places its cards as far ahead as it can and does nothing else."""

    def __init__(self) -> None:
        super().__init__("mole", sighted=True, listening=False)

    def choose(self, view: motherlode.View, prompt: motherlode.Prompt) -> int:
        """The index of the choice that lies farthest ahead."""
        names = [f"Seat {seat}" for seat in range(view.seats)]
        role = view.rules.names[view.known_roles[view.seat]]
        ahead = -1 if "saboteur" in role else 1
        texts = [motherlode.choice_text(view.rules, names, one) for one in prompt.choices]
        columns = [column(text) for text in texts]
        laid = [index for index, column in enumerate(columns) if column is not None]
        return max(laid, key=lambda index: ahead * (columns[index] or 0), default=0)


def column(text: str) -> int | None:
    """Where a choice such as `cross @ 3,-1` places a path card."""
    found = re.fullmatch(r"(?!map|rockfall)\S+ @ (-?\d+),.*", text)
    return int(found[1]) if found else None
