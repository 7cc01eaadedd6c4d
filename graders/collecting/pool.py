"""Many tasks on many processes, none of which can take the others down, or outlives this one."""

from __future__ import annotations

import itertools
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from types import FrameType
from typing import Any

Call = tuple[Callable[..., bytes], tuple[Any, ...]]
Executors = Callable[[], AbstractContextManager[Executor]]


@dataclass(frozen=True)
class Failed:
    """A task that came to nothing, through no fault of its data; says why."""

    why: str


def processes(jobs: int) -> Executors:
    """So many processes of this machine; when this one ends, however it does, they do."""
    return lambda: ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)


def results(
    keys: Iterable[str], call: Callable[[str], Call], executors: Executors, ahead: int
) -> Generator[tuple[str, bytes | Failed], None, None]:
    """The result or failure of each key's call under its key, in the order in which they come.

    At most `ahead` calls are under way, and no others are held; if this is closed or interrupted,
    they are interrupted. When a process dies, every call that was under way is made again, alone;
    one whose process dies then too has failed.
    """
    suspects: list[str] = []
    waiting = iter(keys)
    while True:
        suspected = yield from _until_broken(waiting, call, executors, ahead)
        suspects += suspected
        if not suspected:
            break
    for key in suspects:
        if (yield from _until_broken(iter([key]), call, executors, 1)):
            yield key, Failed("the process that graded it died, also with nothing else under way")


def _until_broken(
    waiting: Iterator[str], call: Callable[[str], Call], executors: Executors, ahead: int
) -> Generator[tuple[str, bytes | Failed], None, list[str]]:
    """As `results`; what was under way, or about to be, when a process died is returned."""
    under_way: dict[Future[bytes], str] = {}
    broken: list[str] = []
    with executors() as executor:
        try:
            while True:
                for key in itertools.islice(waiting, 0 if broken else ahead - len(under_way)):
                    function, arguments = call(key)
                    try:
                        with _ctrl_c_later():
                            under_way[executor.submit(_interruptible, function, arguments)] = key
                    except BrokenProcessPool:
                        broken.append(key)
                        break
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
            with _ctrl_c_later():
                _interrupt(executor)
            raise


def _interrupt(executor: Executor) -> None:
    """End what is under way; a cluster's executor has no other way than to let go of it."""
    if isinstance(executor, ProcessPoolExecutor):
        for process in active_children():
            process.terminate()
        executor.shutdown(cancel_futures=True)
    else:
        executor.shutdown(wait=False)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Ctrl-C waits until this is left; a process that is started meanwhile leaves it in _begin."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """In each process of a pool: end when told to or orphaned, and leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, _ignore)
    signal.signal(signal.SIGTERM, _end)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # The process itself holds the other end of its queue of calls, and would wait for ever.
    if parent := parent_process():
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _ignore(number: int, frame: FrameType | None) -> None:
    """Unlike SIG_IGN, this is not passed on to the programs that a call starts."""


def _end(number: int, frame: FrameType | None) -> None:
    """Interrupt the call that is under way, once, or end the process if there is none."""
    if signal.getsignal(signal.SIGINT) is _ignore:
        os._exit(128 + number)
    signal.signal(signal.SIGTERM, _ignore)
    signal.raise_signal(signal.SIGINT)


def _interruptible(function: Callable[..., bytes], arguments: tuple[Any, ...]) -> bytes:
    """The call; in a process of a pool, an interrupt unwinds it and then ends the process."""
    if signal.getsignal(signal.SIGINT) is not _ignore:
        return function(*arguments)
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            return function(*arguments)
        finally:
            signal.signal(signal.SIGINT, _ignore)
    except KeyboardInterrupt:
        os._exit(128 + signal.SIGINT)
