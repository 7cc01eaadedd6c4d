"""Where the grader has its workers from."""

from __future__ import annotations

import os
import secrets
import sys
import time
from typing import TYPE_CHECKING, Literal, Self

from graders.workers.control import Setup
from graders.workers.forking import Forking
from graders.workers.launch import Launcher, LaunchFailed
from graders.workers.limits import LAPTOP, Limits
from graders.workers.spawning import Spawning
from graders.workers.walls import Sandbox

if TYPE_CHECKING:
    from graders.workers.worker import Worker


class WorkersFailed(Exception):
    """No worker can be had, through no fault of a student's; the message is a sentence."""


class Workers:
    """Where workers come from: a zygote on Linux, fresh processes elsewhere.

    The zygote starts at once, in the background. Leaving the context ends it and all
    workers. `method` "fork" needs Linux; None takes it there. With a `sandbox`, which needs
    it too, no student's code runs but in a worker that has tried it. Forked workers are quick
    to trace programs on vectors of these `lengths`, which takes the zygote longer to start.
    """

    def __init__(
        self,
        limits: Limits = LAPTOP,
        method: Literal["fork", "spawn"] | None = None,
        *,
        sandbox: Sandbox | None = None,
        lengths: tuple[int, ...] = (3,),
    ) -> None:
        self.sandbox = sandbox
        self.limits = limits
        method = method or ("fork" if sys.platform == "linux" else "spawn")
        self._launcher: Launcher = Forking(sandbox, lengths) if method == "fork" else Spawning()
        self._started: list[Worker] = []
        self._closed = False

    def start(self) -> Worker:
        """A new worker that has loaded nothing yet; raises WorkersFailed after two attempts."""
        try:
            worker = self._attempt()
        except LaunchFailed:
            time.sleep(1)  # by when the user's processes are counted anew, for the limit on them
            try:
                worker = self._attempt()
            except LaunchFailed as error:
                raise WorkersFailed(f"no worker process can be started: {error}") from None
        self._started = [each for each in self._started if not each.ended] + [worker]
        return worker

    def _attempt(self) -> Worker:
        if self._closed:  # maybe by another thread, since the first attempt
            raise WorkersFailed("no worker is started any more")
        # Imported here, with NumPy, while the zygote imports JAX.
        from graders.workers.worker import Worker

        process = self._launcher.launch()
        folder = os.path.join(self._launcher.scratch, secrets.token_hex(6))
        return Worker(process, Setup(folder, self.limits, self.sandbox))

    def close(self) -> None:
        """End every worker and the zygote; no other is started."""
        self._closed = True
        for worker in self._started:
            worker.end()
        self._launcher.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
