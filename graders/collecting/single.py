"""Grading one submission: from the bytes of its files to its report."""

from __future__ import annotations

import atexit
import functools
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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
        """The same terms, for a file that may have run out of time through no fault of its own."""
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
    from graders.reports.model import Grade

    names_of_files = {name: terms.catalog.exercise(name).file for name in names}
    with _ONE_AT_A_TIME, placed(files, names_of_files) as paths:
        workers = _workers(terms.limits, terms.seed, terms.sandboxed, terms.hidden)
        grade, report = run(Submission(paths, terms.catalog, workers, terms.seed, untrusted=True))
    if grade.partial:
        raise KeyboardInterrupt
    msgspec.convert(report["grade"], Grade)  # what cannot be read again costs this student alone
    return msgspec.json.encode(report)


@contextmanager
def placed(files: Mapping[str, bytes], names: Mapping[str, str]) -> Iterator[dict[str, Path]]:
    """The path of each of the named files, in a folder that is removed; not all need be there."""
    with tempfile.TemporaryDirectory(prefix="submission-") as folder:
        paths = {key: Path(folder) / name for key, name in names.items()}
        for key, path in paths.items():
            if key in files:
                path.write_bytes(files[key])
        yield paths


@functools.lru_cache(maxsize=2)
def _workers(limits: Limits, seed: int, sandboxed: bool, hidden: tuple[str, ...]) -> Workers:
    """Started once in a process; they end with it."""
    from graders.inputs import lengths
    from graders.workers.sandbox import best_sandbox

    sandbox = best_sandbox(hidden) if sandboxed else None
    workers = Workers(limits, sandbox=sandbox, lengths=lengths(seed))
    atexit.register(workers.close)
    return workers
