"""Checks of what a traced program takes and gives, and that it works it out by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from graders.checks.operations import primitives
from graders.programs.types import ArrayType, Program
from graders.student.functions import Function
from graders.verdicts import Skipped, Wrong
from graders.wording import counted, joined

NUMBER = ArrayType("float32", ())
LENGTHS = (1, 3)
VECTORS = tuple(ArrayType("float32", (n,)) for n in LENGTHS)


def one_input_one_number(function: Function, *, lengths: Sequence[int] = LENGTHS) -> None:
    """The function takes one vector and gives one f32[], worked out in the program itself."""
    _takes_and_gives(function, 1, lengths, lambda vector: NUMBER)


def one_input_one_like_it(function: Function) -> None:
    """The function takes one vector and gives one of the same type."""
    _takes_and_gives(function, 1, LENGTHS, lambda vector: vector)


def two_inputs_one_number(function: Function) -> None:
    """The function takes two vectors and gives one f32[]."""
    _takes_and_gives(function, 2, LENGTHS, lambda vector: NUMBER)


def program_of_one_number(function: Function, *types: ArrayType) -> Program:
    """The program for inputs of these types; Skipped unless it gives one number."""
    traced = function.groundwork(*types)
    sizes = [atom.type.size for atom in traced.program.outputs]
    if traced.returned != "array" or sizes != [1]:
        raise Skipped(f"{function.name} does not return one number yet: mend its value first")
    return traced.program


def _takes_and_gives(
    function: Function,
    inputs: int,
    lengths: Sequence[int],
    output: Callable[[ArrayType], ArrayType],
) -> None:
    parameters = function.parameters()
    least, most = len(parameters.required), parameters.most
    fits = least <= inputs and (most is None or inputs <= most)
    # A decorator may take other inputs than the signature that it shows.
    if not fits and function.raised_when_traced(*[VECTORS[0]] * inputs):
        taken = least if least > inputs or most is None else most
        named = f" ({', '.join(parameters.required)})" if least == taken > 0 else ""
        raise Wrong(
            f"{function.name} takes {counted(taken, 'input')}{named}, expected {_IN_WORDS[inputs]}",
            expected=inputs,
            actual=taken,
        )
    for length in lengths:
        vector = ArrayType("float32", (length,))
        expected = str(output(vector))
        program = function.groundwork(*[vector] * inputs).program
        outputs = [str(atom.type) for atom in program.outputs]
        if outputs != [expected]:
            raise Wrong(
                f"traced for {joined([str(vector)] * inputs)}, {function.name} gives "
                f"{joined(outputs) or 'nothing'}, expected one {expected}",
                expected=[expected],
                actual=outputs,
                input=[str(vector)] * inputs,
            )
        for name in primitives(program):
            if "callback" in name:
                raise Wrong(
                    f"{function.name} leaves its program: {name} calls back into Python",
                    actual=name,
                    hint="Compute the result with jnp functions, so that the jaxpr shows it.",
                )


_IN_WORDS = {1: "one", 2: "two"}
