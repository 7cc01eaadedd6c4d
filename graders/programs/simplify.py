"""Programs that say the same with less: calls written out, unused equations gone."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import msgspec

from graders.programs.types import Atom, Constant, Equation, Literal, Program, Variable

CALLS = frozenset(
    {"jit", "checkpoint", "custom_jvp_call", "custom_vjp_call", "call", "closed_call"}
)
"""The primitives that only run their body on their operands."""


def inline(program: Program) -> Program:
    """The program with the body of every call in the call's place, at any depth.

    The constants of those bodies become the program's own. The bodies of scan, cond and
    while stay, inlined themselves.
    """
    indices = itertools.count()
    constants: list[Constant] = []
    equations: list[Equation] = []

    def fresh(old: Variable) -> Variable:
        return Variable(next(indices), old.type)

    def write_out(program: Program, operands: Iterable[Atom]) -> tuple[Atom, ...]:
        atoms: dict[int, Atom] = dict(
            zip((variable.index for variable in program.inputs), operands, strict=True)
        )
        for constant in program.constants:
            variable = fresh(constant.variable)
            atoms[constant.variable.index] = variable
            constants.append(Constant(variable, constant.value))

        def renamed(old: Iterable[Atom]) -> tuple[Atom, ...]:
            return tuple(atom if isinstance(atom, Literal) else atoms[atom.index] for atom in old)

        for equation in program.equations:
            new_operands = renamed(equation.operands)
            results: tuple[Atom, ...]
            if body := _called_body(equation):
                results = write_out(body, new_operands)
            else:
                new_results = tuple(fresh(old) for old in equation.results)
                bodies = {
                    name: tuple(inline(body) for body in bodies)
                    for name, bodies in equation.bodies.items()
                }
                equations.append(
                    msgspec.structs.replace(
                        equation, operands=new_operands, results=new_results, bodies=bodies
                    )
                )
                results = new_results
            atoms.update(zip((old.index for old in equation.results), results, strict=True))
        return renamed(program.outputs)

    inputs = tuple(fresh(old) for old in program.inputs)
    outputs = write_out(program, inputs)
    return Program(inputs, tuple(constants), tuple(equations), outputs)


def _called_body(equation: Equation) -> Program | None:
    if equation.primitive not in CALLS or len(equation.programs) != 1:
        return None
    (body,) = equation.programs
    fits = len(body.inputs) == len(equation.operands) and len(body.outputs) == len(equation.results)
    return body if fits else None


def live(program: Program) -> Program:
    """The program without the equations and constants that no output depends on."""
    needed = _indices(program.outputs)
    kept: list[Equation] = []
    for equation in reversed(program.equations):
        if needed & _indices(equation.results):
            needed |= _indices(equation.operands)
            bodies = {
                name: tuple(live(body) for body in bodies)
                for name, bodies in equation.bodies.items()
            }
            kept.append(msgspec.structs.replace(equation, bodies=bodies))
    constants = tuple(c for c in program.constants if c.variable.index in needed)
    return msgspec.structs.replace(program, constants=constants, equations=tuple(reversed(kept)))


def _indices(atoms: Iterable[Atom]) -> set[int]:
    return {atom.index for atom in atoms if isinstance(atom, Variable)}
