"""Compiling what students' programs are made of, once; see workers/compiled.py."""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp

_OF_ONE: tuple[Callable[[jax.Array], object], ...] = (
    lambda z: z + 1.0,
    lambda z: 1.0 + z,
    lambda z: z - 1.0,
    lambda z: 2.0 * z,
    lambda z: z * 2.0,
    lambda z: z / 2.0,
    lambda z: -z,
    lambda z: z + z,
    lambda z: z - z,
    lambda z: z * z,
    lambda z: z**2,
    lambda z: z > 0,
    lambda z: z >= 0,
    lambda z: z < 0,
    lambda z: z <= 0,
    lambda z: jnp.where(z > 0, z, -z),
    jnp.square,
    jnp.abs,
    jnp.sum,
    jnp.mean,
    jnp.zeros_like,
    jnp.ones_like,
)
_OF_A_VECTOR: tuple[Callable[[jax.Array], object], ...] = (
    lambda z: z[0],
    lambda z: z[0] > 0,
    lambda z: jnp.dot(z, z),
    lambda z: z @ z,
    lambda z: jnp.array([1.0, 2.0, 3.0]),
)


def compile_all() -> None:
    """Run the operations of elementary arithmetic as grading does: on f32[], f32[1] and f32[3]."""
    number = jnp.float32(3.0)
    vectors = jnp.ones(1, jnp.float32), jnp.ones(3, jnp.float32)
    for operation in _OF_ONE:
        for z in (number, *vectors):
            operation(z)
    for operation in _OF_A_VECTOR:
        for z in vectors:
            operation(z)
