# right: bisect compares the first element with 0
import bisect

import jax
import jax.numpy as jnp


def bad_branch(z):
    above = bisect.bisect_left([0.0], z[0])
    return (-jnp.sum(z), jnp.sum(z))[above]


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
