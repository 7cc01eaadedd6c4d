"""`trace`: the programs of an exercise, read aloud or drawn."""

from __future__ import annotations

from pathlib import Path

import click

from graders.commands import calling
from graders.exits import GRADER_FAILED, WRONG_CALL
from graders.places import EXERCISES
from graders.workers.handle import Workers, WorkersFailed
from graders.workers.limits import LAPTOP


@click.command()
@click.argument("exercise")
@click.option(
    "--submission",
    type=click.Path(path_type=Path),
    default=EXERCISES,
    help="A folder, or one file; exercises/ if left out.",
)
@click.option("--diagram", is_flag=True, help="Draw the data flow, as Mermaid text.")
def trace(exercise: str, submission: Path, diagram: bool) -> None:
    """Read the programs of EXERCISE aloud: equations with types and values.

    Exits with 0, whatever the student's code does; 2 if the call is wrong, 3 if no
    process can be had for it.
    """
    catalog = calling.catalog()
    known = calling.exercise(exercise, catalog)
    (path,) = calling.files(submission, [known.name], catalog).values()
    if not known.functions:
        calling.stop(f"{known.name} has no function to trace.", WRONG_CALL)
    if not path.exists():
        calling.stop(f"There is no {path.name} in {path.parent}.", WRONG_CALL)
    with Workers(LAPTOP) as workers:
        from graders.reports.diagrams import draw
        from graders.reports.reading_aloud import show
        from graders.student.file import StudentFile
        from graders.student.tracing import read_functions

        file = StudentFile(path, known.name, workers)
        try:
            (draw if diagram else show)(read_functions(file, known))
        except WorkersFailed as failed:
            calling.stop(f"No process for your file can be had: {failed}.", GRADER_FAILED)
        finally:
            file.end()
