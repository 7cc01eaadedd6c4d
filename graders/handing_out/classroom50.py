"""A report as Classroom 50 wants to be told: `python -m graders.handing_out.classroom50 REPORT`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import click

from graders.collecting.forms.classroom50 import classroom50_result
from graders.reports.standing import NoReport, read_grade


@click.command()
@click.argument("report", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), default=Path("result.json"))
def main(report: Path, out: Path) -> None:
    """Write result.json from REPORT, as an autograder.py of Classroom 50 has to."""
    try:
        told = classroom50_result(read_grade(report, "python -m graders"), os.environ)
    except NoReport as missing:
        sys.exit(str(missing))
    out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
