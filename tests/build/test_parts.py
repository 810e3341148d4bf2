"""Compiled parts are kept from build to build: what makes one out of date, and what does not."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Extension

from building.parts import KEPT_DAYS, forget_old
from tests.build.hook import load_hook

CODE = """\
#include <Python.h>
#include "parts.h"
int near(void) { return 1; }
PyMODINIT_FUNC PyInit_parts(void) { return near() ? NULL : NULL; }
"""
HEADER = """\
typedef struct { long first; } Thing;
extern int near(void);
extern int far(void);
"""


@pytest.fixture
def hook() -> ModuleType:
    """The hook as the builder loads it."""
    return load_hook()


def test_only_what_a_change_touches_is_compiled_again(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why := hook.why_no_compiler(tmp_path):
        pytest.skip(why)
    kept = tmp_path / "kept"
    monkeypatch.setenv(hook.KEEP, str(kept))
    steps = [
        (CODE, HEADER, 1),
        (CODE, HEADER, 1),
        (CODE, HEADER.replace("int far", "long far"), 1),
        (CODE, HEADER + "extern int nowhere(void);\n", 1),
        (CODE, HEADER.replace("long first", "long first, second"), 2),
        (CODE.replace("return 1", "return 2"), HEADER, 3),
        (CODE, HEADER, 3),
    ]
    for number, (code, header, parts) in enumerate(steps):
        folder = tmp_path / str(number)  # where it is built makes no difference
        folder.mkdir()
        (folder / "parts.c").write_text(code)
        (folder / "parts.h").write_text(header)
        made = hook.build([Extension("parts", [str(folder / "parts.c")])], folder)
        assert [Path(name).is_file() for name in made] == [True]
        assert len(list(kept.iterdir())) == parts


def test_what_no_build_has_used_for_long_is_forgotten(tmp_path: Path) -> None:
    long_ago = time.time() - (KEPT_DAYS + 1) * 86_400
    for name in ("used.o", "old.o", "old.1234"):  # the last is of a build that was interrupted
        (tmp_path / name).touch()
    (tmp_path / "browser").mkdir()
    for name in ("old.o", "old.1234", "browser"):
        os.utime(tmp_path / name, (long_ago, long_ago))
    forget_old(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"used.o", "browser"}
