"""Reading a program aloud: its values get names, and are worked out for a sample input.

Each equation is replayed by itself. What the replay does not know has no values, and
neither has what is computed from it; the rows are there all the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from graders.programs import loops
from graders.programs.annotated import Annotated, Body, Named, Path, Row, Value
from graders.programs.constants import captured
from graders.programs.loops import Followed, Loop
from graders.programs.naming import Names, literal, operation
from graders.programs.primitives.layouts import branch_taken, branches_of
from graders.programs.primitives.representation import replay_value
from graders.programs.replay import ReplayError, replay
from graders.programs.simplify import live
from graders.programs.types import Array, Atom, Equation, Literal, Program, Variable

ROWS_WITH_VALUES = 200
"""In a longer program the equations after these are not worked out."""

ELEMENTS_WITH_VALUES = 2**18
"""What there is no room for among the elements of all values is not worked out."""

STEPS_WITH_VALUES = 8
"""In a loop the steps after these are not worked out, but for the carry."""

RUNS_WITH_VALUES = 64
"""In loops inside loops the runs of a body after these are not worked out."""

FUEL = 2**20
"""What one equation may cost, its loops included: about a tenth of a second."""

Texts = tuple[str, ...]
Run = tuple[Value, ...]
"""The values of some variables in one run of a program or body."""


def annotate(program: Program, inputs: Sequence[Any], parameters: Sequence[str]) -> Annotated:
    """The rows of an inlined program, with its values for those inputs.

    `parameters` names the inputs. No two values have the same name, in bodies neither; what
    a body takes from outside keeps the name that it has there.
    """
    reader = _Reader(program, parameters)
    runs = [tuple(map(np.asarray, inputs))]
    incoming = [Row("input", (named,)) for named in _named(parameters, program.inputs, runs)]
    rows, outputs = reader.read(program, parameters, runs)
    return Annotated((*incoming, *reader.constants, *rows), outputs)


class _Reader:
    """Reads a program and its bodies, with names that are unique in all of them."""

    def __init__(self, program: Program, parameters: Sequence[str]) -> None:
        self._names = Names(parameters)
        self._rows_left = ROWS_WITH_VALUES
        self._elements_left = ELEMENTS_WITH_VALUES
        used = set(captured(live(program)))
        self._captured = {array: self._names.constant() for array in captured(program)}
        self.constants = [
            Row("constant", (Named(name, array.type, (_value(array),)),), used=array in used)
            for array, name in self._captured.items()
        ]

    def read(
        self, program: Program, inputs: Sequence[str], runs: Sequence[Run]
    ) -> tuple[tuple[Row, ...], Texts]:
        """The rows of the equations, with their values in all the runs; the outputs' names."""
        scope = self._scope(program, inputs, runs)
        used = {v.index for equation in live(program).equations for v in equation.results}
        rows = tuple(self._row(equation, scope, used) for equation in program.equations)
        return rows, scope.texts(program.outputs)

    def _scope(self, program: Program, inputs: Sequence[str], runs: Sequence[Run]) -> _Scope:
        scope = _Scope(len(runs))
        for variable, named in zip(
            program.inputs, _named(inputs, program.inputs, runs), strict=True
        ):
            scope.bind(variable, named)
        for constant in program.constants:
            variable, value = constant.variable, _value(constant.value)
            name = self._captured[constant.value]
            scope.bind(variable, Named(name, variable.type, (value,) * len(runs)))
        return scope

    def _row(self, equation: Equation, scope: _Scope, used: set[int]) -> Row:
        self._rows_left -= 1
        names = self._names.results(len(equation.results))
        runs = self._work_out(equation, scope)
        bodies = tuple(self._bodies(equation, scope))
        results = []
        for k, (name, variable) in enumerate(zip(names, equation.results, strict=True)):
            named = Named(name, variable.type, tuple(values[k] for values in runs))
            scope.bind(variable, named)
            results.append(named)
        return Row(
            "equation",
            tuple(results),
            operation(equation),
            scope.texts(equation.operands),
            any(variable.index in used for variable in equation.results),
            bodies,
        )

    def _work_out(self, equation: Equation, scope: _Scope) -> list[Run]:
        """The values of the results in each of the scope's runs."""
        unknown: Run = (None,) * len(equation.results)
        elements = scope.runs * sum(variable.type.size for variable in equation.results)
        if self._rows_left < 0 or elements > self._elements_left:
            return [unknown] * scope.runs
        self._elements_left -= elements
        variables = {a.index: a for a in equation.operands if isinstance(a, Variable)}
        alone = Program(tuple(variables.values()), (), (equation,), equation.results)
        return [
            _replayed(alone, scope.values(alone.inputs, run)) or unknown
            for run in range(scope.runs)
        ]

    def _bodies(self, equation: Equation, scope: _Scope) -> Iterator[Body]:
        if equation.primitive == "cond" and "branches" in equation.bodies:
            yield from self._branches(equation, scope)
        elif loop := loops.loop_of(equation):
            yield from self._loop(loop, equation, scope)
        else:
            yield from self._unexplained(equation, scope.runs)

    def _branches(self, equation: Equation, scope: _Scope) -> Iterator[Body]:
        branches = branches_of(equation)
        chosen_by, *inside = scope.texts(equation.operands)
        runs = [scope.values(equation.operands, run) for run in range(scope.runs)]
        chosen = [
            None if index is None else branch_taken(index, len(branches)) for index, *_ in runs
        ]
        for k, branch in enumerate(branches):
            taken = [
                operands[1:] for operands, index in zip(runs, chosen, strict=True) if index == k
            ]
            rows, outputs = self.read(branch, inside, taken)
            counts = tuple(None if index is None else int(index == k) for index in chosen)
            yield Body("branch", f"branch {k}, for {chosen_by} = {k}", counts, rows, outputs)

    def _loop(self, loop: Loop, equation: Equation, scope: _Scope) -> Iterator[Body]:
        texts = scope.texts(equation.operands)
        starts, sources = texts[loop.carry], texts[loop.sliced]
        carries, slices = self._names.results(len(starts)), self._names.results(len(sources))
        followed = [self._follow(loop, equation, scope, run) for run in range(scope.runs)]
        for body in loop.bodies:
            outside = texts[body.outside]
            names = (*outside, *carries, *slices)
            inputs = [None if each is None else each.inputs(body) for each in followed]
            runs = [run for each in inputs for run in (each or [])[:STEPS_WITH_VALUES]]
            del runs[RUNS_WITH_VALUES:]
            changing: list[Row] = []
            if body is loop.bodies[0]:
                named = _named(names, body.program.inputs, runs)[len(outside) :]
                changing = [
                    Row("carry" if each.name in carries else "slice", (each,), operands=(source,))
                    for each, source in zip(named, starts + sources, strict=True)
                ]
            rows, outputs = self.read(body.program, names, runs)
            counts = tuple(None if each is None else len(each) for each in inputs)
            paths = () if body.kind == "condition" else _paths(carries, outputs, followed)
            yield Body(body.kind, body.title, counts, (*changing, *rows), outputs, paths)

    def _follow(self, loop: Loop, equation: Equation, scope: _Scope, run: int) -> Followed | None:
        operands = _all_known(scope.values(equation.operands, run))
        if operands is None or self._rows_left < 0:
            return None
        try:
            return loops.follow(loop, equation, operands, fuel=FUEL)
        except ReplayError:
            return None

    def _unexplained(self, equation: Equation, runs: int) -> Iterator[Body]:
        """Bodies of which nobody knows how they are run, such as that of a reduction."""
        for title, bodies in equation.bodies.items():
            for body in bodies:
                inputs = self._names.results(len(body.inputs))
                rows, outputs = self.read(body, inputs, ())
                incoming = [Row("input", (each,)) for each in _named(inputs, body.inputs, ())]
                yield Body("other", title, (None,) * runs, (*incoming, *rows), outputs)


