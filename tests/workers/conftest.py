"""Workers of both kinds, and how to ask them."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator

import pytest

from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP
from graders.workers.wire import Load, Reply
from graders.workers.worker import Worker

METHODS = [
    pytest.param(
        "fork", marks=pytest.mark.skipif(sys.platform != "linux", reason="forking is for Linux")
    ),
    "spawn",
]


@pytest.fixture(scope="module", params=METHODS)
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    with Workers(LAPTOP, request.param) as started:
        yield started


@pytest.fixture
def start(workers: Workers) -> Iterator[Callable[[], Worker]]:
    """Starts workers that are ended after the test."""
    started: list[Worker] = []

    def begin() -> Worker:
        started.append(workers.start())
        return started[-1]

    yield begin
    for worker in started:
        worker.end()


@pytest.fixture
def load(start: Callable[[], Worker]) -> Callable[..., tuple[Worker, Reply]]:
    """Loads a source in a new worker: the worker, and its answer."""

    def loaded(source: str, seconds: float = 20) -> tuple[Worker, Reply]:
        worker = start()
        return worker, worker.ask(Load("exercise", textwrap.dedent(source)), seconds)

    return loaded
