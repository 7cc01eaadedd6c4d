"""Programs drawn as Mermaid text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import jax

from graders.programs.drawing import MAX_ARROWS, flowchart
from tests.programs.examples import annotated, choice, recurrence, shifted_square_sum

LABEL = r'"[^"\n]*"'
LINES = [
    r"flowchart TD",
    r"  classDef unused stroke-dasharray:5 5",
    rf"  +subgraph s\d+\[{LABEL}\]",
    r"  +end",
    rf"  +n\d+(\[{LABEL}\]|\(\[{LABEL}\]\)|\(\({LABEL}\)\)|\[\({LABEL}\)\])(:::unused)?",
    rf"  n\d+ (-->|-\.->)(\|{LABEL}\|)? n\d+",
]


def drawn(function: Callable[..., Any], *inputs: Any, title: str = "f") -> str:
    return flowchart({title: annotated(function, *inputs, names="zy"[: len(inputs)])})


def arrows(chart: str) -> list[str]:
    """The arrows, with the labels of their nodes in the place of the nodes' names."""
    labels = dict(re.findall(rf"^ +(n\d+)[\[(]+({LABEL})", chart, re.MULTILINE))
    found = re.findall(rf"^  (n\d+) (\S+?)(?:\|({LABEL})\|)? (n\d+)$", chart, re.MULTILINE)
    return [
        " ".join([labels[a], line, label, labels[b]]).replace('"', "").replace("  ", " ")
        for a, line, label, b in found
    ]


def is_mermaid(chart: str) -> bool:
    lines = chart.splitlines()
    starts = sum(line.lstrip().startswith("subgraph") for line in lines)
    return starts == sum(line.strip() == "end" for line in lines) and all(
        any(re.fullmatch(pattern, line) for pattern in LINES) for line in lines
    )


def test_operations_are_nodes_and_typed_values_are_arrows():
    chart = drawn(shifted_square_sum, [1.0, 2.0, 3.0])
    assert is_mermaid(chart)
    assert sorted(arrows(chart)) == [
        "1.0 --> add",
        "add --> a: f32[3] mul",
        "add --> a: f32[3] mul",
        "mul --> b: f32[3] reduce_sum",
        "reduce_sum --> c: f32[] returned",
        "z --> z: f32[3] add",
    ]


def test_the_order_of_operands_is_told_where_it_matters():
    chart = drawn(lambda z, y: z - y, 1.0, 2.0)
    assert "z --> z: f32[], operand 1 sub" in arrows(chart)
    assert "y --> y: f32[], operand 2 sub" in arrows(chart)


def test_an_unused_operation_is_marked_and_still_fed():
    chart = drawn(jax.grad(shifted_square_sum), [1.0, 2.0, 3.0])
    assert re.search(r'"reduce_sum<br/>c: f32\[\]<br/>\(unused\)"\]:::unused', chart)
    assert any("broadcast_in_dim -->" in arrow for arrow in arrows(chart))


def test_a_scan_s_body_has_a_frame_and_its_carry_leads_back():
    chart = drawn(recurrence, 0.0)
    assert is_mermaid(chart)
    assert 'subgraph s3["scan[length=4], in each step"]' in chart
    assert "add -.-> next b b<br/>carry" in arrows(chart)
    assert "z --> z: f32[] b<br/>carry" in arrows(chart)


def test_a_cond_s_branches_have_frames_and_lead_to_it():
    chart = drawn(choice, [1.0, 2.0, 3.0])
    assert is_mermaid(chart)
    assert chart.count("subgraph") == 3
    ends = [arrow for arrow in arrows(chart) if arrow.endswith(" cond")]
    assert [arrow.split()[0] for arrow in ends] == ["convert_element_type", "neg", "reduce_sum"]


def test_no_text_breaks_out_of_its_label():
    evil = '"]; end\n%% <script>alert(1)</script> `x` |a| #quot; {}'
    chart = flowchart({evil: evil, "end": annotated(shifted_square_sum, [1.0])})
    assert is_mermaid(chart)
    assert "<script" not in chart and "`" not in chart


def test_a_large_program_is_drawn_in_part_and_says_so():
    def function(z):
        for _ in range(1000):
            z = z * 0.5 + 1
        return z

    chart = drawn(function, 0.0)
    assert is_mermaid(chart) and len(arrows(chart)) <= MAX_ARROWS
    assert re.search(r"\.\.\. 1,\d\d\d more operations", chart)
