"""What the class page counts: points, and the checks that were hardest."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
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
    tallies = _tallies(results.students)
    counted = [
        _hard(exercise, check, tallies[exercise.name, check.name])
        for exercise in results.catalog.exercises
        for check in exercise.checks
    ]
    missed = [each for each in counted if each.missed]
    worst = sorted(missed, key=lambda each: (-each.missed / each.tried, -each.missed))
    return tuple(worst[:HARDEST])


@dataclass(slots=True)
class _Tally:
    """Who tried a check; messages to those who missed it, numbers aside, and in full if safe."""

    tried: int = 0
    messages: Counter[str] = field(default_factory=Counter)
    examples: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, student: StudentResult, check: CheckGrade) -> None:
        self.tried += check.status in _TRIED
        if check.status in _TRIED - {"passed"}:
            message = without_numbers(check.message)
            self.messages[message] += 1
            if not _names(student, check.message):
                self.examples[message][check.message] += 1


def _tallies(students: Iterable[StudentResult]) -> defaultdict[tuple[str, str], _Tally]:
    """Of each check, by its exercise and its name; a student's messages are held one by one."""
    tallies: defaultdict[tuple[str, str], _Tally] = defaultdict(_Tally)
    for student in students:
        grade = student.read_grade()
        for name, graded in grade.exercises.items() if grade else ():
            for check in graded.checks:
                tallies[name, check.name].add(student, check)
    return tallies


def _hard(exercise: Exercise, check: Check, tally: _Tally) -> HardCheck:
    missed = tally.messages.total()
    for message, times in tally.messages.most_common():
        if examples := tally.examples.get(message):
            (example, _), *_ = examples.most_common(1)
            return HardCheck(exercise, check, missed, tally.tried, message, times, example)
    return HardCheck(exercise, check, missed, tally.tried, "", 0, "")


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
