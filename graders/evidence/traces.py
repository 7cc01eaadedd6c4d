"""Annotated programs as tables: an equation a row, what runs inside it indented below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from graders import wording
from graders.catalog import Function
from graders.evidence.document import Line, Row, Table, Verbatim
from graders.programs import annotated
from graders.programs.annotated import Body, ReadProgram, every_row
from graders.reports.trace_words import UNKNOWN, listed, returned, said_of, times_run, values_in

MAX_ROWS = 200
MAX_VALUES = 9
"""Values of a loop's carry that are shown."""


def trace_table(
    found: ReadProgram, function: Function, caption: str, by: Sequence[str] = ()
) -> Table:
    """The program with its values at every sample; a gradient is `by` these inputs."""
    first = found.samples[0]
    rows = list(_rows([each.rows for each in found.samples], 0))
    left_out = len(rows) - MAX_ROWS
    rows = rows[:MAX_ROWS]
    if left_out > 0:
        rows.append(Row(((f"... {left_out} more rows",),)))
    rows.append(Row((("returns",), (), (Verbatim(returned(first.outputs, by)),))))
    columns = (("result",), ("type",), ("operation",), *map(_sample, function.samples))
    return Table((caption,), columns, tuple(_filled(row, len(columns)) for row in rows))


def trace_notes(found: ReadProgram) -> Iterator[str]:
    """What has to be said beside the table."""
    if found.calls:
        yield f"Written out in its place: {', '.join(found.calls)}."
    rows = list(every_row(found.samples[0].rows))
    if not all(row.used for row in rows):
        yield "Unused: nothing that is returned depends on it."
    if any(value is None for row in rows for named in row.results for value in named.values):
        yield f"{UNKNOWN}: a value that the grader cannot work out by hand."


def _sample(sample: dict[str, float | tuple[float, ...]]) -> Line:
    words = [f"{name} = {wording.array(value)}" for name, value in sample.items()]
    return ("value at ", Verbatim(", ".join(words)))


def _rows(samples: Sequence[Sequence[annotated.Row]], depth: int) -> Iterator[Row]:
    for rows in zip(*samples, strict=True):
        row = rows[0]
        for k, named in enumerate(row.results):
            says = said_of(row).removeprefix("= ") if k == 0 else "the same equation"
            values = [_verbatim(values_in(each.results[k].values)) for each in rows]
            cells = (_verbatim(named.name), _verbatim(str(named.type)), _verbatim(says), *values)
            yield Row(cells, depth, faint=not row.used)
        for bodies in zip(*(each.bodies for each in rows), strict=True):
            yield from _body(bodies, depth + 1)


def _body(bodies: Sequence[Body], depth: int) -> Iterator[Row]:
    body = bodies[0]
    runs = [(text,) if (text := times_run(each)) else () for each in bodies]
    yield Row(((_title(body),), (), (), *runs), depth)
    yield from _rows([each.rows for each in bodies], depth + 1)
    for k, path in enumerate(body.paths):
        says = f"{path.following} is the next {path.carry}"
        values = [_verbatim(_steps(each.paths[k])) for each in bodies]
        yield Row(((), (), (Verbatim(says),), *values), depth + 1)
    if kept := body.outputs[len(body.paths) :]:
        word = "keeps" if body.paths else "returns"
        yield Row(((word,), (), (Verbatim(listed(kept)),)), depth + 1)


def _title(body: Body) -> Verbatim | str:
    return Verbatim(f"{body.title}:") if body.kind in ("branch", "other") else f"{body.title}:"


def _steps(path: annotated.Path) -> str:
    if not path.runs:
        return ""
    values = [wording.array(value) for value in path.runs[0]]
    if len(values) > MAX_VALUES:
        values = [*values[: MAX_VALUES - 1], "...", values[-1]]
    return " -> ".join(values)


def _verbatim(text: str) -> Line:
    return (Verbatim(text),) if text else ()


def _filled(row: Row, columns: int) -> Row:
    cells = row.cells + ((),) * (columns - len(row.cells))
    return Row(cells, row.depth, row.faint)
