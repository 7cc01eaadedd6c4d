"""Grading one submission: pytest runs the graders, and this plugin keeps what they came to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import msgspec
import pytest

from graders.catalog import Catalog, Check, Exercise
from graders.places import LESSON
from graders.programs.replay import Contradiction, NotReplayable
from graders.reports import model
from graders.reports.strict import strict_report
from graders.student.file import StudentFile
from graders.student.flags import flags
from graders.student.foresight import foreseen
from graders.verdicts import (
    CheckStatus,
    Erred,
    GraderFailed,
    NotReplayed,
    Passed,
    Skipped,
    Verdict,
    Wrong,
)
from graders.workers.handle import Workers, WorkersFailed
from graders.workers.limits import Limits

_AHEAD = 2
"""Exercises that are looked at while one is graded; each is a process of about 100 MB."""

GRADING = "grading"
"""The name under which pytest knows the plugin."""


def exercise_of(module: ModuleType | None) -> str:
    """The exercise that a grader's module is named after; "" if it is no grader's."""
    name = "" if module is None else module.__name__.rpartition(".")[2]
    return name.removeprefix("test_") if name.startswith("test_") else ""


class Listener(Protocol):
    """Whoever wants to know how the run goes."""

    def started(self, exercise: Exercise) -> None: ...
    def checked(self, exercise: Exercise, check: model.CheckGrade) -> None: ...


class Silent:
    """A listener that does nothing."""

    def started(self, exercise: Exercise) -> None: ...
    def checked(self, exercise: Exercise, check: model.CheckGrade) -> None: ...


class Grading:
    """The pytest plugin of one run: opens the student's files and gathers the verdicts.

    `files` gives the path of each exercise that is to be graded. What an untrusted one says
    of itself has to be the same in two processes, and a program that cannot be is its fault.
    """

    def __init__(
        self,
        catalog: Catalog,
        files: dict[str, Path],
        workers: Workers,
        limits: Limits,
        *,
        seed: int = 0,
        untrusted: bool = False,
        listener: Listener | None = None,
    ) -> None:
        self.catalog = catalog
        self.files = files
        self.seed = seed
        self.report: dict[str, Any] | None = None
        self._workers = workers
        self._limits = limits
        self._untrusted = untrusted
        self._listener = listener or Silent()
        self._opened: dict[str, StudentFile] = {}
        self._ahead: dict[str, threading.Thread] = {}
        self._checks: dict[str, dict[str, model.CheckGrade]] = {name: {} for name in files}
        self._partial = False

    @property
    def grade(self) -> model.Grade:
        """What the submission has come to so far."""
        exercises = {
            exercise.name: self._exercise_grade(exercise)
            for exercise in self.catalog.exercises
            if exercise.name in self.files
        }
        return model.grade(
            exercises,
            jax=self._jax(),
            seed=self.seed,
            sandbox=self._workers.sandbox.name if self._workers.sandbox else "none",
            partial=self._partial,
        )

    def _exercise_grade(self, exercise: Exercise) -> model.ExerciseGrade:
        file = self._opened.get(exercise.name)
        checks = self._checks[exercise.name].values()
        without: tuple[CheckStatus, str] = ("grader_failed", "This check did not run.")
        if self._partial:
            without = "skipped", "The run was interrupted before this check."
        if file is None:
            return model.exercise_grade(exercise, checks, without=without)
        return model.exercise_grade(
            exercise,
            checks,
            without=without,
            loading=file.trouble or "passed",
            file=self.files[exercise.name].name,
            sha256=file.source.sha256 if file.source else None,
            output=file.output,
            flags=flags(file.source.text) if file.source else (),
        )

    def _jax(self) -> str:
        return next((file.jax for file in self._opened.values() if file.jax), "")

    def open(self, exercise: str) -> Iterator[StudentFile]:
        """The student's file for an exercise, ended afterwards.

        What is foreseen of the next ones is asked meanwhile, each in a thread of its own.
        """
        self._look_ahead_at(exercise)
        names = list(self.files)
        for following in names[names.index(exercise) + 1 :][:_AHEAD]:
            self._look_ahead_at(following)
        file, ahead = self._opened[exercise], self._ahead[exercise]
        ahead.join()  # or what stateful code gives would depend on who asks first
        yield file
        file.end()

    def _look_ahead_at(self, exercise: str) -> None:
        if exercise not in self._opened:
            file = StudentFile(
                self.files[exercise],
                exercise,
                self._workers,
                self._limits,
                retraced=self._untrusted,
            )
            requests = foreseen(self.catalog.exercise(exercise), self.seed)
            ahead = threading.Thread(target=file.foresee, args=[requests], daemon=True)
            self._opened[exercise], self._ahead[exercise] = file, ahead
            ahead.start()

    def pytest_sessionstart(self) -> None:
        """Begin with the first exercises while pytest collects the graders."""
        for first in list(self.files)[:_AHEAD]:
            self._look_ahead_at(first)

    def open_reference(self) -> Iterator[StudentFile]:
        """The lesson's own functions, in a process that has run no student's code."""
        file = StudentFile(LESSON, LESSON.stem, self._workers, self._limits)
        yield file
        file.end()

    def _graded(self, item: pytest.Item) -> tuple[Exercise, Check] | None:
        name = exercise_of(getattr(item, "module", None))
        if name not in self.files:
            return None
        exercise = self.catalog.exercise(name)
        return exercise, exercise.check(_check_name(item))

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Keep the exercises that are to be graded, in the lesson's order."""
        order = {exercise.name: k for k, exercise in enumerate(self.catalog.exercises)}
        ranked = [(order[graded[0].name], item) for item in items if (graded := self._graded(item))]
        kept = [item for _, item in sorted(ranked, key=lambda pair: pair[0])]
        if left_out := [item for item in items if item not in kept]:
            config.hook.pytest_deselected(items=left_out)
        items[:] = kept

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        graded = self._graded(item)
        if graded and not self._checks[graded[0].name]:
            self._listener.started(graded[0])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report: pytest.TestReport = yield
        graded = self._graded(item)
        if graded and (call.when == "call" or call.excinfo):
            exercise, check = graded
            verdict = None if call.excinfo is None else self._verdict(call.excinfo.value)
            grade = _check_grade(check, verdict, item)
            self._checks[exercise.name][check.name] = grade
            self._listener.checked(exercise, grade)
            if verdict is not None:
                _say(report, verdict)
        return report

    def _verdict(self, raised: BaseException) -> Verdict:
        if isinstance(raised, Verdict):
            return raised
        if isinstance(raised, NotReplayable):
            return NotReplayed(f"the traced program holds {raised}")
        if isinstance(raised, Contradiction) and self._untrusted:
            return Erred(f"the process described a program that JAX cannot have traced: {raised}")
        if isinstance(raised, WorkersFailed):
            return GraderFailed(f"no process for the student's file can be had: {raised}")
        return GraderFailed(f"the grader raised {type(raised).__name__}: {raised}")

    def pytest_keyboard_interrupt(self) -> None:
        self._partial = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Let pytest fail where a check was skipped: its file cannot be graded, or is missing."""
        ran = not session.config.getoption("collectonly")
        if ran and session.exitstatus == pytest.ExitCode.OK and model.exit_status(self.grade) != 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_json_modifyreport(self, json_report: dict[str, Any]) -> None:
        """Make pytest-json-report's report strict, and add the grade."""
        grade = self.grade
        failed = int(model.exit_status(grade) != 0)
        whole = json_report | {
            "exitcode": json_report["exitcode"] or failed,
            "grade": msgspec.to_builtins(grade),
        }
        cleaned = strict_report(whole)
        json_report.clear()
        json_report.update(cleaned)
        self.report = json_report


