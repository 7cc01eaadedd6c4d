"""One student graded by pytest: SUBMISSION=folder python -m pytest .../naive/grader.py"""

from __future__ import annotations

import functools
import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks.naive.checks import CHECKS


@functools.cache
def defined(exercise: str) -> dict[str, Any]:
    """What the student's file defines, by name."""
    path = Path(os.environ["SUBMISSION"], f"{exercise}.py")
    spec = importlib.util.spec_from_file_location(exercise, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return vars(module)


@pytest.mark.parametrize(
    "exercise, check", [(exercise, check) for exercise in CHECKS for check in CHECKS[exercise]]
)
def test(exercise: str, check: str) -> None:
    CHECKS[exercise][check](defined(exercise))
