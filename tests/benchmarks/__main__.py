"""The package's benchmarks.

    python -m tests.benchmarks [--json FILE] [BENCHMARK [OPTIONS]]...

runs the benchmarks that are named, or all of them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from tests.benchmarks.class_growth import class_growth
from tests.benchmarks.classes import classes
from tests.benchmarks.one import one
from tests.benchmarks.phases.command import phases
from tests.benchmarks.processes import machine, on_cpus
from tests.benchmarks.program_growth import program_growth
from tests.benchmarks.telling import say
from tests.benchmarks.watch import watch

BENCHMARKS = (one, watch, classes, program_growth, class_growth, phases)


@click.group(
    chain=True,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--json", "file", type=click.Path(path_type=Path), help="Where the raw samples are to go."
)
@click.option("--cpus", default=2, show_default=True, help="How many are used, as on a laptop.")
@click.pass_context
def main(context: click.Context, file: Path | None, cpus: int) -> None:
    """Measure what grading costs. Say no name to run all benchmarks."""
    context.with_resource(on_cpus(cpus))
    say(", ".join(f"{name} {value}" for name, value in machine().items()))
    if context.invoked_subcommand is None:
        samples = [context.invoke(each) for each in BENCHMARKS]
        keep([*samples, context.invoke(phases, students=10)], file)


@main.result_callback()
def keep(samples: Sequence[dict[str, Any]], file: Path | None, **_: Any) -> None:
    """Write what the benchmarks have returned."""
    if file and samples:
        merged = {name: value for each in samples for name, value in each.items()}
        file.write_text(json.dumps({"machine": machine(), **merged}, indent=1) + "\n")


for each in BENCHMARKS:
    main.add_command(each)

if __name__ == "__main__":
    main()
