"""A process with JAX imported and no backend, from which Linux forks the workers.

Whatever a worker leaves behind becomes a child of the zygote, which kills it. When the
grader goes away, however that happens, the zygote kills everything and goes too.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import importlib
import importlib.metadata
import os
import signal
import socket
import time
import traceback
from collections.abc import Iterable, Set
from pathlib import Path

import jax.numpy as jnp
import msgspec
import psutil

from graders.programs.types import ArrayType
from graders.workers import folders
from graders.workers.control import End, Ended, Fork, Forked, Order, Outcome, Refused
from graders.workers.inside import calls, limiting, system, worker

_FIRST_USED = (
    "jax.experimental.multihost_utils",
    "jaxlib.mlir.dialects.builtin",
    "jaxlib.mlir.dialects.mhlo",
)
"""What JAX imports when it compiles for the first time."""

_SECONDS_TO_DIE = 0.1


def serve(descriptor: int, scratch: str, lengths: Iterable[int]) -> None:
    """Obey the orders that come over the socket until its other end is closed.

    Then nothing is left of the workers, nor of `scratch`, the folder of their folders.
    Programs on vectors of these lengths are going to be traced quickly.
    """
    control = socket.socket(fileno=descriptor)
    control.set_inheritable(False)
    system.adopt_orphans()
    system.close_memory()
    _warm_up(lengths)
    gc.freeze()  # a collection would have each worker copy what it looks at
    gc.enable()
    family = Family()
    with contextlib.suppress(OSError):  # the grader is gone in the middle of an answer
        while True:
            body, files, *_ = socket.recv_fds(control, 4096, 3)
            if not body:
                break
            order = msgspec.msgpack.decode(body, type=Order)
            outcome = _obey(order, files, family, control, scratch)
            control.send(msgspec.msgpack.encode(outcome))
    family.end_all()
    folders.remove(scratch)
    os._exit(0)


def _warm_up(lengths: Iterable[int]) -> None:
    """Do once for all workers what a process does when it first traces, and first compiles."""
    for name in _FIRST_USED:
        with contextlib.suppress(ImportError):  # not every JAX has them all
            importlib.import_module(name)
    # JAX looks for plugins in every installed package, and they stay what they are.
    importlib.metadata.entry_points = functools.cache(  # type: ignore[assignment]
        importlib.metadata.entry_points
    )
    importlib.metadata.entry_points(group="jax_plugins")
    for length in lengths:
        vector = ArrayType("float32", (length,))
        for gradient in (False, True):
            # JAX keeps what jnp's functions trace to, for each shape.
            calls.trace(lambda x: jnp.sum((x + 1.0) ** 2), (vector,), gradient)


def _obey(
    order: Order, files: list[int], family: Family, control: socket.socket, scratch: str
) -> Outcome:
    if isinstance(order, End):
        return Ended(family.end(order.pid, order.grace))
    assert isinstance(order, Fork)
    threads = len(os.listdir("/proc/self/task"))
    if threads != 1:
        return Refused(f"a process with {threads} threads cannot be forked safely")
    limiting.processes_now()  # which the worker then knows
    try:
        folders.make(scratch)  # not before it is needed: until then this may just be killed
        pid = os.fork()
    except OSError as error:
        return Refused(f"no process can be started: {error}")
    if pid == 0:
        control.close()
        _become_worker(*files)
    for file in files:
        os.close(file)
    family.add(pid)
    return Forked(pid)


def _become_worker(questions: int, answers: int, output: int) -> None:
    try:
        os.setsid()
        os.set_inheritable(questions, False)
        os.set_inheritable(answers, False)
        os.dup2(output, 1)
        os.dup2(output, 2)
        os.close(output)
        worker.serve(questions, answers)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(70)


class Family:
    """The workers by process id, each with its exit status once that is known."""

    def __init__(self) -> None:
        self._statuses: dict[int, int | None] = {}

    def add(self, pid: int) -> None:
        self._statuses[pid] = None

    def end(self, pid: int, grace: float) -> int | None:
        """Kill one worker and every orphan; the status if it had exited by itself."""
        if pid not in self._statuses:
            return None
        status = self._wait(pid, grace)
        _kill(pid)
        self._wait(pid, _SECONDS_TO_DIE)
        del self._statuses[pid]
        self._sweep()
        return status

    def end_all(self) -> None:
        for pid in self._statuses:
            _kill(pid)
        self._statuses.clear()
        self._sweep()

    def _wait(self, pid: int, grace: float) -> int | None:
        deadline = time.monotonic() + grace
        self._reap()
        while self._statuses[pid] is None and time.monotonic() < deadline:
            time.sleep(0.002)
            self._reap()
        return self._statuses[pid]

    def _sweep(self) -> None:
        """Kill children that are no workers until there are none: theirs become ours."""
        while self._reap():
            if self._statuses and _has_no_others(self._statuses.keys()):
                return  # psutil looks at every process of the machine
            orphans = [
                child.pid
                for child in psutil.Process().children()
                if child.pid not in self._statuses
            ]
            if not orphans:
                return
            for pid in orphans:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.001)

    def _reap(self) -> bool:
        """Collect the children that have exited; whether any child is left."""
        try:
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                pid, code = ended
                if pid in self._statuses:
                    self._statuses[pid] = os.waitstatus_to_exitcode(code)
        except ChildProcessError:
            return False
        return True


def _has_no_others(workers: Set[int]) -> bool:
    """Whether the kernel lists no child but these; it may miss some while processes come and go."""
    try:
        listed = Path(f"/proc/self/task/{os.getpid()}/children").read_text()
    except OSError:  # not every kernel does
        return False
    return workers >= set(map(int, listed.split()))


def _kill(pid: int) -> None:
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(ProcessLookupError):
            kill(pid, signal.SIGKILL)
