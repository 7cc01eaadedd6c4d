"""Points into one column of an instructor's own grade file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from graders.collecting.forms.gradebook import Row
from graders.collecting.forms.matching import Keys, matches, not_told_apart
from graders.collecting.forms.table import Table, numbers
from graders.collecting.students import Student


@dataclass(frozen=True)
class Line:
    """A student's line in a form: its row, a name to show, and what it is known by."""

    row: int
    name: str
    keys: Keys


@dataclass(frozen=True)
class Filled:
    """A filled form, and whom it leaves out.

    `withheld` are students whose cell is as it was, each with why; the lines of those who cannot
    be told apart are named nowhere else. `students` have no line in the form; `lines` name those
    in it who have no work.
    """

    text: str
    column: str
    filled: int
    withheld: tuple[tuple[Student, str], ...]
    students: tuple[Student, ...]
    lines: tuple[str, ...]
    remarks: tuple[str, ...]


def fill(
    table: Table,
    column: int,
    lines: Sequence[Line],
    rows: Sequence[Row],
    keys: Iterable[Keys],
    possible: Sequence[str] = (),
) -> Filled:
    """The form with the rows' points in a column, matched to its lines by `keys`, one a row.

    Whoever handed in nothing keeps the cell that is there, as somebody who is not even in the
    download does: it is the LMS that knows what becomes of missing work. `possible` are the
    cells where the form says how many points there are.
    """
    keys_of_lines, keys_of_rows = [line.keys for line in lines], list(keys)
    found = matches(keys_of_lines, keys_of_rows)
    unsure_lines, unsure_rows = not_told_apart(keys_of_lines, keys_of_rows, found)
    values: dict[int, str] = {}
    withheld: list[tuple[Student, str]] = []
    for line, row in ((lines[i], rows[j]) for i, j in sorted(found.items())):
        if why := _why_not(row, table.cell(line.row, column)):
            withheld.append((row.student, why))
        else:
            values[line.row] = str(row.points)
    withheld += [(rows[j].student, "several have that name") for j in sorted(unsure_rows)]
    settled = unsure_rows.union(found.values())
    return Filled(
        text=table.filled(column, values),
        column=table.header[column],
        filled=len(values),
        withheld=tuple(withheld),
        students=tuple(row.student for j, row in enumerate(rows) if j not in settled),
        lines=tuple(line.name for i, line in enumerate(lines) if i not in {*found, *unsure_lines}),
        remarks=_remarks(table.header[column], rows, possible),
    )


def _why_not(row: Row, cell: str) -> str:
    """Why a cell is not to be filled, "" if it is."""
    if cell.upper() == "EX":
        return "excused there"
    return {"graded": "", "empty": "nothing to grade", "grader_failed": "not graded"}[row.status]


def _remarks(column: str, rows: Sequence[Row], possible: Sequence[str]) -> tuple[str, ...]:
    ours = {row.max_points for row in rows}
    theirs = {number for number in numbers(possible) if number not in ours}
    if not ours or not theirs:
        return ()
    return (
        f"{column} is out of {min(theirs):g} points there, the exercises have {max(ours)}: "
        "the points were written as they are.",
    )
