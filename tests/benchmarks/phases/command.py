"""`phases`: where the time of grading goes, in every process that takes part in it."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from tests.benchmarks.pairing import spread
from tests.benchmarks.phases.accounts import Cost, costs, medians
from tests.benchmarks.phases.running import Run, recorded
from tests.benchmarks.processes import compile_bytecode
from tests.benchmarks.telling import heading, say, show
from tests.collecting.synthetic import make_class

PHASES = (
    *("start", "import", "fork", "sandbox", "load", "trace", "wire", "replay", "backend"),
    *("compile", "run", "Hypothesis", "checks", "pytest", "report", "end", "exit"),
    *("student", "class", "wait", "idle", "other", "untold"),
)
WHO = ("collect", "grade", "grade's threads", "probe", "zygote", "worker")


@click.command()
@click.option("--runs", default=5, show_default=True, help="How often; medians are shown.")
@click.option("--students", default=0, show_default=True, help="Of a class; 0 for one student.")
@click.option("--jobs", default=2, show_default=True, help="Processes for a class.")
@click.option("--details", default=30, show_default=True, help="How many of the dearest.")
def phases(runs: int, students: int, jobs: int, details: int) -> dict[str, Any]:
    """Say what each phase of grading costs, per process; Linux with Landlock only."""
    compile_bytecode()
    with tempfile.TemporaryDirectory() as folder:
        if students:
            title = f"a class of {students}, {jobs} at a time"
            make_class(Path(folder) / "class", students)
            call = ["collect", f"{folder}/class", "--out", f"{folder}/out"]
            call += ["--all", "--jobs", str(jobs), "--seed", "1"]
        else:
            title = "one student, all seven exercises"
            call = ["grade", "solutions", "--report", f"{folder}/report.json"]
        recorded(call)  # for nothing
        found = [recorded(call) for _ in range(runs)]
    _show(title, found, details)
    return {f"phases of {title}": [asdict(each) for each in found]}


def _show(title: str, runs: Sequence[Run], details: int) -> None:
    heading(f"Where the time goes: {title}")
    say(
        f"{spread([run.seconds for run in runs])} s with the marks, {len(runs)} runs; "
        "below, medians of seconds,\nadded up over the processes of a kind"
    )
    _show_phases(runs)
    _show_details(runs, details)
    _show_processes(runs)


def _show_phases(runs: Sequence[Run]) -> None:
    cells = medians([costs(run.records, "phase", "who") for run in runs])
    here = [who for who in WHO if any(key[1] == who for key in cells)]
    rows = [
        (phase, *(_both(cells.get((phase, who))) for who in here))
        for phase in sorted({key[0] for key in cells}, key=PHASES.index)
    ]
    sums = [sum((c for key, c in cells.items() if key[1] == who), Cost()) for who in here]
    show(("", *(f"{who}\nwall    cpu" for who in here)), [*rows, ("all", *map(_both, sums))])


def _both(cost: Cost | None) -> str:
    return "" if cost is None else f"{cost.wall:.3f} {cost.cpu:6.3f}"


def _show_details(runs: Sequence[Run], most: int) -> None:
    cells = medians([costs(run.records, "who", "phase", "detail") for run in runs])
    dearest = sorted(cells.items(), key=lambda item: -item[1].cpu)[:most]
    rows = [(*key, str(cost.pieces), _both(cost)) for key, cost in dearest]
    show(("by CPU time", "phase", "detail", "times", "wall    cpu"), rows, words=3)


def _show_processes(runs: Sequence[Run]) -> None:
    ends = [[record for record in run.records if record.phase == "total"] for run in runs]
    rows = []
    for role in dict.fromkeys(record.role for run in ends for record in run):
        of_role = [[record for record in run if record.role == role] for run in ends]
        cpu = statistics.median(sum(record.cpu for record in run) for run in of_role)
        most = max(record.wall for run in of_role for record in run)
        number = statistics.median(map(len, of_role))
        rows.append((role, f"{number:.0f}", f"{cpu:.2f}", f"{most:.0f}"))
    show(("processes", "number", "CPU s in all", "MiB, the largest"), rows)
