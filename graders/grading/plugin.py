"""Grading one submission: pytest runs the graders, and this plugin keeps what they came to."""

from __future__ import annotations

import time
from types import ModuleType
from typing import Any

import msgspec
import pytest

from graders.catalog import Check, Exercise
from graders.grading import judging, summing
from graders.grading.listening import Listener, Silent
from graders.grading.opening import Files
from graders.grading.submissions import Submission
from graders.programs.replay import shared_fuel
from graders.reports import model
from graders.reports.strict import strict_report

_FUEL = 2**29
"""For all replays of one check."""

GRADING = "grading"
"""The name under which pytest knows the plugin."""


def exercise_of(module: ModuleType | None) -> str:
    """The exercise that a grader's module is named after; "" if it is no grader's."""
    name = "" if module is None else module.__name__.rpartition(".")[2]
    return name.removeprefix("test_") if name.startswith("test_") else ""


class Grading:
    """The pytest plugin of one run: lends the student's `files` to the tests, keeps the verdicts.

    `report` is pytest-json-report's with the grade in it, None until the run has ended.
    """

    def __init__(self, submission: Submission, listener: Listener | None = None) -> None:
        self.submission = submission
        self.files = Files(submission)
        self.report: dict[str, Any] | None = None
        self._listener = listener or Silent()
        self._checks: dict[str, dict[str, model.CheckGrade]] = {
            name: {} for name in submission.files
        }
        self._partial = False

    @property
    def grade(self) -> model.Grade:
        """What the submission has come to so far."""
        return summing.grade_of(
            self.submission, self.files.opened, self._checks, partial=self._partial
        )

    def _graded(self, item: pytest.Item) -> tuple[Exercise, Check] | None:
        name = exercise_of(getattr(item, "module", None))
        if name not in self.submission.files:
            return None
        exercise = self.submission.catalog.exercise(name)
        return exercise, exercise.check(_check_name(item))

    def pytest_sessionstart(self) -> None:
        """Begin with the first exercises while pytest collects the graders."""
        self.files.begin()

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Keep the exercises that are to be graded, in the lesson's order."""
        order = {exercise.name: k for k, exercise in enumerate(self.submission.exercises)}
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
    def pytest_runtest_call(self) -> Any:
        with shared_fuel(_FUEL):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report: pytest.TestReport = yield
        graded = self._graded(item)
        if graded and (call.when == "call" or call.excinfo):
            exercise, check = graded
            earlier = self._checks[exercise.name]
            verdict = None
            if call.excinfo is not None:
                raised = call.excinfo.value
                verdict = judging.verdict_of(raised, untrusted=self.submission.untrusted)
                verdict = judging.in_view_of(earlier, check, verdict)
                judging.say(verdict, report)
            grade = judging.grade_of(check, verdict, item)
            earlier[check.name] = grade
            self._listener.checked(exercise, grade)
        return report

    def pytest_keyboard_interrupt(self) -> None:
        self._partial = True

    def interrupted(self) -> dict[str, Any]:
        """The report where pytest was interrupted too early to write one."""
        self._partial = True
        found = msgspec.to_builtins(self.grade)
        early = {"created": time.time(), "duration": 0.0, "exitcode": 2, "root": ".", "summary": {}}
        return _strict({**early, "grade": found})

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
        cleaned = _strict(whole)
        json_report.clear()
        json_report.update(cleaned)
        self.report = json_report


def _strict(report: dict[str, Any]) -> dict[str, Any]:
    """The report as strict JSON, in which paths have other names, and maybe longer ones."""
    cleaned = strict_report(report)
    for exercise in cleaned["grade"]["exercises"].values():
        exercise["output"] = exercise["output"][: model.MAX_OUTPUT]
    return cleaned


def _check_name(item: pytest.Item) -> str:
    """The check of a test "test_name", or of the case "name" of a parametrised one."""
    case = getattr(item, "callspec", None)
    return item.name.removeprefix("test_") if case is None else case.id
