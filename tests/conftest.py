"""What all tests share: the marker that names the rules a test proves, and hypothesis' settings."""

from __future__ import annotations

import gc
import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests.support.plain import SCALE, scaled
from tests.support.rows import begun_early

os.environ["MOTHERLODE_LANGUAGE"] = "en"  # whatever the machine speaks
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell starts what runs behind it
    signal.signal(signal.SIGINT, signal.default_int_handler)

gc.disable()  # until all is collected: nothing of that is garbage, and to look for it takes long

settings.register_profile(
    "motherlode",
    max_examples=scaled(80),
    deadline=None,
    database=None,
    derandomize=SCALE <= 1,  # the same games at every run; longer sweeps look elsewhere
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("motherlode")


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers."""
    config.addinivalue_line("markers", "rule(*ids): the ids of the rules this test proves")
    config.addinivalue_line("markers", "long: takes so long that it begins before others")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where tests run in rows, what takes long begins first, then what needs a browser."""
    rows = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if rows > 1:
        items[:] = begun_early(items, rows, is_long, is_in_browser)


def is_long(test: pytest.Item) -> bool:
    """Whether a test takes much longer than others."""
    return test.get_closest_marker("long") is not None


def is_in_browser(test: pytest.Item) -> bool:
    """Whether a test shares the browser of its row."""
    return test.path.parent.name == "browser"


def pytest_collection_finish() -> None:
    """The garbage collector passes over all that was imported and collected: it stays."""
    gc.freeze()
    gc.enable()


def pytest_unconfigure() -> None:
    """Whatever runs after the tests has its garbage collected, even if they couldn't be."""
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _own_data(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What a person's own data would be lies in a folder of the tests."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
