"""What a student's code may use: time, memory, processes, files."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys

import psutil

from graders.programs.types import Frozen

if sys.platform != "win32":
    import resource

MIB = 1024 * 1024
GIB = 1024 * MIB


class Limits(Frozen, frozen=True):
    """Bounds on one worker.

    Three walls in seconds, for loading the file, for one call, and for everything
    asked about the file, are the grader's to keep. The rest the operating system
    keeps as far as it can: CPU seconds, bytes of data and of address space (None: no
    bound), bytes of a written file, open files, processes and threads above those the
    user runs already, and CPUs to run on (None: all).
    """

    load_seconds: float
    call_seconds: float
    file_seconds: float
    cpu_seconds: int
    data_bytes: int
    address_bytes: int | None
    written_bytes: int
    open_files: int
    more_processes: int
    cpus: int | None


LAPTOP = Limits(
    load_seconds=20,
    call_seconds=10,
    file_seconds=60,
    cpu_seconds=60,
    data_bytes=4 * GIB,
    address_bytes=None,
    written_bytes=64 * MIB,
    open_files=256,
    more_processes=512,
    cpus=None,
)
"""For a student's own machine: an accident must not take it down."""

CLASS = Limits(
    load_seconds=10,
    call_seconds=5,
    file_seconds=30,
    cpu_seconds=20,
    data_bytes=1 * GIB,
    # XLA's threads each reserve address space, and it has as many as there are CPUs.
    address_bytes=3 * GIB if (os.cpu_count() or 1) <= 16 else None,
    written_bytes=0,
    open_files=64,
    more_processes=64,
    cpus=2,
)
"""For an instructor's machine, that grades many students."""


def apply(limits: Limits) -> None:
    """Put this process under the limits, as far as the operating system has them."""
    if limits.cpus is not None:
        _use_cpus(limits.cpus)
    if sys.platform != "win32":
        # Python turns a write over the limit into an OSError; the signal would kill.
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        for name, value in _resources(limits).items():
            _lower(name, value)


def _resources(limits: Limits) -> dict[str, int | None]:
    return {
        "RLIMIT_CPU": limits.cpu_seconds,
        "RLIMIT_DATA": limits.data_bytes,
        "RLIMIT_AS": limits.address_bytes,
        "RLIMIT_FSIZE": limits.written_bytes,
        "RLIMIT_NOFILE": limits.open_files,
        "RLIMIT_NPROC": _running_now() + limits.more_processes,
        "RLIMIT_CORE": 0,
    }


def _lower(name: str, value: int | None) -> None:
    if sys.platform == "win32" or value is None or not hasattr(resource, name):
        return
    kind = getattr(resource, name)
    hard = resource.getrlimit(kind)[1]
    bound = value if hard == resource.RLIM_INFINITY else min(value, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(kind, (bound, bound))


def _running_now() -> int:
    """The user's processes; on Linux their threads, for that is what its limit counts."""
    user = psutil.Process().uids().real if sys.platform != "win32" else None
    return sum(
        (process.info["num_threads"] or 1) if sys.platform == "linux" else 1
        for process in psutil.process_iter(["uids", "num_threads"])
        if process.info["uids"] is not None and process.info["uids"].real == user
    )


def _use_cpus(count: int) -> None:
    process = psutil.Process()
    with contextlib.suppress(AttributeError, OSError, psutil.Error):  # macOS has no affinity
        allowed = process.cpu_affinity()
        # Any of them: workers side by side should not all meet on the first two.
        process.cpu_affinity(random.sample(allowed, min(count, len(allowed))))
