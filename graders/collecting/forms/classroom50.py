"""Classroom 50: the result.json that its runner expects of an autograder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from graders.reports.model import Grade

_FROM_ENVIRONMENT = {
    "classroom": "CLASSROOM",
    "assignment": "ASSIGNMENT",
    "submission": "SUBMISSION_TAG",
    "commit": "COMMIT_URL",
    "release": "RELEASE_URL",
}


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
