"""The build hook: what it makes of the compiler's code, and how it fails."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from building.pages import bring_program, fetch_parts
from tests.build.hook import ROOT, load_hook

ARGUMENT = """\
VecT arg_stack;
arg_stack = VecTApi.unbox(obj_stack, (size_t)CPyType_contract___Frame);
if (VEC_IS_ERROR(arg_stack)) {
    CPy_TypeError("vec[Frame]", obj_stack); goto fail;
}
"""
ATTRIBUTE = """\
VecI64 tmp;
tmp = VecI64Api.unbox(value);
if (VEC_IS_ERROR(tmp)) {
    CPy_TypeError("vec[i64]", value); return -1;
}
"""
OWNED = """\
cpy_r_r4 = VecI64Api.unbox(cpy_r_r3);
if (VEC_IS_ERROR(cpy_r_r4)) {
    CPy_TypeError("vec[i64]", cpy_r_r3); cpy_r_r4 = (VecI64) { -1, NULL };
}
"""


@pytest.fixture
def hook() -> ModuleType:
    """The hook as the builder loads it."""
    return load_hook()


def test_only_wrappers_give_back_what_they_should_have_borrowed(hook: ModuleType) -> None:
    mended = hook.release_borrowed(ARGUMENT + ATTRIBUTE + OWNED)
    given_back = ["VEC_T_DECREF(arg_stack);\n", "VEC_I64_DECREF(tmp);\n"]
    assert mended == ARGUMENT + given_back[0] + ATTRIBUTE + given_back[1] + OWNED


@pytest.mark.parametrize(
    "code", [ARGUMENT.replace("arg_", "__tmp"), ATTRIBUTE.replace("VEC_IS_ERROR", "VEC_IS_BAD")]
)
def test_code_of_another_shape_ends_the_build(hook: ModuleType, code: str) -> None:
    with pytest.raises(SystemExit, match="leaking vecs"):
        hook.release_borrowed(code)


def test_another_compiler_ends_the_build(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mypy.version.__version__", "2.5.0")
    with pytest.raises(SystemExit, match="leaking vecs"):
        hook.release_borrowed(ARGUMENT)


def test_what_is_done_for_every_item_is_no_call_of_another_library(hook: ModuleType) -> None:
    code = "    cpy_r_r5 = VecI64Api.append(cpy_r_out, cpy_r_r4);\n"
    assert hook.inline(code) == "    cpy_r_r5 = kernel_append_I64(cpy_r_out, cpy_r_r4);\n"
    header = (ROOT / "kernel.h").read_text()
    for does in ("alloc", "append", "pop"):
        assert f"kernel_{does}_T(" in header
        assert f"kernel_{does}_I64(" in header or f"kernel_{does}_##NAME(" in header


def test_an_index_is_expected_to_be_inside(hook: ModuleType) -> None:
    code = (
        "    cpy_r_r3 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r2;\n    if (cpy_r_r3) goto CPyL5;\n"
    )
    assert hook.inline(code) == code.replace("(cpy_r_r3)", "(likely(cpy_r_r3))")


def test_pages_that_can_not_be_fetched_end_the_build_with_a_sentence(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package-lock.json").write_text("{}")
    failed = subprocess.CompletedProcess[bytes]([], 1)
    monkeypatch.setattr(subprocess, "run", lambda *given, **named: failed)
    with pytest.raises(SystemExit, match="needs a network"):
        hook.build_pages(tmp_path, tmp_path / "pages")


def test_pages_need_no_tools_of_developers_and_these_remove_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def fetch(command: list[str], **named: object) -> subprocess.CompletedProcess[bytes]:
        asked.append((command[2], next(word for word in command if word.endswith("=dev"))))
        (tmp_path / "node_modules").mkdir(exist_ok=True)
        return subprocess.CompletedProcess([], 0)

    monkeypatch.setattr(subprocess, "run", fetch)
    lock = tmp_path / "package-lock.json"
    lock.write_text("{}")
    for with_tools in (False, False, True, True, False):
        fetch_parts(tmp_path, with_tools)
    assert asked == [("ci", "--omit=dev"), ("install", "--include=dev")]
    lock.write_text("{ }")
    fetch_parts(tmp_path, with_tools=True)
    assert asked[2:] == [("ci", "--include=dev")]


def test_packages_of_the_browser_may_be_named_from_the_sources_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def run(command: list[str], **named: Any) -> subprocess.CompletedProcess[bytes]:
        told.append(named["env"]["MOTHERLODE_WHEELS"])
        return subprocess.CompletedProcess([], 0)

    monkeypatch.setattr(subprocess, "run", run)
    for folder in ("build/wheels", "/elsewhere/wheels"):
        monkeypatch.setenv("MOTHERLODE_WHEELS", folder)
        bring_program(tmp_path / "ui", tmp_path / "pages")
    assert told == [str(tmp_path / "build" / "wheels"), "/elsewhere/wheels"]
