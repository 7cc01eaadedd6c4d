"""Checks of the error that tracing a function raises."""

from __future__ import annotations

from collections.abc import Sequence

from graders.inputs import lengths
from graders.programs.types import ArrayType
from graders.student import explain
from graders.student.functions import Function
from graders.verdicts import Wrong


def raises_when_traced(function: Function, error: str, *, out_of: str) -> None:
    """Tracing raises `error`, and it is JAX that raises it.

    The frame below the student's last one has to be JAX's own function `out_of`. Both names
    are claims of the student's process.
    """
    for vector in (ArrayType("float32", (n,)) for n in lengths(function.seed)):
        raised = function.raised_when_traced(vector)
        if raised is None:
            raise Wrong(
                f"{function.name} can be traced for z: {vector}; a Python if on a traced "
                f"comparison should make JAX raise {error}",
                expected=error,
                actual="no error",
                input=str(vector),
            )
        if error not in raised.errors:
            raise Wrong(
                f"{explain.told(raised, f'traced for z: {vector}, {function.name}')}\n"
                f"expected {error}",
                expected=error,
                actual=raised.errors[0],
                input=str(vector),
                hint=_left_to_python(function, error, raised.errors) or explain.hint(raised),
            )
        module, _, name = raised.raised_in.rpartition(".")
        if name != out_of or module.partition(".")[0] != "jax":
            where = f" (line {raised.line})" if raised.line else ""
            raise Wrong(
                f"{function.name} raises {error} itself{where}; JAX should raise it, "
                "when Python asks a traced value whether it is true",
                expected=f"{error} raised by JAX",
                actual=f"{error} raised by the file",
                input=str(vector),
            )


_OTHERS_OF_TRACING = {
    "ConcretizationTypeError",
    "NonConcreteBooleanIndexError",
    "TracerArrayConversionError",
    "TracerIntegerConversionError",
}
"""What else JAX raises where a traced value should tell its number."""


def _left_to_python(function: Function, error: str, raised: Sequence[str]) -> str | None:
    """The hint where JAX is asked for a number; to make that traceable would not be asked for."""
    if _OTHERS_OF_TRACING.isdisjoint(raised):
        return None
    return (
        f"{function.name} is not to become traceable: it is to ask with a Python if, and by the "
        "comparison itself. Does it turn a traced value into a number first? That raises before "
        f"{error} can."
    )
