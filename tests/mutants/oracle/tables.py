"""The rule about a data-flow table: it is the program's graph, in other words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.mutants.oracle.programs import CALLS, bodies, live, trace
from tests.mutants.oracle.verdicts import Different

Term = tuple[Any, ...]
"""An equation with all that leads to it: operation, operands as terms, types."""

_COMMUTATIVE = ("add", "mul", "max", "min", "add_any")


def is_the_table_of(table: Any, function: Any) -> None:
    """The rows are the equations of the function's program at f32[3], dead ones optional."""
    try:
        needed, possible = _terms(trace(function, ((3,),)))
    except Exception as error:
        raise Different(f"is a table of no program: {type(error).__name__}") from error
    try:
        rows = Counter(_row_terms(table))
    except (TypeError, ValueError, KeyError, RecursionError) as error:
        raise Different(f"is no table: {error}") from error
    if not needed <= rows <= possible:
        raise Different("is the table of another program")


def _row_terms(table: Any) -> list[Term]:
    rows = {}
    for result, operation, operands, type_ in table:
        if not all(isinstance(text, str) and text for text in (result, operation, type_)):
            raise ValueError("a row is not made of names")
        if result in rows or result == "x" or not isinstance(operands, list | tuple):
            raise ValueError("a name stands for two things, or the operands are no list")
        rows[result] = operation, operands, type_

    def term(operand: Any) -> Term:
        if not isinstance(operand, str):
            return "literal", float(np.float32(operand))
        return ("input", 0) if operand == "x" else ("result", made(operand), 0)

    def made(result: str) -> Term:
        operation, operands, type_ = rows[result]
        type_ = type_.replace("f32", "float32")
        name = "square" if operation == "integer_pow" else operation
        return _application(name, [term(operand) for operand in operands], [type_])

    return [made(result) for result in rows]


def _terms(closed: Any) -> tuple[Counter[Term], Counter[Term]]:
    """The terms of the program's live equations, and those of all; calls are inlined."""
    found: list[tuple[Term, bool]] = []
    _collect(closed.jaxpr, {}, True, found)
    return Counter(term for term, is_live in found if is_live), Counter(term for term, _ in found)


def _collect(
    jaxpr: Any, known: dict[int, Term], needed: bool, found: list[tuple[Term, bool]]
) -> list[Term]:
    for k, variable in enumerate(jaxpr.invars):
        known.setdefault(id(variable), ("input", k))
    for k, variable in enumerate(jaxpr.constvars):
        known.setdefault(id(variable), ("constant", k))
    used = {id(equation) for equation in live(jaxpr)}

    def term(atom: Any) -> Term:
        return ("literal", float(atom.val)) if hasattr(atom, "val") else known[id(atom)]

    for equation in jaxpr.eqns:
        operands = [term(atom) for atom in equation.invars]
        is_live = needed and id(equation) in used
        if equation.primitive.name in CALLS:
            (body,) = bodies(equation)
            inner = getattr(body, "jaxpr", body)
            inside = dict(zip(map(id, inner.invars), operands, strict=True))
            results = _collect(inner, inside, is_live, found)
        else:
            name = equation.primitive.name
            if name == "integer_pow" and equation.params["y"] == 2:
                name = "square"
            made = _application(name, operands, [_type(v.aval) for v in equation.outvars])
            found.append((made, is_live))
            results = [("result", made, k) for k in range(len(equation.outvars))]
        known |= dict(zip(map(id, equation.outvars), results, strict=True))
    return [term(atom) for atom in jaxpr.outvars]


def _application(operation: str, operands: Sequence[Term], types: Sequence[str]) -> Term:
    """The term of an operation; the operands of a commutative one stand in a fixed order."""
    ordered = sorted(operands, key=repr) if operation in _COMMUTATIVE else operands
    return operation, tuple(ordered), tuple(types)


def _type(aval: Any) -> str:
    return f"{aval.dtype}[{','.join(map(str, aval.shape))}]"
