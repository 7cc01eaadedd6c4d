"""What grading finished solutions costs, beside a bare process that compiles the same functions.

    python -m tests.benchmarks [RUNS]

Runs go in pairs, one of each kind, so that a busy machine slows both; medians are compared.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

from graders.places import ROOT

BARE = """
import sys
sys.path.insert(0, "solutions")
import jax, jax.numpy as jnp
import captured_constant, cond_repair, forward_trace
import gradient_program, offset_two, scan_recurrence
vector, number = jnp.array([1.0, 2.0, 3.0]), jnp.float32(0.0)
core = [
    (offset_two.shifted_two, vector),
    (scan_recurrence.unrolled, number),
    (scan_recurrence.scanned, number),
    (cond_repair.repaired, vector),
]
others = [(forward_trace.shifted_square_sum, vector), (captured_constant.captured, vector)]
for function, z in core + (others if ALL else []):
    jax.block_until_ready(jax.jit(jax.value_and_grad(function))(z))
if ALL:
    explicit = jax.value_and_grad(captured_constant.explicit, argnums=(0, 1))
    jax.block_until_ready(jax.jit(explicit)(vector, vector))
    jax.block_until_ready(jax.jit(gradient_program.analytic_gradient)(vector))
"""

CORE = ("offset_two", "scan_recurrence", "cond_repair")


def bare(everything: bool) -> list[str]:
    return [sys.executable, "-c", f"ALL = {everything}\n{BARE}"]


def grade(folder: str, everything: bool) -> list[str]:
    report = str(Path(folder) / "report.json")
    command = [sys.executable, "-m", "graders", "grade", "solutions", "--report", report]
    return command + ([] if everything else [f"--exercise={name}" for name in CORE])


def measured(command: list[str]) -> tuple[float, float]:
    """Wall seconds of the command, and the peak memory of its own process in MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    peak = 0.0
    handle = psutil.Process(process.pid)
    while process.poll() is None:
        try:
            peak = max(peak, handle.memory_info().rss / 2**20)
        except psutil.Error:
            break
        time.sleep(0.01)
    seconds = time.perf_counter() - start
    if process.wait() != 0:
        raise SystemExit(f"this failed: {' '.join(command[:4])} ...")
    return seconds, peak


def compare(runs: int, everything: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        commands = bare(everything), grade(folder, everything)
        for command in commands:  # once for nothing, so that compiled files are in place
            measured(command)
        pairs = [(measured(commands[0]), measured(commands[1])) for _ in range(runs)]
    ratios = [graded[0] / floor[0] for floor, graded in pairs]
    print("all exercises" if everything else ", ".join(CORE))
    print(f"pairs of runs           {runs}")
    print(f"bare JAX process        {statistics.median(b[0] for b, _ in pairs):.2f} s")
    print(f"grading the solutions   {statistics.median(g[0] for _, g in pairs):.2f} s")
    print(f"ratio, median           {statistics.median(ratios):.2f}")
    print(f"ratio, least and most   {min(ratios):.2f} {max(ratios):.2f}")
    print(f"grader's peak memory    {max(g[1] for _, g in pairs):.0f} MiB")


if __name__ == "__main__":
    for everything in (False, True):
        compare(int(sys.argv[1]) if len(sys.argv) > 1 else 7, everything)
