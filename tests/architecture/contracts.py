"""Contracts of import-linter that are our own: what a room may need besides its own house."""

from __future__ import annotations

from typing import Any, cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

# Parts of the standard library that see neither the clock, nor chance, nor the world outside.
PURE = {
    *("__future__", "collections", "dataclasses", "difflib", "enum", "functools", "hashlib"),
    *("itertools", "json", "math", "operator", "re", "string", "tomllib", "types", "typing"),
    "unicodedata",
}


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
