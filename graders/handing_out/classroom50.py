"""A report as Classroom 50 wants to be told: `python -m graders.handing_out.classroom50 REPORT`.

https://github.com/foundation50/classroom50/wiki/Advanced-Autograding has the form.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from graders.reports.model import Grade
from graders.reports.standing import NoReport, read_grade

_FROM_ENVIRONMENT = {
    "classroom": "CLASSROOM",
    "assignment": "ASSIGNMENT",
    "submission": "SUBMISSION_TAG",
    "commit": "COMMIT_URL",
    "release": "RELEASE_URL",
}


@click.command()
@click.argument("report", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), default=Path("result.json"))
def main(report: Path, out: Path) -> None:
    """Write result.json from REPORT, as an autograder.py of Classroom 50 has to."""
    try:
        told = classroom50_result(read_grade(report, "python -m graders"), os.environ)
    except NoReport as missing:
        sys.exit(str(missing))
    out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def classroom50_result(grade: Grade, environment: Mapping[str, str]) -> dict[str, Any]:
    """The grade as `classroom50/result/v1`, a test a check; the runner adds whose it is.

    `environment` has what the runner tells its autograder: CLASSROOM, ASSIGNMENT, and so on.
    """
    told = {key: environment.get(name, "") for key, name in _FROM_ENVIRONMENT.items()}
    return {
        "schema": "classroom50/result/v1",
        **told,
        "review": environment.get("REVIEW_URL") or told["commit"],
        "datetime": grade.graded_at,
        "graded_at": grade.graded_at,
        "score": grade.points,
        "max-score": grade.max_points,
        "tests": [
            {
                "test-name": f"{name}: {check.name}",
                "passed": check.status == "passed",
                "score": check.points,
                "max-score": check.max_points,
            }
            for name, exercise in grade.exercises.items()
            for check in exercise.checks
        ],
    }


if __name__ == "__main__":
    main()
