"""The folder that a class's grades are kept in, so that a run can go on where it stopped."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

import msgspec

from graders import __version__, seeds
from graders.collecting.record import RunRecord, record_in, text_of
from graders.collecting.single import Terms
from graders.collecting.students import Student
from graders.frozen import UNDECODABLE
from graders.reports.model import Grade, grade_in
from graders.writing import write_pieces


class Kept(msgspec.Struct, frozen=True):
    """What stands beside a report: what it was made from, and what is to be tried again.

    `timed_out` are the exercises that get more time; where the grader `failed`, all are graded
    anew.
    """

    made_from: str
    timed_out: tuple[str, ...]
    failed: bool

    @property
    def final(self) -> bool:
        """Whether nothing is to be tried again."""
        return not self.timed_out and not self.failed


class NotKept(Exception):
    """A file of the class's folder cannot be read or written; says which in one sentence."""


class Folder:
    """The reports and other files under `out`; each file is written whole or not at all.

    Raises NotKept.
    """

    def __init__(self, out: Path) -> None:
        self.out = out
        self._record = out / "collect.json"

    def settled_seed(self, given: int | None) -> int:
        """The seed of this folder: the one given, or kept, or drawn now; kept from now on."""
        kept = self.record()
        seed = given if given is not None else kept.seed
        if seed is None:
            seed = seeds.fresh()
        if kept.seed != seed:
            self.write_record(msgspec.structs.replace(kept, seed=seed))
        return seed

    def record(self) -> RunRecord:
        """What collect.json says, an empty record if that is not known."""
        return record_in(read_kept(self._record))

    def write_record(self, record: RunRecord) -> None:
        """Write collect.json."""
        _write(self._record, [text_of(record)])

    def report(self, student: Student) -> Path:
        """Where the student's report is, or will be."""
        return self.out / "students" / student.folder / "report.json"

    def kept(self, student: Student) -> Kept | None:
        """What is known of the report that is there, if it is whole."""
        try:
            known = msgspec.json.decode(read_kept(self._beside(student)), type=Kept)
        except UNDECODABLE:
            return None
        return known if self.grade(student) else None

    def keep(self, student: Student, report: bytes, kept: Kept) -> None:
        """Write a report, then what it was made from."""
        _write(self.report(student), [msgspec.json.format(report, indent=2), b"\n"])
        _write(self._beside(student), [msgspec.json.encode(kept)])

    def written(self, student: Student) -> bytes:
        """The student's report, b"" if there is none."""
        return read_kept(self.report(student))

    def grade(self, student: Student) -> Grade | None:
        """The grade in the student's report, if there is one."""
        try:
            return grade_in(self.written(student))
        except UNDECODABLE:
            return None

    def write(self, name: str, pieces: Iterable[str]) -> None:
        """Write a file of the class's, such as the gradebook, in UTF-8."""
        _write(self.out / name, map(str.encode, pieces))

    def _beside(self, student: Student) -> Path:
        return self.report(student).with_name("made_from.json")


def read_kept(path: Path) -> bytes:
    """What is in a file, nothing if there is none; raises NotKept."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise NotKept(f"{path} cannot be read: {error.strerror}.") from None


def _write(path: Path, pieces: Iterable[bytes]) -> None:
    try:
        write_pieces(path, pieces)
    except OSError as error:
        raise NotKept(f"{path} cannot be written: {error.strerror}.") from None


def made_from(student: Student, names: tuple[str, ...], terms: Terms) -> str:
    """A digest of all that a student's report depends on: files, terms and versions."""
    contents = {
        name: hashlib.sha256(student.files[name].read()).hexdigest()
        for name in names
        if name in student.files
    }
    depends = [
        __version__,
        [version(package) for package in ("jax", "numpy", "hypothesis")],
        msgspec.to_builtins(terms.limits),
        terms.seed,
        terms.sandboxed,
        msgspec.json.encode(terms.catalog).decode(),
        list(names),
        contents,
    ]
    return hashlib.sha256(msgspec.json.encode(depends, order="sorted")).hexdigest()
