"""An option: one answer that a game offers, as a text and as a number."""

from __future__ import annotations


class Option(str):
    """An answer that is offered: a text such as `cross @ 1,0` that also has its number.

    It is a `str` in the notation of docs/notation.md, so it can be printed, compared, searched and
    saved like one; `choice` is the integer that `apply` takes.

    >>> option = Option("cross @ 1,0", 7)
    >>> option
    'cross @ 1,0'
    >>> option.choice, option.startswith("cross")
    (7, True)
    """

    __slots__ = ("choice",)
    choice: int
    """The integer that `apply` takes."""

    def __new__(cls, text: str, choice: int) -> Option:
        """A text and its number."""
        option = super().__new__(cls, text)
        option.choice = choice
        return option

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]
        """What a copy is made of."""
        return self.text, self.choice

    @property
    def text(self) -> str:
        """The text alone."""
        return str.__str__(self)
