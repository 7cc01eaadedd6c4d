# right: jax.checkpoint with a policy, under jit, under vmap over one row
import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.nothing_saveable)
def squares(z):
    return (z + 2.0) ** 2


def shifted_two(z):
    return jnp.sum(jax.vmap(jax.jit(squares))(z[None]))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
