"""Every labelled submission gets the verdict that its label names, and is told why.

A right one begins with `# right: why`. A wrong one begins with `# wrong: checks: why`, of which at
least one must not pass ("file" if it cannot be loaded), and `# says: words`, which the
message on one of these checks has to contain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import msgspec
import pytest

from graders.catalog import load_catalog
from graders.reports.model import CheckGrade, ExerciseGrade
from graders.workers.limits import LAPTOP
from tests.corpus import JOBS, grade_all

SUBMISSIONS = Path(__file__).with_name("submissions")
SHARE = 12
"""Files that one task of the pool grades; as many are graded ahead of the test that asks."""

LIMITS = msgspec.structs.replace(LAPTOP, load_seconds=6, call_seconds=6)

RIGHT = sorted(SUBMISSIONS.glob("accept/*/*.py"))
WRONG = sorted(SUBMISSIONS.glob("reject/*/*.py"))

Grades = dict[Path, "Future[list[tuple[Path, ExerciseGrade]]]"]


@pytest.fixture(scope="module")
def grades() -> Iterator[Grades]:
    """The grades of all files, on their way in other processes."""
    files = RIGHT + WRONG
    with ProcessPoolExecutor(JOBS, mp_context=get_context("spawn")) as pool:
        shares = [files[k : k + SHARE] for k in range(0, len(files), SHARE)]
        yield {
            path: task
            for share in shares
            for task in [pool.submit(_grade, share)]
            for path in share
        }
        pool.shutdown(cancel_futures=True)


def _grade(share: list[Path]) -> list[tuple[Path, ExerciseGrade]]:
    graded = grade_all([(path, path.parent.name) for path in share], LIMITS)
    return list(zip(share, graded, strict=True))


def _grade_of(path: Path, grades: Grades) -> ExerciseGrade:
    return dict(grades[path].result())[path]


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@dataclass(frozen=True)
class Label:
    checks: tuple[str, ...]
    says: str

    @classmethod
    def of(cls, path: Path) -> Label:
        first, second, *_ = path.read_text(encoding="utf-8-sig", errors="replace").split("\n")
        wrong = re.match(r"# wrong: ([a-z_, ]+): \S", first)
        says = re.match(r"# says: (\S.*)", second.rstrip("\r"))
        assert wrong and says, f"{path} is not labelled"
        return cls(tuple(name.strip() for name in wrong[1].split(",")), says[1])


@pytest.mark.parametrize("path", RIGHT, ids=_name)
def test_a_right_submission_gets_full_points_by_replay(path: Path, grades: Grades) -> None:
    grade = _grade_of(path, grades)
    assert [_told(check) for check in grade.checks if check.status != "passed"] == []
    assert grade.points == grade.max_points
    assert [check.name for check in grade.checks if check.replayed is False] == []


@pytest.mark.parametrize("path", WRONG, ids=_name)
def test_a_wrong_submission_is_told_what_is_wrong(path: Path, grades: Grades) -> None:
    label, grade = Label.of(path), _grade_of(path, grades)
    not_passed = [check for check in grade.checks if check.status != "passed"]
    assert not any(check.status == "grader_failed" for check in not_passed), not_passed
    if label.checks == ("file",):
        assert grade.status in ("error", "timeout") and grade.points == 0
        caught = not_passed
    else:
        caught = [check for check in not_passed if check.name in label.checks]
    assert caught, f"only these did not pass: {[_told(check) for check in not_passed]}"
    told = "\n".join(_told(check) for check in caught)
    assert label.says.lower() in told.lower()


@pytest.mark.parametrize("path", WRONG, ids=_name)
def test_a_message_is_short_and_shows_nothing_of_ours(path: Path, grades: Grades) -> None:
    for check in _grade_of(path, grades).checks:
        if check.status != "passed":
            assert check.message.strip()
            assert len(check.message.splitlines()) <= 6
            assert "Traceback" not in check.message and "graders/" not in check.message


def test_every_exercise_has_many_right_and_wrong_submissions() -> None:
    for exercise in load_catalog().exercises:
        if exercise.name == "check_understanding":  # its tests try every letter
            continue
        assert len([path for path in RIGHT if path.parent.name == exercise.name]) >= 25
        assert len([path for path in WRONG if path.parent.name == exercise.name]) >= 40


def test_every_check_has_a_wrong_submission_that_it_catches() -> None:
    caught = {(path.parent.name, check) for path in WRONG for check in Label.of(path).checks}
    for exercise in load_catalog().exercises:
        for check in exercise.checks:
            if check.kind != "answer":
                assert (exercise.name, check.name) in caught


def _told(check: CheckGrade) -> str:
    return f"{check.name} {check.status}: {check.message} {check.hint}"
