"""A solution with one thing changed is refused, unless an independent oracle finds it right.

One mutant of every kind of change for every exercise; `python -m tests.mutants` grades all.
"""

from __future__ import annotations

import pytest

from graders.catalog import load_catalog
from tests.mutants.grading import graded, judged, sample
from tests.mutants.oracle import opinion
from tests.mutants.oracle.loading import SOLUTIONS

EXERCISES = [exercise.name for exercise in load_catalog().exercises]


@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_grader_and_the_oracle_agree_about_mutants(exercise: str) -> None:
    found = judged(sample(exercise))
    results = graded(found)
    assert [f"{r.judged.mutant}\n  {r.problem}" for r in results if r.problem] == []
    wrong = [result for result in results if result.judged.opinion.is_right is False]
    killed = [result for result in wrong if result.grade.status != "passed"]
    print(f"{exercise}: mutation score {len(killed)} of {len(wrong)}, {len(results)} graded")
    assert killed


@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_oracle_finds_the_solution_right(exercise: str) -> None:
    source = (SOLUTIONS / f"{exercise}.py").read_text(encoding="utf-8")
    assert opinion(exercise, source).is_right
