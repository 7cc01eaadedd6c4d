"""A program's data flow as a chart: operations as nodes, typed values as arrows.

`flowchart` gives it as Mermaid text; `draw` puts it on a chart of any other kind.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Literal, Protocol

from graders.programs.annotated import Annotated, Body, Row
from graders.programs.dataflow import COMMUTATIVE

MAX_ARROWS = 160
"""Arrows of a chart; the operations after these are left out. More of them nobody can read."""

MAX_LABEL = 120


def flowchart(programs: Mapping[str, Annotated | str]) -> str:
    """One chart, with a frame for each program under its title; a text is drawn as a note.

    What runs inside an equation has a frame of its own. An operation that no output depends
    on has a dashed border.
    """
    chart = _Flowchart()
    for title, program in programs.items():
        with chart.frame(title):
            draw(program, chart)
    return chart.text()


NodeKind = Literal["operation", "value", "constant", "literal"]


class Chart(Protocol):
    """What a program is drawn on; a node goes into the innermost open frame.

    `node` adds one, with the lines of its label, and names it; `arrow` joins two by their names,
    `back` if it leads to a loop's next step.
    """

    def frame(self, title: str) -> AbstractContextManager[None]: ...
    def node(self, kind: NodeKind, *label: str, unused: bool = False) -> str: ...
    def arrow(self, start: str, end: str, label: str = "", *, back: bool = False) -> None: ...


def draw(program: Annotated | str, chart: Chart) -> None:
    """Draw the program, or a text as a note."""
    if isinstance(program, str):
        chart.node("operation", program)
    else:
        _Flow(chart).draw(program)


class _Flowchart:
    """The lines of a flowchart; arrows come last, so that no frame takes their ends in."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._arrows: list[str] = []
        self._numbers = itertools.count(1)
        self._depth = 1

    def text(self) -> str:
        lines = ["flowchart TD", "  classDef unused stroke-dasharray:5 5"]
        return "\n".join([*lines, *self._lines, *self._arrows]) + "\n"

    @contextmanager
    def frame(self, title: str) -> Iterator[None]:
        self._line(f"subgraph s{next(self._numbers)}[{_quoted(title)}]")
        self._depth += 1
        yield
        self._depth -= 1
        self._line("end")

    def node(self, kind: NodeKind, *label: str, unused: bool = False) -> str:
        node = f"n{next(self._numbers)}"
        shape = _SHAPES[kind].format(_quoted(*label))
        self._line(node + shape + (":::unused" if unused else ""))
        return node

    def arrow(self, start: str, end: str, label: str = "", *, back: bool = False) -> None:
        text = f"|{_quoted(label)}|" if label else ""
        self._arrows.append(f"  {start} {'-.->' if back else '-->'}{text} {end}")

    def _line(self, line: str) -> None:
        self._lines.append("  " * self._depth + line)


class _Flow:
    """Draws one program: every value is an arrow out of the node that it comes from."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._values: dict[str, tuple[str, str]] = {}
        self._arrows = 0
        self._left_out = 0

    def draw(self, program: Annotated) -> None:
        self._rows(program.rows)
        if self._left_out:
            self._chart.node("operation", f"... {self._left_out:,} more operations")
        else:
            self._lead(program.outputs, self._chart.node("value", "returned"))

    def _rows(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if self._left_out or self._arrows + len(row.operands) > MAX_ARROWS:
                self._left_out += 1
            else:
                self._row(row)

    def _row(self, row: Row) -> None:
        if row.kind == "equation":
            node = self._equation(row)
        else:
            (named,) = row.results
            kind: NodeKind = "constant" if row.kind == "constant" else "value"
            says = [] if row.kind == "input" else [_SAYS[row.kind]]
            node = self._chart.node(kind, named.name, *says, unused=not row.used)
            self._lead(row.operands, node)
        for named in row.results:
            self._values[named.name] = node, f"{named.name}: {named.type}"

    def _equation(self, row: Row) -> str:
        for body in row.bodies:
            if body.rows:
                with self._chart.frame(f"{row.operation}, {body.title}"):
                    self._rows(body.rows)
        unused = [] if row.used else [*(f"{r.name}: {r.type}" for r in row.results), "(unused)"]
        node = self._chart.node("operation", row.operation, *unused, unused=not row.used)
        kinds = {body.kind for body in row.bodies}
        if "step" not in kinds:  # a loop's operands lead to its carry and slices
            operands = row.operands[:1] if "branch" in kinds else row.operands
            self._lead(operands, node, in_order=row.operation not in COMMUTATIVE)
        for body in row.bodies:
            self._body(body, node)
        return node

    def _body(self, body: Body, node: str) -> None:
        self._lead(body.outputs, node)
        for path in body.paths:
            if path.following in self._values and path.carry in self._values:
                start, end = self._values[path.following][0], self._values[path.carry][0]
                self._arrow(start, end, f"next {path.carry}", back=True)

    def _lead(self, operands: Sequence[str], node: str, in_order: bool = False) -> None:
        """Draw an arrow to the node from each of these values; a literal gets a node itself."""
        for k, operand in enumerate(operands):
            if operand in self._values:
                start, label = self._values[operand]
            else:
                start, label = self._chart.node("literal", operand), ""
            place = f"operand {k + 1}" if in_order and len(operands) > 1 else ""
            self._arrow(start, node, ", ".join(filter(None, (label, place))))

    def _arrow(self, start: str, end: str, label: str, back: bool = False) -> None:
        self._arrows += 1
        self._chart.arrow(start, end, label, back=back)


_SHAPES: dict[NodeKind, str] = {
    "operation": "[{}]",
    "value": "([{}])",
    "constant": "[({})]",
    "literal": "(({}))",
}
"""As Mermaid spells them; an arrow that leads back is dashed."""

_SAYS = {"constant": "captured constant", "carry": "carry", "slice": "one each step"}


def _quoted(*lines: str) -> str:
    return f'"{"<br/>".join(map(_escaped, lines))}"'


def _escaped(text: str) -> str:
    """The text as Mermaid shows it literally, and without line ends."""
    text = " ".join(text.split())
    shown = text if len(text) <= MAX_LABEL else f"{text[:MAX_LABEL]}..."
    return "".join(c if c.isalnum() or c in _PLAIN else f"#{ord(c)};" for c in shown)


_PLAIN = frozenset(" .,:=+-_()[]/")
