"""What holds for all tests."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP


def pytest_configure(config: pytest.Config) -> None:
    """A warning fails a test, however the tests are run; a student's own run only tells of it."""
    config.addinivalue_line("filterwarnings", "error")


@pytest.fixture(scope="session", autouse=True)
def ctrl_c_is_heard() -> None:
    """A shell has what it starts in the background ignore Ctrl-C, and so would our processes."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """Those of a student's own machine."""
    with Workers(LAPTOP) as started:
        yield started