class _Scope:
    """What is known of a program's variables: their names, and their values in each run."""

    def __init__(self, runs: int) -> None:
        self.runs = runs
        self._named: dict[int, Named] = {}

    def bind(self, variable: Variable, named: Named) -> None:
        self._named[variable.index] = named

    def texts(self, atoms: Sequence[Atom]) -> Texts:
        """Names, and literals as numbers."""
        return tuple(
            literal(atom.value) if isinstance(atom, Literal) else self._named[atom.index].name
            for atom in atoms
        )

    def values(self, atoms: Sequence[Atom], run: int) -> Run:
        return tuple(
            _value(atom.value) if isinstance(atom, Literal) else self._named[atom.index].values[run]
            for atom in atoms
        )


def _named(names: Sequence[str], variables: Sequence[Variable], runs: Sequence[Run]) -> list[Named]:
    """The inputs of a program, by name and with their value in each run."""
    return [
        Named(name, variable.type, tuple(run[k] for run in runs))
        for k, (name, variable) in enumerate(zip(names, variables, strict=True))
    ]


def _paths(carries: Texts, outputs: Texts, followed: Sequence[Followed | None]) -> tuple[Path, ...]:
    known = [each for each in followed if each is not None]
    return tuple(
        Path(carry, following, tuple(tuple(c[k] for c in each.carries) for each in known))
        for k, (carry, following) in enumerate(zip(carries, outputs, strict=False))
    )


def _replayed(program: Program, inputs: Run) -> Run | None:
    known = _all_known(inputs)
    if known is None:
        return None
    try:
        return replay(program, known, fuel=FUEL)
    except ReplayError:
        return None


def _all_known(values: Run) -> tuple[np.ndarray, ...] | None:
    known = tuple(value for value in values if value is not None)
    return known if len(known) == len(values) else None


def _value(array: Array) -> Value:
    try:
        return replay_value(array)
    except ReplayError:
        return None
