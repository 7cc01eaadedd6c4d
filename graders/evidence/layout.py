"""Where the boxes, frames and arrows of a small data-flow graph go, from the top down.

A frame is laid out by itself; in what is around it, it is one big box. An arrow's label has
a place of its own in the layers, so that no two labels cover each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from graders.evidence import layers

Point = tuple[float, float]
Size = tuple[float, float]
"""A width and a height."""
Chain = tuple[int, ...]
"""What an arrow leads through, each thing in the layer below the one before."""

GAP = 14.0
"""Between neighbours in a layer, and around what stands in a frame."""
STEP = 11.0
"""Between a layer of boxes and one of labels."""
TITLE = 24.0
"""The height that a frame's title takes."""
PORT = 26.0
"""Between two arrows into the same box, if there is room."""


@dataclass(frozen=True, slots=True)
class Node:
    """A box of a known size."""

    name: str
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Frame:
    """Boxes and frames that belong together; `title_width` is what its title needs."""

    name: str
    members: tuple[Node | Frame, ...]
    title_width: float = 0.0


@dataclass(frozen=True, slots=True)
class Arrow:
    """From one node to another; `back` leads up again, to the next step of a loop."""

    start: str
    end: str
    width: float = 0.0
    height: float = 0.0
    back: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A place: its left upper corner, and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    def moved(self, x: float, y: float) -> Box:
        return replace(self, x=self.x + x, y=self.y + y)


@dataclass(frozen=True, slots=True)
class Route:
    """The points that an arrow goes through, and the middle of its label."""

    points: tuple[Point, ...]
    label: Point

    def moved(self, x: float, y: float) -> Route:
        points = tuple((a + x, b + y) for a, b in self.points)
        return Route(points, (self.label[0] + x, self.label[1] + y))


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes of nodes and frames by name, and the arrows' routes by their number."""

    width: float
    height: float
    boxes: Mapping[str, Box]
    routes: Mapping[int, Route]


def lay_out(frame: Frame, arrows: Sequence[Arrow]) -> Layout:
    """The layout of the frame's members, without room for a title of its own."""
    return _lay_out(frame, dict(enumerate(arrows)), titled=False)


def _lay_out(frame: Frame, arrows: Mapping[int, Arrow], titled: bool) -> Layout:
    inner = [_inside(member, arrows) for member in frame.members]
    owner = {name: k for k, each in enumerate(inner) for name in each.boxes}
    own = {
        number: arrow
        for number, arrow in arrows.items()
        if arrow.start in owner and arrow.end in owner and owner[arrow.start] != owner[arrow.end]
    }
    down = {
        number: ((owner[arrow.start], owner[arrow.end]), (arrow.width, arrow.height))
        for number, arrow in own.items()
        if not arrow.back
    }
    places, chains = _placed([(each.width, each.height) for each in inner], down)
    members = [_moved(each, places[k].x, places[k].y) for k, each in enumerate(inner)]
    boxes = {name: box for each in members for name, box in each.boxes.items()}
    routes = {number: route for each in members for number, route in each.routes.items()}
    routes |= _routes(chains, own, boxes, places)
    width = max((box.x + box.width for box in places), default=0.0)
    height = max((box.y + box.height for box in places), default=0.0)
    content = Layout(width, height, boxes, routes)
    for number, arrow in own.items():
        if arrow.back:
            content = _with_lane(content, number, arrow, places)
    return _framed(frame, content, titled)


def _placed(
    members: Sequence[Size], arrows: Mapping[int, tuple[layers.Edge, Size]]
) -> tuple[list[Box], dict[int, Chain]]:
    """Where the members go, and after them the bends and labels of the arrows, which have two
    members and the size of a label each; and what every arrow leads through.

    An arrow that does not lead down has no chain.
    """
    ranks = layers.ranks(len(members), [ends for ends, _ in arrows.values()])
    rows: layers.Layers = [[] for _ in range(2 * max(ranks, default=0) + 1)]
    for k, rank in enumerate(ranks):
        rows[2 * rank].append(k)
    sizes = list(members)
    chains: dict[int, Chain] = {}
    for number, ((start, end), label) in arrows.items():
        if ranks[start] < ranks[end]:
            between = range(2 * ranks[start] + 1, 2 * ranks[end])
            chains[number] = (start, *range(len(sizes), len(sizes) + len(between)), end)
            for thing, row in enumerate(between, len(sizes)):
                rows[row].append(thing)
            sizes += [(0.0, 0.0)] * (len(between) - 1) + [label]
    edges = [pair for chain in chains.values() for pair in pairwise(chain)]
    rows = layers.ordered(rows, edges)
    middles = layers.centres(rows, [width + GAP for width, _ in sizes], edges)
    places = [
        Box(middle - width / 2, top, width, height)
        for middle, top, (width, height) in zip(middles, _tops(rows, sizes), sizes, strict=True)
    ]
    return places, chains


