"""The compiled kernel of a table in the page: all its modules lie in one library."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

LIBRARY: Final = "motherlode__mypyc"
BEGINS: Final = "init_"


class KernelFinder:
    """Finds what was compiled; leaves all other modules to Python."""

    def __init__(self, library: ModuleType, door: Any) -> None:
        self._door = door
        self._names = {
            name.removeprefix(BEGINS).replace("___", "."): name
            for name in dir(library)
            if name.startswith(BEGINS)
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module `name`, or None if it was not compiled."""
        return spec_from_loader(name, self) if name in self._names else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Begin the module; it knows best where it lies, and whether it is a package."""
        module: ModuleType = self._door.begin(self._names[spec.name])
        if hasattr(module, "__path__"):
            spec.submodule_search_locations = list(module.__path__)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It was done when the module began."""


def use_kernel() -> bool:
    """Take the compiled kernel from now on; without one, everything is interpreted."""
    try:
        library = import_module(LIBRARY)
    except ModuleNotFoundError:
        return False
    path = str(library.__file__)
    spec = spec_from_file_location("door", path, loader=ExtensionFileLoader("door", path))
    assert spec is not None
    sys.meta_path.insert(0, KernelFinder(library, module_from_spec(spec)))
    Path(path).unlink()  # the browser has what it made of it; the file would only take memory
    return True
