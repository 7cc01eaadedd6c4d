"""At the edges of its numbers JAX does what the replay does: each rule, asked of JAX itself.

The operands are inputs, for XLA folds constants by rules of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from graders.programs.reading import read
from graders.programs.replay import replay
from graders.programs.simplify import inline

NAN, INF = np.nan, np.inf
LOWEST, HIGHEST = -(2**31), 2**31 - 1

Edge = tuple[Callable[..., Any], Sequence[tuple[list[Any], Any]]]


def floats(*numbers: float) -> tuple[list[float], Any]:
    return list(numbers), np.float32


def ints(*numbers: int) -> tuple[list[int], Any]:
    return list(numbers), np.int32


def unsigned(*numbers: int) -> tuple[list[int], Any]:
    return list(numbers), np.uint8


WITH_NAN = floats(1.0, NAN, 5.0, NAN)
WITH_TIES = floats(2.0, 7.0, 7.0, 3.0)
ZEROS = floats(0.0, NAN, -0.0, -1.0)
TWO_DIVISORS = [ints(7, -7, 7, -7, 5, 0, LOWEST), ints(2, 2, -2, -2, 0, 0, -1)]

EDGES: dict[str, Edge] = {
    "above the largest float32": (lambda x: x * 2, [floats(2e38, -2e38)]),
    "subnormals": (lambda x, y: x * y, [floats(1e-30, -1e-30), floats(1e-10, 1e-10)]),
    "float16 is rounded": (lambda x: x.astype("float16") * 1.1, [floats(1.0, 1 / 3, 7e4)]),
    "bfloat16 is rounded": (lambda x: x.astype("bfloat16") + 1, [floats(1 / 3, 0.001)]),
    "reduce_precision": (
        lambda x: lax.reduce_precision(x, 5, 10),
        [floats(1 + 2**-11, 1 + 3 * 2**-11, 65504.0, 65520.0, 1e-8)],
    ),
    "a captured float64 is rounded": (lambda x: x * np.array([0.1, 1 / 3]), [floats(0.0, 1.0)]),
    "sums wrap": (lambda x: x + x, [ints(HIGHEST, LOWEST, 2**30)]),
    "negation wraps": (lambda x: (-x, abs(x), jnp.sign(x)), [ints(LOWEST, HIGHEST)]),
    "products and powers wrap": (lambda x: (x * x, x**5), [ints(65537, -70000)]),
    "bytes wrap": (lambda x: (x + x, x - 201, -x), [unsigned(200, 0, 255)]),
    "integers are narrowed": (lambda x: (x.astype("uint8"), x.astype("int8")), [ints(300, -1)]),
    "integer division": (lax.div, TWO_DIVISORS),
    "integer remainder": (lax.rem, TWO_DIVISORS),
    "division of bytes": (lambda x, y: (lax.div(x, y), lax.rem(x, y)), [unsigned(7, 5)] * 2),
    "bytes by zero": (lax.div, [unsigned(7, 5), unsigned(2, 0)]),
    "float division": (lambda x, y: x / y, [floats(1.0, -1.0, 0.0), floats(0.0, 0.0, 0.0)]),
    "float remainder": (lax.rem, [floats(5.5, -5.5, 1.0, INF), floats(2.0, 2.0, 0.0, 2.0)]),
    "floats saturate": (
        lambda x: (x.astype("int32"), x.astype("uint8"), x.astype("int8")),
        [floats(1.9, -1.9, NAN, INF, -INF, 3e9, -3e9, 300.0)],
    ),
    "floats are true but for zeros": (lambda x: x.astype(bool), [floats(0.0, -0.0, 0.5, NAN)]),
    "round half to even": (jnp.round, [floats(0.5, 1.5, 2.5, -0.5, -2.5, 0.49999997)]),
    "round half away": (lax.round, [floats(0.5, 1.5, 2.5, -0.5, -2.5, 0.25)]),
    "sign": (jnp.sign, [floats(-0.0, 0.0, -3.0, NAN, INF)]),
    "max and min": (
        lambda x, y: (lax.max(x, y), lax.min(x, y)),
        [floats(NAN, 1.0, 2.0), floats(1.0, NAN, INF)],
    ),
    "extremes": (lambda x: (jnp.max(x), jnp.min(x), lax.cummax(x)), [WITH_NAN]),
    "first NaN": (lambda x: (jnp.argmax(x), jnp.argmin(x)), [WITH_NAN]),
    "first tie": (lambda x: (jnp.argmax(x), jnp.argmin(-x)), [WITH_TIES]),
    "sort": (lambda x: lax.sort((x, lax.iota("int32", 4)), num_keys=1), [ZEROS]),
    "sort by both": (lambda x: lax.sort((x, lax.iota("int32", 4)), num_keys=2), [ZEROS]),
    "top_k": (lambda x: lax.top_k(x, 3), [floats(2.0, 5.0, NAN, 5.0)]),
    "clamp": (
        lambda low, x, high: lax.clamp(low, x, high),
        [floats(0.0, NAN, 0.0, 0.0), floats(NAN, 1.0, 1.0, 3.0), floats(2.0, 2.0, NAN, INF)],
    ),
    "zeros to a power": (
        lambda x, y: (x**y, lax.integer_pow(x, -1), lax.integer_pow(x, 0)),
        [floats(0.0, 0.0, NAN, -2.0), floats(0.0, -1.0, 0.0, 0.5)],
    ),
    "shifts by the width": (
        lambda x, y: (
            lax.shift_left(x, y),
            lax.shift_right_arithmetic(x, y),
            lax.shift_right_logical(x, y),
        ),
        [ints(-8, -8, -8, -8), ints(1, 31, 32, -1)],
    ),
    "bits": (lambda x: (lax.population_count(x), lax.clz(x)), [ints(0, 1, -1, 40)]),
    "choice beyond the cases": (
        lambda i, x: lax.select_n(i, x, x + 1, x + 2),
        [ints(-5, 0, 1, 9), floats(10.0, 10.0, 10.0, 10.0)],
    ),
    "branch beyond the branches": (
        lambda i: [lax.switch(k, [lambda: 1.0, lambda: 2.0, lambda: 3.0]) for k in i],
        [ints(-5, 0, 2, 9)],
    ),
    "an index beyond the end": (lambda x, i: (x[i[0]], x[i[1]]), [floats(1.0), ints(2, -3)]),
    "take that clips": (
        lambda x, i: x.at[i].get(mode="clip"),
        [floats(1.0, 2.0), ints(-9, -1, 0, 1, 2)],
    ),
    "take that fills": (
        lambda x, i: (
            x.at[i].get(mode="fill"),
            x.at[i].get(mode="fill", fill_value=7),
            x.astype("int32").at[i].get(mode="fill"),
            x.astype("uint8").at[i].get(mode="fill"),
            (x > 1).at[i].get(mode="fill"),
        ),
        [floats(1.0, 2.0), ints(-9, -1, 0, 1, 2)],
    ),
    "put that clips": (
        lambda x, i: (x.at[i].add(5.0, mode="clip"), x.at[i].min(0.5, mode="clip")),
        [floats(1.0, 2.0), ints(-9, 1, 1, 2)],
    ),
    "put that drops": (
        lambda x, i: (x.at[i].add(5.0), x.at[i].multiply(5.0, mode="drop")),
        [floats(1.0, 2.0), ints(-9, 1, 1, 2)],
    ),
    "dynamic slices": (
        lambda x, i: [lax.dynamic_slice(x, (k,), (2,)) for k in i],
        [floats(1.0, 2.0, 3.0), ints(-3, 1, 9, LOWEST, HIGHEST)],
    ),
    "dynamic updates": (
        lambda x, i: [lax.dynamic_update_slice(x, -x[:2], (k,)) for k in i],
        [floats(1.0, 2.0, 3.0), ints(-3, 1, 9)],
    ),
}


@pytest.mark.parametrize("name", EDGES)
def test_at_the_edges_of_its_numbers_the_replay_does_what_jax_does(name):
    function, operands = EDGES[name]
    inputs = [np.array(numbers, dtype) for numbers, dtype in operands]
    program = inline(read(jax.make_jaxpr(function)(*inputs)))
    expected = [np.asarray(y) for y in jax.tree_util.tree_leaves(jax.jit(function)(*inputs))]
    for got, want in zip(replay(program, inputs), expected, strict=True):
        assert got.dtype == want.dtype or want.dtype.name in ("float32", "float16", "bfloat16")
        got = got.astype(want.dtype)
        np.testing.assert_array_equal(got, want)
        np.testing.assert_array_equal(np.signbit(got[got == 0]), np.signbit(want[want == 0]))
