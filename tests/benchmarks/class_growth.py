"""`class-growth`: the cost of a class by the number of its students."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from tests.benchmarks import growth
from tests.benchmarks.processes import compile_bytecode, run
from tests.benchmarks.telling import heading, say, show
from tests.collecting.synthetic import make_class


@click.command()
@click.option(
    *("--size", "sizes"),
    multiple=True,
    default=(10, 100, 1000),
    show_default=True,
    help="Students in a class; say it several times.",
)
@click.option("--jobs", default=2, show_default=True, help="Processes at a time.")
def class_growth(sizes: tuple[int, ...], jobs: int) -> dict[str, Any]:
    """Time and memory of `collect` as a class grows; a thousand take a while."""
    heading(f"A class that grows, {jobs} at a time")
    compile_bytecode()
    found = []
    for students in sorted(sizes):
        with tempfile.TemporaryDirectory() as folder:
            make_class(Path(folder, "class"), students)
            command = [sys.executable, "-m", "graders", "collect", f"{folder}/class"]
            found.append(run([*command, "--out", f"{folder}/out", "--jobs", str(jobs)]))
        say(f"{students} students: {found[-1].seconds:.1f} s")
    rows = [
        (str(size), f"{each.seconds:.1f}", f"{each.cpu:.1f}", f"{each.mebibytes:.0f}")
        for size, each in zip(sorted(sizes), found, strict=True)
    ]
    columns = [[r.seconds for r in found], [r.cpu for r in found], [r.mebibytes for r in found]]
    rows += growth.rows(sorted(sizes), columns)
    show(("students", "seconds", "CPU seconds", "MiB of the main process"), rows)
    return {"class growth": {"sizes": sorted(sizes), "runs": [asdict(each) for each in found]}}
