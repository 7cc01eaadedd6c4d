"""The check of a data-flow table: rows of a student's against the program of the function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from graders import wording
from graders.checks.rows import FORM, Row, read_rows, wrong_row
from graders.inputs import vectors
from graders.programs import probing
from graders.programs.dataflow import Graph, Node, Source, graph_of, literal
from graders.programs.matching import Match, match, without
from graders.programs.replay import NotReplayable, replay
from graders.programs.types import ArrayType
from graders.student import forms
from graders.student.functions import Function
from graders.student.stated import Stated
from graders.verdicts import Skipped, Wrong

Gives = Callable[[np.ndarray], np.ndarray | np.floating | float]
"""What a function of one vector gives, worked out by NumPy."""


def describes(table: Stated, function: Function, *, length: int, gives: Gives) -> None:
    """The table is the program of the function at f32[length], a row for each equation.

    Rows are (result, operation, [operands], type). Equations that no output depends on may
    be left out. A table that does not fit is no mistake as long as the function itself is one,
    not what `gives` says for a vector: Skipped then.
    """
    rows = read_rows(table.name, table.value)
    try:
        _must_fit(rows, table, function, length)
    except Wrong:
        if _gives_something_else(function, length, gives):
            raise Skipped(
                f"{table.name} is compared with the program of your own {function.name}, which "
                "does not give the right value yet: mend that first, the table may be right"
            ) from None
        raise


def _gives_something_else(function: Function, length: int, gives: Gives) -> bool:
    """Whether the function's replay shows that it is not the one that is asked for."""
    program = function.groundwork(ArrayType("float32", (length,))).program
    shapes = [atom.type.shape for atom in program.outputs]
    with suppress(NotReplayable):
        for (x,) in vectors(length=length)(function.seed).always:
            expected = np.asarray(gives(x))
            if shapes != [expected.shape] or not probing.close(replay(program, [x])[0], expected):
                return True
    return False


def _must_fit(rows: Sequence[Row], table: Stated, function: Function, length: int) -> None:
    program = function.groundwork(ArrayType("float32", (length,))).inlined
    graph = graph_of(program)
    inputs = _inputs(function, table.name, rows)
    drawing = _Drawing.of(table.name, rows, inputs, graph)
    found = match(drawing.nodes, graph)
    if len(found.nodes) < len(rows):
        raise drawing.misfit(found, graph)
    if missing := found.missing(graph):
        operation = graph[missing[0]].operation
        required = sum(not node.optional for node in graph)
        drawn = sum(not graph[k].optional for k in found.nodes)
        raise Wrong(
            f"{table.name} has no row for one of the program's equations, {operation}: "
            f"{drawn} of {required} are there",
            expected=required,
            actual=drawn,
        )


def _inputs(function: Function, table: str, rows: Sequence[Row]) -> dict[str, Source]:
    """The names that stand for an input, the one to show first."""
    names = function.parameters().required
    results = {name: row for row in rows for name in row.results}
    for name in names:
        if name in results:
            raise wrong_row(
                table, results[name], f"its result is called {name}, as the function's input is"
            )
    inputs = {name: Source("input", k) for k, name in enumerate(names)}
    return inputs | {"x": inputs.get("x", Source("input", 0))}


