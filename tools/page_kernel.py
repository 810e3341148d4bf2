"""Compiles the kernel for tables in the page: `python tools/page_kernel.py HEADERS WHEEL`.

It takes mypyc, a C compiler for WebAssembly (the wheel of Zig brings Clang and its linker), and the
headers of the Python that runs in the browser, whose settings lie in its standard library.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from building.parts import KEEP, fingerprint, forget_old, kept_object

ROOT: Final = Path(__file__).parents[1]
LIBRARY: Final = "motherlode__mypyc"
STANDARD: Final = ROOT / "ui" / "node_modules" / "pyodide" / "python_stdlib.zip"
SETTINGS: Final = "_sysconfigdata__emscripten_wasm32-emscripten.py"
# Which of these settings belong into pyconfig.h; nothing of the others has such a name.
OF_C: Final = re.compile(r"(HAVE|SIZEOF|ALIGNOF|WITH)_\w+|PYLONG_BITS_IN_DIGIT|STDC_HEADERS")
TARGET: Final = "wasm32-unknown-emscripten"
FLAGS: Final = ("-O2", "-fPIC", "-fvisibility=hidden", "-fno-strict-overflow", "-DNDEBUG", "-w")
NOT_NEEDED: Final = "src/motherlode/env/"  # what only programs that learn use
# The browser's Python has musl's C library; sizes are called as Clang calls them, or its built-in
# functions would not be known.
LIBC: Final = ("-nostdinc", "-D__DEFINED_size_t", "-D__DEFINED_ptrdiff_t", "-include", "stddef.h")
LINK: Final = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic")
SMALL: Final = ("--strip-all", "--gc-sections", "-O2")
DATE: Final = (1980, 1, 1, 0, 0, 0)

# All modules lie in one library, and Python finds only its own name there: this begins the others.
DOOR: Final = f"""\
#include <Python.h>

static PyObject *begin(PyObject *self, PyObject *name)
{{
    PyObject *library = PyImport_ImportModule("{LIBRARY}");
    if (library == NULL) return NULL;
    PyObject *capsule = PyObject_GetAttr(library, name);
    Py_DECREF(library);
    if (capsule == NULL) return NULL;
    void *init = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return init == NULL ? NULL : ((PyObject *(*)(void))init)();
}}

static PyMethodDef methods[] = {{{{"begin", begin, METH_O, NULL}}, {{NULL}}}};
static struct PyModuleDef module = {{PyModuleDef_HEAD_INIT, "door", NULL, -1, methods}};
PyMODINIT_FUNC PyInit_door(void) {{ return PyModule_Create(&module); }}
"""


def settings() -> dict[str, Any]:
    """How the browser's Python was built."""
    found: dict[str, Any] = {}
    exec(zipfile.ZipFile(STANDARD).read(SETTINGS).decode(), found)
    return dict(found["build_time_vars"])


def pyconfig(given: dict[str, Any]) -> str:
    """What these settings say to C."""
    chosen = ((name, value) for name, value in sorted(given.items()) if OF_C.fullmatch(name))
    return "".join(f"#define {name} {value}\n" for name, value in chosen if value not in (0, ""))


def written_in_c(folder: Path) -> list[str]:
    """The kernel as C code for a processor of 32 bits: its files."""
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4  # mypyc asks, once
    from mypyc.build import mypycify

    from hatch_build import TYPE_CHECK, kernel_modules, number_constants, release_borrowed

    os.chdir(ROOT)
    needed = [path for path in kernel_modules(ROOT) if not path.startswith(NOT_NEEDED)]
    library, *_ = mypycify(
        [*TYPE_CHECK, *needed],
        group_name="motherlode",
        target_dir=str(folder),
        multi_file=True,
    )
    for source in library.sources:
        path = Path(source)
        path.write_text(release_borrowed(path.read_text(encoding="utf-8")), encoding="utf-8")
    if os.environ.get(KEEP):
        number_constants(folder / "__native_motherlode.c")
    door = folder / "door.c"
    door.write_text(DOOR, encoding="utf-8")
    return [*library.sources, str(door)]


def compiled(sources: list[str], headers: Path, folder: Path) -> Path:
    """The library that all of them make."""
    import mypyc

    python = folder / "include"
    shutil.copytree(headers, python, ignore=shutil.ignore_patterns("pyconfig*.h"))
    (python / "pyconfig.h").write_text(pyconfig(settings()), encoding="utf-8")
    runtime = Path(mypyc.__file__).parent / "lib-rt"
    zig = Path(import_module("ziglang").__path__[0])
    compiler = str(zig / "zig")
    system = (zig / "lib" / "include", zig / "lib" / "libc" / "include" / "generic-musl")
    ours = (python, runtime, runtime / "vecs", folder / "c")
    places = [*(f"-I{one}" for one in ours), *(f"-isystem{one}" for one in system)]

    command = [compiler, "clang", f"--target={TARGET}", *FLAGS, *LIBC]
    made_of = (*command, version("ziglang"), version("mypy"), hash_of(python))

    def made(source: str) -> str:
        path = Path(source)

        def compiled(out: Path) -> None:
            subprocess.run([*command, *places, "-c", source, "-o", str(out)], check=True)

        return str(kept_object(path, fingerprint(path, made_of), compiled))

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        objects = list(cores.map(made, sources))
    if os.environ.get(KEEP):
        forget_old(Path(os.environ[KEEP]))
    library = folder / "library.so"
    exports = (f"--export=PyInit_{LIBRARY}", "--export=PyInit_door")
    command = [compiler, "wasm-ld", *LINK, *SMALL, *exports, "-o", str(library), *objects]
    subprocess.run(command, check=True)
    return library


def hash_of(headers: Path) -> str:
    """What Python's headers say, in one number."""
    told = hashlib.sha256()
    for path in sorted(headers.rglob("*.h")):
        told.update(path.read_bytes())
    return told.hexdigest()


def main(headers: str, wheel: str) -> None:
    """Write the kernel as an archive that is unpacked where packages lie."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        library = compiled(written_in_c(folder / "c"), Path(headers), folder)
        partly = Path(f"{wheel}.partly")
        with zipfile.ZipFile(partly, "w", zipfile.ZIP_STORED) as archive:
            name = f"{LIBRARY}.cpython-314-wasm32-emscripten.so"
            archive.writestr(zipfile.ZipInfo(name, DATE), library.read_bytes())
        partly.replace(wheel)


if __name__ == "__main__":
    main(*sys.argv[1:])
