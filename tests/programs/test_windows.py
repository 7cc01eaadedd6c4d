"""Windows, convolutions and functions of JAX's own that are programs by now: as JAX does them."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from graders.programs.primitives.errors import Contradiction, OutOfFuel
from graders.programs.reading import read
from graders.programs.replay import replay
from graders.programs.simplify import inline
from tests.programs.replay_building import operate

X = np.array([0.5, -1.0, 2.0, 3.0, -0.5], np.float32)
KERNEL = jnp.array([1.0, -2.0, 0.5], jnp.float32)


def windows(z, init, operation, **options):
    sizes = {"window_dimensions": (2,), "window_strides": (1,), "padding": "VALID"} | options
    return lax.reduce_window(z, init, operation, **sizes)


DIFFERENTIABLE = {
    "convolve": lambda z: jnp.convolve(z, KERNEL),
    "convolve itself": lambda z: jnp.convolve(z, z, mode="same"),
    "correlate": lambda z: jnp.correlate(z, KERNEL, mode="valid"),
    "convolve in two dimensions": lambda z: jax.scipy.signal.convolve(
        jnp.outer(z, z + 1), jnp.outer(KERNEL, KERNEL)
    ),
    "strides and dilations": lambda z: lax.conv_general_dilated(
        jnp.stack([z, 2 * z])[None],
        jnp.ones((3, 2, 2)) * jnp.arange(3.0)[:, None, None],
        window_strides=(2,),
        padding=[(3, 1)],
        lhs_dilation=(2,),
        rhs_dilation=(3,),
    ),
    "moving sum": lambda z: windows(z, 0.0, lax.add),
    "moving sum of a padded array": lambda z: windows(
        z, 0.0, lax.add, padding=[(2, 1)], window_strides=(2,), base_dilation=(2,)
    ),
    "moving average": lambda z: jnp.convolve(z, jnp.ones(4) / 4, mode="valid"),
}
FORWARD_ONLY = {
    "moving maximum": lambda z: windows(z, -jnp.inf, lax.max, padding="SAME"),
    "moving minimum": lambda z: windows(z, jnp.inf, lax.min, window_dilation=(2,)),
    "searchsorted": lambda z: jnp.searchsorted(jnp.sort(z), z + 0.25, side="right"),
    "vmapped searchsorted": lambda z: jax.vmap(lambda x: jnp.searchsorted(jnp.sort(z), x))(z),
    "digitize": lambda z: jnp.digitize(z, jnp.array([-1.0, 0.0, 2.0])),
    "platform": lambda z: lax.platform_dependent(z, cpu=lambda z: z + 1, default=lambda z: z),
    "other platform": lambda z: lax.platform_dependent(z, tpu=lambda z: z + 1, default=lambda z: z),
}
if jax.__version_info__ >= (0, 12):  # before, it works on the bits of its operand
    DIFFERENTIABLE["ldexp"] = lambda z: jnp.ldexp(z, jnp.array([1, -2, 3, 0, 9]))
    FORWARD_ONLY["ldexp beyond the range"] = lambda z: jnp.ldexp(z, jnp.array([200, -200, 3, 0, 9]))


def assert_same(function, z):
    program = inline(read(jax.make_jaxpr(function)(z)))
    expected = [np.asarray(y) for y in jax.tree_util.tree_leaves(jax.jit(function)(z))]
    for got, want in zip(replay(program, [z]), expected, strict=True):
        assert got.dtype == want.dtype or want.dtype == np.float32
        np.testing.assert_allclose(got, want, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("name", DIFFERENTIABLE)
def test_values_and_gradients_are_those_of_jax(name):
    function = DIFFERENTIABLE[name]
    assert_same(lambda z: (function(z), jax.grad(lambda z: (function(z) ** 2).sum())(z)), X)


@pytest.mark.parametrize("name", FORWARD_ONLY)
def test_values_are_those_of_jax(name):
    assert_same(FORWARD_ONLY[name], X)


WHOLE = {"window_strides": [1], "base_dilation": [1], "window_dilation": [1]}


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"padding": [[2**40, 0]], "window_dimensions": [1]}, OutOfFuel),
        ({"padding": [[0, 0]], "window_dimensions": [2**40]}, OutOfFuel),
        ({"padding": [[0, 0]], "window_dimensions": [2]}, Contradiction),
    ],
)
def test_absurd_windows_are_refused_at_once(options, error):
    with pytest.raises(error):
        operate("reduce_window_sum", [([1.0], "float32[1]")], "float32[1]", **WHOLE, **options)
