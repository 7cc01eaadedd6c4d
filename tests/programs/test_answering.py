"""A program whose truth values stay as they are for some inputs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from graders.programs.answering import answered, answered_beside_conds, asks
from graders.programs.branching import with_each_branch
from graders.programs.reading import read
from graders.programs.replay import replay
from graders.programs.simplify import inline, live
from graders.programs.types import Program
from graders.programs.wellformed import check_program

HERE = [np.array([3.0, -1.0])]
THERE = [np.array([-3.0, -1.0])]


def traced(function: Callable[..., Any]) -> Program:
    struct = jax.ShapeDtypeStruct((2,), "float32")
    return live(inline(read(jax.make_jaxpr(lambda z: function(z))(struct))))


def value(program: Program, inputs: list[np.ndarray]) -> float:
    check_program(program)
    return float(replay(program, inputs)[0])


QUESTIONS: dict[str, Callable[..., Any]] = {
    "a select": lambda z: jnp.where(z[0] > 0, z[0], 100.0),
    "of each element": lambda z: jnp.sum(jnp.where(z > 0, z, 103.0)) - 103.0,
    "a number made of the answer": lambda z: z[0] * (z[0] > 0),
    "an answer of several": lambda z: jnp.where((z[0] > 0) & ~(z[1] > 0), z[0], 100.0),
    "an answer out of a loop": lambda z: jnp.where(
        lax.scan(lambda c, x: (c | (x > 0), None), False, z)[0], z[0], 100.0
    ),
    "a cond": lambda z: lax.cond(z[0] > 0, lambda: z[0], lambda: 100.0),
}


@pytest.mark.parametrize("function", QUESTIONS.values(), ids=QUESTIONS)
def test_what_is_asked_keeps_its_answer_for_other_inputs(function: Callable[..., Any]) -> None:
    program = traced(function)
    here = answered(program, HERE)
    assert value(here, HERE) == value(program, HERE) == 3.0
    assert value(program, THERE) != -3.0
    assert value(here, THERE) == -3.0
    assert asks(here) or "cond" in {equation.primitive for equation in here.equations}


def test_a_program_that_asks_nothing_stays_as_it_is() -> None:
    program = traced(lambda z: jnp.max(abs(z)) + jnp.sign(z[0]))
    assert answered(program, HERE) == program
    assert not asks(program)


def chosen(function: Callable[..., Any]) -> set[float]:
    """What comes out of the branches of the first cond."""
    first, *_ = with_each_branch(answered_beside_conds(traced(function), HERE))
    return {value(variant, HERE) for variant in first}


def by_cond(z: Any) -> Any:
    return lax.cond(z[0] > 0, lambda: jnp.sum(z), lambda: -jnp.sum(z))


def sign_by_cond(z: Any) -> Any:
    return lax.cond(z[0] > 0, lambda: 1, lambda: -1)


def in_a_loop(z: Any) -> Any:
    return lax.map(lambda one: one * sign_by_cond(z), jnp.ones(1, int))[0]


def test_what_is_asked_of_a_cond_alone_is_asked_again() -> None:
    assert chosen(lambda z: jnp.where(sign_by_cond(z) == 1, jnp.sum(z), -jnp.sum(z))) == {2, -2}
    assert chosen(lambda z: jnp.where(in_a_loop(z) == 1, jnp.sum(z), -jnp.sum(z))) == {2, -2}


def test_what_compares_a_cond_with_something_else_is_not() -> None:
    def agreeing(z: Any) -> Any:
        by_where = jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))
        return jnp.where(by_cond(z) == by_where, by_where, by_cond(z))

    def guarded(z: Any) -> Any:
        total = by_cond(z)
        return jnp.where(abs(total) > jnp.sum(z * z) + 1.0, 0.0, total)

    assert chosen(agreeing) == {2}
    assert chosen(guarded) == {2, -2}
