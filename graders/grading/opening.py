"""The student's files of a run, each opened while the tests of those before it still run."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator

from graders.grading.submissions import Submission
from graders.places import LESSON
from graders.student.file import StudentFile
from graders.student.foresight import foreseen

_AHEAD = 2
"""Exercises that are looked at while one is graded; each is a process of about 100 MB."""


class Files:
    """The files of a submission; what is foreseen of each is asked in a thread of its own.

    `opened` are those that have been looked at, by exercise.
    """

    def __init__(self, submission: Submission) -> None:
        self._submission = submission
        self.opened: dict[str, StudentFile] = {}
        self._asking: dict[str, threading.Thread] = {}

    def begin(self) -> None:
        """Look at the first exercises."""
        self._look_at(list(self._submission.files)[:_AHEAD])

    def open(self, exercise: str) -> Iterator[StudentFile]:
        """The exercise's file, ended afterwards; meanwhile the next ones are looked at."""
        names = list(self._submission.files)
        self._look_at(names[names.index(exercise) :][: 1 + _AHEAD])
        file = self.opened[exercise]
        self._asking[exercise].join()  # or what stateful code gives depends on who asks first
        yield file
        file.end()

    def open_reference(self) -> Iterator[StudentFile]:
        """The lesson's own functions, in a process that has run no student's code."""
        file = StudentFile(LESSON, LESSON.stem, self._submission.workers)
        yield file
        file.end()

    def _look_at(self, exercises: Iterable[str]) -> None:
        given = self._submission
        for name in exercises:
            if name not in self.opened:
                file = StudentFile(given.files[name], name, given.workers, retraced=given.untrusted)
                requests = foreseen(given.catalog.exercise(name), given.seed)
                asking = threading.Thread(target=file.foresee, args=[requests], daemon=True)
                self.opened[name], self._asking[name] = file, asking
                asking.start()
