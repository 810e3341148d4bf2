"""The parts of the kernel: C code, compiled on all cores and kept from build to build."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any

# A folder that the Makefile names, where compiled parts are kept, so that a change costs only what
# it changes. A kernel of parts is some percent slower than one that is compiled as a whole, as it
# is for everybody else.
KEEP = "MOTHERLODE_KEEP"
KEPT_DAYS = 14
# A file, for those who wait, that says how far it is (tools/locked.py).
PROGRESS = "MOTHERLODE_PROGRESS"

# In C code: what a header declares.
DECLARED = re.compile(r"extern [^(\[;]*?(\w+)[(\[;]")
WORD = re.compile(r"\w+")


def build(extensions: list[Any], folder: Path) -> dict[str, str]:
    """Run the C compiler; returns where each file made lies and where it belongs in the wheel."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        """Compiles all sources of all extensions on all cores, then links."""

        def build_extensions(self) -> None:
            number = sum(len(extension.sources) for extension in self.extensions)
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = [
                    cores.map(partial(made_object, self, extension), extension.sources)
                    for extension in self.extensions
                ]
                for extension, objects in zip(self.extensions, made, strict=True):
                    for one in objects:
                        extension.extra_objects.append(one)
                        number -= 1
                        tell(f"Compiling the kernel: {number} parts to go")
                    extension.sources = []
            super().build_extensions()

    command = Build(Distribution({"name": "motherlode", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = (Path(name) for name in command.get_outputs())
    return {str(path): path.relative_to(folder / "lib").as_posix() for path in made}


def tell(doing: str) -> None:
    """Say how far the build is, if somebody may wait for it."""
    if progress := os.environ.get(PROGRESS):
        Path(progress).write_text(f"{doing}\n", encoding="utf-8")


def made_object(command: Any, extension: Any, source: str) -> str:
    """Compile one source, or take what was kept of an earlier build."""

    from mypy.version import __version__

    def compiled(out: Path) -> None:
        made: list[str] = command.compiler.compile(
            [source],
            output_dir=command.build_temp,
            macros=extension.define_macros,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        shutil.copyfile(made[0], out)

    made_of = (
        sys.version,
        compiler_version(),
        __version__,
        command.compiler.executables,
        extension.define_macros,
        extension.extra_compile_args,
    )
    return str(kept_object(Path(source), fingerprint(Path(source), made_of), compiled))


def kept_object(source: Path, name: str, compiled: Callable[[Path], None]) -> Path:
    """The object of a source: as an earlier build made it, if it is kept, or compiled now."""
    keep = os.environ.get(KEEP)
    if not keep:
        out = source.with_name(f"{source.name}.o")
        compiled(out)
        return out
    kept = Path(keep) / f"{name}.o"
    if kept.is_file():
        os.utime(kept)
    else:
        kept.parent.mkdir(parents=True, exist_ok=True)
        partly = kept.with_suffix(f".{os.getpid()}")
        compiled(partly)
        partly.replace(kept)
    return kept


def fingerprint(source: Path, made_of: Iterable[object]) -> str:
    """All that a compiled part is made of, its code and headers included, in one number."""
    code = source.read_text(encoding="utf-8")
    headers = (path.read_text(encoding="utf-8") for path in sorted(source.parent.glob("*.h")))
    told = (*made_of, code, *(used_of(header, code) for header in headers))
    return hashlib.sha256("\0".join(map(str, told)).encode()).hexdigest()


@cache
def compiler_version() -> str:
    """What the C compiler says of itself."""
    command = [*shlex.split(sysconfig.get_config_var("CC") or "cc"), "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def used_of(header: str, code: str) -> str:
    """A header without the functions and variables that this code doesn't use."""
    words = set(WORD.findall(code))

    def is_used(line: str) -> bool:
        declared = DECLARED.match(line)
        return declared is None or declared[1] in words

    return "".join(filter(is_used, header.splitlines(keepends=True)))


def forget_old(folder: Path) -> None:
    """Remove what no build has used for a while."""
    oldest = time.time() - KEPT_DAYS * 86_400
    for path in folder.iterdir():  # also what an interrupted build left
        if path.is_file() and path.stat().st_mtime < oldest:
            path.unlink(missing_ok=True)
