"""`class`: students a second, beside what an instructor would grade with otherwise."""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from graders.places import ROOT
from tests.benchmarks import otter
from tests.benchmarks.naive import grading as naive
from tests.benchmarks.pairing import spread
from tests.benchmarks.processes import Run, compile_bytecode, run
from tests.benchmarks.telling import heading, say, show
from tests.collecting.synthetic import make_class


@dataclass(frozen=True)
class Other:
    """Another grader: `grade` takes a student's folder."""

    name: str
    grade: Callable[[Path], Run]


@dataclass(frozen=True)
class Round:
    """`collect` on the class, and every other grader on the students of a sample."""

    collected: Run
    sample: list[str]
    others: dict[str, list[Run]]


@click.command("class")
@click.option("--students", default=100, show_default=True, help="In the class.")
@click.option("--jobs", default=2, show_default=True, help="Processes at a time.")
@click.option("--sample", default=4, show_default=True, help="For the other graders, a round.")
@click.option("--rounds", default=2, show_default=True, help="Each with a sample of its own.")
@click.option("--otter", "python", default=sys.executable, help="A Python with otter-grader.")
@click.option("--shrink/--no-shrink", default=True, help="Do the others shrink, as is usual?")
def classes(
    students: int, jobs: int, sample: int, rounds: int, python: str, shrink: bool
) -> dict[str, Any]:
    """A class, sandboxed: students a second beside a naive grader and otter-grader.

    The others take so long that only a sample of the students is graded by them.
    """
    if sample * rounds > students:
        raise click.UsageError(f"{rounds} samples of {sample} need more than {students} students.")
    heading(f"A class of {students}, {jobs} at a time")
    compile_bytecode()
    with tempfile.TemporaryDirectory() as folder:
        say(f"do the other graders shrink counterexamples: {'yes' if shrink else 'no'}")
        make_class(Path(folder, "class"), students)
        others = list(_others(Path(folder), python, shrink))
        found = []
        for number, names in enumerate(_samples(students, sample, rounds)):
            found.append(_round(Path(folder), names, others, jobs, first=number % 2 == 0))
    _show(found, [other.name for other in others], students, jobs)
    return {"class": {"students": students, "rounds": [asdict(each) for each in found]}}


def _others(folder: Path, python: str, shrink: bool) -> Iterator[Other]:
    """The other graders; each has graded the solutions once, for nothing."""
    solutions = ROOT / "solutions"
    cost = naive.grade(solutions, shrink=shrink, right=True)
    say(f"naive grader, the solutions: {cost.seconds:.1f} s")
    yield Other("naive", lambda student: naive.grade(student, shrink=shrink))
    if not (version := otter.version(python)):
        say("otter-grader: not installed, left out; --otter names a Python that has it")
        return
    autograder = folder / "autograder.zip"
    otter.make_autograder(autograder)
    cost = otter.grade(solutions, autograder, python, shrink=shrink, right=True)
    say(f"otter-grader {version}, the solutions: {cost.seconds:.1f} s")
    yield Other("otter", lambda student: otter.grade(student, autograder, python, shrink=shrink))


def _samples(students: int, size: int, rounds: int) -> list[list[str]]:
    """So many students a round, none of them twice, evenly spread over the class."""
    step = students / (size * rounds)
    picked = [f"student {int(step * (k + 0.5)):03}" for k in range(size * rounds)]
    return [picked[number::rounds] for number in range(rounds)]


def _round(
    folder: Path, names: Sequence[str], others: Sequence[Other], jobs: int, *, first: bool
) -> Round:
    """Whether `collect` is the first to run alternates, for it is compared with what follows."""
    collected = _collect(folder, jobs) if first else None
    found = {other.name: _graded(other, folder / "class", names, jobs) for other in others}
    return Round(collected or _collect(folder, jobs), list(names), found)


def _collect(folder: Path, jobs: int) -> Run:
    command = [sys.executable, "-m", "graders", "collect", str(folder / "class"), "--all"]
    cost = run([*command, "--out", str(folder / "out"), "--jobs", str(jobs)])
    say(f"collect, the class: {cost.seconds:.1f} s, {cost.mebibytes:.0f} MiB")
    return cost


def _graded(other: Other, folder: Path, names: Sequence[str], jobs: int) -> list[Run]:
    found = []
    with ThreadPoolExecutor(jobs) as pool:
        costs = pool.map(lambda name: other.grade(folder / name), names)
        for name, cost in zip(names, costs, strict=True):
            say(f"{other.name}, {name}: {cost.seconds:.1f} s, {cost.mebibytes:.0f} MiB")
            found.append(cost)
    return found


def _show(found: Sequence[Round], others: Sequence[str], students: int, jobs: int) -> None:
    ours = [students / each.collected.seconds for each in found]
    rows = [("collect", str(students), spread(ours), "", _mebibytes(r.collected for r in found))]
    for name in others:
        runs = [each.others[name] for each in found]
        all_runs = [cost for costs in runs for cost in costs]
        # As if no CPU ever had nothing to do at the end of a sample.
        rates = [jobs / statistics.mean(cost.seconds for cost in costs) for costs in runs]
        times = [our / rate for our, rate in zip(ours, rates, strict=True)]
        rows.append(
            (
                name,
                str(len(all_runs)),
                spread(rates, 4),
                spread(times, 1),
                _mebibytes(all_runs),
            )
        )
    show(
        ("", "students", "students a second", "collect: times as fast", "MiB of one"),
        rows,
    )


def _mebibytes(runs: Iterable[Run]) -> str:
    return f"{max(cost.mebibytes for cost in runs):.0f}"
