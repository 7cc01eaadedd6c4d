"""Programs read aloud on a console: an equation a line, what runs inside it below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from graders import wording
from graders.programs.annotated import (
    Body,
    NoProgram,
    Path,
    ReadFunction,
    ReadProgram,
    Row,
    every_row,
)
from graders.reports.text import printable, tolerant, wrapped
from graders.reports.trace_words import UNKNOWN, listed, returned, said_of, times_run, values_in

MIN_WIDTH, MAX_WIDTH = 60, 120
VALUE_WIDTH, ALL_VALUES_WIDTH = 19, 30
"""Columns that the value at a sample, and those at all samples, have at least."""
MAX_NAME, MAX_TYPE = 12, 14
"""Columns after which a longer name or type shifts its line."""
MAX_LINES = 200
"""Lines of a program that are shown."""
MAX_STEPS = 8
"""Steps of a loop that are shown where its carry needs a line for each."""
UNUSED = "dim"


def show(functions: Iterable[ReadFunction], console: Console | None = None) -> None:
    """Print the forward and the gradient program of each function."""
    console = tolerant(console or Console())
    width = max(MIN_WIDTH, min(console.width, MAX_WIDTH))
    for sentence in wrapped(_INTRODUCTION, width):
        console.print(Text(sentence), soft_wrap=True)
    console.print()
    for function in functions:
        for line in _function(function, width):
            console.print(line, soft_wrap=True)


_INTRODUCTION = (
    "Each line: a result, its type, the operation with its operands, and on the right the "
    "value at a sample input. The types belong to the program; the values do not."
)


def _function(function: ReadFunction, width: int) -> Iterator[Text]:
    call = f"{function.name}({', '.join(map(printable, function.parameters))})"
    yield from _program(f"{call}: the program", function.forward, width)
    if function.gradient is not None:
        title = f"jax.grad({function.name}): the gradient program"
        yield from _program(title, function.gradient, width, function.parameters)


def _program(
    title: str, found: ReadProgram | NoProgram, width: int, by: Sequence[str] = ()
) -> Iterator[Text]:
    yield Text(title, "bold")
    if isinstance(found, NoProgram):
        for text in filter(None, (found.reason, found.hint)):
            yield from (Text(f"  {line}") for line in wrapped(text, width - 2))
    else:
        yield from _listing(found, width, by)
    yield Text()


def _listing(found: ReadProgram, width: int, by: Sequence[str]) -> Iterator[Text]:
    first = found.samples[0]
    lines = list(_Lines(first.rows, width).of_rows([each.rows for each in found.samples], 1))
    shown = lines[:MAX_LINES]
    column = _value_column(shown, len(found.samples), width)
    for line in shown:
        yield from _aligned(line, column, width)
    if left_out := sum(line.is_equation for line in lines[MAX_LINES:]):
        yield Text(f"  ... and {left_out:,} more equations")
    yield Text(_cut(f"  returns {returned(first.outputs, by)}", width))
    for note in _notes(found, shown):
        yield Text(f"  ({note})", "dim")


def _notes(found: ReadProgram, shown: Sequence[_Line]) -> Iterator[str]:
    if found.calls:
        yield f"{', '.join(found.calls)}: written out in its place"
    if any(line.style == UNUSED for line in shown):
        yield "unused: nothing that is returned depends on it"
    if any(UNKNOWN in line.values for line in shown):
        yield f"{UNKNOWN}: a value that the grader cannot work out by hand"


@dataclass(frozen=True, slots=True)
class _Line:
    """What stands on the left, and the value at each sample on the right."""

    left: str
    values: tuple[str, ...] = ()
    style: str = ""
    is_equation: bool = False


class _Lines:
    """Lays rows out, with names and types in columns of the same width at every depth."""

    def __init__(self, rows: Sequence[Row], width: int) -> None:
        named = [each for row in every_row(rows) for each in row.results]
        names = [cell_len(printable(each.name)) for each in named]
        types = [len(f"{each.type}") for each in named]
        self._name_width = min(MAX_NAME, max(names, default=0))
        self._type_width = min(MAX_TYPE, max(types, default=0))
        self._width = width

    def of_rows(self, samples: Sequence[Sequence[Row]], depth: int) -> Iterator[_Line]:
        """The lines of the rows, which are the same in every sample but for the values."""
        for rows in zip(*samples, strict=True):
            yield from self._row(rows, depth)
            for bodies in zip(*(row.bodies for row in rows), strict=True):
                yield from self._body(bodies, depth + 1)

    def _row(self, rows: Sequence[Row], depth: int) -> Iterator[_Line]:
        row, says = rows[0], said_of(rows[0])
        for k, named in enumerate(row.results):
            name = _padded(printable(named.name), self._name_width)
            left = f"{name}  {named.type!s:{self._type_width}}  {says if k == 0 else 'and'}"
            values = tuple(values_in(each.results[k].values) for each in rows)
            style = "" if row.used else UNUSED
            yield _Line("  " * depth + left, values, style, k == 0 and row.kind == "equation")

    def _body(self, bodies: Sequence[Body], depth: int) -> Iterator[_Line]:
        body, indent = bodies[0], "  " * (depth + 1)
        yield _Line(f"{'  ' * depth}{printable(body.title)}:", tuple(map(times_run, bodies)))
        yield from self.of_rows([each.rows for each in bodies], depth + 1)
        for k in range(len(body.paths)):
            for each in bodies:
                yield from self._path(each.paths[k], indent)
        if kept := body.outputs[len(body.paths) :]:
            yield _Line(f"{indent}{'keeps each' if body.paths else 'returns'} {listed(kept)}")

    def _path(self, path: Path, indent: str) -> Iterator[_Line]:
        """What becomes of the carry, step by step, on one line if there is room."""
        says = f"{indent}{printable(path.following)} is the next {path.carry}"
        if not path.runs:
            yield _Line(says)
            return
        values = [wording.array(value) for value in path.runs[0]]
        says += ", in its first run:" if len(path.runs) > 1 else ":"
        chain = f"{says}  {' -> '.join(values)}"
        if cell_len(chain) <= self._width:
            yield _Line(chain)
            return
        yield _Line(says)
        for text in _steps(values):
            yield _Line(_cut(f"{indent}  {text}", self._width))


def _steps(values: Sequence[str]) -> Iterator[str]:
    """The start and the first steps of a loop, and the last one."""
    yield f"at the start  {values[0]}"
    numbered = list(enumerate(values))[1:]
    for k, value in numbered[:MAX_STEPS]:
        yield f"after step {k}  {value}"
    if len(numbered) > MAX_STEPS + 1:
        yield f"... {len(numbered) - MAX_STEPS - 1:,} more"
    for k, value in numbered[MAX_STEPS:][-1:]:
        yield f"after step {k:,}  {value}"


def _padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def _cut(text: str, width: int) -> str:
    """The text in at most `width` columns; " ..." tells of a cut."""
    text = text.rstrip()
    return text if cell_len(text) <= width else set_cell_size(text, width - 4).rstrip() + " ..."


def _value_column(lines: Sequence[_Line], samples: int, width: int) -> int:
    """Where the values begin: right of every line, but for lines that leave them no room."""
    longest = max((cell_len(line.left) for line in lines if line.values), default=0)
    return min(longest + 2, width - max(samples * VALUE_WIDTH, ALL_VALUES_WIDTH))


def _aligned(line: _Line, column: int, width: int) -> Iterator[Text]:
    """The line with its values at that column, or on the next line if it does not fit."""
    left = _cut(line.left, width)
    if not any(line.values):
        yield Text(left, line.style)
        return
    room = (width - column) // len(line.values)
    cells = [_padded(_cut(value, room - 1), room) for value in line.values]
    if cell_len(left) >= column:
        yield Text(left, line.style)
        left = ""
    yield Text(f"{_padded(left, column)}{''.join(cells)}".rstrip(), line.style)
