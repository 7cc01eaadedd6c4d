"""Many tasks on processes that may die."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import psutil
import pytest

from graders.collecting.pool import Call, Failed, processes, results
from graders.places import ROOT


def echo(text: str) -> bytes:
    return text.encode()


def raise_one(text: str) -> bytes:
    raise ValueError(text)


def die(text: str) -> bytes:
    os._exit(1)


def die_the_first_time(marker: str) -> bytes:
    if Path(marker).exists():
        return b"alive"
    Path(marker).touch()
    os._exit(1)


def wait_for_ever(folder: str) -> bytes:
    begun = Path(folder) / str(os.getpid())
    try:
        begun.touch()
        os.write(1, b"begun\n")
        threading.Event().wait()
    finally:
        begun.unlink()
    return b""


def test_every_call_gets_its_own_result() -> None:
    calls: dict[str, Call] = {str(k): (echo, (f"<{k}>",)) for k in range(9)}
    assert dict(results(calls, calls.__getitem__, processes(2), ahead=3)) == {
        k: f"<{k}>".encode() for k in calls
    }


def test_an_error_or_a_death_costs_its_own_call_only() -> None:
    calls: dict[str, Call] = {str(k): (echo, (str(k),)) for k in range(6)}
    calls["2"] = raise_one, ("what it says",)
    calls["3"] = die, ("",)
    found = dict(results(calls, calls.__getitem__, processes(2), ahead=4))
    assert found.keys() == calls.keys()
    assert found["2"] == Failed("ValueError: what it says")
    assert isinstance(found["3"], Failed) and "died" in found["3"].why
    assert [found[k] for k in "0145"] == [b"0", b"1", b"4", b"5"]


class Broken(ProcessPoolExecutor):
    """Takes one call, and then has noticed that a process died."""

    def __init__(self) -> None:
        super().__init__(1, mp_context=get_context("spawn"))
        self._calls = 0

    def submit(self, function: Any, /, *arguments: Any, **given: Any) -> Any:
        self._calls += 1
        if self._calls == 2:
            raise BrokenProcessPool
        return super().submit(function, *arguments, **given)


def test_a_call_that_a_broken_pool_does_not_take_is_made_by_another() -> None:
    calls: dict[str, Call] = {str(k): (echo, (str(k),)) for k in range(3)}
    assert dict(results(calls, calls.__getitem__, Broken, ahead=3)) == {
        "0": b"0",
        "1": b"1",
        "2": b"2",
    }


def test_a_call_whose_process_died_once_is_made_again(tmp_path: Path) -> None:
    calls: dict[str, Call] = {"only": (die_the_first_time, (str(tmp_path / "marker"),))}
    assert dict(results(calls, calls.__getitem__, processes(1), ahead=2)) == {"only": b"alive"}


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_however_it_ends_its_calls_clean_up_and_its_processes_end(
    tmp_path: Path, number: signal.Signals
) -> None:
    source = f"""
from graders.collecting.pool import processes, results
from tests.collecting.test_pool import wait_for_ever
calls = {{str(k): (wait_for_ever, ({str(tmp_path)!r},)) for k in range(5)}}
try:
    list(results(calls, calls.__getitem__, processes(2), ahead=4))
except KeyboardInterrupt:
    print("interrupted")
"""
    run = psutil.Popen(
        [sys.executable, "-c", source],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    family: list[psutil.Process] = [run]
    try:
        with run.stdout, run.stderr:
            assert [run.stdout.readline() for _ in range(2)] == ["begun\n"] * 2
            family += run.children(recursive=True)
            run.send_signal(number)
            said, warned = run.communicate(timeout=30)
        _, alive = psutil.wait_procs(family, timeout=30)
    finally:
        for process in family:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
    assert not alive
    assert not list(tmp_path.iterdir())
    if number is signal.SIGINT:
        assert said == "interrupted\n" and not warned
