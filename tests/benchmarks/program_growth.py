"""`program-growth`: the cost of an exercise by the length of the student's program."""

from __future__ import annotations

import statistics
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from graders.places import ROOT
from tests.benchmarks import growth
from tests.benchmarks.processes import Run, compile_bytecode, run
from tests.benchmarks.telling import heading, say, show

EXERCISE = "scan_recurrence"

UNROLLED = """

four_steps = unrolled


def unrolled(z):
    z = four_steps(z)
    for _ in range({steps}):
        z = z * 1.0
    return z
"""

SCANNED = """

scanned_steps = scanned


def scanned(z):
    step = lambda c, _: (c * 1.0, None)
    return jax.lax.scan(step, scanned_steps(z), None, length={steps})[0]
"""
"""Right answers, both: a step more is one equation, and leaves the number as it is."""

KINDS = {"unrolled": UNROLLED, "scanned": SCANNED}


@click.command()
@click.option(
    *("--size", "sizes"),
    multiple=True,
    default=(10, 100, 1000),
    show_default=True,
    help="Steps of a program; say it several times.",
)
@click.option("--runs", default=3, show_default=True, help="How often; medians are shown.")
def program_growth(sizes: tuple[int, ...], runs: int) -> dict[str, Any]:
    """Time and memory of `grade` on one exercise as its program grows."""
    heading(f"A program that grows: {EXERCISE} with so many steps more")
    compile_bytecode()
    samples = {}
    for kind, program in KINDS.items():
        found: dict[int, list[Run]] = {size: [] for size in (0, *sorted(sizes))}
        with tempfile.TemporaryDirectory() as folder:
            _graded(Path(folder), program.format(steps=0))  # for nothing
            for _ in range(runs):
                for size in found:
                    found[size].append(_graded(Path(folder), program.format(steps=size)))
        _show(kind, found)
        samples[kind] = {str(size): [asdict(r) for r in each] for size, each in found.items()}
    return {"program growth": samples}


def _graded(folder: Path, program: str) -> Run:
    file = folder / f"{EXERCISE}.py"
    text = (ROOT / "solutions" / file.name).read_text(encoding="utf-8")
    file.write_text(text.partition('if __name__ == "__main__":')[0] + program, encoding="utf-8")
    command = [sys.executable, "-m", "graders", "grade", str(file)]
    return run([*command, "--report", str(folder / "report.json")])


def _show(kind: str, found: dict[int, list[Run]]) -> None:
    costs = {
        size: [
            statistics.median(getattr(each, name) for each in runs)
            for name in ("seconds", "cpu", "mebibytes")
        ]
        for size, runs in found.items()
    }
    rows = [(str(s), f"{t:.2f}", f"{c:.2f}", f"{m:.0f}") for s, (t, c, m) in costs.items()]
    bases = costs.pop(0)
    columns = list(zip(*costs.values(), strict=True))
    rows += growth.rows(list(costs), columns, bases)
    say(f"\n{kind}; the tail is that of the costs above those of 0 steps")
    show(("steps, medians", "seconds", "CPU seconds", "MiB of the grader"), rows)
