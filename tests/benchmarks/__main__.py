"""The package's benchmarks.

    python -m tests.benchmarks [--json FILE] [BENCHMARK [OPTIONS]]...

runs the benchmarks that are named, or all of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from tests.benchmarks.one import one
from tests.benchmarks.phases.command import phases
from tests.benchmarks.processes import machine
from tests.benchmarks.telling import say
from tests.benchmarks.watch import watch

BENCHMARKS = (one, watch, phases)


@click.group(
    chain=True,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "obj": {}},
)
@click.option(
    "--json", "file", type=click.Path(path_type=Path), help="Where the raw samples are to go."
)
@click.pass_context
def main(context: click.Context, file: Path | None) -> None:
    """Measure what grading costs. Say no name to run all benchmarks."""
    here = machine()
    say(", ".join(f"{name} {value}" for name, value in here.items()))
    context.obj = {"machine": here}
    if context.invoked_subcommand is None:
        _keep(context, [context.invoke(each) for each in BENCHMARKS], file)


@main.result_callback()
@click.pass_context
def _keep(context: click.Context, samples: list[dict[str, Any]], file: Path | None) -> None:
    if file and samples:
        file.write_text(json.dumps({**context.obj, "samples": samples}, indent=1))


for each in BENCHMARKS:
    main.add_command(each)

if __name__ == "__main__":
    main()
