"""Gradescope: the total scores in the file of scores that the instructor downloaded."""

from __future__ import annotations

from collections.abc import Sequence

from graders.collecting.forms.filling import Filled, Line, fill
from graders.collecting.forms.gradebook import Row
from graders.collecting.forms.matching import Keys, handles, names
from graders.collecting.forms.table import Table, WrongForm, parse
from graders.collecting.students import Student


def fill_gradescope(text: str, rows: Sequence[Row], *, layout: str = "") -> Filled:
    """The file of scores with the points as each student's total.

    `layout` is the download's: only what Gradescope itself tells of a student tells namesakes
    apart. Raises WrongForm.
    """
    table = parse(text)
    total = table.column("Total Score")
    if total is None or table.column("SID", "Email") is None:
        raise WrongForm(
            "is no file of scores of Gradescope, which has the columns SID, Email and "
            "Total Score: download it in Gradescope under Review Grades"
        )
    keys = [_keys(row.student, layout) for row in rows]
    body = table.body
    most = [table.cell(row, table.column("Max Points")) for row in body]
    return fill(table, total, [_line(table, row) for row in body], rows, keys, possible=most)


def _line(table: Table, row: int) -> Line:
    parts = [table.column(name) for name in ("Name", "First Name", "Last Name")]
    name = " ".join(filter(None, (table.cell(row, part) for part in parts)))
    sid, email = (table.cell(row, table.column(title)) for title in ("SID", "Email"))
    keys = (handles(sid, email), handles(sid), handles(email), names(name))
    return Line(row, name or email or sid, keys)


def _keys(student: Student, layout: str) -> Keys:
    # Not every class has SIDs, and an account is its address.
    own = handles(student.id, student.email) if layout == "Gradescope" else frozenset()
    ids = handles(student.id or student.name)
    logins = handles(student.email, student.id, student.name)
    return (own, ids, logins, names(student.name))
