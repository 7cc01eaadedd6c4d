"""Checks of the arrays that a function's program has captured."""

from __future__ import annotations

from graders.inputs import Family
from graders.programs.constants import captured_arrays, matters
from graders.programs.types import Array
from graders.student.functions import Function, types_of
from graders.verdicts import Skipped, Wrong


def captures_one_array(function: Function, shape: tuple[int, ...], family: Family) -> None:
    """The program has captured one array, of that shape, and the result depends on it."""
    found = _captured(function, family)
    if [array.type.shape for array in found] == [shape]:
        return
    raise Wrong(
        f"{function.name} captures {_described(found)}, expected one array of shape {shape}",
        expected=[list(shape)],
        actual=[list(array.type.shape) for array in found],
        hint=None if found else _NOTHING_CAPTURED,
    )


def captures_no_array(function: Function, family: Family) -> None:
    """The program has captured no array on which the result depends."""
    if found := _captured(function, family):
        raise Wrong(
            f"{function.name} captures {_described(found)}, expected none",
            expected=[],
            actual=[list(array.type.shape) for array in found],
        )


_NOTHING_CAPTURED = (
    "Make the array once, outside the function, and use it inside. An array is captured only "
    "if it is there when JAX traces, and if other elements in it would change the result by more "
    "than rounding."
)


def _captured(function: Function, family: Family) -> list[Array]:
    """The captured arrays that matter, at the first length at which there are any."""
    samples = family(function.seed).always
    for types in dict.fromkeys(types_of(inputs) for inputs in samples):
        program = function.groundwork(*types).program
        if not program.outputs:
            raise Skipped(f"{function.name} returns nothing yet: mend its value first")
        alike = [inputs for inputs in samples if types_of(inputs) == types]
        if found := [a for a in captured_arrays(program) if matters(a, program, alike)]:
            return found
    return []


def _described(arrays: list[Array]) -> str:
    if not arrays:
        return "no array that its result depends on"
    types = ", ".join(str(array.type) for array in arrays)
    return f"one array, {types}" if len(arrays) == 1 else f"{len(arrays)} arrays, {types}"
