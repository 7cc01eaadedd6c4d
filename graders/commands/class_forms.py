"""The instructor's own grade files, as `collect` fills them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from graders.collecting.forms.canvas import fill_canvas
from graders.collecting.forms.filling import Filled
from graders.collecting.forms.gradebook import Row
from graders.collecting.forms.gradescope import fill_gradescope
from graders.collecting.forms.moodle import fill_moodle
from graders.collecting.forms.table import WrongForm, read_form
from graders.collecting.students import Student
from graders.commands import calling
from graders.commands.calling import WRONG_CALL
from graders.reports.text import printable


@dataclass(frozen=True)
class Forms:
    """The grade files that are to be filled; `column` names the one to fill where several may."""

    canvas: Path | None
    moodle: Path | None
    gradescope: Path | None
    column: str | None

    def filled(self, rows: Sequence[Row], layout: str) -> list[tuple[Path, Filled]]:
        """Each form with the rows' points; ends the command if one of them cannot be filled."""
        fillers: list[tuple[Path | None, Callable[[str], Filled]]] = [
            (
                self.canvas,
                lambda text: fill_canvas(text, rows, layout=layout, assignment=self.column),
            ),
            (self.moodle, lambda text: fill_moodle(text, rows, layout=layout, column=self.column)),
            (self.gradescope, lambda text: fill_gradescope(text, rows)),
        ]
        try:
            return [(form, fill(read_form(form))) for form, fill in fillers if form is not None]
        except WrongForm as wrong:
            calling.stop(str(wrong), WRONG_CALL)


def tell_unmatched(form: Path, filled: Filled) -> None:
    """Print how much of a form was filled, and who is missing in it, or from it."""
    cells = f"{filled.filled} cell{'' if filled.filled == 1 else 's'}"
    click.echo(f"{form.name}: {cells} of {filled.column!r} filled.")
    for title, lines in (
        ("in the download, but not in the form", filled.students),
        ("in the form, but not in the download", filled.lines),
        ("left as they were, excused or not graded", filled.withheld),
        ("note", filled.remarks),
    ):
        for line in lines:
            known_as = line if isinstance(line, str) else _known_as(line)
            click.echo(f"  {title}: {printable(known_as)}")


def _known_as(student: Student) -> str:
    return f"{student.name} ({student.id})" if student.id else student.name
