"""Moodle: the grades of an assignment's offline grading worksheet, in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from graders.collecting.forms.filling import Filled, Line, fill
from graders.collecting.forms.gradebook import Row
from graders.collecting.forms.matching import Keys, handles, names
from graders.collecting.forms.table import Table, WrongForm, numbers, parse
from graders.collecting.students import Student

_IDENTIFIER = re.compile(r"\D*?(\d+)")


def fill_moodle(
    text: str, rows: Sequence[Row], *, layout: str = "", column: str | None = None
) -> Filled:
    """The worksheet with the points in its column of grades, named `column` where it is given.

    Without a name it is "Grade", or else the column before the one that has the same number for
    all, the maximum. `layout` is the download's: only Moodle's ids are those of the worksheet.
    Raises WrongForm.
    """
    table = parse(text)
    body = table.body
    if not body or not all(_IDENTIFIER.fullmatch(table.cell(row, 0)) for row in body):
        raise WrongForm(
            "is no grading worksheet of Moodle, which starts with a number for each participant: "
            "download it in Moodle among the assignment's grading actions"
        )
    grades = table.column(column) if column is not None else table.column("Grade")
    if column is None and grades is None:
        grades = _before_maximum(table)
    if grades is None:
        listed = "; ".join(table.header)
        raise WrongForm(
            f"does not tell which column has the grades: say --column; there are {listed}"
        )
    return fill(
        table,
        grades,
        [_line(table, row) for row in body],
        rows,
        [_keys(row.student, layout) for row in rows],
        possible=[table.cell(row, grades + 1) for row in body] if column is None else (),
    )


def _before_maximum(table: Table) -> int | None:
    """The column of grades, empty or numbers, that comes before a number that all share."""
    rows = [table.cells[row] for row in table.body]
    columns = [[row[i] if i < len(row) else "" for row in rows] for i in range(len(table.header))]
    fitting = [
        i
        for i, (grades, maxima) in enumerate(pairwise(columns))
        if len(set(maxima)) == 1
        and len(numbers(maxima)) == len(rows)
        and len(numbers(grades)) == sum(cell.strip() != "" for cell in grades)
    ]
    return fitting[0] if len(fitting) == 1 else None


def _line(table: Table, row: int) -> Line:
    identifier = table.cell(row, 0)
    number = _IDENTIFIER.fullmatch(identifier)
    addresses = [cell for cell in table.cells[row] if re.fullmatch(r"[^@\s]+@[^@\s]+", cell)]
    name = table.cell(row, 1)
    keys = (handles(number[1] if number else ""), handles(*addresses), names(name))
    return Line(row, name or identifier, keys)


def _keys(student: Student, layout: str) -> Keys:
    ids = handles(student.id) if layout == "Moodle" else frozenset()
    return (ids, handles(student.email, student.id, student.name), names(student.name))
