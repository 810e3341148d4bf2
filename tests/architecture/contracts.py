"""Contracts of import-linter that are our own: what a room may need besides its own house."""

from __future__ import annotations

import sys
from typing import Any, cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

# Parts of the standard library that look at the clock, at chance or at the world outside.
IMPURE = {
    *("asyncio", "datetime", "glob", "http", "io", "logging", "multiprocessing", "os", "pathlib"),
    *("random", "secrets", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess"),
    *("tempfile", "threading", "time", "urllib", "uuid"),
}
PURE = set(sys.stdlib_module_names) - IMPURE


class OnlyNeeds(Contract):
    """A package imports itself, pure parts of the standard library and what is listed; no more."""

    source = fields.StringField()
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Every direct import that is neither its own, nor pure, nor listed."""
        source = str(self.source)
        own = {source, *graph.find_descendants(source)}
        known = own | {str(name) for name in cast("set[object]", self.allowed)}
        broken = [
            f"{module} -> {needed}"
            for module in sorted(own)
            for needed in sorted(graph.find_modules_directly_imported_by(module))
            if needed not in known and needed.split(".")[0] not in PURE
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name the imports that are not allowed."""
        metadata: dict[str, Any] = check.metadata
        for line in metadata["broken"]:
            output.print_error(f"- {line}")