@dataclass(frozen=True)
class _Drawing:
    """The rows, each after those that it uses, as nodes of a graph."""

    table: str
    rows: tuple[Row, ...]
    nodes: Graph
    inputs: Mapping[str, Source]

    @classmethod
    def of(
        cls, table: str, rows: Sequence[Row], inputs: Mapping[str, Source], graph: Graph
    ) -> _Drawing:
        ordered = _in_order(table, rows)
        results = {
            name: Source("result", k, position)
            for k, row in enumerate(ordered)
            for position, name in enumerate(row.results)
        }
        has_constants = any(source.kind == "constant" for node in graph for source in node.operands)

        def source(operand: str | float, row: Row) -> Source:
            if not isinstance(operand, str):
                return literal(operand)
            known = results.get(operand) or inputs.get(operand)
            if known is None and not has_constants:
                raise _unknown(table, row, operand, rows)
            return known or Source("constant", operand)

        nodes = tuple(
            Node((row.operation,), tuple(source(o, row) for o in row.operands), row.types)
            for row in ordered
        )
        return cls(table, ordered, nodes, inputs)

    def misfit(self, found: Match, graph: Graph) -> Wrong:
        """What is wrong with the first row that the match does not reach."""
        k = len(found.nodes)
        row, node = self.rows[k], self.nodes[k]
        others = match(without(self.nodes, k), graph, found)
        open_ones = [other for j, other in enumerate(graph) if j not in found.nodes]
        left = [other for j, other in enumerate(graph) if j not in others.nodes]
        later = self.nodes[k + 1 :]

        def is_free(other: Node) -> bool:
            """Whether there is not, for each equation of that operation, a later row."""
            alike = sum(one.operation == other.operation for one in open_ones)
            return sum(one.operation in other.names for one in later) < alike

        meant = _meant(node, found, left, is_free)
        operands = _joined(map(_written, row.operands))
        says = f"{row.operation} of {operands}, giving {_joined(row.types)}"
        if meant is None:
            again = any(_same(node, other, found) for other in graph)
            like_it = "further equation like it" if again else "such equation"
            return wrong_row(
                self.table,
                row,
                f"the program has no {like_it}: {says}",
                hint=forms.of_an_operation(row.operation),
            )
        expected = [self._shown(source, found, graph) for source in meant.operands]
        parts = []
        if row.operation not in meant.names:
            parts.append(f"the operation is {row.operation}, expected {meant.operation}")
        if not _same_operands(node, meant, found):
            parts.append(
                f"the operands of {row.operation} are {operands}, expected {_joined(expected)}"
            )
        if row.types != meant.types:
            parts.append(f"the type is {_joined(row.types)}, expected {_joined(meant.types)}")
        return wrong_row(
            self.table,
            row,
            "; ".join(parts) or f"the program does not use {says} like this",
            expected=[meant.operation, expected, list(meant.types)],
            hint=forms.of_an_operation(row.operation)
            or forms.of_operands(row.operands, len(expected)),
        )

    def _shown(self, source: Source, found: Match, graph: Graph) -> str:
        """An operand of the program in the student's names."""
        match source.kind:
            case "input":
                return next(name for name, known in self.inputs.items() if known == source)
            case "literal":
                return wording.number(source.of)
            case "constant":
                names = [name for name, array in found.constants.items() if array == source.of]
                return names[0] if names else "a captured constant"
        assert isinstance(source.of, int)
        if source.of in found.nodes:
            return self.rows[found.nodes.index(source.of)].results[source.position]
        operation = graph[source.of].operation
        another = any(operation in graph[k].names for k in found.nodes)
        return f"the result of {f'another {operation}' if another else wording.a(operation)}"


def _meant(
    node: Node, found: Match, left: Sequence[Node], is_free: Callable[[Node], bool]
) -> Node | None:
    """The equation left without a row that has most in common with the drawn node, if any has.

    One that is not free is not meant by another operation, unless the operands are its own.
    """

    def in_common(other: Node) -> tuple[int, bool, bool]:
        score = 4 * (node.operation in other.names) + 2 * _same_operands(node, other, found)
        score += 2 * (_images(node, found) == set(other.operands))
        return score, node.types == other.types, not other.optional

    def may_be(other: Node) -> bool:
        return is_free(other) or node.operation in other.names or _same_operands(node, other, found)

    closest = max(filter(may_be, left), key=in_common, default=None)
    return closest if closest is not None and in_common(closest)[0] else None


def _same(node: Node, other: Node, found: Match) -> bool:
    named = node.operation in other.names and node.types == other.types
    return named and _same_operands(node, other, found)


def _images(node: Node, found: Match) -> set[Source | None]:
    return {found.image(source) for source in node.operands}


def _same_operands(node: Node, other: Node, found: Match) -> bool:
    return any(True for _ in found.namings(node, other))


def _in_order(table: str, rows: Sequence[Row]) -> tuple[Row, ...]:
    """Each row after those whose results it uses, else in the student's order."""
    open_names = {name for row in rows for name in row.results}
    waiting, ordered = list(rows), []
    while waiting:
        ready = next((row for row in waiting if not open_names & set(row.operands)), None)
        if ready is None:
            row = _in_circle(waiting)
            raise wrong_row(table, row, "it needs its own result, by way of its operands")
        waiting.remove(ready)
        ordered.append(ready)
        open_names -= set(ready.results)
    return tuple(ordered)


def _in_circle(waiting: Sequence[Row]) -> Row:
    """One that needs its own result, of rows each of which needs another one's."""
    row, passed = waiting[0], list[Row]()
    while row not in passed:
        passed.append(row)
        row = next(maker for maker in waiting if set(maker.results) & set(row.operands))
    return row


def _unknown(table: str, row: Row, operand: str, rows: Sequence[Row]) -> Wrong:
    return wrong_row(
        table,
        row,
        f"{operand!r} is neither the input nor the result of a row",
        hint=_unknown_hint(operand, rows),
    )


def _unknown_hint(operand: str, rows: Sequence[Row]) -> str | None:
    number = operand.partition(":")[0]  # JAX prints a literal with its type
    with suppress(ValueError):
        float(number)
        return f"A literal is written as a number, without quotes and without its type: {number}."
    if any(row.operation == operand for row in rows):
        return f"{operand} stands where the operation should: a row is {FORM}, in this order."
    if len(operand) == 1:
        return "Is this the letter that JAX prints for the input? Here the input is called x."
    return None


def _written(operand: str | float) -> str:
    return operand if isinstance(operand, str) else wording.number(operand)


def _joined(words: Iterable[str]) -> str:
    return wording.joined(words) or "nothing"
