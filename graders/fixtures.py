"""The fixtures that a grader names: a function or the data of the student's file."""

from __future__ import annotations

from typing import Any

import pytest

from graders.grading.plugin import GRADING, Grading
from graders.student.file import StudentFile
from graders.student.functions import Function, Reference
from graders.student.stated import Stated


def grading(request: pytest.FixtureRequest) -> Grading:
    """The grading that this run of pytest belongs to."""
    plugin = request.config.pluginmanager.get_plugin(GRADING)
    assert isinstance(plugin, Grading)
    return plugin


def function(name: str) -> Any:
    """A fixture: the student's function of that name."""

    def fixture(request: pytest.FixtureRequest, student_file: StudentFile) -> Function:
        return Function(student_file, name, grading(request).submission.seed)

    return pytest.fixture(scope="module", name=name)(fixture)


def reference(name: str) -> Any:
    """A fixture: the lesson's own function of that name."""

    def fixture(request: pytest.FixtureRequest, reference_file: StudentFile) -> Reference:
        return Reference(reference_file, name, grading(request).submission.seed)

    return pytest.fixture(scope="module", name=name)(fixture)


def data(name: str) -> Any:
    """A fixture: what the student's file binds that name to."""

    def fixture(student_file: StudentFile) -> Stated:
        return Stated(student_file, name)

    return pytest.fixture(scope="module", name=name)(fixture)
