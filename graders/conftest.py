"""How pytest grades: its options, the student's file, and the plugin that keeps the verdicts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from graders.catalog import CatalogError, UnknownName, load_catalog
from graders.checks.trying import draw_ahead
from graders.fixtures import grading
from graders.grading.plugin import GRADING, Grading, exercise_of
from graders.grading.submissions import WrongCall, find_files, with_workers
from graders.places import EXERCISES
from graders.student.file import StudentFile
from graders.workers.sandbox import NoSandbox, best_sandbox


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("grading a submission")
    group.addoption("--submission", type=Path, default=EXERCISES, help="a folder, or one file")
    group.addoption("--exercise", action="append", default=[], help="grade this one only")
    group.addoption("--grade-seed", type=int, help="decides the inputs that are drawn")
    group.addoption("--untrusted", action="store_true", help="other people's files: use a sandbox")
    group.addoption("--no-sandbox", action="store_true", help="do without, where none works")


def pytest_configure(config: pytest.Config) -> None:
    if config.pluginmanager.has_plugin(GRADING):
        return
    config.option.reportchars += "s"  # why a check was skipped is part of the verdict
    catalog = load_catalog()
    option = config.option
    try:
        files = find_files(option.submission, option.exercise, catalog)
    except (WrongCall, UnknownName, CatalogError) as wrong:
        raise pytest.UsageError(str(wrong)) from None
    sandbox = None
    if option.untrusted and not option.no_sandbox:
        try:
            sandbox = best_sandbox(files.values())
        except NoSandbox as none:
            raise pytest.UsageError(f"{none}: --no-sandbox does without") from None
    submission = with_workers(
        files, catalog, seed=option.grade_seed, untrusted=option.untrusted, sandbox=sandbox
    )
    config.add_cleanup(submission.workers.close)
    config.pluginmanager.register(Grading(submission), GRADING)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Use the time in which the workers are still importing JAX."""
    plugin = session.config.pluginmanager.get_plugin(GRADING)
    assert isinstance(plugin, Grading)
    for item in session.items:
        if family := getattr(getattr(item, "function", None), "family", None):
            draw_ahead(family, plugin.submission.seed)


@pytest.fixture(scope="module")
def student_file(request: pytest.FixtureRequest) -> Iterator[StudentFile]:
    """The file of the exercise that the grader's module is named after."""
    yield from grading(request).files.open(exercise_of(request.module))


@pytest.fixture(scope="module")
def reference_file(request: pytest.FixtureRequest) -> Iterator[StudentFile]:
    """The lesson's own functions."""
    yield from grading(request).files.open_reference()
