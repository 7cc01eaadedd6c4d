"""Putting a worker's process under its limits."""

from __future__ import annotations

import contextlib
import functools
import random
import signal
import sys
import time

import psutil

from graders.workers.limits import Limits

if sys.platform != "win32":
    import resource


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
        "RLIMIT_NPROC": processes_now() + limits.more_processes,
        "RLIMIT_CORE": 0,
    }


def _lower(name: str, value: int | None) -> None:
    if sys.platform == "win32" or value is None or not hasattr(resource, name):
        return
    kind = getattr(resource, name)
    hard = resource.getrlimit(kind)[1]
    # Of processor time the soft limit has a signal of its own, which tells why a process ended.
    highest = value + 1 if name == "RLIMIT_CPU" else value
    if hard != resource.RLIM_INFINITY:
        value, highest = min(value, hard), min(highest, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(kind, (value, highest))


def processes_now() -> int:
    """The user's processes, as of this second; on Linux their threads, which its limit counts."""
    return _processes_at(int(time.monotonic()))


@functools.lru_cache(maxsize=1)
def _processes_at(second: int) -> int:
    # It takes longer the more runs on the machine: workers inherit what their zygote counted.
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
