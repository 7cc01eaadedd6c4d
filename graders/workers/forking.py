"""Workers forked from a zygote, which has JAX imported already; on Linux."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import tempfile
import threading
from typing import BinaryIO

import msgspec
import psutil

from graders.frozen import UNDECODABLE
from graders.workers import bubblewrap, folders
from graders.workers.control import End, Ended, Fork, Forked, Order, Outcome, Refused
from graders.workers.killing import kill_strays, kill_tree
from graders.workers.launch import LaunchFailed, Process, command, environment
from graders.workers.walls import Sandbox

IMPORT_SECONDS = 60.0
"""How long a zygote may take for its first answer, which waits until JAX is imported."""

ANSWER_SECONDS = 10.0
"""And for the others, beyond the grace that a worker is given."""


class Forking:
    """Workers forked from a zygote, which is replaced when it is lost; Linux only."""

    def __init__(self, sandbox: Sandbox | None, lengths: tuple[int, ...]) -> None:
        self._is_wrapped = sandbox is not None and "bubblewrap" in sandbox.walls
        self.scratch = folders.scratch()
        self._readable = sandbox.readable if sandbox else ()
        self._lengths = lengths
        self._zygote = self._new_zygote()

    def launch(self) -> Process:
        if self._zygote.lost:
            self._zygote = self._new_zygote()
        return self._zygote.fork()

    def close(self) -> None:
        self._zygote.close()
        folders.remove(self.scratch)

    def _new_zygote(self) -> _Zygote:
        if self._is_wrapped:
            return _WrappedZygote(self.scratch, self._lengths, self._readable)
        return _Zygote(self.scratch, self._lengths)


class _Zygote:
    def __init__(self, scratch: str, lengths: tuple[int, ...]) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the zygote
        self._orders = threading.Lock()
        self._workers: set[int] = set()
        self._is_up = False
        self._is_closing = False
        self.lost = False
        with theirs:
            self._process = subprocess.Popen(
                self._command(command("zygote", str(theirs.fileno()), scratch, *map(str, lengths))),
                stdin=subprocess.DEVNULL,
                stdout=self._errors,
                stderr=self._errors,
                pass_fds=[theirs.fileno()],
                cwd="/",
                env=environment(),
                start_new_session=True,
            )

    def _command(self, inner: list[str]) -> list[str]:
        return inner

    def _process_of(self, pid: int) -> psutil.Process | None:
        """The worker that the zygote knows by this number, if it runs and is not its alone."""
        with contextlib.suppress(psutil.NoSuchProcess):
            return psutil.Process(pid)
        return None

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
            seconds = ANSWER_SECONDS if self._is_up else IMPORT_SECONDS
            outcome = self._order(Fork(), [question[0], answer[1], output[1]], seconds)
            if not isinstance(outcome, Forked):
                why = outcome.why if isinstance(outcome, Refused) else self._last_words()
                self._give_up()
                raise LaunchFailed(why)
            self._is_up = True
            self._workers.add(outcome.pid)
            ours.pop_all()
            return _Forked(self, outcome.pid, self._process_of(outcome.pid), *streams)

    def end(self, pid: int, grace: float) -> Ended | None:
        """None if this zygote can end nothing any more."""
        if self.lost:
            return None
        outcome = self._order(End(pid, grace), [], grace + ANSWER_SECONDS)
        self._workers.discard(pid)
        if isinstance(outcome, Ended):
            return outcome
        self._give_up()
        return None

    def close(self) -> None:
        """Hang up, upon which the zygote kills what is left and ends."""
        self._is_closing = True
        self._control.close()
        if self._is_up:  # or it is importing JAX, and has nothing to clean up
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
            return msgspec.msgpack.decode(body, type=Outcome)
        except (OSError, *UNDECODABLE):
            return None

    def _give_up(self) -> None:
        """Kill a zygote that does not answer, unless it is cleaning up after having been closed."""
        if not self._is_closing:
            self._kill()

    def _kill(self) -> None:
        """End the zygote itself; its other workers' wires do not go through it, and hold."""
        self.lost = True
        if self._process.poll() is None:
            children = psutil.Process(self._process.pid).children()
            self._process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(1)  # a worker that traces it can keep it from going
            for child in children:
                if not self._is_kept(child):
                    kill_tree(child)
        self._control.close()
        self._errors.close()

    def _is_kept(self, child: psutil.Process) -> bool:
        """Whether it is a worker, which goes on without its zygote."""
        return child.pid in self._workers

    def _last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired, ValueError):  # closed meanwhile
            self._process.wait(1)
            self._errors.seek(0)
            lines = self._errors.read().decode(errors="replace").split("\n")
            return next((line for line in reversed(lines) if line.strip()), "it died silently")
        return "the process that forks the workers does not answer"


class _WrappedZygote(_Zygote):
    """A zygote in bubblewrap, where processes have numbers of their own.

    When it has to be killed, so are all of its workers.
    """

    def __init__(self, scratch: str, lengths: tuple[int, ...], readable: tuple[str, ...]) -> None:
        self._scratch, self._readable = scratch, readable
        super().__init__(scratch, lengths)

    def _command(self, inner: list[str]) -> list[str]:
        return bubblewrap.command(inner, self._readable, self._scratch)

    def _process_of(self, pid: int) -> psutil.Process | None:
        return None

    def _is_kept(self, child: psutil.Process) -> bool:
        return False


class _Forked:
    def __init__(
        self,
        zygote: _Zygote,
        pid: int,
        process: psutil.Process | None,
        questions: BinaryIO,
        answers: BinaryIO,
        output: BinaryIO,
    ) -> None:
        self._zygote = zygote
        self._pid = pid
        self._process = process
        self.questions, self.answers, self.output = questions, answers, output

    def stop(self, folder: str, grace: float) -> int | None:
        ended = self._zygote.end(self._pid, grace)
        if ended is not None:
            return ended.status
        if self._process is not None and self._process.is_running():
            kill_tree(self._process)
        kill_strays(folder)
        return None
