"""Many tasks on many processes, none of which can take the others down."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

Call = tuple[Callable[..., bytes], tuple[Any, ...]]
Executors = Callable[[], AbstractContextManager[Executor]]


@dataclass(frozen=True)
class Failed:
    """A task that came to nothing, through no fault of its data; says why."""

    why: str


def processes(jobs: int) -> Executors:
    """So many processes of this machine."""
    return lambda: ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def results(
    calls: Mapping[str, Call], executors: Executors, ahead: int
) -> Iterator[tuple[str, bytes | Failed]]:
    """Each call's result or failure under its key, in the order in which they come.

    At most `ahead` calls are under way. When a process dies, every call that was under way is
    made again, alone; one whose process dies then too has failed.
    """
    suspects: list[str] = []
    waiting = iter(calls)
    while True:
        suspected = yield from _until_broken(calls, waiting, executors, ahead)
        suspects += suspected
        if not suspected:
            break
    for key in suspects:
        if (yield from _until_broken(calls, iter([key]), executors, 1)):
            yield key, Failed("the process that graded it died, also with nothing else under way")


def _until_broken(
    calls: Mapping[str, Call], waiting: Iterator[str], executors: Executors, ahead: int
) -> Generator[tuple[str, bytes | Failed], None, list[str]]:
    """As `results`; what was under way when a process died is returned."""
    under_way: dict[Future[bytes], str] = {}
    broken: list[str] = []
    with executors() as executor:
        try:
            while True:
                for key in itertools.islice(waiting, 0 if broken else ahead - len(under_way)):
                    function, arguments = calls[key]
                    under_way[executor.submit(function, *arguments)] = key
                if not under_way:
                    return broken
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    key = under_way.pop(future)
                    try:
                        result: bytes | Failed = future.result()
                    except BrokenProcessPool:
                        broken.append(key)
                        continue
                    except Exception as error:
                        result = Failed(f"{type(error).__name__}: {error}")
                    yield key, result
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise
