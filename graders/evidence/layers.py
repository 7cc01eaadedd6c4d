"""Drawing a directed graph in layers: which layer, in which order, and how far to the right.

Things are numbers from 0; an edge is a pair of them, from above to below. The method is
Sugiyama's: layers by longest path, order by the mean of the neighbours' places, and places by
the mean of the neighbours', where those that overlap are pooled as in isotonic regression.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean

Edge = tuple[int, int]
Layers = list[list[int]]

_SWEEPS = 8


def ranks(count: int, edges: Sequence[Edge]) -> list[int]:
    """The layer of each thing: below all that leads to it, and near what it leads to.

    An edge that closes a cycle is not heeded.
    """
    above, below = _neighbours(count, edges)
    order = _sorted(count, below)
    place = {thing: k for k, thing in enumerate(order)}
    found = [0] * count
    for thing in order:
        before = [found[other] for other in above[thing] if place[other] < place[thing]]
        found[thing] = max(before, default=-1) + 1
    for thing in reversed(order):
        after = [found[other] for other in below[thing] if place[other] > place[thing]]
        if after and len(above[thing]) <= len(after):
            found[thing] = min(after) - 1
    return found


def ordered(layers: Layers, edges: Sequence[Edge]) -> Layers:
    """The layers, each sorted so that few edges cross; an edge joins neighbouring layers.

    Sweeps down and up take turns, and the best that was met is kept.
    """
    above, below = _neighbours(sum(map(len, layers)), edges)
    best, fewest = layers, _crossings(layers, below)
    current = [list(layer) for layer in layers]
    for sweep in range(_SWEEPS):
        down = sweep % 2 == 0
        neighbours = above if down else below
        for k in range(len(current)) if down else reversed(range(len(current))):
            beside = k - 1 if down else k + 1
            if 0 <= beside < len(current):
                place = {thing: float(i) for i, thing in enumerate(current[beside])}
                current[k] = _by_mean(current[k], neighbours, place)
        crossings = _crossings(current, below)
        if crossings < fewest:
            best, fewest = [list(layer) for layer in current], crossings
    return best


def centres(layers: Layers, widths: Sequence[float], edges: Sequence[Edge]) -> list[float]:
    """The middle of each thing, from 0 on: near its neighbours', none over another.

    In the unit of `widths`, which include the gaps between things.
    """
    above, below = _neighbours(len(widths), edges)
    light = _light(above, below)
    middle = [0.0] * len(widths)
    for layer in layers:
        _settle(layer, widths, dict.fromkeys(layer, 0.0), light, middle)
    for sweep in range(2 * _SWEEPS):
        last = sweep >= 2 * _SWEEPS - 2
        down = sweep % 2 == 0
        for layer in layers if down else reversed(layers):
            wanted = {}
            for thing in layer:
                near = [*above[thing], *below[thing]] if last else (above if down else below)[thing]
                near = [other for other in near if other not in light] or near
                wanted[thing] = fmean(middle[other] for other in near) if near else middle[thing]
            _settle(layer, widths, wanted, light, middle)
    left = min((m - w / 2 for m, w in zip(middle, widths, strict=True)), default=0.0)
    return [m - left for m in middle]


def _light(above: Sequence[Sequence[int]], below: Sequence[Sequence[int]]) -> set[int]:
    """Single operands and what is between them and their use: nothing makes room for them."""
    sources = {k for k, others in enumerate(above) if not others and len(below[k]) == 1}
    between = {
        k
        for k, others in enumerate(above)
        if len(others) == len(below[k]) == 1 and others[0] in sources
    }
    return sources | between


def _settle(
    layer: Sequence[int],
    widths: Sequence[float],
    wanted: Mapping[int, float],
    light: set[int],
    middle: list[float],
) -> None:
    """Put the things of a layer as near to where they want to be as their order allows.

    Neighbours that would overlap are joined to blocks, which go to the mean of their wishes.
    """
    blocks: list[tuple[float, float, list[int]]] = []  # left end, weight, members
    offset, offsets = 0.0, {}
    for thing in layer:
        offsets[thing] = offset + widths[thing] / 2
        offset += widths[thing]
        mean, weight = wanted[thing] - offsets[thing], 0.01 if thing in light else 1.0
        members = [thing]
        while blocks and blocks[-1][0] > mean:
            other, other_weight, earlier = blocks.pop()
            mean = (other * other_weight + mean * weight) / (other_weight + weight)
            weight += other_weight
            members = earlier + members
        blocks.append((mean, weight, members))
    for mean, _, members in blocks:
        for thing in members:
            middle[thing] = mean + offsets[thing]


def _by_mean(
    layer: Sequence[int], neighbours: Sequence[Sequence[int]], place: Mapping[int, float]
) -> list[int]:
    def key(entry: tuple[int, int]) -> float:
        index, thing = entry
        near = [place[other] for other in neighbours[thing] if other in place]
        return fmean(near) if near else float(index)

    return [thing for _, thing in sorted(enumerate(layer), key=key)]


def _crossings(layers: Layers, below: Sequence[Sequence[int]]) -> int:
    count = 0
    for upper, lower in pairwise(layers):
        place = {thing: k for k, thing in enumerate(lower)}
        ends = [sorted(place[other] for other in below[t] if other in place) for t in upper]
        flat = [end for each in ends for end in each]
        count += sum(one > other for k, one in enumerate(flat) for other in flat[k + 1 :])
    return count


def _neighbours(count: int, edges: Sequence[Edge]) -> tuple[list[list[int]], list[list[int]]]:
    above: list[list[int]] = [[] for _ in range(count)]
    below: list[list[int]] = [[] for _ in range(count)]
    for start, end in edges:
        above[end].append(start)
        below[start].append(end)
    return above, below


def _sorted(count: int, below: Sequence[Sequence[int]]) -> list[int]:
    """The things in an order in which edges lead onwards, but for those that close a cycle."""
    done: list[int] = []
    seen: set[int] = set()
    for start in reversed(range(count)):
        if start in seen:
            continue
        seen.add(start)
        path = [(start, iter(below[start]))]
        while path:
            thing, rest = path[-1]
            following = next((other for other in rest if other not in seen), None)
            if following is None:
                done.append(thing)
                path.pop()
            else:
                seen.add(following)
                path.append((following, iter(below[following])))
    return done[::-1]
