"""Workers that each import JAX themselves; on every system."""

from __future__ import annotations

import contextlib
import subprocess
from typing import BinaryIO

import psutil

from graders.workers import folders
from graders.workers.killing import kill_group, kill_strays, kill_tree
from graders.workers.launch import LaunchFailed, Process, command, environment


class Spawning:
    """Workers that each import JAX themselves; on every system."""

    def __init__(self) -> None:
        self.scratch = folders.scratch()
        folders.make(self.scratch)

    def launch(self) -> Process:
        return _Spawned()

    def close(self) -> None:
        folders.remove(self.scratch)


# Windows' own way to keep the console's Ctrl-C from it.
_OUT_OF_REACH = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)


class _Spawned:
    def __init__(self) -> None:
        try:
            self._process = subprocess.Popen(
                command("worker"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(),
                start_new_session=True,
                creationflags=_OUT_OF_REACH,
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
            kill_tree(psutil.Process(self._process.pid))
        kill_group(self._process.pid)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)  # a process that traces it can keep it from going
        kill_strays(folder)
        return status
