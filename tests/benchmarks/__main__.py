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
import offset_two, scan_recurrence, cond_repair
vector, number = jnp.array([1.0, 2.0, 3.0]), jnp.float32(0.0)
for function, z in [
    (offset_two.shifted_two, vector),
    (scan_recurrence.unrolled, number),
    (scan_recurrence.scanned, number),
    (cond_repair.repaired, vector),
]:
    jax.block_until_ready(jax.jit(jax.value_and_grad(function))(z))
"""


def bare() -> list[str]:
    return [sys.executable, "-c", BARE]


def grade(folder: str) -> list[str]:
    report = str(Path(folder) / "report.json")
    return [sys.executable, "-m", "graders", "grade", "solutions", "--report", report]


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


def main(runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        measured(bare())  # once for nothing, so that compiled files are in place
        measured(grade(folder))
        pairs = [(measured(bare()), measured(grade(folder))) for _ in range(runs)]
    ratios = [graded[0] / floor[0] for floor, graded in pairs]
    print(f"pairs of runs           {runs}")
    print(f"bare JAX process        {statistics.median(b[0] for b, _ in pairs):.2f} s")
    print(f"grading the solutions   {statistics.median(g[0] for _, g in pairs):.2f} s")
    print(f"ratio, median           {statistics.median(ratios):.2f}")
    print(f"ratio, least and most   {min(ratios):.2f} {max(ratios):.2f}")
    print(f"grader's peak memory    {max(g[1] for _, g in pairs):.0f} MiB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