def _check_name(item: pytest.Item) -> str:
    """The check of a test "test_name", or of the case "name" of a parametrised one."""
    case = getattr(item, "callspec", None)
    return item.name.removeprefix("test_") if case is None else case.id


def _check_grade(check: Check, verdict: Verdict | None, item: pytest.Item) -> model.CheckGrade:
    replayed = next((v for k, v in reversed(item.user_properties) if k == "replayed"), None)
    assert replayed is None or isinstance(replayed, bool)
    if verdict is None:
        return model.check_grade(check, "passed", test=item.nodeid, replayed=replayed)
    return model.check_grade(
        check,
        verdict.status,
        verdict.message,
        test=item.nodeid,
        expected=verdict.expected,
        actual=verdict.actual,
        input=verdict.input,
        hint=_NO_HINT if verdict.hint is None and not isinstance(verdict, Wrong) else verdict.hint,
        replayed=replayed,
    )


_NO_HINT = ""
"""The catalog's hints speak of wrong results; anything else says itself where to look."""


def _say(report: pytest.TestReport, verdict: Verdict) -> None:
    """Let pytest show the message alone, without a traceback of ours."""
    if isinstance(verdict, Passed):
        report.outcome, report.longrepr = "passed", None
    elif isinstance(verdict, Skipped):
        report.outcome = "skipped"
        path, line, _ = report.location
        report.longrepr = (path, line or 0, verdict.message)
    else:
        report.outcome = "failed"
        report.longrepr = verdict.message
