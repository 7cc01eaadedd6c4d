"""Questions that a replay answers, put to programs that the installed JAX traces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from jax import lax

from graders.programs import carrying, probing
from graders.programs.branching import with_each_branch
from graders.programs.reading import read
from graders.programs.replay import replay
from graders.programs.simplify import inline, live
from graders.programs.types import Program
from graders.programs.unfolding import as_run
from graders.programs.wellformed import check_program

START = np.array(5.0)
STEPS = (3.5, 2.75, 2.375, 2.1875)
GAINS = (0.125, 0.25, 0.5, 1.0)


def step(c: Any) -> Any:
    return 0.5 * c + 1.0


def traced(function: Callable[..., Any], *shape: int) -> Program:
    struct = jax.ShapeDtypeStruct(shape, "float32")
    return live(inline(read(jax.make_jaxpr(lambda z: function(z))(struct))))


def missing(function: Callable[..., Any]) -> probing.MissingStep | None:
    held = probing.held_steps(traced(function), [START], STEPS, GAINS)
    return held if isinstance(held, probing.MissingStep) else None


def four_steps(z: Any) -> Any:
    return step(step(step(step(z))))


def test_four_steps_by_hand_are_all_there() -> None:
    assert missing(four_steps) is None
    assert missing(jax.jit(four_steps)) is None


def test_a_closed_form_holds_no_step() -> None:
    assert missing(lambda z: z / 16 + 1.875) == probing.MissingStep(1, 0.125, None)


def test_three_steps_hold_the_first_with_another_gain() -> None:
    lacking = missing(lambda z: step(step(step(z))))
    assert lacking is not None and lacking.step == 1
    assert lacking.gain == pytest.approx(0.25) and lacking.expected_gain == 0.125


def test_numbers_that_do_not_lead_to_each_other_are_no_steps() -> None:
    def pretended(z: Any) -> Any:
        a, b, c = z / 2 + 1, z / 4 + 1.5, z / 8 + 1.75
        fix = (a - (z / 2 + 1.0)) / 8 + (b - (z * 0.25 + 1.5)) / 4 + (c - (z * 0.125 + 1.75)) / 2
        return z / 16 + 1.875 + fix

    lacking = missing(pretended)
    assert lacking is not None and lacking.step == 2


def test_what_the_input_leads_to_beside_a_step_is_found() -> None:
    def beside(z: Any) -> Any:
        return z / 16 + 1.875 + (four_steps(z) - four_steps(z))

    def beside_in_arrays(z: Any) -> Any:
        two = z * jnp.ones(2)
        return (two / 16 + 1.875 - four_steps(two) + four_steps(z))[0]

    def past_the_first_step(function: Callable[..., Any]) -> probing.Held | None:
        program = traced(function)
        held = probing.held_steps(program, [START], STEPS, GAINS)
        assert isinstance(held, list)
        return probing.led_past(
            program,
            [START],
            {each.place: probing.ONE for each in held[0]},
            np.random.default_rng(0),
        )

    assert past_the_first_step(beside) is not None
    assert past_the_first_step(beside_in_arrays) is not None
    assert past_the_first_step(four_steps) is None
    with_history = past_the_first_step(lambda z: jnp.stack([z, four_steps(z)])[1])
    assert with_history is None


def test_many_values_beside_a_step_are_looked_at_in_few_replays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def beside(z: Any) -> Any:
        nothing = sum(0.0 * (z * (k + 2.0)) for k in range(100))
        return four_steps(z) + nothing + (z * 3.0 - z * 3.0)

    program = traced(beside)
    held = probing.held_steps(program, [START], STEPS, GAINS)
    assert isinstance(held, list)
    replays = []

    def counted(*given: Any, **more: Any) -> Any:
        replays.append(1)
        return replay(*given, **more)

    monkeypatch.setattr(probing, "replay", counted)
    found = probing.led_past(
        program, [START], {each.place: probing.ONE for each in held[0]}, np.random.default_rng(0)
    )
    assert found is not None and found.value == pytest.approx(15.0)
    assert len(replays) < 30


def the_scan(function: Callable[..., Any]) -> tuple[Program, int]:
    program = traced(function)
    (index,) = (k for k, e in enumerate(program.equations) if e.primitive == "scan")
    return program, index


@pytest.mark.parametrize(
    "scanned",
    [
        lambda z: lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0],
        lambda z: lax.scan(lambda c, _: (step(c), step(c)), z, None, length=4)[1][-1],
        lambda z: lax.scan(lambda c, _: (step(c), step(c)), z, None, 4, reverse=True)[1][0],
        lambda z: lax.scan(lambda c, _: ((c[0] + 1, step(c[1])), None), (0, z), None, 4)[0][1],
        lambda z: lax.fori_loop(0, 4, lambda i, c: step(c), z),
        lambda z: lax.scan(lambda c, _: ((step(c[0]), step(c[0])), None), (z, z), None, 4)[0][1],
        lambda z: lax.scan(lambda c, _: (step(c), None), z.reshape(1, 1), None, 4)[0][0, 0],
    ],
)
def test_a_scan_s_last_carry_leads_to_the_output(scanned: Callable[..., Any]) -> None:
    program, scan = the_scan(scanned)
    carried = next(carrying.carried_by(program, [START], scan, step), None)
    assert carried is not None
    assert carrying.output_gain_of_scan(program, [START], scan, carried) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "scanned",
    [
        lambda z: lax.scan(lambda c, _: (step(c), step(z)), z, None, 4)[1][0],
        lambda z: lax.scan(lambda c, _: (step(c), z / 16 + 1.875), z, None, 4)[1][-1],
        lambda z: lax.scan(lambda c, _: (step(c), c), z, None, 4)[1][-1],
        lambda z: 0 * lax.scan(lambda c, _: (step(c), None), z, None, 4)[0] + z,
    ],
)
def test_an_output_beside_the_carry_does_not_count(scanned: Callable[..., Any]) -> None:
    program, scan = the_scan(scanned)
    carried = next(carrying.carried_by(program, [START], scan, step), None)
    assert carried is not None
    assert carrying.output_gain_of_scan(program, [START], scan, carried) == pytest.approx(0.0)


def test_a_step_that_is_right_from_its_start_only_is_none() -> None:
    program, scan = the_scan(lambda z: lax.scan(lambda c, _: (0 * c + 2, z), z * 0 + 2, None, 4)[0])
    assert not list(carrying.carried_by(program, [START], scan, step))


def branches(function: Callable[..., Any], z: list[float]) -> list[set[float]]:
    def output(variant: Program) -> float:
        check_program(variant)
        return float(replay(variant, [np.array(z)])[0])

    program = traced(function, len(z))
    return [set(map(output, variants)) for variants in with_each_branch(program)]


def repaired(z: Any) -> Any:
    return lax.cond(z[0] > 0, lambda v: jnp.sum(v), lambda v: -jnp.sum(v), z)


def test_each_branch_of_a_cond_can_be_taken() -> None:
    assert branches(repaired, [1.0, 2.0]) == [{3.0, -3.0}]
    assert branches(lambda z: lax.switch(2, [jnp.min, jnp.max, jnp.sum], z), [1.0, 2.0]) == [
        {1.0, 2.0, 3.0}
    ]


def test_a_cond_within_a_loop_or_another_cond_is_found() -> None:
    assert branches(lambda z: lax.map(repaired, z[None])[0], [1.0, 2.0]) == [{3.0, -3.0}]
    inner = branches(lambda z: lax.cond(z[1] > 0, repaired, jnp.max, z), [1.0, 2.0])
    assert inner == [{2.0, 3.0, -3.0}, {3.0, -3.0}]


def test_what_else_a_description_hangs_on_a_cond_is_no_branch() -> None:
    program = traced(repaired, 2)
    (cond,) = (each for each in program.equations if each.primitive == "cond")
    more = msgspec.structs.replace(cond, bodies=cond.bodies | {"more": cond.bodies["branches"]})
    equations = tuple(more if each is cond else each for each in program.equations)
    forged = msgspec.structs.replace(program, equations=equations)
    first, *_ = with_each_branch(forged)
    z = [np.array([1.0, 2.0])]
    assert {float(replay(variant, z)[0]) for variant in first} == {3.0, -3.0}
    assert replay(as_run(forged, z, single_steps=False), z) == replay(program, z)


def test_a_program_without_cond_has_no_branches() -> None:
    assert branches(lambda z: jnp.where(z[0] > 0, z[0], -z[0]), [1.0]) == []
