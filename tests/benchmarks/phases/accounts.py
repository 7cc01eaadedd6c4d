"""What the processes of a grading have told of their phases, added up."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

IDLE = ("idle", "wait")
"""Phases in which a process does nothing; their wall time is another's."""


@dataclass(frozen=True)
class Record:
    """A phase of one process, or its end; see recording.py."""

    pid: int
    role: str
    thread: str
    phase: str
    detail: str
    start: float
    wall: float
    cpu: float

    @property
    def who(self) -> str:
        return self.role if self.thread == "main" else f"{self.role}'s threads"


@dataclass(frozen=True)
class Cost:
    """Seconds of wall time and of CPU time, and in how many pieces."""

    wall: float = 0.0
    cpu: float = 0.0
    pieces: int = 0

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.wall + other.wall, self.cpu + other.cpu, self.pieces + other.pieces)


Costs = Mapping[tuple[str, ...], Cost]


def read_records(text: str) -> list[Record]:
    records = []
    for line in text.splitlines():
        pid, role, thread, phase, detail, *numbers = line.split("\t")
        records.append(Record(int(pid), role, thread, phase, detail, *map(float, numbers)))
    return records


def costs(records: Iterable[Record], *by: str) -> Costs:
    """What the records cost by these of their fields, those of processes' ends left out."""
    found: dict[tuple[str, ...], Cost] = defaultdict(Cost)
    for record in records:
        if record.phase != "total":
            key = tuple(getattr(record, name) for name in by)
            found[key] += Cost(record.wall, record.cpu, 1)
    return found


def medians(runs: Sequence[Costs]) -> Costs:
    """The median of each cost over the runs; what a run does not have costs nothing there."""
    keys = dict.fromkeys(key for run in runs for key in run)
    found = {}
    for key in keys:
        each = [run.get(key, Cost()) for run in runs]
        found[key] = Cost(
            statistics.median(cost.wall for cost in each),
            statistics.median(cost.cpu for cost in each),
            round(statistics.median(cost.pieces for cost in each)),
        )
    return found
