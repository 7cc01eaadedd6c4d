"""Starting worker processes and ending them with everything that they started."""

from __future__ import annotations

import contextlib
import os
import signal
import site
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import BinaryIO, Protocol

import msgspec
import psutil

from graders.workers.control import End, Ended, Fork, Forked, Order, Outcome, Refused

_BOOTSTRAP = Path(__file__).with_name("inside") / "bootstrap.py"
IMPORT_SECONDS = 60.0
"""How long a zygote may take for its first answer, which waits until JAX is imported."""

ANSWER_SECONDS = 10.0
"""And for the others, beyond the grace that a worker is given."""


class LaunchFailed(Exception):
    """No worker process could be had; the message is a sentence."""


class Process(Protocol):
    """A running worker: the three streams to it, and how to end it."""

    questions: BinaryIO
    answers: BinaryIO
    output: BinaryIO

    def stop(self, folder: str, grace: float) -> int | None:
        """Kill the process tree, of which `folder` is the private folder.

        The status as `subprocess` gives it if the worker ended by itself within
        `grace` seconds, None if it had to be killed or nobody knows.
        """


class Launcher(Protocol):
    def launch(self) -> Process: ...

    def close(self) -> None: ...


class Forking:
    """Workers forked from a zygote, which is replaced when it is lost; Linux only."""

    def __init__(self) -> None:
        self._zygote = _Zygote()

    def launch(self) -> Process:
        if self._zygote.lost:
            self._zygote = _Zygote()
        return self._zygote.fork()

    def close(self) -> None:
        self._zygote.close()


class Spawning:
    """Workers that each import JAX themselves; on every system."""

    def launch(self) -> Process:
        return _Spawned()

    def close(self) -> None:
        pass


class _Zygote:
    def __init__(self) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._errors = tempfile.TemporaryFile()
        self._orders = threading.Lock()
        self._workers: set[int] = set()
        self.lost = False
        with theirs:
            self._process = subprocess.Popen(
                _command("zygote", str(theirs.fileno())),
                stdin=subprocess.DEVNULL,
                stdout=self._errors,
                stderr=self._errors,
                pass_fds=[theirs.fileno()],
                cwd="/",
                env=_environment(),
                start_new_session=True,
            )

    def fork(self) -> Process:
        with contextlib.ExitStack() as theirs, contextlib.ExitStack() as ours:
            pipes = [os.pipe() for _ in range(3)]
            question, answer, output = pipes
            for end in (question[0], answer[1], output[1]):
                theirs.callback(os.close, end)
            streams = (
                ours.enter_context(open(question[1], "wb")),
                ours.enter_context(open(answer[0], "rb")),
                ours.enter_context(open(output[0], "rb")),
            )
            seconds = ANSWER_SECONDS if self._workers else IMPORT_SECONDS
            outcome = self._order(Fork(), [question[0], answer[1], output[1]], seconds)
            if not isinstance(outcome, Forked):
                why = outcome.why if isinstance(outcome, Refused) else self._last_words()
                self._kill()
                raise LaunchFailed(why)
            self._workers.add(outcome.pid)
            ours.pop_all()
            return _Forked(self, outcome.pid, *streams)

    def end(self, pid: int, grace: float) -> Ended | None:
        """None if this zygote can end nothing any more."""
        if self.lost:
            return None
        outcome = self._order(End(pid, grace), [], grace + ANSWER_SECONDS)
        self._workers.discard(pid)
        if isinstance(outcome, Ended):
            return outcome
        self._kill()
        return None

    def close(self) -> None:
        """Hang up, upon which the zygote kills what is left and ends."""
        self._control.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ANSWER_SECONDS)
        self._kill()

    def _order(self, order: Order, files: list[int], seconds: float) -> Outcome | None:
        """The zygote's answer; None if it is dead, stopped, or talks nonsense."""
        try:
            with self._orders:
                self._control.settimeout(seconds)
                socket.send_fds(self._control, [msgspec.msgpack.encode(order)], files)
                body = self._control.recv(4096)
            return msgspec.msgpack.decode(body, type=Outcome)  # type: ignore[arg-type]
        except (OSError, msgspec.DecodeError):
            return None

    def _kill(self) -> None:
        """End the zygote itself; its other workers' wires do not go through it, and hold."""
        self.lost = True
        with contextlib.suppress(psutil.NoSuchProcess):
            orphans = psutil.Process(self._process.pid).children()
            self._process.kill()
            for orphan in orphans:
                if orphan.pid not in self._workers:
                    _kill_tree(orphan)
        self._process.kill()
        self._process.wait()
        self._control.close()
        self._errors.close()

    def _last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
            self._errors.seek(0)
            lines = self._errors.read().decode(errors="replace").split("\n")
            return next((line for line in reversed(lines) if line.strip()), "it died silently")
        return "the process that forks the workers does not answer"


