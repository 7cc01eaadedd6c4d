"""A program's data flow as an SVG, to stand in a page whose style gives it its colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise

from rich.cells import cell_len, set_cell_size

from graders.evidence.layout import Arrow, Box, Frame, Layout, Node, Point, Route, lay_out
from graders.programs.annotated import Annotated
from graders.programs.drawing import NodeKind, draw
from graders.reports.text import one_line

CHARACTER, LINE = 7.3, 17.0
"""The width of a character and the height of a line, in a monospaced font of 12 px."""
SMALL = 6.1
"""The width of a character of an arrow's label, at 10 px."""
MAX_LABEL = 40
TURN = 8.0
HEAD = 4.0
"""Half the width of an arrow's head, which is as long as it is wide."""


def data_flow(program: Annotated, name: str) -> str:
    """The program drawn from the top down; `name` is what it is read out as."""
    chart = _Chart()
    draw(program, chart)
    return chart.svg(f"data flow of {name}")


@dataclass(frozen=True, slots=True)
class _Drawn:
    kind: NodeKind
    lines: tuple[str, ...]
    unused: bool


@dataclass(slots=True)
class _OpenFrame:
    name: str
    title: str
    members: list[Node | Frame] = field(default_factory=list)

    def closed(self) -> Frame:
        return Frame(self.name, tuple(self.members), cell_len(self.title) * CHARACTER)


class _Chart:
    """Gathers nodes, frames and arrows, and draws them when they are all there."""

    def __init__(self) -> None:
        self._frames = [_OpenFrame("f0", "")]
        self._titles: dict[str, str] = {}
        self._nodes: dict[str, _Drawn] = {}
        self._arrows: list[tuple[Arrow, str]] = []

    @contextmanager
    def frame(self, title: str) -> Iterator[None]:
        frame = _OpenFrame(f"f{len(self._titles) + 1}", _short(title))
        self._titles[frame.name] = frame.title
        self._frames.append(frame)
        yield
        self._frames.pop()
        self._frames[-1].members.append(frame.closed())

    def node(self, kind: NodeKind, *label: str, unused: bool = False) -> str:
        name = f"n{len(self._nodes) + 1}"
        lines = tuple(map(_short, label))
        width = max(map(cell_len, lines)) * CHARACTER + (12.0 if kind == "literal" else 24.0)
        self._nodes[name] = _Drawn(kind, lines, unused)
        self._frames[-1].members.append(Node(name, max(30.0, width), len(lines) * LINE + 9.0))
        return name

    def arrow(self, start: str, end: str, label: str = "", *, back: bool = False) -> None:
        text = _short(label)
        width, height = (cell_len(text) * SMALL, 12.0) if text else (0.0, 0.0)
        self._arrows.append((Arrow(start, end, width, height, back), text))

    def svg(self, name: str) -> str:
        layout = lay_out(self._frames[0].closed(), [arrow for arrow, _ in self._arrows])
        body = "\n".join(self._parts(layout))
        width, height = round(layout.width), round(layout.height)
        return (
            f'<svg class="flow" xmlns="http://www.w3.org/2000/svg" role="img" '
            f'aria-label="{escape(name)}" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}">\n{body}\n</svg>'
        )

    def _parts(self, layout: Layout) -> Iterator[str]:
        depth = sorted(self._titles, key=lambda frame: -layout.boxes[frame].width)
        for frame in depth:
            box = layout.boxes[frame]
            yield f'<rect class="frame" {_at(box)} rx="6"/>'
        for number, (arrow, label) in enumerate(self._arrows):
            if route := layout.routes.get(number):
                yield from _arrow(arrow, route, label)
        for node, drawn in self._nodes.items():
            yield from _node(drawn, layout.boxes[node])
        for frame in depth:
            box = layout.boxes[frame]
            yield _text((box.x + 10.0, box.y + 17.0), self._titles[frame], "title halo")


def _node(drawn: _Drawn, box: Box) -> Iterator[str]:
    unused = " unused" if drawn.unused else ""
    corner = 4.0 if drawn.kind == "operation" else box.height / 2
    yield f'<g class="{drawn.kind}{unused}"><rect {_at(box)} rx="{corner:g}"/>'
    for k, line in enumerate(drawn.lines):
        yield _text((box.middle, box.y + 17.0 + k * LINE), line, "label" if k == 0 else "small")
    yield "</g>"


def _arrow(arrow: Arrow, route: Route, label: str) -> Iterator[str]:
    kind = "arrow back" if arrow.back else "arrow"
    path = _corners(route.points) if arrow.back else _curve(route.points)
    yield f'<path class="{kind}" d="{path}"/>'
    yield f'<path class="head" d="{_head(*route.points[-2:])}"/>'
    if label:
        yield _text((route.label[0], route.label[1] + 3.5), label, "small halo")


def _curve(points: Sequence[Point]) -> str:
    """Straight down through what is in between, bent where the arrow goes aside."""
    path = f"M{_xy(points[0])}"
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (y0 + y1) / 2
        straight = abs(x0 - x1) < 0.5
        path += f"L{_xy((x1, y1))}" if straight else f"C{_xy((x0, middle), (x1, middle), (x1, y1))}"
    return path


def _corners(points: Sequence[Point]) -> str:
    """Out, up and back, with round corners."""
    start, (lane, low), (_, high), end = points
    inner = lane - TURN if lane > start[0] else lane + TURN
    return (
        f"M{_xy(start)}L{_xy((inner, low))}Q{_xy((lane, low), (lane, low - TURN))}"
        f"L{_xy((lane, high + TURN))}Q{_xy((lane, high), (inner, high))}L{_xy(end)}"
    )


def _head(before: Point, tip: Point) -> str:
    """A triangle that points sideways if the arrow comes from there, or else down."""
    (x0, y0), (x, y) = before, tip
    if y0 == y:
        base = x - 2 * HEAD if x0 < x else x + 2 * HEAD
        return f"M{_xy(tip)}L{_xy((base, y - HEAD), (base, y + HEAD))}Z"
    return f"M{_xy(tip)}L{_xy((x - HEAD, y - 2 * HEAD), (x + HEAD, y - 2 * HEAD))}Z"


def _text(at: Point, text: str, kind: str) -> str:
    anchor = "start" if kind.startswith("title") else "middle"
    return (
        f'<text class="{kind}" x="{at[0]:g}" y="{at[1]:g}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def _at(box: Box) -> str:
    return f'x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}"'


def _xy(*points: Point) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _short(text: str) -> str:
    """One printable line, not too long."""
    line = one_line(text)
    return line if cell_len(line) <= MAX_LABEL else set_cell_size(line, MAX_LABEL - 3) + "..."
