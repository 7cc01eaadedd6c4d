"""The labels of submissions in tests/submissions, and findings about them.

A right one begins with `# right: why`. A wrong one begins with `# wrong: checks: why`, none of
which may pass ("file" if it cannot be loaded), and `# says: words`, which the message on one
of these checks has to contain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from graders.authoring.project import SUBMISSIONS, Finding, Findings, Project
from graders.catalog import UnknownName

FILE = "file"


@dataclass(frozen=True)
class Label:
    """What a submission has to come to: no checks for a right one, else all of them fail."""

    path: str
    exercise: str
    checks: tuple[str, ...] = ()
    says: str = ""


def labels(project: Project) -> Iterator[Label]:
    """The labels of all submissions that have one."""
    return (label for path in project.below(SUBMISSIONS) if (label := _label(project, path)))


def _label(project: Project, path: str) -> Label | None:
    *_, verdict, exercise, _ = path.split("/")
    first, second, *_ = [*project.files[path].removeprefix("\ufeff").splitlines(), "", ""]
    if verdict == "accept":
        return Label(path, exercise) if re.match(r"# right: \S", first) else None
    wrong = re.match(r"# wrong: ([a-z0-9_, ]+): \S", first)
    says = re.match(r"# says: (\S.*)", second)
    if wrong is None or says is None:
        return None
    return Label(path, exercise, tuple(name.strip() for name in wrong[1].split(",")), says[1])


def of_labels(project: Project) -> Findings:
    """Every submission has a label, which names checks of its exercise."""
    for path in project.below(SUBMISSIONS):
        label = _label(project, path)
        if label is None:
            mend = "begin it with `# right: why`, or `# wrong: checks: why` and `# says: words`"
            yield Finding(path, "has no label", mend)
            continue
        for name in label.checks:
            try:
                if name != FILE:
                    project.catalog.exercise(label.exercise).check(name)
            except UnknownName:
                mend = f"name checks of {label.exercise}, or {FILE}"
                yield Finding(path, f"is labelled with {name}, which is no check", mend)
