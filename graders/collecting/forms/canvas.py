"""Canvas: one assignment's column in the gradebook that the instructor exported."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from graders.collecting.forms.filling import Filled, Line, fill
from graders.collecting.forms.gradebook import Row
from graders.collecting.forms.matching import Keys, handles, names
from graders.collecting.forms.table import Table, WrongForm, numbers, parse
from graders.collecting.students import Student

_ASSIGNMENT = re.compile(r"(?P<title>.*?)\s*\((?P<id>\d+)\)", re.DOTALL)


def fill_canvas(
    text: str, rows: Sequence[Row], *, layout: str = "", column: str | None = None
) -> Filled:
    """The export with the points in the column of an assignment, `column` its title or id.

    Without a name it is the only assignment, or the only one that has as many points as the
    exercises. `layout` is the download's: only Canvas's own ids are Canvas's user ids. Raises
    WrongForm.
    """
    table = parse(text)
    person = table.column("Student", "LastName")
    number = table.column("ID")
    if person is None or number is None:
        raise WrongForm(
            "is no gradebook of Canvas, whose first columns are Student and ID: "
            "export it in Canvas under Grades"
        )
    possible = _possible(table, person)
    target = _column(table, column, possible, rows)
    return fill(
        table,
        target,
        list(_lines(table, person, number)),
        rows,
        [_keys(row.student, layout) for row in rows],
        possible=[table.cell(possible, target)] if possible is not None else (),
    )


def _possible(table: Table, person: int) -> int | None:
    """The row of the points possible, one of the first after the header."""
    for row in range(1, min(4, len(table.cells))):
        if table.cell(row, person).casefold().startswith("points possible"):
            return row
    return None


def _column(table: Table, named: str | None, possible: int | None, rows: Sequence[Row]) -> int:
    titles = {
        i: match for i, name in enumerate(table.header) if (match := _ASSIGNMENT.fullmatch(name))
    }
    if named is not None:
        wanted = named.strip().casefold()
        fitting = [
            i
            for i, match in titles.items()
            if wanted in (match[0].casefold(), match["title"].casefold(), match["id"])
        ]
    elif len(titles) == 1 or possible is None:
        fitting = list(titles)
    else:
        points = {float(row.max_points) for row in rows}
        fitting = [i for i in titles if points == set(numbers([table.cell(possible, i)]))]
    if len(fitting) != 1:
        listed = "; ".join(match[0] for match in titles.values()) or "none"
        raise WrongForm(
            f"does not tell which assignment is meant: say --column; there are {listed}"
        )
    return fitting[0]


def _lines(table: Table, person: int, number: int) -> Iterator[Line]:
    ids = [table.column("SIS User ID"), table.column("Integration ID")]
    login = table.column("SIS Login ID")
    first = table.column("FirstName")
    for row in range(1, len(table.cells)):
        name = ", ".join(filter(None, (table.cell(row, person), table.cell(row, first))))
        identity = table.cell(row, number)
        if not identity or name == "Student, Test":
            continue
        keys = (
            handles(identity),
            handles(*(table.cell(row, column) for column in ids)),
            handles(table.cell(row, login)),
            names(name),
        )
        yield Line(row, name, keys)


def _keys(student: Student, layout: str) -> Keys:
    own = handles(student.id) if layout == "Canvas" else frozenset()
    ids = handles(student.id or student.name)
    logins = handles(student.id, student.email, student.name)
    return (own, ids, logins, names(student.name))
