"""What a student's code may use: time, memory, processes, files."""

from __future__ import annotations

import os

from graders.frozen import Frozen

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
