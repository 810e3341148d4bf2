"""The types of the messages in TypeScript, made from the Python ones."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from motherlode.tables.wire.messages import Message
from motherlode.tables.wire.requests import Request
from motherlode.web.api_bodies import BODIES
from motherlode.web.description.output import write_out

HEAD = """\
// Made by `make wire` from the Python types of the messages; don't edit.

/** Plain data: names in place of numbers. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
"""


def typescript() -> str:
    """The whole file."""
    infos = inspect.multi_type_info([Message, Request, *BODIES])
    structs: dict[str, inspect.StructType] = {}
    for info in infos:
        collect(info, structs)
    parts = [HEAD]
    parts += [interface(struct) for _, struct in sorted(structs.items())]
    parts.append(f"export type Message = {written(infos[0])};\n")
    parts.append(f"export type Request = {written(infos[1])};\n")
    return "\n".join(parts)


def collect(info: Any, structs: dict[str, inspect.StructType]) -> None:
    """Every struct that is reached from a type, by name."""
    if isinstance(info, inspect.StructType):
        name = info.cls.__name__
        if name in structs:
            return
        structs[name] = info
        for field in info.fields:
            collect(field.type, structs)
    elif isinstance(info, inspect.UnionType):
        for part in info.types:
            collect(part, structs)
    elif isinstance(info, inspect.TupleType):
        for part in info.item_types:
            collect(part, structs)
    elif isinstance(info, inspect.ListType | inspect.VarTupleType):
        collect(info.item_type, structs)
    elif isinstance(info, inspect.DictType):
        collect(info.value_type, structs)


def interface(struct: inspect.StructType) -> str:
    """A struct as an interface; a field that may be left out has a question mark."""
    name = struct.cls.__name__
    lines = [f"/** {first_line(struct.cls.__doc__)} */", f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {quoted(struct.tag)};")
    omits = struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        optional = "?" if is_optional(field, omits, is_sent=struct_is_sent(struct)) else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def struct_is_sent(struct: inspect.StructType) -> bool:
    """Whether the browser sends it: then what has a default may be left out."""
    return bool(struct.forbid_unknown_fields)


def is_optional(field: inspect.Field, omits: bool, *, is_sent: bool) -> bool:
    """Whether a field may be missing."""
    return not field.required and (omits or is_sent)


def written(info: Any) -> str:
    """A type in TypeScript."""
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(written(part) for part in info.types)
    if isinstance(info, inspect.LiteralType):
        return " | ".join(quoted(value) for value in info.values)
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(written(part) for part in info.item_types)}]"
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        item = written(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {written(info.value_type)}>"
    return SIMPLE[type(info)]


SIMPLE: dict[type, str] = {
    inspect.AnyType: "Value",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def quoted(value: object) -> str:
    """A literal."""
    return msgspec.json.encode(value).decode()


def first_line(text: str | None) -> str:
    """The first line of a docstring."""
    return (text or "").strip().splitlines()[0]


def main(arguments: Sequence[str] = sys.argv[1:]) -> None:
    """Write the file that is named, or to standard output."""
    text = typescript()
    write_out(text, arguments)


if __name__ == "__main__":
    main()
