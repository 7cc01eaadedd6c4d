"""Counts the wrong verdicts that `collect` gave a synthetic class.

    python -m tests.collecting.verdicts FOLDER OUT

FOLDER was made by `tests.collecting.synthetic`; OUT is where `collect FOLDER/class` wrote. Lists
each wrong verdict; the exit status is 1 if there are any.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from graders.authoring.labels import FILE
from graders.reports.model import ExerciseGrade, ExerciseStatus, grade_in
from tests.collecting.synthetic import Expected, Kind

STATUSES: dict[Kind, ExerciseStatus] = {
    "right": "passed",
    "unfinished": "not_started",
    "broken": "error",
    "looping": "timeout",
    "none": "missing",
}


def wrong_verdicts(labels: dict[str, Expected], out: Path) -> Iterator[str]:
    """A line for each verdict in the class's folder that is not the one expected."""
    for path, expected in labels.items():
        student, _, exercise = path.partition("/")
        report = out / "students" / student.replace(" ", "_") / "report.json"
        if not report.is_file():
            yield f"{path}: there is no {report}"
            continue
        graded = grade_in(report.read_bytes()).exercises[exercise]
        if not _fits(expected, graded):
            told = "; ".join(f"{c.name} {c.status}: {c.message}" for c in graded.checks)
            of = f" in {', '.join(expected.checks)}" if expected.checks else ""
            yield f"{path}: is {expected.kind}{of}, but {graded.status}: {told}"


def _fits(expected: Expected, graded: ExerciseGrade) -> bool:
    if expected.kind != "wrong":
        return graded.status == STATUSES[expected.kind]
    if expected.checks == (FILE,):
        return graded.status == "error"
    missed = {
        check.name for check in graded.checks if check.status not in ("passed", "not_replayed")
    }
    late_or_ours = {"grader_failed", "timeout"}
    return graded.status not in late_or_ours and not missed.isdisjoint(expected.checks)


def main(folder: Path, out: Path) -> int:
    """Print the wrong verdicts, and how many of each kind of file there are."""
    labels = msgspec.json.decode((folder / "labels.json").read_bytes(), type=dict[str, Expected])
    wrong = list(wrong_verdicts(labels, out))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    kinds = Counter(expected.kind for expected in labels.values())
    counted = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
    print(f"{len(labels)} verdicts ({counted}), {len(wrong)} of them wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*map(Path, sys.argv[1:])))
