"""What the class page counts: points, and the checks that were hardest."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median

from graders.catalog import Check, Exercise
from graders.collecting.page.results import ClassResults, StudentResult
from graders.reports.model import CheckGrade
from graders.verdicts import CheckStatus

HARDEST = 10
BINS = 10
_TRIED: frozenset[CheckStatus] = frozenset({"passed", "failed", "error", "timeout"})


@dataclass(frozen=True, slots=True)
class Bin:
    """How many students have that many points, from `least` to `most`."""

    least: int
    most: int
    students: int


@dataclass(frozen=True, slots=True)
class HardCheck:
    """A check that students tried and missed.

    `message` is the commonest, numbers aside, and was given `times` times; `example` is one
    of them with its numbers. A message that has part of its own student's name in it is never
    shown; both are "" if there is no other.
    """

    exercise: Exercise
    check: Check
    missed: int
    tried: int
    message: str
    times: int
    example: str


def distribution(results: ClassResults) -> tuple[Bin, ...]:
    """Who has points, by points: about ten classes of equal width, and the full points."""
    points = [student.points for student in results.students if student.counts]
    full = results.catalog.points
    width = -(-full // BINS)
    edges = [(low, min(low + width, full) - 1) for low in range(0, full, width)]
    above = max([full, *points])  # an instructor may give more than there is
    return tuple(
        Bin(low, high, sum(low <= each <= high for each in points))
        for low, high in [*edges, (full, above)]
    )


def middle(results: ClassResults) -> str:
    """The median of the points, as a number for readers; "-" if nobody has any."""
    points = [student.points for student in results.students if student.counts]
    return f"{median(points):g}" if points else "-"


def hardest(results: ClassResults) -> tuple[HardCheck, ...]:
    """The checks that most of those who tried missed, the worst first."""
    counted = [
        _hard(exercise, check, results.students)
        for exercise in results.catalog.exercises
        for check in exercise.checks
    ]
    missed = [each for each in counted if each.missed]
    worst = sorted(missed, key=lambda each: (-each.missed / each.tried, -each.missed))
    return tuple(worst[:HARDEST])


def _hard(exercise: Exercise, check: Check, students: Iterable[StudentResult]) -> HardCheck:
    tried = [
        (student, graded)
        for student, graded in _grades(exercise, check, students)
        if graded.status in _TRIED
    ]
    missed = [(student, graded) for student, graded in tried if graded.status != "passed"]
    message, times, example = _commonest(missed)
    return HardCheck(exercise, check, len(missed), len(tried), message, times, example)


def _grades(
    exercise: Exercise, check: Check, students: Iterable[StudentResult]
) -> Iterator[tuple[StudentResult, CheckGrade]]:
    for student in students:
        graded = student.exercise(exercise.name)
        for each in graded.checks if graded else ():
            if each.name == check.name:
                yield student, each


def _commonest(missed: list[tuple[StudentResult, CheckGrade]]) -> tuple[str, int, str]:
    alike = defaultdict(list)
    for student, graded in missed:
        alike[without_numbers(graded.message)].append((student, graded.message))
    for message, given in sorted(alike.items(), key=lambda pair: -len(pair[1])):
        safe = [said for student, said in given if not _names(student, said)]
        if safe:
            return message, len(given), Counter(safe).most_common(1)[0][0]
    return "", 0, ""


def without_numbers(message: str) -> str:
    """The message with "..." for each number and each list of numbers."""
    return _SEVERAL.sub("...", _NUMBER.sub("...", message))


_NUMBER = re.compile(r"(?<![\w.])[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?|inf|nan)(?!\w)", re.IGNORECASE)
_SEVERAL = re.compile(r"\.\.\.(?:, \.\.\.)+")


def _names(student: StudentResult, message: str) -> bool:
    """Whether part of a name or an id of theirs stands in it, such as in a variable's name."""
    said = _words(message)
    return any(_words(whole) & said for whole in (student.name, student.id, *student.members))


def _words(text: str) -> set[str]:
    return {word for word in re.split(r"[\W_]+", text.casefold()) if len(word) > 1}
