"""Gradings that tell of their phases."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from graders.places import ROOT
from tests.benchmarks.phases.accounts import Record, read_records
from tests.benchmarks.processes import environment

RECORDING = Path(__file__).with_name("recording.py")


@dataclass(frozen=True)
class Run:
    """One grading: its wall seconds, and what its processes told."""

    seconds: float
    records: list[Record]


def recorded(arguments: Sequence[str]) -> Run:
    """Run `python -m graders` with these arguments, and hear of its phases."""
    with tempfile.TemporaryDirectory() as folder:
        pipe = str(Path(folder) / "pipe")
        os.mkfifo(pipe)
        read = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        write = os.open(pipe, os.O_WRONLY)  # so that it does not end between two processes
        os.set_blocking(read, True)
        pieces: list[bytes] = []
        listener = threading.Thread(target=_listen, args=(read, pieces))
        listener.start()
        start = time.monotonic()
        done = subprocess.run(
            [sys.executable, str(RECORDING), pipe, "graders", *arguments],
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic()
        os.close(write)
        listener.join()
    if done.returncode:
        raise SystemExit(f"`graders {' '.join(arguments)}` ended with status {done.returncode}")
    records = read_records(b"".join(pieces).decode())
    return Run(end - start, [*records, *_untold(records, arguments[0], end)])


def _untold(records: Sequence[Record], role: str, end: float) -> Iterator[Record]:
    """What no process can tell of itself: how long its end takes, and its other CPU time."""
    for record in records:
        if record.detail == "interpreter" and record.role == role:
            yield replace(record, start=end, wall=end - record.start)
        elif record.phase == "total":
            told = sum(r.cpu for r in records if r.pid == record.pid and r.phase != "total")
            yield replace(record, phase="untold", wall=0.0, cpu=record.cpu - told)


def _listen(pipe: int, pieces: list[bytes]) -> None:
    with open(pipe, "rb", buffering=0) as stream:
        while piece := stream.read(2**16):
            pieces.append(piece)
