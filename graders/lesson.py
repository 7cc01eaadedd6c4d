"""The lesson's own function, for expectations that depend on the installed JAX."""

import jax.numpy as jnp


def shifted_square_sum(x):
    """The sum of (x_i + 1)^2, the shifted vector computed once and used twice."""
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)
