"""Motherlode: the mining card game of hidden roles, complete and fast."""

from __future__ import annotations

import os
import sys

__version__ = "0.1.0"
__all__ = ["__version__", "compiled"]


def compiled() -> bool:
    """Whether the rules run as native code rather than from their Python source."""
    from importlib import import_module

    return not str(import_module("motherlode.rules.core.maze").__file__).endswith(".py")


if os.environ.get("MOTHERLODE_INTERPRETED") == "1":
    from motherlode._interpreted import SourceFinder

    sys.meta_path.insert(0, SourceFinder())
