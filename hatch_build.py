"""The build hook: compiles the kernel with mypyc, builds the pages, puts both in the wheel.

The Makefile also calls it: `hatch_build.py pages FOLDER` builds the pages alone, `hatch_build.py
offline FOLDER` lets such pages work without a connection, `hatch_build.py site FOLDER` builds those
that need no server, `hatch_build.py tools` fetches what checks and tests them, and `hatch_build.py
compiler` says why no kernel can be compiled here, if so.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a builder loads this file alone

from building.pages import WHEELS, bring_program, build_pages, fetch_parts
from building.parts import KEEP, build, forget_old, tell

# Folders whose modules become native code, below src/motherlode. The others of `rules` are text in
# and out, off the hot path.
COMPILED = ("rules/core", "rules/shared", "rules/worlds", "rules/modules", "bots", "env/kernel")

# How mypy looks at them: what isn't compiled may need packages that aren't here.
TYPE_CHECK = (
    "--config-file=pyproject.toml",
    f"--cache-dir={os.devnull}",
    "--follow-imports=silent",
)

# The calls between the kernel's own functions need not go through the dynamic linker.
UNIX_FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden")

# mypyc 2.4.1 never gives back a vec that interpreted code has handed over as an argument or an
# attribute: `unbox` returns a reference of its own where the wrapper expects a borrowed one.
MENDED_MYPYC = "2.4.1"
UNBOXED = "Api.unbox("
UNBOXED_AND_OWNED = "Api.unbox(cpy_r_"
UNBOXED_AND_BORROWED = re.compile(
    r"(?P<vec>arg_\w+|tmp) = Vec(?P<kind>\w+)Api\.unbox\((?:obj_\w+|value)\b.*\);\n"
    r"\s*if \(VEC_IS_ERROR\((?P=vec)\)\) \{\n.*\n\s*\}\n"
)
UNKNOWN_MYPYC = (
    f"The kernel was not built: how to keep it from leaking vecs is known for mypyc {MENDED_MYPYC} "
    "only. See `release_borrowed` in hatch_build.py."
)

# What mypyc calls in another library and the kernel has itself, in a header of its own.
INLINED = "kernel.h"
CALLED = re.compile(r"= Vec(I64|U8|T)Api\.(alloc|append|pop|slice)\(")
REPLACED = re.compile(r"= CPyDef_\w+___(copy_words|in_order)\(")
INDEXED = re.compile(r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\s+if) \((\w+)\)")
HEADER = "__native_internal_motherlode.h"

# Where the pages lie in the wheel.
PAGES = "motherlode/web/static"

REQUIRE_KERNEL = "MOTHERLODE_REQUIRE_KERNEL"
# A folder that the Makefile names: pages that are built already.
BUILT_PAGES = "MOTHERLODE_BUILT_PAGES"

# In C code: constants of the whole library, and where they are made.
CONSTANT = re.compile(r"\bCPyStatics\[(\d+)\]")
CONSTANTS_MADE = re.compile(r"if \(CPyStatics_Initialize\(.*\) < 0\) \{\s*return -1;\s*\}\n")

PROBE = """\
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""

FALLBACK = """\
**********************************************************************
* WARNING: Motherlode is being built WITHOUT its native kernel.
*
* {reason}
*
* Everything works, but the rules and the bots run about 40 times
* slower. Install a C compiler and the Python headers (on Debian:
* gcc and python3-dev), then install Motherlode again.
* {switch}=1 makes this an error.
**********************************************************************"""


class WheelHook(BuildHookInterface[Any]):
    """Adds the compiled kernel and the pages to a wheel; sdists stay as the sources are."""

    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a folder of its own and name the results for the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        self.folder = Path(tempfile.mkdtemp(prefix="motherlode-build-"))
        try:
            pages = os.environ.get(BUILT_PAGES)
            if not pages:
                pages = str(build_pages(root / "ui", self.folder / "pages"))
                if os.environ.get(WHEELS):
                    bring_program(root / "ui", Path(pages))
            build_data["force_include"][pages] = PAGES
            reason = why_no_compiler(self.folder)
            if reason:
                fall_back(reason)
                return
            built = compile_kernel(root, kernel_modules(root), self.folder)
        except BaseException:
            self.tidy()
            raise
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written: the folder may go."""
        self.tidy()

    def tidy(self) -> None:
        """Remove the folder of this build."""
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


def kernel_modules(root: Path) -> list[str]:
    """The files to compile, relative to the project so that no path of the machine gets in."""
    package = root / "src" / "motherlode"
    return [
        path.relative_to(root).as_posix()
        for folder in COMPILED
        for path in sorted((package / folder).rglob("*.py"))
        if not is_bare_package(path)
    ]


def is_bare_package(path: Path) -> bool:
    """Whether this is an `__init__.py` with nothing but a docstring."""
    if path.name != "__init__.py":
        return False
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return all(isinstance(node, ast.Expr) for node in body)


def why_no_compiler(folder: Path) -> str:
    """Why no extension can be compiled here; empty if one can."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    source = folder / "probe.c"
    source.write_text(PROBE, encoding="utf-8")
    try:
        build([Extension("probe", [str(source)])], folder / "probe")
    except (BaseError, CCompilerError, OSError) as error:
        return f"No C compiler works here: {error}."
    return ""


