"""`phases`: where the time of grading goes, in every process that takes part in it."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from tests.benchmarks.phases.accounts import Cost, costs, medians
from tests.benchmarks.phases.running import Run, recorded
from tests.benchmarks.telling import CONSOLE
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
    with tempfile.TemporaryDirectory() as folder:
        if students:
            title = f"a class of {students}, {jobs} at a time"
            make_class(Path(folder) / "class", students)
            call = ["collect", f"{folder}/class", "--out", f"{folder}/out"]
            call += ["--all", "--jobs", str(jobs), "--seed", "0"]
        else:
            title = "one student, all seven exercises"
            call = ["grade", "solutions", "--report", f"{folder}/report.json"]
        recorded(call)  # once for nothing, so that compiled files are in place
        found = [recorded(call) for _ in range(runs)]
    _show(title, found, details)
    return {"phases": [asdict(each) for each in found]}


def _show(title: str, runs: Sequence[Run], details: int) -> None:
    seconds = statistics.median(run.seconds for run in runs)
    CONSOLE.print(
        f"Phases of grading {title}: {seconds:.2f} s, marks included.\n"
        f"Seconds of wall time and of CPU time, medians of {len(runs)} runs; "
        "those of processes of one kind are added up.",
    )
    _show_phases(runs)
    _show_details(runs, details)
    _show_processes(runs)


def _show_phases(runs: Sequence[Run]) -> None:
    cells = medians([costs(run.records, "phase", "who") for run in runs])
    here = [who for who in WHO if any(key[1] == who for key in cells)]
    table = Table("phase", box=None, padding=(0, 0, 0, 2), pad_edge=False)
    for who in here:
        table.add_column(f"{who}\nwall   cpu", justify="right")
    for phase in sorted({key[0] for key in cells}, key=PHASES.index):
        row = [cells.get((phase, who)) for who in here]
        table.add_row(phase, *("" if cost is None else _both(cost) for cost in row))
    sums = [_sum(cost for key, cost in cells.items() if key[1] == who) for who in here]
    table.add_row("all", *map(_both, sums))
    CONSOLE.print(table)


def _sum(several: Iterable[Cost]) -> Cost:
    return sum(several, Cost())


def _both(cost: Cost) -> str:
    return f"{cost.wall:.3f} {cost.cpu:.3f}"


def _show_details(runs: Sequence[Run], most: int) -> None:
    cells = medians([costs(run.records, "who", "phase", "detail") for run in runs])
    table = Table("who", "phase", "detail", box=None, pad_edge=False)
    for title in ("times", "wall", "cpu"):
        table.add_column(title, justify="right")
    dearest = sorted(cells.items(), key=lambda item: -item[1].cpu)[:most]
    for key, cost in dearest:
        table.add_row(*key, str(cost.pieces), f"{cost.wall:.3f}", f"{cost.cpu:.3f}")
    CONSOLE.print("\nThe dearest in CPU time:", table)


def _show_processes(runs: Sequence[Run]) -> None:
    ends = [[record for record in run.records if record.phase == "total"] for run in runs]
    table = Table("processes", box=None, pad_edge=False)
    for title in ("number", "CPU s in all", "most MiB of one"):
        table.add_column(title, justify="right")
    for role in dict.fromkeys(record.role for run in ends for record in run):
        of_role = [[record for record in run if record.role == role] for run in ends]
        table.add_row(
            role,
            f"{statistics.median(map(len, of_role)):.0f}",
            f"{statistics.median(sum(r.cpu for r in run) for run in of_role):.2f}",
            f"{max(r.wall for run in of_role for r in run):.0f}",
        )
    CONSOLE.print("\n", table)
