"""bubblewrap: a program sees the files that are mounted for it, and no other processes."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
OF_A_WORKER = ("__init__.py", "frozen.py", "programs", "workers")
"""All of this package that a worker is made of; no grader is in it."""


def program() -> str | None:
    """Where bubblewrap is installed, if it is."""
    return shutil.which("bwrap")


def command(inner: list[str], readable: Iterable[str], folder: str) -> list[str]:
    """The command that runs `inner` among these files, with an empty `folder` of its own."""
    ours = [str(_PACKAGE / name) for name in OF_A_WORKER]
    return [
        # A first process of bubblewrap's own would let everybody look into its memory.
        *(program() or "bwrap", "--unshare-all", "--as-pid-1"),
        *("--proc", "/proc", "--dev", "/dev"),
        *_mounted([*_interpreter(), *readable, *ours]),
        *("--tmpfs", folder, "--remount-ro", "/dev", "--remount-ro", "/", "--"),
        *inner,
    ]


def _mounted(paths: Iterable[str]) -> Iterator[str]:
    for path in paths:
        if not path.startswith(("/proc/", "/dev/")):
            yield from ("--ro-bind-try", path, path)


def _interpreter() -> Iterator[str]:
    yield sys.executable
    yield os.path.realpath(sys.executable)
    yield str(Path(sys.prefix, "pyvenv.cfg"))
    yield str(Path(sys.base_prefix, "bin"))
    yield "/etc/alternatives"
