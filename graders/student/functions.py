"""A student's function: the programs it traces to, and what it gives for an input.

The same question can be put to the replay of the traced program and to JAX itself, so that
a check is written once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from graders.programs.replay import replay
from graders.programs.simplify import inline, live
from graders.programs.types import Array, ArrayType, Program
from graders.student.file import StudentFile
from graders.student.observed import Observed
from graders.verdicts import Erred, GraderFailed, Skipped, TimedOut, Verdict, Wrong
from graders.workers import wire


class Answers(Protocol):
    """Whatever can say what a function gives for float32 arrays.

    `by` counts the input whose gradient is asked for.
    """

    @property
    def name(self) -> str: ...
    def value(self, *inputs: np.ndarray) -> Observed: ...
    def gradient(self, *inputs: np.ndarray, by: int = 0) -> Observed: ...


@dataclass(frozen=True)
class TracedFunction:
    """A traced program; `returned` as in Observed.

    `inlined` is without calls, `program` without calls and dead equations.
    """

    inlined: Program
    program: Program
    returned: str


class Function:
    """A public name of a student's file that should be a function.

    `seed` decides the inputs that are drawn for it.
    """

    def __init__(self, file: StudentFile, name: str, seed: int = 0) -> None:
        self.file = file
        self.name = name
        self.seed = seed
        self._traced: dict[tuple[tuple[ArrayType, ...], bool], TracedFunction] = {}

    def traced(self, *types: ArrayType, gradient: bool = False) -> TracedFunction:
        """The program for inputs of these types; a verdict if it cannot be traced."""
        key = types, gradient
        if key not in self._traced:
            reply = self.file.ask(wire.Trace(self.name, types, gradient), wire.Traced)
            inlined = inline(reply.program)
            self._traced[key] = TracedFunction(inlined, live(inlined), reply.returned)
        return self._traced[key]

    def require_same_again(self, *types: ArrayType) -> None:
        """A verdict if a second process traces other programs for inputs of these types."""
        for gradient in (False, True):
            self.file.require_same_again(wire.Trace(self.name, types, gradient))

    def groundwork(self, *types: ArrayType) -> TracedFunction:
        """As `traced`, for a check that builds on the program: Skipped if there is none."""
        try:
            return self.traced(*types)
        except (Erred, TimedOut, Wrong):
            raise Skipped(f"{self.name} cannot be traced yet: mend its value first") from None

    def raised_when_traced(self, *types: ArrayType) -> wire.Raised | None:
        """What the function raises while it is traced, or None."""
        return self.file.error_of(wire.Trace(self.name, types))

    def parameters(self) -> wire.Parameters:
        """How many inputs the function takes; Skipped if that cannot be known."""
        try:
            return self.file.ask(wire.Signature(self.name), wire.Parameters)
        except (Erred, TimedOut):
            raise Skipped(f"{self.name} cannot be asked yet: mend its value first") from None

    def gradient_program(self, *types: ArrayType) -> TracedFunction:
        """The program of the gradient by every input; Skipped unless there is one number."""
        forward = self.groundwork(*types)
        if not gives_one_number(forward.program, forward.returned):
            raise Skipped(f"{self.name} has a gradient once it returns one float32 number")
        return self.traced(*types, gradient=True)


def gives_one_number(program: Program, returned: str) -> bool:
    """Whether it is one f32[], of which there is a gradient; `returned` as in Observed."""
    outputs = [atom.type for atom in program.outputs]
    return returned == "array" and outputs == [ArrayType("float32", ())]


class Reference(Function):
    """A function of the package's own: whatever is wrong with it is the grader's fault."""

    def traced(self, *types: ArrayType, gradient: bool = False) -> TracedFunction:
        try:
            return super().traced(*types, gradient=gradient)
        except Verdict as verdict:
            raise GraderFailed(f"the reference cannot be traced: {verdict.message}") from None


_LARGEST = 4096
"""Elements of an output that are worked out; no right one has more than its input."""


@dataclass(frozen=True)
class Replayed:
    """Answers by working the traced program through."""

    function: Function

    @property
    def name(self) -> str:
        return self.function.name

    def value(self, *inputs: np.ndarray) -> Observed:
        traced = self.function.traced(*types_of(inputs))
        return self._replay(traced, inputs, by=None)

    def gradient(self, *inputs: np.ndarray, by: int = 0) -> Observed:
        traced = self.function.gradient_program(*types_of(inputs))
        return self._replay(traced, inputs, by)

    def _replay(
        self, traced: TracedFunction, inputs: Sequence[np.ndarray], by: int | None
    ) -> Observed:
        types = [atom.type for atom in traced.program.outputs]
        output = by or 0
        type_ = types[output] if output < len(types) else None
        value = np.array(np.nan)
        if type_ is not None and traced.returned == "array" and type_.size <= _LARGEST:
            value = replay(traced.program, inputs)[output]
        return Observed(self.name, tuple(inputs), by, traced.returned, type_, value)


@dataclass(frozen=True)
class Real:
    """Answers by asking JAX, in one of the ways of wire.Run; no gradient is asked for plainly."""

    function: Function
    how: wire.How = "plainly"

    @property
    def name(self) -> str:
        return self.function.name

    def value(self, *inputs: np.ndarray) -> Observed:
        return self._run(inputs, by=None)

    def gradient(self, *inputs: np.ndarray, by: int = 0) -> Observed:
        self.function.gradient_program(*types_of(inputs))
        return self._run(inputs, by)

    def _run(self, inputs: Sequence[np.ndarray], by: int | None) -> Observed:
        gradient, output = by is not None, by or 0
        # Plainly, a gradient would compile each of its operations.
        how = "compiled" if gradient and self.how == "plainly" else self.how
        run = wire.Run(self.name, float32(inputs), gradient, how)
        reply = self.function.file.ask(run, wire.Ran)
        array = reply.outputs[output] if output < len(reply.outputs) else None
        type_ = None if array is None else array.type
        return Observed(self.name, tuple(inputs), by, reply.returned, type_, _widened(array))


def float32(inputs: Sequence[np.ndarray]) -> tuple[Array, ...]:
    """The inputs in the form in which a worker gets them."""
    return tuple(Array.of(np.asarray(value, np.float32)) for value in inputs)


def types_of(inputs: Sequence[np.ndarray]) -> tuple[ArrayType, ...]:
    return tuple(ArrayType("float32", np.shape(value)) for value in inputs)


def _widened(array: Array | None) -> np.ndarray:
    """The values, in float64 where they are a float's; NaN for none, or none of a plain dtype."""
    try:
        value = np.array(np.nan) if array is None else array.numpy()
    except ValueError:
        value = np.array(np.nan)
    return value.astype(np.float64) if value.dtype.kind not in "biuc" else value
