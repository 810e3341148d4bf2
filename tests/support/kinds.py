"""The kinds of facts and decisions of the rules, and the module that brings each of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec

import motherlode.rules
from motherlode.rules.core.contract import Event, Frame
from motherlode.rules.modules import CATALOGUE


def kinds(base: type) -> dict[str, type]:
    """Every class of the rules, modules included, that derives from one of the contract's."""
    found: dict[str, type] = {}
    folder = Path(motherlode.rules.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        name = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix("__init__")
        module = import_module(f"motherlode.rules.{name}".rstrip("."))
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, base) and kind is not base:
                found[kind.__name__] = kind
    return found


def asking() -> dict[str, type]:
    """The frames that ask a seat something."""
    options = Frame.options
    return {name: kind for name, kind in kinds(Frame).items() if kind.options is not options}  # type: ignore[attr-defined]


def bringer(kind: type) -> str:
    """The module whose file has this class; empty if it is of the core, or shared."""
    _, _, rest = kind.__module__.partition(".rules.modules.")
    return rest.partition(".")[0]


def brought() -> dict[str, object]:
    """The modules in the order of the catalogue, and who brings which facts and decisions."""
    facts = {name: kind for name, kind in kinds(Event).items() if name != "Public"}
    return {
        "modules": [module.name for module in CATALOGUE.modules],
        "events": {name: bringer(kind) for name, kind in sorted(facts.items())},
        "decisions": {name: bringer(kind) for name, kind in sorted(asking().items())},
    }


def told_of_modules() -> bytes:
    """Who brings what, as the pages are told."""
    return msgspec.json.format(msgspec.json.encode(brought()), indent=1) + b"\n"
