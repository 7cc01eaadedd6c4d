"""Grading one submission: from the bytes of its files to its report."""

from __future__ import annotations

import functools
import tempfile
import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from graders.catalog import Catalog
from graders.workers.handle import Workers
from graders.workers.limits import CLASS, Limits


@dataclass(frozen=True)
class Terms:
    """What a whole class is graded by.

    `hidden` are files that no submission may read, beside the project's own.
    """

    catalog: Catalog
    seed: int
    limits: Limits = CLASS
    sandboxed: bool = True
    hidden: tuple[str, ...] = ()

    def with_twice_the_time(self) -> Terms:
        """The same terms, for a file that may have been late through no fault of its own."""
        names = ("load_seconds", "call_seconds", "file_seconds", "cpu_seconds")
        doubled = {name: 2 * getattr(self.limits, name) for name in names}
        return replace(self, limits=msgspec.structs.replace(self.limits, **doubled))


_ONE_AT_A_TIME = threading.Lock()
"""pytest runs once at a time in a process."""


def graded_files(files: Mapping[str, bytes], names: tuple[str, ...], terms: Terms) -> bytes:
    """The report, as JSON, on a submission's files by exercise; those of `names` are graded.

    The same files and terms give the same report, wherever this runs, dates and times aside.
    Raises NoSandbox, GradersBroken, and KeyboardInterrupt rather than a part of a report.
    """
    from graders.grading.running import run
    from graders.grading.submissions import Submission

    with _ONE_AT_A_TIME, tempfile.TemporaryDirectory(prefix="submission-") as folder:
        paths = {name: Path(folder) / terms.catalog.exercise(name).file for name in names}
        for name, content in files.items():
            if name in paths:
                paths[name].write_bytes(content)
        workers = _workers(terms.limits, terms.seed, terms.sandboxed, terms.hidden)
        grade, report = run(Submission(paths, terms.catalog, workers, terms.seed, untrusted=True))
    if grade.partial:
        raise KeyboardInterrupt
    return msgspec.json.encode(report)


@functools.lru_cache(maxsize=2)
def _workers(limits: Limits, seed: int, sandboxed: bool, hidden: tuple[str, ...]) -> Workers:
    """Started once in a process; they end with it."""
    from graders.inputs import lengths
    from graders.workers.sandbox import best_sandbox

    sandbox = best_sandbox(hidden) if sandboxed else None
    return Workers(limits, sandbox=sandbox, lengths=lengths(seed))