def _inside(member: Node | Frame, arrows: Mapping[int, Arrow]) -> Layout:
    if isinstance(member, Node):
        box = Box(0.0, 0.0, member.width, member.height)
        return Layout(member.width, member.height, {member.name: box}, {})
    return _lay_out(member, arrows, titled=True)


def _tops(rows: layers.Layers, sizes: Sequence[Size]) -> list[float]:
    """The upper edge of everything, each in the vertical middle of its layer."""
    tops = [0.0] * len(sizes)
    y = 0.0
    for row in rows:
        height = max((sizes[thing][1] for thing in row), default=0.0)
        for thing in row:
            tops[thing] = y + (height - sizes[thing][1]) / 2
        y += height + STEP
    return tops


def _routes(
    chains: Mapping[int, Chain],
    arrows: Mapping[int, Arrow],
    boxes: Mapping[str, Box],
    places: Sequence[Box],
) -> dict[int, Route]:
    leaving = _ports(
        {(arrows[n].start, n): places[chain[1]].middle for n, chain in chains.items()}, boxes
    )
    arriving = _ports(
        {(arrows[n].end, n): places[chain[-2]].middle for n, chain in chains.items()}, boxes
    )
    routes = {}
    for number, (_, *between, _) in chains.items():
        start, end = boxes[arrows[number].start], boxes[arrows[number].end]
        points = [(leaving[number], start.y + start.height)]
        for place in (places[thing] for thing in between):
            points += [(place.middle, place.y), (place.middle, place.y + place.height)]
        points.append((arriving[number], end.y))
        label = places[between[-1]]
        routes[number] = Route(tuple(points), (label.middle, label.y + label.height / 2))
    return routes


def _ports(towards: Mapping[tuple[str, int], float], boxes: Mapping[str, Box]) -> dict[int, float]:
    """Where along its box each arrow begins or ends, in the order of where it leads."""
    ports = {}
    for name in {name for name, _ in towards}:
        there = sorted((x, number) for (other, number), x in towards.items() if other == name)
        box = boxes[name]
        room = min(PORT, (box.width - 12.0) / max(1, len(there) - 1))
        for k, (_, number) in enumerate(there):
            ports[number] = box.middle + (k - (len(there) - 1) / 2) * room
    return ports


def _with_lane(content: Layout, number: int, arrow: Arrow, places: Sequence[Box]) -> Layout:
    """The content with a route that leaves aside, goes up beside everything and comes back."""
    start, end = content.boxes[arrow.start], content.boxes[arrow.end]
    low, high = start.y + start.height / 2, end.y + end.height / 2
    beside = [b for b in places if b.height and any(b.y < y < b.y + b.height for y in (low, high))]
    to_the_right = sum(b.x > min(start.x, end.x) for b in beside)
    to_the_left = sum(b.x < max(start.x, end.x) for b in beside)
    side = 1 if to_the_right <= to_the_left else -1
    lane = content.width + GAP if side > 0 else -GAP
    edges = [box.x + (box.width if side > 0 else 0.0) for box in (start, end)]
    points = ((edges[0], low), (lane, low), (lane, high), (edges[1], high))
    label = (lane + side * (4.0 + arrow.width / 2), (low + high) / 2)
    width = content.width + GAP + 4.0 + arrow.width
    wider = replace(content, routes={**content.routes, number: Route(points, label)}, width=width)
    return wider if side > 0 else _moved(wider, width - content.width, 0.0)


def _moved(layout: Layout, x: float, y: float) -> Layout:
    boxes = {name: box.moved(x, y) for name, box in layout.boxes.items()}
    routes = {number: route.moved(x, y) for number, route in layout.routes.items()}
    return replace(layout, boxes=boxes, routes=routes)


def _framed(frame: Frame, content: Layout, titled: bool) -> Layout:
    """The content with a margin around it, and the frame's own box."""
    width = max(content.width, frame.title_width) + 2 * GAP
    y = GAP + (TITLE if titled else 0.0)
    height = content.height + y + GAP
    inside = _moved(content, (width - content.width) / 2, y)
    boxes = {**inside.boxes, frame.name: Box(0.0, 0.0, width, height)}
    return Layout(width, height, boxes, inside.routes)
