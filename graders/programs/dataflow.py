"""A program as a typed data-flow graph, and the comparison of two such graphs.

A node is one equation: what it is called, what it is made from, and its results' types. Names,
the order of independent nodes and that of a commutative operation's operands do not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
        source = waiting.pop()
        if source.kind == "result" and source.of not in needed:
            assert isinstance(source.of, int)
            needed.add(source.of)
            waiting += nodes[source.of].operands
    return needed


@dataclass(frozen=True)
class Match:
    """How far a drawing of a graph fits: `nodes` are those of the graph, for each drawn one.

    `constants` are the arrays that its names of constants stand for.
    """

    nodes: tuple[int, ...] = ()
    constants: Mapping[str, Array] = field(default_factory=dict)

    def image(self, source: Source) -> Source | None:
        """What a drawn operand is in the graph; None while that is open."""
        if source.kind == "result":
            assert isinstance(source.of, int)
            known = source.of < len(self.nodes)
            return Source("result", self.nodes[source.of], source.position) if known else None
        if source.kind == "constant":
            array = self.constants.get(str(source.of))
            return None if array is None else Source("constant", array)
        return source

    def namings(self, drawn: Node, node: Node) -> Iterator[Mapping[str, Array]]:
        """The constants' names, if the drawn operands are the node's in one order or another."""
        for operands in orders(node):
            if len(operands) != len(drawn.operands):
                return
            names = dict(self.constants)
            if all(
                self._fits(one, other, names)
                for one, other in zip(drawn.operands, operands, strict=True)
            ):
                yield names

    def _fits(self, drawn: Source, source: Source, names: dict[str, Array]) -> bool:
        if drawn.kind == source.kind == "constant":
            assert isinstance(source.of, Array)
            return names.setdefault(str(drawn.of), source.of) == source.of
        return self.image(drawn) == source

    def missing(self, graph: Graph) -> tuple[int, ...]:
        """The nodes of the graph that would have to be drawn as well."""
        drawn = set(self.nodes)
        return tuple(k for k, node in enumerate(graph) if k not in drawn and not node.optional)


_FUEL = 20_000
"""Steps of a search; a drawing takes one for each node, unless it has twins that differ in use."""


def match(drawn: Graph, graph: Graph) -> Match:
    """The longest match of the drawn nodes, in their order, with nodes of the graph.

    Of two as long, it is the one that leaves less to be drawn. The names of constants in
    `drawn` may stand for any.
    """

    def fit(found: Match) -> tuple[int, int]:
        return len(found.nodes), -len(found.missing(graph))

    search = _Search(drawn, graph)
    best = Match()
    choices = [search.steps(best)]
    fuel = _FUEL
    while choices and fuel and fit(best) != (len(drawn), 0):
        fuel -= 1
        step = next(choices[-1], None)
        if step is None:
            choices.pop()
        else:
            best = max(best, step, key=fit)
            choices.append(search.steps(step))
    return best


class _Search:
    """The nodes that a drawn one can stand for, likeliest first."""

    def __init__(self, drawn: Graph, graph: Graph) -> None:
        self._drawn = drawn
        self._graph = graph
        self._alike: dict[tuple[str, tuple[str, ...]], list[int]] = {}
        for k, node in enumerate(graph):
            for name in node.names:
                self._alike.setdefault((name, node.types), []).append(k)
        shared: dict[object, int] = {}
        self._uses_drawn, self._uses = _uses(drawn, shared), _uses(graph, shared)

    def steps(self, match: Match) -> Iterator[Match]:
        """The match with one node more, in every way there is."""
        k = len(match.nodes)
        if k == len(self._drawn):
            return
        node = self._drawn[k]
        candidates = [
            candidate
            for candidate in self._alike.get((node.operation, node.types), [])
            if candidate not in match.nodes
        ]
        for candidate in sorted(candidates, key=lambda c: self._uses[c] != self._uses_drawn[k]):
            for constants in match.namings(node, self._graph[candidate]):
                yield Match((*match.nodes, candidate), constants)


def orders(node: Node) -> tuple[tuple[Source, ...], ...]:
    """The orders in which its operands may stand."""
    if node.operation in COMMUTATIVE:
        return node.operands, node.operands[::-1]
    return (node.operands,)


def _uses(graph: Graph, shared: dict[object, int]) -> list[int]:
    """A number for each node; those of two graphs are equal if they are used in equal ways."""

    def number(what: object) -> int:
        return shared.setdefault(what, len(shared))

    made: list[int] = []
    for node in graph:
        operands = [_made_from(source, made) for source in node.operands]
        if node.operation in COMMUTATIVE:
            operands.sort(key=repr)
        power = node.operation in ("integer_pow", "square")
        operation = "power" if power else node.operation
        made.append(number((operation, tuple(operands), node.types)))
    used: list[list[object]] = [[] for _ in graph]
    uses = [0] * len(graph)
    for k in reversed(range(len(graph))):
        uses[k] = number((made[k], tuple(sorted(used[k], key=repr))))
        for place, source in enumerate(graph[k].operands):
            if source.kind == "result":
                assert isinstance(source.of, int)
                place = 0 if graph[k].operation in COMMUTATIVE else place
                used[source.of].append((uses[k], place, source.position))
    return uses


def _made_from(source: Source, made: Sequence[int]) -> object:
    if source.kind == "result":
        assert isinstance(source.of, int)
        return "result", made[source.of], source.position
    return source.kind, None if source.kind == "constant" else source.of
