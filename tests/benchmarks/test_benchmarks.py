"""What the benchmarks work out of their measurements."""

from __future__ import annotations

import functools
import importlib
import math
import sys

import pytest

from tests.benchmarks import growth
from tests.benchmarks.pairing import paired, ratios
from tests.benchmarks.phases import recording
from tests.benchmarks.phases.accounts import Cost, costs, medians, read_records

SIZES = [10, 100, 1000]


@pytest.mark.parametrize("power", [0, 1, 1.5, 2])
def test_a_power_law_is_found_again(power) -> None:
    law = [3 * size**power for size in SIZES]
    assert growth.exponent(SIZES, law) == pytest.approx(power)
    assert growth.tail(SIZES, law) == pytest.approx(power)


def test_the_tail_and_the_slope_of_a_line_do_not_see_where_it_begins() -> None:
    line = [5 + 0.25 * size for size in SIZES]
    assert growth.exponent(SIZES, line) < 0.9
    assert growth.tail(SIZES, line, base=5) == pytest.approx(1)
    assert growth.slope(SIZES, line) == pytest.approx(0.25)


def test_a_cost_that_is_lost_in_noise_has_no_exponent() -> None:
    assert math.isnan(growth.tail(SIZES, [5, 4.9, 8], base=5))


def test_pairs_alternate_and_the_first_is_for_nothing() -> None:
    ran: list[str] = []

    def run(name: str) -> str:
        ran.append(name)
        return f"{name}{len(ran)}"

    pairs = list(paired(lambda: run("a"), lambda: run("b"), 2))
    assert ran == ["b", "a", "a", "b", "b", "a"]
    assert pairs == [("a3", "b4"), ("a6", "b5")]


def test_ratios_are_those_of_pairs() -> None:
    assert ratios([1.0, 2.0], [3.0, 5.0]) == [3.0, 2.5]


def test_records_of_a_kind_add_up_and_ends_are_no_phase() -> None:
    told = (
        "7\tworker\tmain\tcompile\tXLA\t1.0\t0.25\t0.5\n"
        "8\tworker\tmain\tcompile\tlower\t2.0\t0.5\t0.25\n"
        "8\tworker\tother\ttrace\tf\t3.0\t1.0\t1.0\n"
        "8\tworker\tmain\ttotal\t\t0.0\t170.0\t1.5\n"
    )
    found = costs(read_records(told), "who", "phase")
    assert found == {
        ("worker", "compile"): Cost(0.75, 0.75, 2),
        ("worker's threads", "trace"): Cost(1.0, 1.0, 1),
    }


def test_a_phase_that_a_run_does_not_have_costs_nothing_there() -> None:
    runs = [{("load",): Cost(1.0, 1.0, 2)}, {("load",): Cost(3.0, 3.0, 2)}, {}]
    assert medians(runs) == {("load",): Cost(1.0, 1.0, 2)}


OURS = [
    (module, path)
    for module, marks in recording.MARKS.items()
    for path, *_ in marks
    if module.startswith("graders.")
]


@pytest.mark.skipif(sys.platform != "linux", reason="phases are told on Linux")
@pytest.mark.parametrize("module, path", OURS)
def test_what_is_marked_as_a_phase_is_there(module, path) -> None:
    marked = functools.reduce(getattr, path.split("."), importlib.import_module(module))
    assert callable(marked)
