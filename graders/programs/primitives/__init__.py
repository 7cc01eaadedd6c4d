"""What each primitive does, in NumPy on the values of a replay.

An operation takes its operands in order, the equation's parameters under JAX's names,
and `result`, the type declared for its first result, if it asks for it. It gives arrays of any
dtype of the result's kind; the replay brings them into the type.

XLA defines what JAX's own pages leave open: https://openxla.org/xla/operation_semantics.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from graders.programs.primitives.elementwise import ELEMENTWISE
from graders.programs.primitives.errors import Contradiction, NotReplayable
from graders.programs.primitives.indexing import INDEXING
from graders.programs.primitives.ordering import ORDERING
from graders.programs.primitives.reductions import REDUCTIONS
from graders.programs.primitives.shapes import SHAPES
from graders.programs.primitives.windows import WINDOWS
from graders.programs.types import Equation

Operation = Callable[..., Any]

OPERATIONS: Mapping[str, Operation] = {
    **ELEMENTWISE,
    **REDUCTIONS,
    **SHAPES,
    **INDEXING,
    **ORDERING,
    **WINDOWS,
}

_WITHOUT_EFFECT = frozenset(
    {
        "accuracy",
        "copy_semantics",
        "devices",
        "indices_are_sorted",
        "memory_space",
        "name",
        "out_sharding",
        "precision",
        "sharding",
        "srcs",
        "unique_indices",
        "update_consts",
        "weak_type",
    }
)
"""Parameters that say how or where to compute, and do not change what comes out."""


def operation_of(equation: Equation) -> Operation:
    """The equation's operation, which only wants the operands.

    Raises NotReplayable for an unknown primitive and for a parameter that the operation
    does not know, unless that parameter is unset.
    """
    name = equation.primitive
    operation = OPERATIONS.get(name)
    if operation is None:
        raise NotReplayable(f"primitive {name!r}")
    if not equation.results:
        raise Contradiction(f"{name!r} has no result")
    if name in ELEMENTWISE:
        _require_alike(equation)
    known = _keywords(operation)
    arguments = {}
    for key, value in equation.parameters.items():
        if key in known:
            arguments[key] = value
        elif value is not None and value is not False and key not in _WITHOUT_EFFECT:
            raise NotReplayable(f"parameter {key!r} of {name!r}")
    if name == "scatter" and equation.bodies:  # what x.at[i].apply(f) makes
        raise NotReplayable("parameter 'update_jaxpr' of 'scatter'")
    if "result" in known:
        arguments["result"] = equation.results[0].type
    return functools.partial(operation, **arguments) if arguments else operation


def _require_alike(equation: Equation) -> None:
    """Before NumPy makes arrays as large as unlike operands broadcast to."""
    shapes = [operand.type.shape for operand in equation.operands]
    try:
        fits = np.broadcast_shapes(*shapes) == equation.results[0].type.shape
    except ValueError:
        fits = False
    if not fits:
        raise Contradiction(f"{equation.primitive!r} has operands of other shapes than its result")


@functools.cache
def _keywords(operation: Operation) -> frozenset[str]:
    if isinstance(operation, np.ufunc):
        return frozenset()
    parameters = inspect.signature(operation).parameters.values()
    return frozenset(p.name for p in parameters if p.kind is p.KEYWORD_ONLY)
