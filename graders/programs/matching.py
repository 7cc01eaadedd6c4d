"""How far one data-flow graph is another.

Names, the order of independent nodes and that of a commutative operation's operands do not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from graders.programs.dataflow import COMMUTATIVE, Graph, Node, Source
from graders.programs.types import Array


@dataclass(frozen=True)
class Match:
    """How far a drawing of a graph fits: `nodes` are those of the graph, for each drawn one.

    `constants` are the arrays that its names of constants stand for.
    """

    nodes: tuple[int, ...] = ()
    constants: Mapping[str, Array] = field(default_factory=dict)

    def image(self, source: Source) -> Source | None:
        """What a drawn operand is in the graph; None while that is open."""
        if (k := source.node) is not None:
            known = k < len(self.nodes)
            return Source("result", self.nodes[k], source.position) if known else None
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


_NOTHING = Match()

_FUEL = 20_000
"""Steps of a search; a drawing takes one for each node, unless it has twins that differ in use."""


def match(drawn: Graph, graph: Graph, begun: Match = _NOTHING) -> Match:
    """The longest match of the drawn nodes, in their order, with nodes of the graph.

    It goes on from what has `begun`. Of two as long, it is the one that leaves less to be drawn.
    The names of constants in `drawn` may stand for any.
    """

    def fit(found: Match) -> tuple[int, int]:
        return len(found.nodes), -len(found.missing(graph))

    search = _Search(drawn, graph)
    best = begun
    choices = [search.extensions(best)]
    fuel = _FUEL
    while choices and fuel and fit(best) != (len(drawn), 0):
        fuel -= 1
        step = next(choices[-1], None)
        if step is None:
            choices.pop()
        else:
            best = max(best, step, key=fit)
            choices.append(search.extensions(step))
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

    def extensions(self, match: Match) -> Iterator[Match]:
        """The match with one node more, in every way there is."""
        k = len(match.nodes)
        if k == len(self._drawn):
            return
        node = self._drawn[k]
        taken = set(match.nodes)
        alike = self._alike.get((node.operation, node.types), [])
        candidates = [candidate for candidate in alike if candidate not in taken]
        for candidate in sorted(candidates, key=lambda c: self._uses[c] != self._uses_drawn[k]):
            for constants in match.namings(node, self._graph[candidate]):
                yield Match((*match.nodes, candidate), constants)


def without(drawn: Graph, left_out: int) -> Graph:
    """The nodes but for that one and all that are made from it."""
    places: dict[int, int] = {}
    kept: list[Node] = []
    for k, node in enumerate(drawn):
        makers = {source.node for source in node.operands} - {None}
        if k != left_out and makers <= places.keys():
            places[k] = len(kept)
            kept.append(replace(node, operands=tuple(_moved(s, places) for s in node.operands)))
    return tuple(kept)


def _moved(source: Source, places: Mapping[int, int]) -> Source:
    return source if source.node is None else replace(source, of=places[source.node])


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
            if (maker := source.node) is not None:
                place = 0 if graph[k].operation in COMMUTATIVE else place
                used[maker].append((uses[k], place, source.position))
    return uses


def _made_from(source: Source, made: Sequence[int]) -> object:
    if (k := source.node) is not None:
        return "result", made[k], source.position
    return source.kind, None if source.kind == "constant" else source.of
