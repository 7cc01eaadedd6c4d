"""The command line: what each command takes, prints and exits with."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

import click

from graders.catalog import Catalog, CatalogError, Exercise, UnknownName, load_catalog
from graders.hints import next_hint
from graders.places import EXERCISES
from graders.resetting import reset as put_back
from graders.submissions import WrongCall, find_files
from graders.workers.handle import Workers, WorkersFailed
from graders.workers.limits import LAPTOP

REPORTS = Path("reports")
STANDING = REPORTS / "standing.json"
WRONG_CALL, GRADER_FAILED, INTERRUPTED = 2, 3, 130


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--from-make", is_flag=True, hidden=True, help="Name make's targets in advice.")
@click.pass_context
def main(context: click.Context, from_make: bool) -> None:
    """Grade the exercises of "Read your first jaxpr", and help with them."""
    context.obj = "make" if from_make else "python -m graders"


@main.command()
@click.argument("submission", type=click.Path(path_type=Path), default=EXERCISES)
@click.option("--exercise", "names", multiple=True, metavar="NAME", help="Grade only this one.")
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=REPORTS / "report.json",
    show_default=True,
    help="Where the JSON report goes.",
)
@click.option("--seed", default=0, show_default=True, help="Decides the inputs that are drawn.")
@click.pass_obj
def grade(command: str, submission: Path, names: tuple[str, ...], report: Path, seed: int) -> None:
    """Grade SUBMISSION: a folder, or one file; exercises/ if left out.

    Exits with 0 if everything is right, 1 if something is not, 2 if the call is wrong, 3 if
    the grader itself failed.
    """
    catalog = _catalog()
    try:
        files = find_files(submission, names, catalog)
    except (WrongCall, UnknownName) as wrong:
        _stop(str(wrong), WRONG_CALL)
    if any(path.exists() and report.exists() and path.samefile(report) for path in files.values()):
        _stop(f"{report} is a file to be graded: name another one for the report.", WRONG_CALL)
    with Workers(LAPTOP) as workers:
        _grade(files, catalog, workers, report, submission == EXERCISES, seed, command)


def _grade(
    files: dict[str, Path],
    catalog: Catalog,
    workers: Workers,
    report: Path,
    is_own: bool,
    seed: int,
    command: str,
) -> NoReturn:
    # Imported here, while the workers are importing JAX.
    from graders.reports.console import Progress, show
    from graders.reports.model import exit_status
    from graders.reports.standing import remember
    from graders.reports.strict import ReportNotWritten, write_report
    from graders.running import GradersBroken, run

    try:
        with Progress() as progress:
            verdict, written = run(files, catalog, workers, LAPTOP, seed=seed, listener=progress)
        write_report(report, written)
        if is_own and not verdict.partial:
            remember(STANDING, verdict, catalog)
    except GradersBroken as broken:
        _stop(f"The graders cannot run: {broken}.", GRADER_FAILED)
    except ReportNotWritten as refused:
        show(verdict, catalog, report=None, command=command)
        _stop(str(refused), WRONG_CALL)
    show(verdict, catalog, report=report, command=command)
    sys.exit(INTERRUPTED if verdict.partial else exit_status(verdict))


@main.command()
@click.argument("submission", type=click.Path(path_type=Path), default=EXERCISES)
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=REPORTS / "report.json",
    show_default=True,
    help="Where the JSON report goes.",
)
@click.pass_obj
def watch(command: str, submission: Path, report: Path) -> None:
    """Grade SUBMISSION, then each exercise again whenever it is saved.

    Ctrl-C ends it, with exit status 0; 2 if the call is wrong, 3 if the grader itself failed.
    """
    catalog = _catalog()
    try:
        files = find_files(submission, (), catalog)
    except WrongCall as wrong:
        _stop(str(wrong), WRONG_CALL)
    try:
        with Workers(LAPTOP) as workers:
            _watch(files, catalog, workers, report, submission == EXERCISES, command)
    except KeyboardInterrupt:
        click.echo()


def _watch(
    files: dict[str, Path],
    catalog: Catalog,
    workers: Workers,
    report: Path,
    is_own: bool,
    command: str,
) -> None:
    # Imported here, while the workers are importing JAX.
    from graders import watching
    from graders.interrupts import Interrupts
    from graders.regrading import Regrading
    from graders.reports.standing import remember
    from graders.reports.strict import ReportNotWritten
    from graders.running import GradersBroken

    regrading = Regrading(files, catalog, workers, LAPTOP, report=report, command=command)

    def grade(names: list[str]) -> None:
        verdict = regrading.grade(names)
        if is_own:
            remember(STANDING, verdict, catalog)
        interrupts.check()
        click.echo("\nWatching: save a file to grade it again; Ctrl-C ends.")

    try:
        with Interrupts() as interrupts:
            watching.watch(files, watching.wakes(files.values()), grade)
    except (watching.CannotWatch, ReportNotWritten) as wrong:
        _stop(str(wrong), WRONG_CALL)
    except GradersBroken as broken:
        _stop(f"The graders cannot run: {broken}.", GRADER_FAILED)


@main.command()
@click.argument("exercise")
@click.pass_obj
def hint(command: str, exercise: str) -> None:
    """Give the next hint for EXERCISE, one step a call."""
    known = _exercise(exercise)
    try:
        number, text = next_hint(known, REPORTS / "hints.json")
    except OSError as error:
        number, text = 1, known.hints[0]
        trouble = f"Later hints cannot follow: {REPORTS} cannot be written ({error.strerror})."
        click.echo(trouble, err=True)
    click.echo(f"{known.name}, hint {number} of {len(known.hints)}")
    click.echo(click.wrap_text(text, initial_indent="  ", subsequent_indent="  "))
    if number == len(known.hints):
        click.echo("That was the last one; asking again starts over.")


@main.command()
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

    Exits with 0, whatever the student's code does; 2 if the call is wrong.
    """
    catalog, known = _catalog(), _exercise(exercise)
    try:
        (path,) = find_files(submission, [known.name], catalog).values()
    except WrongCall as wrong:
        _stop(str(wrong), WRONG_CALL)
    if not known.functions:
        _stop(f"{known.name} has no function to trace.", WRONG_CALL)
    if not path.exists():
        _stop(f"There is no {path.name} in {path.parent}.", WRONG_CALL)
    with Workers(LAPTOP) as workers:
        from graders.reports.diagrams import draw
        from graders.reports.reading_aloud import show
        from graders.student_file import StudentFile
        from graders.tracing import read_functions

        file = StudentFile(path, known.name, workers, LAPTOP)
        try:
            (draw if diagram else show)(read_functions(file, known))
        except WorkersFailed as failed:
            _stop(f"No process for your file can be had: {failed}.", GRADER_FAILED)
        finally:
            file.end()


