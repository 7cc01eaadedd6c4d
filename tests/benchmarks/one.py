"""`one`: grading a student's seven exercises, beside a bare process that compiles the same."""

from __future__ import annotations

import statistics
import sys
import tempfile
from dataclasses import asdict
from typing import Any

import click

from tests.benchmarks.pairing import paired, ratios, spread
from tests.benchmarks.processes import Run, compile_bytecode, run
from tests.benchmarks.telling import heading, say, show

FLOOR = """
import sys
sys.path.insert(0, "solutions")
import jax, jax.numpy as jnp
import captured_constant, cond_repair, forward_trace
import gradient_program, offset_two, scan_recurrence
vector, number = jnp.array([1.0, 2.0, 3.0]), jnp.float32(0.0)
compiled = [
    (jax.value_and_grad(offset_two.shifted_two), vector),
    (jax.value_and_grad(scan_recurrence.unrolled), number),
    (jax.value_and_grad(scan_recurrence.scanned), number),
    (jax.value_and_grad(cond_repair.repaired), vector),
    (jax.value_and_grad(forward_trace.shifted_square_sum), vector),
    (jax.value_and_grad(captured_constant.captured), vector),
    (jax.value_and_grad(captured_constant.explicit, argnums=(0, 1)), vector, vector),
    (gradient_program.analytic_gradient, vector),
]
for function, *inputs in compiled:
    jax.block_until_ready(jax.jit(function)(*inputs))
"""


@click.command()
@click.option("--pairs", default=7, show_default=True, help="How many runs of each.")
def one(pairs: int) -> dict[str, Any]:
    """One student: grading all seven solutions beside a bare JAX process, in pairs."""
    heading("One student, all seven exercises")
    compile_bytecode()
    with tempfile.TemporaryDirectory() as folder:
        grade = [sys.executable, "-m", "graders", "grade", "solutions"]
        grade += ["--report", f"{folder}/report.json"]
        found = []
        for floor, graded in paired(
            lambda: run([sys.executable, "-c", FLOOR]), lambda: run(grade), pairs
        ):
            found.append((floor, graded))
            say(
                f"pair {len(found)} of {pairs}: floor {floor.seconds:.2f} s, "
                f"graded {graded.seconds:.2f} s, ratio {graded.seconds / floor.seconds:.2f}"
            )
    _show(found)
    return {"one": [{"floor": asdict(floor), "graded": asdict(run)} for floor, run in found]}


def _show(found: list[tuple[Run, Run]]) -> None:
    floors, grades = [floor for floor, _ in found], [graded for _, graded in found]
    rows = []
    for name, runs in (("floor", floors), ("graded", grades)):
        rows.append(
            (
                name,
                spread([run.seconds for run in runs]),
                spread([run.cpu for run in runs]),
                f"{statistics.median(run.mebibytes for run in runs):.0f}",
            )
        )
    seconds = ratios([run.seconds for run in floors], [run.seconds for run in grades])
    cpu = ratios([run.cpu for run in floors], [run.cpu for run in grades])
    memory = ratios([run.mebibytes for run in floors], [run.mebibytes for run in grades])
    rows.append(("ratio", spread(seconds), spread(cpu), f"{statistics.median(memory):.2f}"))
    show(("median (least to most)", "seconds", "CPU seconds", "MiB of the process"), rows)
