"""Gradescope: the total scores in the file of scores that the instructor downloaded."""

from __future__ import annotations

from collections.abc import Sequence

from graders.collecting.forms.filling import Filled, Line, fill
from graders.collecting.forms.gradebook import Row
from graders.collecting.forms.matching import handles, names
from graders.collecting.forms.table import Table, WrongForm, parse


def fill_gradescope(text: str, rows: Sequence[Row]) -> Filled:
    """The file of scores with the points as each student's total; raises WrongForm."""
    table = parse(text)
    total = table.column("Total Score")
    if total is None or table.column("SID", "Email") is None:
        raise WrongForm(
            "is no file of scores of Gradescope, which has the columns SID, Email and "
            "Total Score: download it in Gradescope under Review Grades"
        )
    keys = [
        (
            handles(row.student.id or row.student.name),
            handles(row.student.email, row.student.id, row.student.name),
            names(row.student.name),
        )
        for row in rows
    ]
    body = table.body
    most = [table.cell(row, table.column("Max Points")) for row in body]
    return fill(table, total, [_line(table, row) for row in body], rows, keys, possible=most)


def _line(table: Table, row: int) -> Line:
    parts = [table.column(name) for name in ("Name", "First Name", "Last Name")]
    name = " ".join(filter(None, (table.cell(row, part) for part in parts)))
    sid, email = (table.cell(row, table.column(title)) for title in ("SID", "Email"))
    return Line(row, name or email or sid, (handles(sid), handles(email), names(name)))
