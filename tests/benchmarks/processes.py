"""What a command costs: time, CPU time and memory, everybody under the same conditions."""

from __future__ import annotations

import compileall
import contextlib
import os
import platform
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import psutil

from graders.places import ROOT
from graders.workers import compiled

SAMPLING_SECONDS = 0.01


@dataclass(frozen=True)
class Run:
    """Wall seconds of a command, CPU seconds with all that it started, peak MiB of its own."""

    seconds: float
    cpu: float
    mebibytes: float


def environment() -> dict[str, str]:
    """The caller's, without what would slow down or speed up only one of two commands.

    A worker is never told of settings for Python or JAX, and looks for no other device than
    the CPU: nor should whatever it is compared with.
    """
    ours = ("PYTHON", "JAX", "XLA", "PYTEST", "HYPOTHESIS")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"JAX_PLATFORMS": "cpu"}


def compile_bytecode() -> None:
    """Put the .pyc files of this project in place; the libraries' come with a first run.

    Also where the caller's PYTHONDONTWRITEBYTECODE would keep them from being written.
    """
    for folder in ("graders", "solutions", "tests/benchmarks"):
        compileall.compile_dir(ROOT / folder, quiet=2)


def run(command: Sequence[str], *, statuses: Sequence[int] = (0,), **variables: str) -> Run:
    """Run a command to its end; ends the benchmark if its exit status is another."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment() | variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    peak = Peak(process.pid)
    assert process.stderr
    with process.stderr:
        errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in statuses:
        raise SystemExit(
            f"{' '.join(command)} ended with exit status {process.returncode}:\n"
            + errors.decode(errors="replace")[-2000:]
        )
    return Run(seconds, usage.ru_utime + usage.ru_stime, peak.mebibytes)


class Peak:
    """The most memory that a process is seen to take, as long as it runs."""

    def __init__(self, pid: int) -> None:
        self.mebibytes = 0.0
        threading.Thread(target=self._watch, args=(psutil.Process(pid),), daemon=True).start()

    def _watch(self, process: psutil.Process) -> None:
        with contextlib.suppress(psutil.Error):
            while process.status() != psutil.STATUS_ZOMBIE:
                self.mebibytes = max(self.mebibytes, process.memory_info().rss / 2**20)
                time.sleep(SAMPLING_SECONDS)


@contextlib.contextmanager
def on_cpus(count: int) -> Iterator[None]:
    """Keep what is started meanwhile on so many CPUs, where the system can."""
    process = psutil.Process()
    if not hasattr(process, "cpu_affinity"):
        yield
        return
    allowed = process.cpu_affinity()
    process.cpu_affinity(allowed[:count])
    try:
        yield
    finally:
        process.cpu_affinity(allowed)


def machine() -> Mapping[str, str]:
    """What the figures hold for."""
    return {
        "python": platform.python_version(),
        "jax": version("jax"),
        "CPUs": str(_cpus()),
        "CPU": _cpu_name(),
        "memory": f"{psutil.virtual_memory().total / 2**30:.1f} GiB",
        "load": f"{os.getloadavg()[0]:.1f}",
        "operations compiled beforehand": "yes" if compiled.settings() else "no",
    }


def _cpus() -> int:
    process = psutil.Process()
    used = process.cpu_affinity() if hasattr(process, "cpu_affinity") else ()
    return len(used) or psutil.cpu_count()


def _cpu_name() -> str:
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return "unknown"
