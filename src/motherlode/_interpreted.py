"""The finder that loads rules and bots from source although their native code lies beside it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

KERNEL = ("motherlode.rules", "motherlode.bots", "motherlode.env.kernel")


class SourceFinder:
    """Finds the kernel's modules as `.py` files only; leaves all others to Python."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of the module `name`, or None if it is not of the kernel."""
        if not name.startswith(KERNEL):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None