class _Forked:
    def __init__(
        self, zygote: _Zygote, pid: int, questions: BinaryIO, answers: BinaryIO, output: BinaryIO
    ) -> None:
        self._zygote = zygote
        self._pid = pid
        self.questions, self.answers, self.output = questions, answers, output
        self._process: psutil.Process | None = None
        with contextlib.suppress(psutil.NoSuchProcess):
            self._process = psutil.Process(pid)

    def stop(self, folder: str, grace: float) -> int | None:
        ended = self._zygote.end(self._pid, grace)
        if ended is not None:
            return ended.status
        if self._process is not None and self._process.is_running():
            _kill_tree(self._process)
        _kill_strays(folder)
        return None


class _Spawned:
    def __init__(self) -> None:
        try:
            self._process = subprocess.Popen(
                _command("worker"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=_environment(),
                start_new_session=True,
            )
        except OSError as error:
            raise LaunchFailed(f"no process can be started: {error.strerror}") from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self.questions: BinaryIO = self._process.stdin  # type: ignore[assignment]
        self.answers: BinaryIO = self._process.stdout  # type: ignore[assignment]
        self.output: BinaryIO = self._process.stderr  # type: ignore[assignment]

    def stop(self, folder: str, grace: float) -> int | None:
        status = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(grace)
        with contextlib.suppress(psutil.NoSuchProcess):
            _kill_tree(psutil.Process(self._process.pid))
        _kill_group(self._process.pid)
        self._process.wait()
        _kill_strays(folder)
        return status


def _kill_tree(root: psutil.Process) -> None:
    """Kill a process with its descendants and their groups; stopped, they start no new ones."""
    family: list[psutil.Process] = []
    found = [root]
    while found:
        for process in found:
            with contextlib.suppress(psutil.Error):
                process.suspend()
        family += found
        found = [child for child in _descendants(root) if child not in family]
    for process in family:
        _kill_group(process.pid)
        with contextlib.suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs([process for process in family if not _is_zombie(process)], timeout=2)


def _descendants(process: psutil.Process) -> list[psutil.Process]:
    with contextlib.suppress(psutil.NoSuchProcess):
        return process.children(recursive=True)
    return []


def _is_zombie(process: psutil.Process) -> bool:
    with contextlib.suppress(psutil.NoSuchProcess):
        return process.status() == psutil.STATUS_ZOMBIE
    return False


def _kill_group(pid: int) -> None:
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)


def _kill_strays(folder: str) -> None:
    """Kill what has left the process tree but stayed in the worker's private folder."""
    for process in psutil.process_iter(["cwd"]):
        if process.info["cwd"] == folder:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
                process.wait(5)


def _command(role: str, *arguments: str) -> list[str]:
    # JAX may be installed for this user only; leave that folder out where we ran without it.
    user = [] if site.ENABLE_USER_SITE else ["-s"]
    return [sys.executable, "-P", *user, "-X", "utf8", str(_BOOTSTRAP), role, *arguments]


_PASSED_ON = (
    "PATH",
    "LD_LIBRARY_PATH",
    "OPENBLAS_CORETYPE",
    "SYSTEMROOT",  # Windows finds its libraries by it
    "SYSTEMDRIVE",
    "APPDATA",  # and Python the user's packages
)


def _environment() -> dict[str, str]:
    """A clean environment: nothing that the caller has set for JAX or Python reaches a worker."""
    passed_on = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    threads = ("OPENBLAS", "OMP", "MKL", "VECLIB", "NUMEXPR")
    return {
        **passed_on,
        # A second thread, of NumPy's or anybody's, would make forking unsafe.
        **{f"{library}_NUM_THREADS": "1" for library in threads},
        "JAX_PLATFORMS": "cpu",
        "PYTHONHASHSEED": "0",
    }
