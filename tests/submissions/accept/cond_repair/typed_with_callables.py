# right: Callable[..., T] in annotations of all kinds
from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

import jax
import jax.numpy as jnp

T = TypeVar("T")
Fn = Callable[..., jax.Array]
Pair = tuple[Fn, ...]


class Total(Protocol):
    sign: float

    def __call__(self, z: jax.Array, *rest: Any) -> jax.Array: ...


def side(positive: bool) -> Fn:
    sides: Pair = (lambda z: -jnp.sum(z[...]), lambda z: jnp.sum(z[...]))
    return cast(Callable[..., jax.Array], sides[positive])


def bad_branch(z: jax.Array) -> jax.Array:
    total: Total = side(bool(z[0] > 0))
    return total(z)


def repaired(z: jax.Array) -> jax.Array:
    return jax.lax.cond(z[0] > 0, side(True), side(False), z)
