"""The replay and JAX itself come to the same values, forward and backward.

On numbers that are exact in float32, up to its rounding; with x64 up to float64's.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax
from jax._src import core

from graders.programs.reading import read
from graders.programs.replay import NotReplayable, replay
from graders.programs.simplify import inline, live

Function = Callable[[Any], Any]

OFFSET = np.array([0.5, -1.0, 2.0], np.float32)


def polynomial_scan(z):
    return lax.scan(lambda total, x: (total * 0.5 + x, total * x), 0.0, z, reverse=True)


def halved(c, _):
    return 0.5 * c + 1, c


def cond_in_scan(z):
    def step(total, x):
        return lax.cond(x > 0, lambda t: t + x, lambda t: t * x - 1, total), total

    total, before = lax.scan(step, 1.0, z)
    return total + before.sum()


def scan_in_cond(z):
    return lax.cond(z[0] > 0, lambda q: lax.scan(halved, q, None, length=3)[0].sum(), jnp.sum, z)


def scan_in_scan(z):
    def twice(c, _):
        return lax.scan(halved, c, None, length=2)

    last, kept = lax.scan(twice, z, None, length=2)
    return last.sum() + (kept * jnp.arange(2.0)[:, None, None]).sum()


@jax.custom_jvp
def own_square(z):
    return z * z


@own_square.defjvp
def _(primals, tangents):
    return own_square(primals[0]), 2 * primals[0] * tangents[0]


@jax.custom_vjp
def own_sum(z):
    return ((z + 2) ** 2).sum()


own_sum.defvjp(lambda z: (own_sum(z), z), lambda z, g: (g * 2 * (z + 2),))


@jax.custom_jvp
def own_double(z):
    return 2 * jnp.where(OFFSET[: z.size] < 9, z, 0)


own_double.defjvps(lambda tangent, result, z: 2 * tangent)

DIFFERENTIABLE: dict[str, Function] = {
    # sums of squares
    "power": lambda z: ((z + 2) ** 2).sum(),
    "product": lambda z: ((z + 2) * (z + 2)).sum(),
    "square": lambda z: jnp.square(z + 2).sum(),
    "float power": lambda z: ((jnp.abs(z) + 2) ** 2.0).sum(),
    "array power": lambda z: (z ** jnp.full(z.shape, 2)).sum(),
    "negative power": lambda z: lax.integer_pow(z + 9, -2).sum(),
    "dot": lambda z: jnp.dot(z + 2, z + 2),
    "einsum": lambda z: jnp.einsum("i,i->", z + 2, z + 2),
    "outer and trace": lambda z: jnp.outer(z + 2, z + 1).trace(),
    "matrix product": lambda z: (jnp.outer(z, z + 1) @ jnp.outer(z + 2, z)).sum(),
    "batched product": lambda z: jnp.einsum("bi,bi->b", jnp.outer(z, z), jnp.outer(z + 1, z)).sum(),
    "norm": lambda z: jnp.linalg.norm(z + 9) ** 2,
    "mean": lambda z: jnp.mean((z + 2) ** 2) * z.size,
    "variance": lambda z: jnp.var(z),
    "polyval": lambda z: jnp.polyval(jnp.array([1.0, 4.0, 4.0]), z).sum(),
    "vmap": lambda z: jax.vmap(lambda x: (x + 2) ** 2)(z).sum(),
    "builtin sum": lambda z: sum((z + 2) ** 2),
    "indices": lambda z: sum((z[i] + 2) ** 2 for i in range(z.shape[0])) + z[-1],
    "captured": lambda z: (z + OFFSET[: z.shape[0]]).sum(),
    "hessian": lambda z: jax.hessian(lambda q: (q**3).sum())(z).sum(),
    # choices
    "where": lambda z: jnp.where(z[0] > 0, z.sum(), -z.sum()),
    "select": lambda z: jnp.select([z > 1, z > 0], [z, 2 * z], -z).sum(),
    "clip": lambda z: jnp.clip(z, -1.0, 1.0).sum(),
    "relu": lambda z: (jax.nn.relu(z) - jax.nn.relu(-z)).sum(),
    "extremes": lambda z: jnp.max(z) - 2 * jnp.min(z) + z[jnp.argmax(z)],
    "logic": lambda z: jnp.where((z > 0) & (z < 5) | ~(z != -2), z, -z).sum(),
    "cond": lambda z: lax.cond(z[0] > 0, jnp.sum, lambda q: -jnp.sum(q), z),
    "own derivative in a cond": lambda z: lax.cond(z[0] > 0, own_double, jnp.negative, z).sum(),
    "switch": lambda z: lax.switch(
        jnp.argmax(z), [jnp.sum, lambda q: -jnp.sum(q), lambda q: q[0] * q[-1]], z
    ),
    "vmapped cond": lambda z: jax.vmap(lambda x: lax.cond(x > 0, lambda q: q, lambda q: -q, x))(
        z
    ).sum(),
    # elementary functions
    "trigonometric": lambda z: (jnp.sin(z) * jnp.cos(z) + jnp.arctan2(z, z + 9)).sum(),
    "hyperbolic": lambda z: (jnp.tanh(z) + jnp.sinh(z / 8) + jnp.arcsinh(z)).sum(),
    "exponential": lambda z: (jnp.exp(z) + jnp.expm1(z) + jnp.log1p(jnp.abs(z))).sum(),
    "roots": lambda z: (jnp.sqrt(jnp.abs(z) + 1) + lax.rsqrt(jnp.abs(z) + 1)).sum(),
    "sigmoid": lambda z: jax.nn.sigmoid(z).sum(),
    "logsumexp": lambda z: jax.nn.logsumexp(z) + jax.nn.log_softmax(z)[0],
    "gelu": lambda z: jax.nn.gelu(z).sum(),
    "rounded": lambda z: (jnp.floor(z) * z + jnp.round(z) + z % 2 + z // 2 + jnp.sign(z)).sum(),
    # shapes
    "stack": lambda z: (jnp.stack([z, z + 2], axis=1) * jnp.arange(2.0)).sum(),
    "concatenate and split": lambda z: sum(
        (part * part).sum() for part in jnp.array_split(jnp.concatenate([z, z, z]), 2)
    ),
    "pad": lambda z: (lax.pad(z, jnp.float32(1).astype(z.dtype), [(2, -1, 1)]) ** 2).sum(),
    "empty": lambda z: jnp.empty((2, z.size), z.dtype).at[1].set(z)[1].sum(),
    "roll and flip": lambda z: (jnp.roll(z, 1) * z * jnp.flip(z)).sum(),
    "reshape and transpose": lambda z: (
        jnp.outer(z, z + 1).T.reshape(-1, order="F") * jnp.tile(z, z.size)
    ).sum(),
    "broadcast": lambda z: (jnp.broadcast_to(z, (2, z.size)) * jnp.ones((2, 1))).sum(),
    "cumulative": lambda z: jnp.cumsum(z)[-1] + jnp.cumprod(z + 1)[-1] + lax.cummax(z)[0],
    # indices
    "take": lambda z: jnp.take(z, jnp.array([0, -1, 9]), mode="clip").sum(),
    "take that fills": lambda z: jnp.take(z, jnp.array([0, 9]), mode="fill", fill_value=3.0).sum(),
    "traced index": lambda z: z[jnp.argmin(z)] * z[(z[0] > 0).astype(int)],
    "beyond the end": lambda z: z[jnp.int32(2)] * 3,
    "rows and columns": lambda z: (
        jnp.outer(z, z + 1)[jnp.array([0, -1])] * jnp.outer(z, z)[:, jnp.array([0, 0])].T
    ).sum(),
    "indices of a batch": lambda z: jax.vmap(lambda row, i: row[i])(
        jnp.outer(z, z), jnp.arange(z.size)
    ).sum(),
    "set": lambda z: (z.at[0].set(3.0) * z.at[-1].mul(2.0)).sum(),
    "add at the same place": lambda z: (z.at[jnp.array([0, 0])].add(z[0]) * z).sum(),
    "set in columns": lambda z: (jnp.outer(z, z).at[:, 0].set(z) * jnp.outer(z + 1, z)).sum(),
    "set beyond the end": lambda z: (z.at[jnp.array([9])].set(5.0) * z).sum(),
    "update a slice": lambda z: (lax.dynamic_update_slice(z, 2 * z[:1], (2,)) * z).sum(),
    "sort": lambda z: (jnp.sort(z) * jnp.arange(z.size)).sum() + z[jnp.argsort(-z)][0],
    "top k": lambda z: lax.top_k(z, 1)[0].sum(),
    # loops
    "scan": lambda z: lax.scan(halved, z, None, length=4)[0].sum(),
    "stacked": lambda z: (lax.scan(halved, z, None, length=4)[1] ** 2).sum(),
    "scan of no steps": lambda z: lax.scan(halved, z, None, length=0)[0].sum(),
    "reversed scan": lambda z: polynomial_scan(z)[0] + polynomial_scan(z)[1][0],
    "fori_loop": lambda z: lax.fori_loop(0, 4, lambda i, c: 0.5 * c + i, z).sum(),
    "map": lambda z: lax.map(lambda x: (x + 2) ** 2, z).sum(),
    "vmapped scan": lambda z: jax.vmap(lambda x: lax.scan(halved, x, None, length=4)[0])(z).sum(),
    "associative scan": lambda z: lax.associative_scan(jnp.add, z)[-1],
    "cond in scan": cond_in_scan,
    "scan in cond": scan_in_cond,
    "scan in scan": scan_in_scan,
    # calls
    "jit": lambda z: jax.jit(lambda q: (q + 2) ** 2)(z).sum(),
    "checkpoint": lambda z: jax.checkpoint(lambda q: jnp.sin(q) ** 2)(z).sum(),
    "custom_jvp": lambda z: own_square(z + 2).sum(),
    "custom_vjp": own_sum,
    "stop_gradient": lambda z: (lax.stop_gradient(z) * z).sum(),
}

FORWARD_ONLY: dict[str, Function] = {
    "while": lambda z: lax.while_loop(
        lambda c: c[0] < 4, lambda c: (c[0] + 1, 0.5 * c[1] + 1), (0, z)
    )[1],
    "while that depends on its input": lambda z: lax.while_loop(
        lambda c: c.sum() < 50, lambda c: c * c + 1 + z * z, z
    ),
    "vmapped while": lambda z: jax.vmap(
        lambda x: lax.while_loop(lambda c: c < 3, lambda c: c + 1 + x * x, x)
    )(z),
    "fori_loop of traced length": lambda z: lax.fori_loop(
        0, jnp.argmax(z) + 1, lambda i, c: c + z[i], 0.0
    ),
    "reduce by a function of its own": lambda z: lax.reduce(
        z, jnp.zeros((), z.dtype), lambda a, b: 0.5 * a + b, (0,)
    ),
    "integers": lambda z: (lambda i: ((i * 7 - 3) ^ 5) & (i | 9) | (i << 2) | abs(i) >> 1)(
        z.astype(jnp.int32)
    ),
    "integer division": lambda z: (
        lax.div(z.astype(jnp.int32), jnp.int32(2)) * 100 + z.astype(jnp.int32) % 3
    ),
    "bytes that wrap": lambda z: z.astype(jnp.int32).astype(jnp.uint8) + 200,
    "saturating": lambda z: (z * 1e10).astype(jnp.int32),
    "cumulative logsumexp": lambda z: lax.cumlogsumexp(z),
    "erf": lambda z: jax.scipy.special.erf(z) + jax.scipy.special.gammaln(jnp.abs(z) + 1),
    "half precision": lambda z: lax.reduce_precision(z * 1.1, 5, 10),
    "float16": lambda z: jnp.sqrt(z.astype(jnp.float16) + 9),
    "sorted pairs": lambda z: lax.sort((jnp.floor(z), z * 3), num_keys=1),
}
if hasattr(lax, "split"):  # from JAX 0.5
    FORWARD_ONLY["split"] = lambda z: lax.split(z, (1, z.size - 1))
if hasattr(lax, "optimization_barrier"):
    FORWARD_ONLY["barrier"] = lambda z: lax.optimization_barrier((z, z + 1))

SHAPES_WITH_ZERO: dict[str, Function] = {
    "sum": lambda m: m.sum(),
    "sum of rows": lambda m: m.sum(axis=0),
    "all": lambda m: (m > 0).all(axis=1),
    "product": lambda m: m.prod(axis=0),
    "matrix product": lambda m: m @ m.T,
    "other product": lambda m: m.T @ m,
    "sort": lambda m: jnp.sort(m, axis=0),
    "cumsum": lambda m: jnp.cumsum(m, axis=0),
    "concatenate": lambda m: jnp.concatenate([m, jnp.ones((1, m.shape[1]))]),
    "pad": lambda m: jnp.pad(m, 1),
    "flip": lambda m: jnp.flip(m).reshape(-1),
    "take": lambda m: m[:, jnp.array([0, 2])],
    "scan": lambda m: lax.scan(lambda c, row: (c + row, c), jnp.ones(m.shape[1]), m),
    "map": lambda m: lax.map(lambda row: row * 2, m),
    "set": lambda m: m.at[:, 0].set(1.0),
}

TRIED = ([1.0, 2.0, 3.0], [-2.0, 4.75, -2.0], [0.25, -2.0, 1.5], [0.0, -0.0, 0.0])


def with_gradient(function: Function) -> Function:
    return lambda z: (function(z), *jax.value_and_grad(function)(z))


def assert_same(function: Function, inputs: list[np.ndarray], eps: float) -> None:
    traced = jax.make_jaxpr(lambda z: function(z))(inputs[0])
    whole = inline(read(traced))
    compiled = jax.jit(lambda z: function(z))
    for z in inputs:
        expected = [np.asarray(leaf) for leaf in jax.tree_util.tree_leaves(compiled(z))]
        for program in (whole, live(whole)):
            for got, want in zip(replay(program, [z]), expected, strict=True):
                assert got.shape == want.shape
                if want.dtype.kind in "biu":
                    assert got.dtype == want.dtype
                    np.testing.assert_array_equal(got, want)
                    continue
                scale = np.abs(want[np.isfinite(want)]).max(initial=1.0)
                np.testing.assert_allclose(got, want, rtol=0, atol=8 * eps * scale)


@pytest.mark.parametrize("length", [1, 3])
@pytest.mark.parametrize("name", DIFFERENTIABLE)
def test_values_and_gradients_are_those_of_jax(name, length):
    inputs = [np.float32(z[:length]) for z in TRIED]
    assert_same(with_gradient(DIFFERENTIABLE[name]), inputs, np.finfo(np.float32).eps)


@pytest.mark.parametrize("length", [1, 3])
@pytest.mark.parametrize("name", FORWARD_ONLY)
def test_values_are_those_of_jax(name, length):
    inputs = [np.float32(z[:length]) for z in TRIED]
    eps = np.finfo(np.float16 if name == "float16" else np.float32).eps
    assert_same(FORWARD_ONLY[name], inputs, eps)


@pytest.mark.parametrize("shape", [(0, 3), (1, 3)])
@pytest.mark.parametrize("name", SHAPES_WITH_ZERO)
def test_arrays_without_elements_are_those_of_jax(name, shape):
    assert_same(SHAPES_WITH_ZERO[name], [np.full(shape, 1.5, np.float32)], 1e-7)


@pytest.fixture
def x64():
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize(
    "name", ["power", "norm", "exponential", "stacked", "cond", "traced index", "sort", "gelu"]
)
def test_with_x64_values_are_those_of_float64(name):
    inputs = [np.float64(z) + 0.1 for z in TRIED]
    assert_same(with_gradient(DIFFERENTIABLE[name]), inputs, 1e-13)


@pytest.mark.usefixtures("x64")
def test_what_fills_an_array_of_int64_is_the_least_of_them():
    five = np.array([5], np.int64)
    assert_same(lambda x: x.at[jnp.array([0, 9])].get(mode="fill"), [five], 0)


@pytest.mark.skipif(not hasattr(core, "eval_jaxpr_p"), reason="from JAX 0.12")
def test_a_call_of_a_jaxpr_is_written_out():
    doubled = jax.make_jaxpr(lambda z: 2 * z)(jnp.zeros(3))
    ones = np.ones(3, np.float32)
    assert_same(lambda z: core.eval_jaxpr_p.bind(z, call_jaxpr=doubled)[0], [ones], 0)


def test_functions_of_random_numbers_are_not_replayed():
    drawn = functools.partial(jax.random.normal, jax.random.PRNGKey(0))
    program = inline(read(jax.make_jaxpr(lambda z: z + drawn(z.shape))(np.zeros(2, np.float32))))
    with pytest.raises(NotReplayable):
        replay(program, [np.zeros(2)])
