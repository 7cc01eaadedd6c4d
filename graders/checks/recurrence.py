"""Checks of a recurrence's structure: its steps in the program itself, or in a scan.

Structure is judged by what the program does when it is replayed and a value in it moves,
so that neither a spelling nor a decoration decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from graders import wording
from graders.checks.operations import primitives
from graders.checks.signature import NUMBER, program_of_one_number
from graders.checks.steps import after_steps
from graders.inputs import starts
from graders.programs import carrying, probing
from graders.programs.answering import answered, asks
from graders.programs.primitives.layouts import ScanLayout
from graders.programs.types import Equation, Program, all_equations
from graders.programs.unfolding import as_run
from graders.student.functions import Function
from graders.verdicts import Wrong


def holds_steps(function: Function, step: Callable[[float], float], count: int) -> None:
    """The program of f32[] -> f32[] holds every step outside of loops, each leading to the next."""
    traced = program_of_one_number(function, NUMBER)
    for start in (*starts(function.seed), *_FAR_STARTS):
        inputs = [np.array(start)]
        program = answered(as_run(traced, inputs, single_steps=False), inputs)
        _, *values = after_steps(step, start, count)
        gains = [
            after_steps(step, value + 1.0, count - k)[-1] - values[-1]
            for k, value in enumerate(values, 1)
        ]
        held = probing.held_steps(program, inputs, values, gains)
        if isinstance(held, probing.MissingStep):
            within = _array_with(program, start, values[held.step - 1])
            raise Wrong(
                _what_is_missing(function, traced, program, start, values, held, within),
                expected=values,
                actual=list(primitives(traced)),
                input=[start],
                hint=_taken_instead(program, held.gain)
                or _unrolled_hint(traced, None if held.gain is not None else within),
            )
        for k, holding in enumerate(held, 1):
            by = {each.place: probing.ONE for each in holding}
            _nothing_leads_past(function, program, start, by, f"step {k}")


def _what_is_missing(
    function: Function,
    traced: Program,
    program: Program,
    start: float,
    values: Sequence[float],
    missing: probing.MissingStep,
    within: str | None,
) -> str:
    value = f"the value after step {missing.step}, {wording.number(values[missing.step - 1])}"
    expected = wording.number(missing.expected_gain)
    if missing.gain is None:
        then = f", once step {missing.step - 1} is done" if missing.step > 1 else ""
        alone = f", as a number by itself{then}: it is an element of {within}" if within else then
        equations = wording.joined(primitives(traced)) or "none"
        return (
            f"{_from(start)}, no equation of {function.name} that the result depends on holds "
            f"{value}{alone}. Its equations: {equations}"
        )
    left = wording.counted(len(values) - missing.step, "more step")
    answers = _as_answered(program)
    return (
        f"{_from(start)}, {value}, is there in {function.name}, but does not lead to the result "
        f"through {left}: moving it by 1{answers} moves the result by "
        f"{wording.number(missing.gain)}, expected {expected}"
    )


def _array_with(program: Program, start: float, value: float) -> str | None:
    """The type of the first array of several elements that has this one."""
    for held in probing.values_held(program, [np.array(start)]):
        if held.value.size > 1 and probing.near(held.value, value).any():
            return str(program.equations[held.equation].results[held.result].type)
    return None


def scans_steps(function: Function, step: Callable[[float], float], count: int) -> None:
    """One scan of that length carries a number through the steps, and its last value counts."""
    traced = program_of_one_number(function, NUMBER)
    for start in (*starts(function.seed), *_FAR_STARTS):
        inputs = [np.array(start)]
        program = as_run(traced, inputs, single_steps=True)
        scan = _only_scan(function, traced, program, count)
        program = answered(program, inputs)
        carried = _carried(function, program, start, scan, step)
        by = {(scan, result): elements for result, elements in carried.results}
        _nothing_leads_past(function, program, start, by, "its scan")
        _nothing_joins(function, program, start, scan, carried)


def _carried(
    function: Function,
    program: Program,
    start: float,
    scan: int,
    step: Callable[[float], float],
) -> carrying.Carried:
    """What the scan carries from z through the steps to the result."""
    inputs = [np.array(start)]
    carried_each = tuple(carrying.carried_by(program, inputs, scan, step))
    if not carried_each:
        example = carrying.other_step(program, inputs, scan, step)
        c, given = example or (10.0, None)
        instead = "" if given is None else f"; {wording.number(given)} comes of it"
        raise Wrong(
            f"no number in the carry of {function.name}'s scan takes the recurrence's step in "
            f"every turn, from {wording.number(c)} to {wording.number(step(c))} for example"
            f"{instead} (the scan starts {_from(start)})",
            input=[start],
            hint=_carry_hint(program.equations[scan]),
        )
    from_z = [each for each in carried_each if probing.close(each.first, start)]
    if not from_z:
        first = carried_each[0].first
        raise Wrong(
            f"{_from(start)}, the number in the carry of {function.name}'s scan "
            f"starts as {wording.number(first)}, expected z itself",
            expected=start,
            actual=first,
            input=[start],
            hint="What the carry starts from is the second argument of scan.",
        )
    gains = [carrying.output_gain_of_scan(program, inputs, scan, each) for each in from_z]
    returned = [probing.close(gain, 1.0) for gain in gains]
    if not any(returned):
        raise Wrong(
            f"{_from(start)}, {function.name} does not return what its scan ends with: "
            f"moving the scan's last value by 1{_as_answered(program)} moves the result by "
            f"{wording.number(gains[0])}",
            expected=1.0,
            actual=gains[0],
            input=[start],
            hint=_taken_instead(program, gains[0])
            or "The last carry that the scan gives back is the result.",
        )
    return from_z[returned.index(True)]


def _as_answered(program: Program) -> str:
    """What else is to be said of moving a number in an answered program, if it asks anything."""
    return ", with every comparison coming out as before," if asks(program) else ""


def _taken_instead(program: Program, gain: float | None) -> str | None:
    """A hint where a select may be why moving a number moves the result by nothing."""
    if gain is not None and probing.close(gain, 0.0) and asks(program):
        return (
            "If a where puts something else in its place, even something equal, that is what is "
            "returned, and differentiated. Return what the steps themselves lead to."
        )
    return None


def _from(start: float) -> str:
    return f"from z = {wording.number(start)}"


def _nothing_leads_past(
    function: Function,
    program: Program,
    start: float,
    by: Mapping[probing.Place, probing.Elements],
    what: str,
) -> None:
    random = np.random.default_rng(function.seed)
    if past := probing.led_past(program, [np.array(start)], by, random):
        raise Wrong(
            f"{_from(start)}, not all of the result of {function.name} comes by way of {what}: "
            f"it also depends on {wording.array(past.value)}, which z leads to by another way, "
            f"through {program.equations[past.equation].primitive}",
            input=[start],
            hint=_NO_PART,
        )


def _nothing_joins(
    function: Function, program: Program, start: float, scan: int, carried: carrying.Carried
) -> None:
    random = np.random.default_rng(function.seed)
    if past := carrying.led_past_carry(program, [np.array(start)], scan, carried, random):
        primitive, held = past
        raise Wrong(
            f"{_from(start)}, a step of {function.name}'s scan makes the next number not of the "
            f"number carried there alone: it also depends on {wording.array(held.value)}, which z "
            f"leads to by another way, through {primitive}",
            input=[start],
            hint=_NO_PART,
        )


_NO_PART = "What is added beside it, be it nothing in the end, is not part of the steps."


_FAR_STARTS = (-1000.0, 1000.0)
"""For what is done only in between, where somebody might look."""


def _only_scan(function: Function, traced: Program, program: Program, count: int) -> int:
    """The index of the one scan of that length in a program as it runs."""
    lengths = {
        k: ScanLayout.of(equation).length
        for k, equation in enumerate(program.equations)
        if equation.primitive == "scan"
    }
    right = [k for k, length in lengths.items() if length == count]
    if len(right) == 1:
        return right[0]
    scans = [equation for equation in all_equations(traced) if equation.primitive == "scan"]
    anywhere = [ScanLayout.of(scan).length for scan in scans]
    what = f"the result of {function.name} depends on {_described(anywhere)}, expected one scan"
    nested = count in anywhere and not right
    where = ", not in another loop, nor in a branch that is not always taken" if nested else ""
    raise Wrong(
        f"{what} of length {count}{where}",
        expected=[count],
        actual=anywhere,
        hint=_scan_hint(traced, count),
    )


def _described(lengths: list[int]) -> str:
    if not lengths:
        return "no scan"
    if len(lengths) == 1:
        return f"a scan of length {lengths[0]}"
    return f"{len(lengths)} scans, of length {wording.joined(map(str, lengths))}"


def _unrolled_hint(program: Program, within: str | None) -> str | None:
    if {"scan", "while"} & set(primitives(program)):
        return "Let Python repeat the step while it traces: a for loop over a range."
    if within:
        return (
            f"Let each step make a number of the number before it, not an array such as {within}."
        )
    return None


def _carry_hint(scan: Equation) -> str:
    carried = [result.type for result in scan.results[: ScanLayout.of(scan).carries]]
    if arrays := [str(type) for type in carried if type.size != 1]:
        return f"The carry holds {wording.joined(arrays)}. Let the number itself be carried, too."
    return "Work one step out by hand: is that what the step's function gives, first of two?"


def _scan_hint(program: Program, count: int) -> str | None:
    if "while" in primitives(program):
        return (
            "A while_loop is no scan, nor is a fori_loop whose end is traced: use lax.scan with "
            f"length={count}, or give fori_loop Python integers."
        )
    return None
