"""Running the graders of a submission in this process, without a trace of pytest's own output."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from graders.grading.interrupts import Interrupts
from graders.grading.listening import Listener
from graders.grading.plugin import GRADING, Grading
from graders.grading.submissions import Submission
from graders.places import ROOT
from graders.reports.model import Grade

_PLUGINS = ("pytest_metadata.plugin", "pytest_jsonreport.plugin")
# The last two collect garbage several times, to find errors in destructors.
_UNUSED = ("cacheprovider", "unraisableexception", "threadexception")


class GradersBroken(Exception):
    """pytest could not run the graders; says what it said."""


def run(submission: Submission, listener: Listener | None = None) -> tuple[Grade, dict[str, Any]]:
    """The grade of the submission, and pytest-json-report's report with the grade in it.

    It is partial after Ctrl-C. Raises GradersBroken.
    """
    grading = Grading(submission, listener)
    quiet = _Quiet(grading)
    interrupted = True
    with _own_environment(), quiet.interrupts, suppress(KeyboardInterrupt):
        status = pytest.main(
            [
                *(str(ROOT / "graders" / f"test_{name}.py") for name in submission.files),
                f"--rootdir={ROOT}",
                f"--config-file={ROOT / 'pyproject.toml'}",
                f"--confcutdir={ROOT / 'graders'}",
                *(argument for plugin in _PLUGINS for argument in ("-p", plugin)),
                *(argument for plugin in _UNUSED for argument in ("-p", f"no:{plugin}")),
                "--assert=plain",
                "--tb=no",  # or pytest prepares tracebacks that the verdicts replace
                "--capture=no",  # of ours; what a student's code prints never comes here
                "--json-report",
                "--json-report-file=none",
                # Any thread's: a worker of a cluster has some that draw random numbers.
                "--json-report-omit=warnings",
                f"--grade-seed={submission.seed}",
                *(["--untrusted"] if submission.untrusted else []),
            ],
            plugins=[quiet],
        )
        interrupted = quiet.interrupts.came
    if interrupted:  # whatever pytest then made of it
        if grading.report is None or not grading.grade.partial:
            grading.report = grading.interrupted()
    elif quiet.error or grading.report is None:
        raise GradersBroken(quiet.error or f"pytest ended with exit status {int(status)}")
    return grading.grade, grading.report


@contextmanager
def _own_environment() -> Iterator[None]:
    """Without the options and plugins of the caller's own test runs."""
    before = {name: os.environ.pop(name) for name in list(os.environ) if name.startswith("PYTEST_")}
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        del os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"]
        os.environ.update(before)


class _Quiet:
    """Brings the grading into pytest's run, and keeps pytest from printing.

    `error` is what pytest would have printed of an error in itself or in the graders.
    """

    def __init__(self, grading: Grading) -> None:
        self.error = ""
        self.interrupts = Interrupts()
        self._grading = grading

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.unregister(name="terminalreporter")

    def pytest_addhooks(self, pluginmanager: pytest.PytestPluginManager) -> None:
        pluginmanager.register(self._grading, GRADING)

    def pytest_runtest_logstart(self) -> None:
        self.interrupts.check()  # before a file is waited for

    def pytest_runtest_logfinish(self) -> None:
        self.interrupts.check()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.error = f"{report.nodeid} cannot be imported"

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
        self.error = excinfo.exconly()
        return True
