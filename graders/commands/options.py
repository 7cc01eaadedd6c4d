"""Arguments and options that several commands take."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from graders.commands.calling import REPORTS
from graders.places import EXERCISES

SUBMISSION = click.argument("submission", type=click.Path(path_type=Path), default=EXERCISES)
REPORT = click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=REPORTS / "report.json",
    show_default=True,
    help="Where the JSON report goes.",
)


def out(default: Path, what: str) -> Callable[[Any], Any]:
    """The option --out: where the command writes what it makes, a "zip" or a "folder"."""
    return click.option(
        "--out",
        type=click.Path(path_type=Path),
        default=default,
        show_default=True,
        help=f"The {what} that is written.",
    )