@main.command()
@click.argument("submission", type=click.Path(path_type=Path), default=EXERCISES)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=REPORTS / "evidence",
    show_default=True,
    help="The folder that is written.",
)
def evidence(submission: Path, out: Path) -> None:
    """Write the evidence of SUBMISSION, to keep: a Markdown and an HTML page.

    Exits with 0, whatever the grade is; 2 if the call is wrong, 3 if the grader itself failed.
    """
    from graders.evidence.needs import missing_libraries

    catalog = _catalog()
    if missing := missing_libraries():
        _stop(missing, WRONG_CALL)
    try:
        files = find_files(submission, (), catalog)
    except WrongCall as wrong:
        _stop(str(wrong), WRONG_CALL)
    with Workers(LAPTOP) as workers:
        _evidence(files, catalog, workers, out)


def _evidence(files: dict[str, Path], catalog: Catalog, workers: Workers, out: Path) -> None:
    # Imported here, while the workers are importing JAX.
    from graders.evidence.chapters import document
    from graders.evidence.gathering import gather
    from graders.evidence.writing import FolderNotWritten, write
    from graders.reports.progress import Progress
    from graders.running import GradersBroken

    try:
        with Progress() as progress:
            facts = gather(files, catalog, workers, LAPTOP, listener=progress)
        if facts.grade.partial:
            sys.exit(INTERRUPTED)
        write(document(facts), out)
    except (GradersBroken, WorkersFailed) as broken:
        _stop(f"The graders cannot run: {broken}.", GRADER_FAILED)
    except FolderNotWritten as refused:
        _stop(str(refused), WRONG_CALL)
    click.echo(f"Your evidence is in {out}: README.md for a git host, index.html for a browser.")


@main.command()
@click.option(
    "--report",
    type=click.Path(path_type=Path),
    default=STANDING,
    show_default=True,
    help="The report to go by.",
)
@click.pass_obj
def progress(command: str, report: Path) -> None:
    """Tell what is done, open and next of exercises/, as last graded; nothing is graded now."""
    from graders.reports.standing import NoReport, read_grade, show_standing

    try:
        grade = read_grade(report, command)
    except NoReport as sentence:
        click.echo(str(sentence))
    else:
        show_standing(grade, _catalog(), command)


@main.command()
@click.argument("exercise")
def reset(exercise: str) -> None:
    """Put the starter of EXERCISE back; the file that stands there is kept as a backup."""
    known = _exercise(exercise)
    try:
        backup = put_back(known, EXERCISES)
    except OSError as error:
        _stop(f"{known.file} cannot be put back: {error.strerror} ({error.filename}).", WRONG_CALL)
    kept = f"; what stood there is now {backup.name}" if backup else ""
    click.echo(f"{EXERCISES.name}/{known.file} is the starter again{kept}.")


def _catalog() -> Catalog:
    try:
        return load_catalog()
    except CatalogError as error:
        _stop(str(error), GRADER_FAILED)


def _exercise(name: str) -> Exercise:
    catalog = _catalog()
    if not name:
        known = ", ".join(exercise.name for exercise in catalog.exercises)
        _stop(f"Say which exercise, as in EXERCISE=offset_two; there are {known}.", WRONG_CALL)
    try:
        return catalog.exercise(name)
    except UnknownName as unknown:
        _stop(str(unknown), WRONG_CALL)


def _stop(sentence: str, status: int) -> NoReturn:
    click.echo(sentence, err=True)
    sys.exit(status)
