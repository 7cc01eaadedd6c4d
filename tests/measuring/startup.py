"""Run when a Python starts while coverage is measured: measures it, and lets it write its data.

A worker ends by SIGKILL, which leaves no time to write anything. So whoever kills a process
asks it to end first, upon which coverage writes.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable

import coverage

SECONDS = 0.5
"""How long a process may take to write: one that student's code has stopped never does."""


def begin(config: str) -> None:
    """Measure this process, and those that it forks, as the file of that path says."""
    os.environ["COVERAGE_PROCESS_START"] = config
    coverage.process_startup()
    os.kill = _after_a_warning(os.kill)
    os.killpg = _after_a_warning(os.killpg)


def _after_a_warning(send: Callable[[int, int], None]) -> Callable[[int, int], None]:
    def send_later(process: int, number: int) -> None:
        if number == signal.SIGKILL:
            if process == os.getpid():
                _write()
            else:
                _warn(process)
        send(process, number)

    return send_later


def _write() -> None:
    measured = coverage.Coverage.current()
    if measured is not None:
        measured.save()


def _warn(process: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        for number in (signal.SIGTERM, signal.SIGCONT):
            os.kill(process, number)
        deadline = time.monotonic() + SECONDS
        while _is_running(process) and time.monotonic() < deadline:
            time.sleep(0.005)


def _is_running(process: int) -> bool:
    """Whether it is there and no zombie; its parent may be this process or another."""
    with contextlib.suppress(OSError), open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rpartition(")")[2].split()[0] not in "ZX"
    return False
