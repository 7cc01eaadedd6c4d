"""The rows of a data-flow table, as a student writes them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from graders.programs.types import ArrayType
from graders.student import forms
from graders.student.stated import quoted
from graders.verdicts import Wrong

FORM = "(result, operation, [operands], type)"
NO_NAME = "_"
"""What JAX prints for a result that nothing uses: no name, so that it may come twice."""


@dataclass(frozen=True)
class Row:
    """One row: the names and types of the results, and what they are made from.

    An operand is a name or a number; types are in the short form, such as "f32[3]".
    """

    number: int
    results: tuple[str, ...]
    operation: str
    operands: tuple[str | float, ...]
    types: tuple[str, ...]


def read_rows(table: str, stated: Any) -> tuple[Row, ...]:
    """The rows of the table of that name; Wrong, naming the row, if one is malformed."""
    if not isinstance(stated, list):
        raise Wrong(
            f"{table} is {quoted(stated)}, expected a list of rows {FORM}",
            actual=stated,
            hint=forms.ROW,
        )
    rows = tuple(_row(table, number, entries) for number, entries in enumerate(stated, 1))
    bound: dict[str, Row] = {}
    for row in rows:
        for name in row.results:
            if name in bound and name != NO_NAME:
                raise wrong_row(table, row, f"row {bound[name].number} has a result {name} already")
            bound[name] = row
    return rows


def wrong_row(
    table: str, row: Row, what: str, *, expected: Any = None, hint: str | None = None
) -> Wrong:
    """The verdict on one row."""
    return Wrong(
        f"{table}, row {row.number} ({', '.join(row.results)}): {what}",
        expected=expected,
        actual=[list(row.results), row.operation, list(row.operands), list(row.types)],
        input=row.number,
        hint=hint,
    )


def _row(table: str, number: int, entries: Any) -> Row:
    def malformed(what: str) -> Wrong:
        return Wrong(
            f"{table}, row {number}{named}: {what}", actual=entries, input=number, hint=forms.ROW
        )

    named = ""
    if not isinstance(entries, list) or len(entries) != 4:
        count = f", with {len(entries)} entries" if isinstance(entries, list) else ""
        raise malformed(f"it is {quoted(entries)}{count}, expected four: {FORM}")
    result, operation, operands, type_ = entries
    results = _names(result)
    if not results:
        raise malformed(f"the result is {quoted(result)}, expected a name")
    named = f" ({', '.join(results)})"
    if not isinstance(operation, str):
        raise malformed(f"the operation is {quoted(operation)}, expected the name that JAX prints")
    if not isinstance(operands, list):
        raise malformed(f"the operands are {quoted(operands)}, expected a list, such as ['x']")
    for operand in operands:
        if not isinstance(operand, str | int | float):
            raise malformed(f"an operand is {quoted(operand)}, expected a name or a number")
    types = tuple(map(_short, _names(type_)))
    if len(types) != len(results):
        raise malformed(
            f"the type is {quoted(type_)}, expected one for each result, such as 'f32[3]'"
        )
    return Row(number, results, operation.strip(), tuple(map(_tidy, operands)), types)


def _names(value: Any) -> tuple[str, ...]:
    """One name or a list of names; nothing if it is neither."""
    names = value if isinstance(value, list) else [value]
    if not all(isinstance(name, str) and name.strip() for name in names):
        return ()
    return tuple(name.strip() for name in names)


def _tidy(operand: str | float) -> str | float:
    return operand.strip() if isinstance(operand, str) else operand


def _short(type_: str) -> str:
    """A type such as "float32[3]" as jaxprs have it; anything else as it is."""
    found = re.fullmatch(r"(\w+)\s*\[([\d\s,]{0,200})\]", type_)
    if found is None:
        return type_
    shape = tuple(int(length) for length in found[2].replace(",", " ").split())
    return str(ArrayType(found[1], shape))
