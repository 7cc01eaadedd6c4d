"""Grades all mutants of the reference solutions; prints the score, survivors and false alarms.

    python -m tests.mutants [--exercise NAME]

The exit status is 1 if a wrong mutant gets full points or a right one does not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from graders.catalog import load_catalog
from tests.corpus import JOBS
from tests.mutants.grading import Graded, all_mutants, graded, judged


def main(exercises: Sequence[str]) -> int:
    """Prints a line for each exercise, and what is wrong below it; the exit status."""
    total, problems = [], 0
    with ProcessPoolExecutor(JOBS, mp_context=get_context("spawn")) as pool:
        for exercise in exercises:
            found = pool.submit(judged, all_mutants(exercise)).result()
            shares = pool.map(graded, [found[k::JOBS] for k in range(JOBS)])
            results = [result for share in shares for result in share]
            total += results
            problems += _print(exercise, results)
    print(_score("all", total))
    return 1 if problems else 0


def _print(exercise: str, results: Sequence[Graded]) -> int:
    print(_score(exercise, results), flush=True)
    wrong = [result for result in results if result.problem]
    for result in wrong:
        print(f"  {result.judged.mutant}\n    {result.problem}", flush=True)
    for result in results:
        if result.judged.opinion.is_right is None:
            print(
                f"  undecided, and {result.grade.status}: {result.judged.mutant}\n"
                f"    {result.judged.opinion.because}"
            )
    return len(wrong)


def _score(what: str, results: Sequence[Graded]) -> str:
    wrong = [result for result in results if result.judged.opinion.is_right is False]
    right = [result for result in results if result.judged.opinion.is_right]
    killed = sum(result.grade.status != "passed" for result in wrong)
    accepted = sum(result.grade.status == "passed" for result in right)
    mutants = sum(result.judged.alike for result in results)
    score = f"{killed / len(wrong):.1%}" if wrong else "no wrong ones"
    return (
        f"{what}: {mutants} mutants, {len(results)} of different meaning; score {score} "
        f"({killed} of {len(wrong)} wrong ones rejected), "
        f"{accepted} of {len(right)} right ones accepted"
    )


if __name__ == "__main__":
    names = [exercise.name for exercise in load_catalog().exercises]
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--exercise", choices=names)
    chosen = parser.parse_args().exercise
    sys.exit(main([chosen] if chosen else names))
