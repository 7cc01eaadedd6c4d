"""The programs of a student's functions, read aloud: those that can be traced, and why not
the others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import numpy as np

from graders import wording
from graders.catalog import Exercise, Function
from graders.programs.annotated import NoProgram, ReadFunction, ReadProgram
from graders.programs.annotating import annotate
from graders.programs.simplify import CALLS, inline
from graders.programs.types import Program, all_equations
from graders.student.file import StudentFile
from graders.student.functions import gives_one_number, types_of
from graders.verdicts import NotStarted, Verdict
from graders.workers import wire


def read_functions(file: StudentFile, exercise: Exercise) -> Iterator[ReadFunction]:
    """Every function that the catalog names for the exercise, with both of its programs."""
    for function in exercise.functions:
        yield _read(file, function)


def _read(file: StudentFile, function: Function) -> ReadFunction:
    names = tuple(function.samples[0])
    try:
        names = _parameters(file, function) or names
        forward = _trace(file, function)
    except Verdict as verdict:
        return ReadFunction(function.name, names, _no_program(file, function, verdict), None)
    read = _annotated(forward.program, function, names)
    return ReadFunction(function.name, names, read, _gradient(file, function, names, forward))


def _gradient(
    file: StudentFile, function: Function, names: tuple[str, ...], forward: wire.Traced
) -> ReadProgram | NoProgram:
    if not gives_one_number(forward.program, forward.returned):
        is_array = forward.returned == "array"
        returned = forward.program.outputs[0].type if is_array else wording.a(forward.returned)
        return NoProgram(f"jax.grad needs one number of type f32[]; this returns {returned}")
    try:
        traced = _trace(file, function, gradient=True)
    except Verdict as verdict:
        return _told(verdict)
    return _annotated(traced.program, function, names)


def _parameters(file: StudentFile, function: Function) -> tuple[str, ...] | None:
    """The names of the inputs, if the function takes as many as a sample has."""
    names = file.ask(wire.Signature(function.name), wire.Parameters).required
    return names if len(names) == len(function.samples[0]) else None


def _trace(file: StudentFile, function: Function, gradient: bool = False) -> wire.Traced:
    return file.ask(_request(function, gradient), wire.Traced)


def _request(function: Function, gradient: bool = False) -> wire.Trace:
    types = types_of([np.asarray(value) for value in function.samples[0].values()])
    return wire.Trace(function.name, types, gradient)


def _annotated(program: Program, function: Function, names: tuple[str, ...]) -> ReadProgram:
    inlined = inline(program)
    called = (e.primitive for e in all_equations(program) if e.primitive in CALLS)
    return ReadProgram(
        tuple(annotate(inlined, tuple(sample.values()), names) for sample in function.samples),
        tuple(dict.fromkeys(called)),
    )


def _no_program(file: StudentFile, function: Function, verdict: Verdict) -> NoProgram:
    told = _told(verdict)
    return replace(told, hint=_AS_EXPECTED) if _is_expected(file, function) else told


def _is_expected(file: StudentFile, function: Function) -> bool:
    """Whether the exercise wants what happens: Python asks a traced value whether it is true."""
    with suppress(Verdict):
        raised = None if function.traceable else file.error_of(_request(function))
        return (
            raised is not None
            and "TracerBoolConversionError" in raised.errors
            and raised.raised_in.endswith(".__bool__")
        )
    return False


_AS_EXPECTED = (
    "That is what the exercise expects here: this function is to stay as it is, with no program "
    "to read."
)


def _told(verdict: Verdict) -> NoProgram:
    if isinstance(verdict, NotStarted):
        return NoProgram(f"No program yet: {verdict.message}")
    return NoProgram(verdict.message, verdict.hint or "")
