"""Checks of a traced program's structure: inputs and outputs, steps, scans, conds.

Structure is judged by what the program does when it is replayed and a value in it moves,
so that neither a spelling nor a decoration decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from graders import wording
from graders.checks.misconceptions import after_steps
from graders.inputs import both_sides, starts
from graders.programs import probing
from graders.programs.replay import replay
from graders.programs.types import ArrayType, Program, all_equations
from graders.programs.unfolding import as_run
from graders.student.functions import Function, types_of
from graders.verdicts import Skipped, Wrong

NUMBER = ArrayType("float32", ())
VECTORS = tuple(ArrayType("float32", (n,)) for n in (1, 3))


def one_input_one_number(function: Function, *, lengths: Sequence[int] = (1, 3)) -> None:
    """The function takes one vector and gives one f32[], worked out in the program itself."""
    _takes_and_gives(function, 1, lengths, lambda vector: NUMBER)


def one_input_one_like_it(function: Function) -> None:
    """The function takes one vector and gives one of the same type."""
    _takes_and_gives(function, 1, (1, 3), lambda vector: vector)


def two_inputs_one_number(function: Function) -> None:
    """The function takes two vectors and gives one f32[]."""
    _takes_and_gives(function, 2, (1, 3), lambda vector: NUMBER)


def _takes_and_gives(
    function: Function,
    inputs: int,
    lengths: Sequence[int],
    output: Callable[[ArrayType], ArrayType],
) -> None:
    parameters = function.parameters()
    least, most = len(parameters.required), parameters.most
    if least > inputs or (most is not None and most < inputs):
        named = f" ({', '.join(parameters.required)})" if least else ""
        raise Wrong(
            f"{function.name} takes {_counted(least, 'input')}{named}, expected {_NUMBERS[inputs]}",
            expected=inputs,
            actual=least,
        )
    for length in lengths:
        vector = ArrayType("float32", (length,))
        expected = str(output(vector))
        program = function.groundwork(*[vector] * inputs).program
        outputs = [str(atom.type) for atom in program.outputs]
        if outputs != [expected]:
            raise Wrong(
                f"traced for {_and([str(vector)] * inputs)}, {function.name} gives "
                f"{_and(outputs) or 'nothing'}, expected one {expected}",
                expected=[expected],
                actual=outputs,
                input=[str(vector)] * inputs,
            )
        for name in _primitives(program):
            if "callback" in name:
                raise Wrong(
                    f"{function.name} leaves its program: {name} calls back into Python",
                    actual=name,
                    hint="Compute the result with jnp functions, so that the jaxpr shows it.",
                )


_NUMBERS = {1: "one", 2: "two"}


def holds_steps(function: Function, step: Callable[[float], float], count: int) -> None:
    """The program of f32[] -> f32[] holds every step outside of loops, each leading to the next."""
    traced = _scalar_program(function)
    for start in (*starts(function.seed), *_FAR_STARTS):
        program = as_run(traced, [np.array(start)], single_steps=False)
        _, *values = after_steps(step, start, count)
        gains = [
            after_steps(step, value + 1.0, count - k)[-1] - values[-1]
            for k, value in enumerate(values, 1)
        ]
        missing = probing.first_step_missing(program, [np.array(start)], values, gains)
        if missing is not None:
            raise Wrong(
                _what_is_missing(function, traced, start, values, missing),
                expected=values,
                actual=list(_primitives(traced)),
                input=[start],
                hint=_unrolled_hint(traced),
            )


def _what_is_missing(
    function: Function,
    program: Program,
    start: float,
    values: Sequence[float],
    missing: probing.MissingStep,
) -> str:
    value = f"the value after step {missing.step}, {wording.number(values[missing.step - 1])},"
    expected = wording.number(missing.expected_gain)
    if missing.gain is None:
        return (
            f"from z = {start}, no equation of {function.name} that the result depends on holds "
            f"{value} in its turn. Its equations: {_and(_primitives(program)) or 'none'}"
        )
    return (
        f"from z = {start}, {value} is there in {function.name}, but does not lead to the result "
        f"through {_counted(len(values) - missing.step, 'more step')}: moving it by 1 moves the "
        f"result by {wording.number(missing.gain)}, expected {expected}"
    )


def scans_steps(function: Function, step: Callable[[float], float], count: int) -> None:
    """One scan of that length carries a number through the steps, and its last value counts."""
    traced = _scalar_program(function)
    for start in (*starts(function.seed), *_FAR_STARTS):
        inputs = [np.array(start)]
        program = as_run(traced, inputs, single_steps=True)
        scan = _only_scan(function, traced, program, count)
        carried = probing.carried_by(program, inputs, scan, step)
        if carried is None:
            c = 10.0
            raise Wrong(
                f"no number in the carry of {function.name}'s scan takes the recurrence's step in "
                f"every turn, from {wording.number(c)} to {wording.number(step(c))} for example "
                f"(the scan starts from z = {start})",
                input=[start],
                hint="The step's function gets the carry and has to return the new one, first.",
            )
        if not probing.close(carried.first, start):
            raise Wrong(
                f"from z = {start}, the number in the carry of {function.name}'s scan "
                f"starts as {wording.number(carried.first)}, expected z itself",
                expected=start,
                actual=carried.first,
                input=[start],
                hint="What the carry starts from is the second argument of scan.",
            )
        gain = probing.output_gain_of_scan(program, inputs, scan, carried)
        if not probing.close(gain, 1.0):
            raise Wrong(
                f"from z = {start}, {function.name} does not return what its scan ends with: "
                f"moving the scan's last value by 1 moves the result by {wording.number(gain)}",
                expected=1.0,
                actual=gain,
                input=[start],
                hint="The last carry that the scan gives back is the result.",
            )


_FAR_STARTS = (-1000.0, 1000.0)
"""For what is done only in between, where somebody might look."""


def _only_scan(function: Function, traced: Program, program: Program, count: int) -> int:
    """The index of the one scan of that length in a program as it runs."""
    lengths = {
        k: equation.parameters["length"]
        for k, equation in enumerate(program.equations)
        if equation.primitive == "scan"
    }
    right = [k for k, length in lengths.items() if length == count]
    if len(right) == 1:
        return right[0]
    anywhere = [e.parameters["length"] for e in all_equations(traced) if e.primitive == "scan"]
    what = f"the result of {function.name} depends on {_described(anywhere)}, expected one scan"
    nested = count in anywhere and not right
    where = ", not in another loop, nor in a branch that is not always taken" if nested else ""
    raise Wrong(
        f"{what} of length {count}{where}",
        expected=[count],
        actual=anywhere,
        hint=_scan_hint(traced),
    )


def chooses_by_cond(function: Function, sides: Sequence[Side]) -> None:
    """A cond decides, by z, which of these sides f32[n] -> f32[] gives."""
    for z in both_sides(function.seed):
        program = function.groundwork(*types_of([z])).program
        if "cond" not in _primitives(program):
            raise Wrong(
                f"the result of {function.name} depends on no cond, expected one. "
                f"Its equations: {_and(_primitives(program)) or 'none'}",
                expected="cond",
                actual=list(_primitives(program)),
                hint=_cond_hint(program),
            )
        results = [float(side(z)) for side in sides]
        conds = probing.with_each_branch(program)
        if not any(_decides(program, z, variants, results) for variants in conds):
            raise Wrong(
                f"the cond in {function.name} does not decide: taking its branches one by one "
                f"does not turn {wording.call(function.name, [z])} into "
                f"{_and(map(wording.number, results))}",
                expected=results,
                input=[z.tolist()],
                hint="Let the cond's own result be what the function returns.",
            )


Side = Callable[[np.ndarray], float]


def _decides(
    program: Program, z: np.ndarray, variants: Sequence[Program], results: Sequence[float]
) -> bool:
    """Whether a cond's branches give these results, and z[0] has a say in which one it takes.

    `variants` are the program with each of the branches taken.
    """
    given = [_output(variant, z) for variant in variants]
    positive = abs(z) + 1
    mixed = np.concatenate([positive[:1], -9 * positive[1:]])  # z[0] and the sum differ in sign
    taken = [
        {
            k
            for one in (sign * positive, sign * mixed)
            for k, variant in enumerate(variants)
            if _output(variant, one) == _output(program, one)
        }
        for sign in (1.0, -1.0)
    ]
    return not taken[0] & taken[1] and all(
        any(probing.close(output, result) for output in given) for result in results
    )


def _output(program: Program, z: np.ndarray) -> float:
    (output,) = replay(program, [z])
    return float(output)


def _scalar_program(function: Function) -> Program:
    traced = function.groundwork(NUMBER)
    outputs = [atom.type for atom in traced.program.outputs]
    if traced.returned != "array" or [output.size for output in outputs] != [1]:
        raise Skipped(f"{function.name} does not return one number yet: mend its value first")
    return traced.program


def _primitives(program: Program) -> tuple[str, ...]:
    """The names of all equations, each once, in order."""
    return tuple(dict.fromkeys(equation.primitive for equation in all_equations(program)))


def _described(lengths: list[int]) -> str:
    if not lengths:
        return "no scan"
    if len(lengths) == 1:
        return f"a scan of length {lengths[0]}"
    return f"{len(lengths)} scans, of length {_and(map(str, lengths))}"


def _unrolled_hint(program: Program) -> str | None:
    if {"scan", "while"} & set(_primitives(program)):
        return "Let Python repeat the step while it traces: a for loop over a range."
    return None


def _scan_hint(program: Program) -> str | None:
    if "while" in _primitives(program):
        return "A loop whose end is traced becomes a while: make the count a Python integer."
    return None


def _cond_hint(program: Program) -> str | None:
    if "select_n" in _primitives(program):
        return "where and select compute both sides, and so does a cond under vmap. Use lax.cond."
    return None


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _and(words: Iterable[str]) -> str:
    *first, last = list(words) or [""]
    return f"{', '.join(first)} and {last}" if first else last
