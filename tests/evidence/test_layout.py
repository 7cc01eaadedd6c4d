"""Diagrams: nothing covers anything else, and arrows lead down."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from graders.evidence.layout import Arrow, Box, Frame, Layout, Node, lay_out


def node(name: str) -> Node:
    return Node(name, 40.0 + 10.0 * len(name), 30.0)


@st.composite
def graphs(draw: st.DrawFn) -> tuple[Frame, list[Arrow]]:
    """Up to nine nodes, some of them in a frame, and arrows from earlier to later ones."""
    count = draw(st.integers(1, 9))
    names = [f"n{k}" for k in range(count)]
    first = draw(st.integers(0, count - 1))
    last = draw(st.integers(first, count))
    inside = Frame("inner", tuple(node(name) for name in names[first:last]), 60.0)
    outside = [node(name) for name in names[:first]] + [node(name) for name in names[last:]]
    members = (*outside[:first], inside, *outside[first:]) if last > first else tuple(outside)
    pairs = [(one, other) for one, other in combinations(names, 2)]
    chosen = draw(st.lists(st.sampled_from(pairs), max_size=12)) if pairs else []
    return Frame("all", members), [Arrow(*pair, 50.0, 12.0) for pair in chosen]


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x + 0.01
        or other.x + other.width <= one.x + 0.01
        or one.y + one.height <= other.y + 0.01
        or other.y + other.height <= one.y + 0.01
    )


def labels(layout: Layout, arrows: list[Arrow]) -> list[Box]:
    return [
        Box(
            route.label[0] - arrows[number].width / 2,
            route.label[1] - arrows[number].height / 2,
            arrows[number].width,
            arrows[number].height,
        )
        for number, route in layout.routes.items()
    ]


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(graphs())
def test_boxes_and_labels_lie_apart_and_inside(graph: tuple[Frame, list[Arrow]]) -> None:
    frame, arrows = graph
    layout = lay_out(frame, arrows)
    nodes = [box for name, box in layout.boxes.items() if name.startswith("n")]
    placed = nodes + labels(layout, arrows)
    assert all(apart(one, other) for one, other in combinations(placed, 2))
    for box in placed:
        assert box.x >= 0 and box.x + box.width <= layout.width + 0.01
        assert box.y >= 0 and box.y + box.height <= layout.height + 0.01


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(graphs())
def test_every_arrow_leads_down_from_box_to_box(graph: tuple[Frame, list[Arrow]]) -> None:
    frame, arrows = graph
    layout = lay_out(frame, arrows)
    for number, route in layout.routes.items():
        start, end = layout.boxes[arrows[number].start], layout.boxes[arrows[number].end]
        (x0, y0), (x1, y1) = route.points[0], route.points[-1]
        assert start.x <= x0 <= start.x + start.width and y0 == start.y + start.height
        assert end.x <= x1 <= end.x + end.width and y1 == end.y
        assert start.y + start.height < end.y


def test_a_chain_goes_straight_down_and_literals_stand_beside_it() -> None:
    chain = [node(name) for name in "abcd"]
    literals = [node(f"lit{k}") for k in range(3)]
    arrows = [Arrow(one.name, other.name, 50.0, 12.0) for one, other in pairwise(chain)]
    arrows += [Arrow(each.name, step.name) for each, step in zip(literals, chain[1:], strict=True)]
    layout = lay_out(Frame("all", (*chain, *literals)), arrows)
    middles = [layout.boxes[step.name].middle for step in chain[1:]]
    assert max(middles) - min(middles) < 3.0
    assert all(layout.boxes[each.name].x > middles[0] for each in literals[1:])


def test_a_loop_s_way_back_passes_beside_its_nodes() -> None:
    inside = Frame("inner", (node("carry"), node("mul"), node("half")), 60.0)
    arrows = [
        Arrow("z", "carry", 50.0, 12.0),
        Arrow("carry", "mul", 50.0, 12.0),
        Arrow("half", "mul"),
        Arrow("mul", "carry", 40.0, 12.0, back=True),
    ]
    layout = lay_out(Frame("all", (node("z"), inside)), arrows)
    frame = layout.boxes["inner"]
    lane = layout.routes[3].points[1][0]
    assert frame.x < lane < frame.x + frame.width
    for name in ("carry", "mul", "half"):
        box = layout.boxes[name]
        assert not box.x < lane < box.x + box.width


@pytest.mark.parametrize("arrows", [[Arrow("a", "b"), Arrow("b", "a")], [Arrow("a", "a")]])
def test_a_cycle_is_drawn_without_the_arrow_that_closes_it(arrows: list[Arrow]) -> None:
    layout = lay_out(Frame("all", (node("a"), node("b"))), arrows)
    assert apart(layout.boxes["a"], layout.boxes["b"])
    assert len(layout.routes) < len(arrows) or len(arrows) == 1
