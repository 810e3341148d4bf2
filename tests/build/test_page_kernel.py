"""The kernel of a table in the page: what its compiler is told, and how it is found there."""

from __future__ import annotations

from types import ModuleType

import pytest

from motherlode.web.standalone import kernel
from tools.page_kernel import pyconfig


class Door:
    """Begins modules; knows which."""

    def __init__(self) -> None:
        self.begun: list[str] = []

    def begin(self, name: str) -> ModuleType:
        """A module, or a package."""
        self.begun.append(name)
        module = ModuleType(name)
        if name == "init_mine___deep":
            module.__path__ = ["/mine/deep"]
        return module


@pytest.fixture
def door() -> Door:
    return Door()


@pytest.fixture
def finder(door: Door) -> kernel.KernelFinder:
    library = ModuleType("library")
    vars(library).update(init_mine___deep=1, init_mine___deep___pit_stop=1, other=1)
    return kernel.KernelFinder(library, door)


def test_settings_of_the_browsers_python_are_told_to_c() -> None:
    given = {"SIZEOF_LONG": 4, "HAVE_FORK": 0, "WITH_MIMALLOC": 1, "CC": "cc", "HAVE_X": ""}
    assert pyconfig(given) == "#define SIZEOF_LONG 4\n#define WITH_MIMALLOC 1\n"


def test_a_compiled_module_is_found_and_begun_once(finder: kernel.KernelFinder, door: Door) -> None:
    spec = finder.find_spec("mine.deep.pit_stop")
    assert spec is not None
    module = finder.create_module(spec)
    finder.exec_module(module)
    assert door.begun == ["init_mine___deep___pit_stop"]
    assert spec.submodule_search_locations is None


def test_a_compiled_package_says_where_its_modules_lie(finder: kernel.KernelFinder) -> None:
    spec = finder.find_spec("mine.deep")
    assert spec is not None
    finder.create_module(spec)
    assert spec.submodule_search_locations == ["/mine/deep"]


def test_what_was_not_compiled_is_left_to_python(finder: kernel.KernelFinder) -> None:
    assert finder.find_spec("mine") is None
    assert finder.find_spec("other") is None


def test_without_a_kernel_everything_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "LIBRARY", "no_such_kernel")
    assert not kernel.use_kernel()
