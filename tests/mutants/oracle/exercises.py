"""What each exercise asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.mutants.oracle.data import are_added_names, are_answers, are_numbers
from tests.mutants.oracle.inputs import NUMBER, PAIRS, VECTORS, Array
from tests.mutants.oracle.loading import Names
from tests.mutants.oracle.programs import Shapes
from tests.mutants.oracle.structure import (
    cannot_be_traced,
    captures,
    chooses_in_the_program,
    steps_in_a_scan,
    steps_without_a_loop,
)
from tests.mutants.oracle.tables import is_the_table_of
from tests.mutants.oracle.values import gives, gives_untraced

Rule = Callable[[Any, Names], None]


@dataclass(frozen=True)
class Exercise:
    """The public names of an exercise, each with its rule.

    `functions` are the names of functions, with the shapes that their inputs may have. A rule
    gets what its name stands for and, as a table is that of a function, the other names.
    """

    functions: Mapping[str, tuple[Shapes, ...]]
    rules: Mapping[str, Rule]


def _shifted_square_sum(offset: float, function: Any) -> None:
    for shapes in VECTORS:
        gives(function, shapes, lambda z: np.sum((z + offset) ** 2), lambda z: 2 * (z + offset))


def _analytic_gradient(function: Any, names: Names) -> None:
    for shapes in VECTORS:
        gives(function, shapes, lambda x: 2 * (x + 1), None)


def _captured(function: Any, names: Names) -> None:
    gives(function, ((3,),), lambda z: np.sum(z + np.array([1, 2, 3])), np.ones_like)
    captures(function, ((3,),), [(3,)])


def _explicit(function: Any, names: Names) -> None:
    for shapes in PAIRS:
        gives(function, shapes, lambda z, o: np.sum(z + o), lambda z, o: np.ones_like(z))
        captures(function, shapes, [])


def _unrolled(function: Any, names: Names) -> None:
    gives(function, ((),), lambda z: z / 16 + 1.875, lambda z: 1 / 16)
    steps_without_a_loop(function)


def _scanned(function: Any, names: Names) -> None:
    gives(function, ((),), lambda z: z / 16 + 1.875, lambda z: 1 / 16)
    steps_in_a_scan(function)


def _sign(z: Array) -> float:
    return 1.0 if z[0] > 0 else -1.0


def _bad_branch(function: Any, names: Names) -> None:
    cannot_be_traced(function)
    for shapes in VECTORS:
        gives_untraced(function, shapes, lambda z: _sign(z) * np.sum(z))


def _repaired(function: Any, names: Names) -> None:
    for shapes in VECTORS:
        gives(
            function,
            shapes,
            lambda z: _sign(z) * np.sum(z),
            lambda z: np.full(z.shape, _sign(z)),
        )
    chooses_in_the_program(function, other=lambda z: -_sign(z) * np.sum(z))


def _numbers(wanted: Any) -> Rule:
    return lambda stated, names: are_numbers(stated, wanted)


EXERCISES: Mapping[str, Exercise] = {
    "forward_trace": Exercise(
        {"shifted_square_sum": VECTORS},
        {
            "VALUES": _numbers({"shifted": [2, 3, 4], "squared": [4, 9, 16], "total": 29}),
            "shifted_square_sum": lambda function, names: _shifted_square_sum(1, function),
            "DATAFLOW": lambda table, names: is_the_table_of(
                table, names.get("shifted_square_sum")
            ),
        },
    ),
    "gradient_program": Exercise(
        {"analytic_gradient": VECTORS},
        {
            "SAMPLE_VALUE": _numbers(10),
            "SAMPLE_GRADIENT": _numbers([0, 2, 6]),
            "ADDED_OPERATIONS": lambda stated, names: are_added_names(stated),
            "analytic_gradient": _analytic_gradient,
        },
    ),
    "captured_constant": Exercise(
        {"captured": (((3,),),), "explicit": PAIRS},
        {
            "INPUTS": _numbers({"captured": 1, "explicit": 2}),
            "CONSTANTS": _numbers({"captured": 1, "explicit": 0}),
            "captured": _captured,
            "explicit": _explicit,
        },
    ),
    "offset_two": Exercise(
        {"shifted_two": VECTORS},
        {
            "VALUE": _numbers(50),
            "GRADIENT": _numbers([6, 8, 10]),
            "shifted_two": lambda function, names: _shifted_square_sum(2, function),
        },
    ),
    "scan_recurrence": Exercise(
        {"unrolled": NUMBER, "scanned": NUMBER}, {"unrolled": _unrolled, "scanned": _scanned}
    ),
    "cond_repair": Exercise(
        {"bad_branch": VECTORS, "repaired": VECTORS},
        {"bad_branch": _bad_branch, "repaired": _repaired},
    ),
    "check_understanding": Exercise({}, {"ANSWERS": lambda stated, names: are_answers(stated)}),
}