def compile_kernel(root: Path, modules: list[str], folder: Path) -> dict[str, str]:
    """Compile all modules as one library; a type error ends the build with mypy's message."""
    from mypyc.build import mypycify

    os.chdir(root)
    tell("Compiling the kernel: its types are checked, then it becomes C (the first half)")
    try:
        extensions = mypycify(
            [*TYPE_CHECK, *modules],
            opt_level="3",
            debug_level="0",
            group_name="motherlode",
            target_dir=str(folder / "c"),
            multi_file=bool(os.environ.get(KEEP)),
        )
    except SystemExit:
        print("The kernel has errors (see above): nothing was built.", file=sys.stderr, flush=True)
        raise
    for source in (folder / "c").rglob("*.c"):
        code = source.read_text(encoding="utf-8")
        source.write_text(inline(release_borrowed(code)), encoding="utf-8")
    shutil.copy(root / INLINED, folder / "c")
    with (folder / "c" / HEADER).open("a", encoding="utf-8") as header:
        header.write(f'#include "{INLINED}"\n')
    if os.environ.get(KEEP):
        number_constants(folder / "c" / "__native_motherlode.c")
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    built = build(extensions, folder / "kernel")
    if os.environ.get(KEEP):
        forget_old(Path(os.environ[KEEP]))
    return built


def release_borrowed(code: str) -> str:
    """Let each wrapper give back at once the reference to a vec that it should have borrowed.

    Whoever calls it, or the attribute that takes another reference, keeps the vec alive.
    """
    from mypy.version import __version__

    mended, count = UNBOXED_AND_BORROWED.subn(
        lambda found: f"{found[0]}VEC_{found['kind'].upper()}_DECREF({found['vec']});\n", code
    )
    if __version__ != MENDED_MYPYC or count != code.count(UNBOXED) - code.count(UNBOXED_AND_OWNED):
        sys.exit(UNKNOWN_MYPYC)
    return mended


def inline(code: str) -> str:
    """Let the kernel's own functions do what would be a call of another library."""
    code = REPLACED.sub(r"= kernel_\1(", CALLED.sub(r"= kernel_\2_\1(", code))
    return INDEXED.sub(r"\1 (likely(\2))", code)


def number_constants(library: Path) -> None:
    """Let each part count its constants by itself: then a new one changes no other part."""
    tables: list[str] = []
    copies: list[str] = []
    for part in sorted(library.parent.glob(f"{library.stem}___*.c")):
        own = f"CPyStatics_{part.stem}"
        pieces = CONSTANT.split(part.read_text(encoding="utf-8"))
        places = {number: at for at, number in enumerate(dict.fromkeys(pieces[1::2]))}
        pieces[1::2] = [f"{own}[{places[number]}]" for number in pieces[1::2]]
        part.write_text(f"#include <Python.h>\nextern PyObject *{own}[];\n{''.join(pieces)}")
        tables.append(f"PyObject *{own}[{len(places) + 1}];\n")
        tables.append(f"static const int {own}_from[] = {{{', '.join([*places, '0'])}}};\n")
        copies.append(
            f"for (int at = 0; at < {len(places)}; at++) {{\n"
            f"    {own}[at] = CPyStatics[{own}_from[at]];\n}}\n"
        )
    code, made = CONSTANTS_MADE.subn(
        lambda found: found[0] + "".join(copies), library.read_text(encoding="utf-8")
    )
    if made != 1:
        sys.exit(UNKNOWN_MYPYC)
    library.write_text("#include <Python.h>\n" + "".join(tables) + code)


def fall_back(reason: str) -> None:
    """Say loudly that the kernel will be interpreted, or refuse where it is required."""
    if os.environ.get(REQUIRE_KERNEL) == "1":
        sys.exit(f"{reason}\n{REQUIRE_KERNEL}=1 forbids to build without the native kernel.")
    print(FALLBACK.format(reason=reason, switch=REQUIRE_KERNEL), file=sys.stderr, flush=True)


def main(task: str, *folders: str) -> None:
    """What the Makefile asks for."""
    source = Path(__file__).parent / "ui"
    if task == "pages":
        build_pages(source, Path(*folders).resolve())
    elif task == "site":
        bring_program(source, build_pages(source, Path(*folders).resolve(), "site"))
    elif task == "tools":
        fetch_parts(source, with_tools=True)
    elif task == "offline":
        bring_program(source, Path(*folders).resolve())
    elif task == "compiler":
        with tempfile.TemporaryDirectory() as folder:
            sys.exit(why_no_compiler(Path(folder)) or 0)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:  # whoever stops it needs no traceback
        sys.exit(130)
