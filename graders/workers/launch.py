"""What it takes to start the worker program, however that is done."""

from __future__ import annotations

import os
import site
import sys
from pathlib import Path
from typing import BinaryIO, Protocol

from graders.workers import compiled

_BOOTSTRAP = Path(__file__).with_name("inside") / "bootstrap.py"


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
    """Starts workers; `scratch` is where their private folders are to be."""

    scratch: str

    def launch(self) -> Process: ...

    def close(self) -> None: ...


def command(role: str, *arguments: str) -> list[str]:
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


def environment() -> dict[str, str]:
    """A clean environment: nothing that the caller has set for JAX or Python reaches a worker."""
    passed_on = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    threads = ("OPENBLAS", "OMP", "MKL", "VECLIB", "NUMEXPR")
    return {
        **passed_on,
        # A second thread, of NumPy's or anybody's, would make forking unsafe.
        **{f"{library}_NUM_THREADS": "1" for library in threads},
        "JAX_PLATFORMS": "cpu",
        "PYTHONHASHSEED": "0",
        **compiled.settings(),
    }
