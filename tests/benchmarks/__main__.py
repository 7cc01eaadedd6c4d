"""The package's benchmarks.

python -m tests.benchmarks [BENCHMARK [OPTIONS]]...
"""

from __future__ import annotations

import click

from tests.benchmarks.phases.command import phases


@click.group(chain=True, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Measure what grading costs."""


main.add_command(phases)

if __name__ == "__main__":
    main()
