"""Captured arrays: found in both of JAX's forms, at any depth, and only if they matter."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from graders.programs.constants import captured_arrays, matters
from graders.programs.reading import read
from graders.programs.simplify import inline, live
from graders.programs.types import Array, Literal, all_equations

OFFSET = jnp.array([1.0, 2.0, 3.0])
AS_NUMPY = np.array([1.0, 2.0, 3.0])
OTHER = jnp.array([4.0, 5.0])
MASK = np.array([True, False, True])
ORDER = np.array([2, 0, 1])
NUMBER = jnp.array(2.0, jnp.float32)

LITERALS = "jax_use_simplified_jaxpr_constants"
SAMPLES = [(np.array(z),) for z in ([1.0, 2.0, 3.0], [-1.0, 0.5, 0.0])]


@pytest.fixture(params=["closed constants", "literals"], autouse=True)
def form(request: pytest.FixtureRequest) -> Iterator[None]:
    """Both ways in which JAX writes captured arrays down."""
    if request.param == "closed constants":
        yield
        return
    if not hasattr(jax.config, LITERALS):
        pytest.skip("this JAX writes captured arrays in one way only")
    before = getattr(jax.config, LITERALS)
    jax.config.update(LITERALS, True)
    yield
    jax.config.update(LITERALS, before)


def traced(function):
    argument = jax.ShapeDtypeStruct((3,), np.float32)
    return live(inline(read(jax.make_jaxpr(lambda z: function(z))(argument))))


def captured(function):
    """The shapes of the captured arrays that matter."""
    program = traced(function)
    return [a.type.shape for a in captured_arrays(program) if matters(a, program, SAMPLES)]


@jax.jit
def jitted(z):
    return z + OFFSET


ONE_ARRAY = {
    "an array": lambda z: jnp.sum(z + OFFSET),
    "of NumPy": lambda z: jnp.sum(z + AS_NUMPY),
    "twice": lambda z: jnp.sum(z + OFFSET) + jnp.sum(z * OFFSET),
    "with an equal one": lambda z: jnp.sum(z + OFFSET) + jnp.sum(z * jnp.array([1.0, 2.0, 3.0])),
    "made inside from a list": lambda z: jnp.sum(z + jnp.array([1.0, 2.0, 3.0])),
    "by default": lambda z, offset=OFFSET: jnp.sum(z + offset),
    "one element of it": lambda z: jnp.sum(z) + OFFSET[0],
    "in jit": lambda z: jnp.sum(jitted(z)),
    "in jit in jit": jax.jit(lambda z: jnp.sum(jitted(z))),
    "in two jits": lambda z: jnp.sum(jitted(z)) + jnp.sum(jax.jit(lambda z: z * OFFSET)(z)),
    "in checkpoint": lambda z: jnp.sum(jax.checkpoint(jitted)(z)),
    "in a scan": lambda z: lax.scan(lambda c, _: (jitted(c), None), z, None, length=2)[0].sum(),
    "in a branch": lambda z: lax.cond(z[0] > 0, jitted, lambda z: z, z).sum(),
    "in vmap": lambda z: jnp.sum(jax.vmap(lambda a, b: a + b)(z, OFFSET)),
    "as the output": lambda z: OFFSET,
    "integers": lambda z: jnp.sum(z + np.array([1, 2, 3])),
    "as a mask": lambda z: jnp.sum(jnp.where(MASK, z, 0.0)),
    "as indices": lambda z: z[ORDER][0],
    "weakly": lambda z: jnp.sum(z) + 1e-4 * jnp.sum(OFFSET),
    "beside a large number": lambda z: jnp.sum(1e4 * z) + OFFSET[0],
    "beside a number": lambda z: jnp.sum(z + OFFSET) * NUMBER,
}


@pytest.mark.parametrize("function", ONE_ARRAY.values(), ids=ONE_ARRAY)
def test_one_captured_array_is_found(function):
    assert captured(function) == [(3,)]


NO_ARRAY = {
    "nothing": lambda z: jnp.sum(z + 1.0),
    "a number": lambda z: jnp.sum(z + NUMBER),
    "an unused one": lambda z: (OFFSET * 2, jnp.sum(z))[1],
    "its shape": lambda z: jnp.sum(z) / OFFSET.shape[0],
    "times 0": lambda z: jnp.sum(z + 0.0 * OFFSET),
    "added and taken away": lambda z: jnp.sum(z + OFFSET - OFFSET),
    "its elements as numbers": lambda z: jnp.sum(z) + sum(float(x) for x in AS_NUMPY),
    "less than float32 tells": lambda z: jnp.sum(z + 2.0 + 1e-8 * OFFSET),
    "less than float32 tells, as a factor": lambda z: jnp.sum(z) * (1 + 1e-9 * jnp.sum(OFFSET)),
    "in a branch that is never taken": lambda z: lax.cond(
        jnp.sum(z * z) < 0, jitted, lambda z: z, z
    ).sum(),
}


@pytest.mark.parametrize("function", NO_ARRAY.values(), ids=NO_ARRAY)
def test_what_does_not_matter_is_not_counted(function):
    assert captured(function) == []


def test_two_different_arrays_are_two():
    assert captured(lambda z: jnp.sum(z + OFFSET) + jnp.sum(OTHER)) == [(3,), (2,)]


def test_a_mask_that_hides_nothing_does_not_matter():
    assert captured(lambda z: jnp.sum(jnp.where(MASK, z, z))) == []


def test_no_captured_array_is_read_as_a_literal():
    program = traced(lambda z: jnp.sum(jitted(z) * AS_NUMPY) + NUMBER)
    literals = [
        atom
        for equation in all_equations(program)
        for atom in equation.operands
        if isinstance(atom, Literal)
    ]
    assert [atom for atom in literals if atom.type.shape] == []
    shapes = [constant.value.type.shape for constant in program.constants]
    assert sorted(shapes) == [(), (3,), (3,)]


def test_an_array_of_an_unknown_dtype_is_taken_to_matter():
    program = traced(lambda z: jnp.sum(z))
    key = Array(type(program.inputs[0].type)("key<fry>", (3,)), b"")
    assert matters(key, program, SAMPLES)
