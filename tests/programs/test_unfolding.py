"""A program as it runs for some inputs: branches and single steps in their places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from graders.programs.reading import read
from graders.programs.replay import replay
from graders.programs.simplify import inline, live
from graders.programs.unfolding import as_run
from graders.programs.wellformed import check_program


def unfolded(function: Callable[..., Any], start: float, *, single_steps: bool) -> list[str]:
    """The operations that are left; the program gives what it gave before."""
    struct = jax.ShapeDtypeStruct((), "float32")
    traced = live(inline(read(jax.make_jaxpr(function)(struct))))
    inputs = [np.array(start)]
    program = as_run(traced, inputs, single_steps=single_steps)
    check_program(program)
    assert replay(program, inputs) == replay(traced, inputs)
    return [equation.primitive for equation in program.equations]


def nested(z: Any) -> Any:
    def inner(z: Any) -> Any:
        return lax.cond(z > 10, lambda z: z * 2.0, lambda z: z - 3.0, z)

    return lax.cond(z > 0, inner, lambda z: -z, z)


@pytest.mark.parametrize(("start", "operation"), [(20.0, "mul"), (5.0, "sub"), (-1.0, "neg")])
def test_the_branches_that_are_taken_stand_in_the_conds_place(start: float, operation: str) -> None:
    assert unfolded(nested, start, single_steps=False) == [operation]


def test_a_scan_of_one_step_is_its_body_if_single_steps_are_asked_for() -> None:
    def once(z: Any) -> Any:
        def step(c: Any, x: Any) -> Any:
            return c * x, (c + x, 1.0)

        last, (sums, ones) = lax.scan(step, z, jnp.stack([z + 2.0]))
        return last + sums[0] + ones[0]

    assert "scan" not in unfolded(once, 5.0, single_steps=True)
    assert "scan" in unfolded(once, 5.0, single_steps=False)


def test_a_loop_of_several_steps_stays_with_the_conds_in_it() -> None:
    def twice(z: Any) -> Any:
        return lax.scan(lambda c, _: (nested(c), None), z, None, length=2)[0]

    assert unfolded(twice, 5.0, single_steps=True) == ["scan"]
