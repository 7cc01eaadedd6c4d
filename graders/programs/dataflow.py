"""A program as a typed data-flow graph.

A node is one equation: what it is called, what it is made from, and its results' types.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal as OneOf

import numpy as np

from graders.programs.types import Array, Atom, Equation, Literal, Program

COMMUTATIVE = frozenset({"add", "add_any", "mul", "max", "min", "and", "or", "xor", "eq", "ne"})


@dataclass(frozen=True)
class Source:
    """Where an operand comes from.

    `of` is an input's index, a literal's number, the index of the node whose result it is, or
    what identifies a captured constant: an array, or a name that may stand for any.
    """

    kind: OneOf["input", "literal", "constant", "result"]
    of: int | float | str | Array
    position: int = 0

    @property
    def node(self) -> int | None:
        """The index of the node whose result it is; None for anything else."""
        if self.kind != "result":
            return None
        assert isinstance(self.of, int)
        return self.of


@dataclass(frozen=True)
class Node:
    """One equation; `optional` if no output depends on it.

    `names` are those that its operation goes by, its own first.
    """

    names: tuple[str, ...]
    operands: tuple[Source, ...]
    types: tuple[str, ...]
    optional: bool = False

    @property
    def operation(self) -> str:
        return self.names[0]


Graph = tuple[Node, ...]
"""Nodes, each after those whose results it uses."""


def graph_of(program: Program) -> Graph:
    """The graph of an inlined program; the bodies of loops and branches are no part of it."""
    sources: dict[int, Source] = {}
    for k, variable in enumerate(program.inputs):
        sources[variable.index] = Source("input", k)
    for constant in program.constants:
        sources[constant.variable.index] = Source("constant", constant.value)
    for k, equation in enumerate(program.equations):
        for position, variable in enumerate(equation.results):
            sources[variable.index] = Source("result", k, position)

    def source(atom: Atom) -> Source:
        return _literal(atom.value) if isinstance(atom, Literal) else sources[atom.index]

    nodes = [
        Node(
            _names(equation),
            tuple(source(atom) for atom in equation.operands),
            tuple(str(variable.type) for variable in equation.results),
        )
        for equation in program.equations
    ]
    needed = _needed(nodes, [source(atom) for atom in program.outputs])
    return tuple(replace(node, optional=k not in needed) for k, node in enumerate(nodes))


def literal(number: float) -> Source:
    """A number in the program, as precise as float32 is."""
    with np.errstate(over="ignore"):
        rounded = float(np.float32(number))
    return Source("literal", "nan" if np.isnan(rounded) else rounded)


def _literal(array: Array) -> Source:
    """A number, but for what is none: an array, a complex number, a random key."""
    kind = array.type.dtype.rstrip("0123456789")
    if array.type.shape or kind not in ("bool", "int", "uint", "float", "bfloat"):
        return Source("constant", array)
    return literal(float(array.numpy()))


def _names(equation: Equation) -> tuple[str, ...]:
    """Old JAX has no `square` of its own; the exponent of `integer_pow` is a parameter."""
    if equation.primitive == "square":
        return "square", "integer_pow"
    if equation.primitive == "integer_pow" and equation.parameters.get("y") == 2:
        return "integer_pow", "square"
    return (equation.primitive,)


def _needed(nodes: Sequence[Node], outputs: Sequence[Source]) -> set[int]:
    needed: set[int] = set()
    waiting = list(outputs)
    while waiting:
        k = waiting.pop().node
        if k is not None and k not in needed:
            needed.add(k)
            waiting += nodes[k].operands
    return needed
