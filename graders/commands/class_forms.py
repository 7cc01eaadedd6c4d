"""The instructor's own grade files, as `collect` fills them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from graders.collecting.forms.canvas import fill_canvas
from graders.collecting.forms.filling import Filled
from graders.collecting.forms.gradebook import Row
from graders.collecting.forms.gradescope import fill_gradescope
from graders.collecting.forms.moodle import fill_moodle
from graders.collecting.forms.table import WrongForm, read_form
from graders.commands import calling
from graders.exits import WRONG_CALL
from graders.reports.text import printable
from graders.wording import counted

_FILL: Mapping[str, Callable[..., Filled]] = {
    "canvas": fill_canvas,
    "moodle": fill_moodle,
    "gradescope": lambda text, rows, *, layout, **_: fill_gradescope(text, rows, layout=layout),
}


@dataclass(frozen=True)
class Forms:
    """The grade file of each LMS that has one to be filled.

    `column` names the one to fill where several may.
    """

    files: Mapping[str, Path]
    column: str | None

    def filled(self, rows: Sequence[Row], layout: str) -> dict[str, Filled]:
        """Each LMS's form with the rows' points; ends the command if one cannot be filled."""
        filled = {}
        for lms, file in self.files.items():
            try:
                text = read_form(file)
                filled[lms] = _FILL[lms](text, rows, layout=layout, column=self.column)
            except WrongForm as wrong:
                calling.stop(f"{file} {wrong}.", WRONG_CALL)
        return filled


def tell_unmatched(form: Path, filled: Filled) -> None:
    """Print how much of a form was filled, and who is missing in it, or from it."""
    click.echo(f"{form}: {counted(filled.filled, 'cell')} of {filled.column!r} filled.")
    lines = [
        *(f"in the download, but not in the form: {each.known_as}" for each in filled.students),
        *(f"in the form, but not in the download: {name}" for name in filled.lines),
        *(f"left as it was, {why}: {each.known_as}" for each, why in filled.withheld),
        *(f"note: {remark}" for remark in filled.remarks),
    ]
    for line in lines:
        click.echo(f"  {printable(line)}")
