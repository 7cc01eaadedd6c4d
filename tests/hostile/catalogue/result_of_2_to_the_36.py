# right outcome: reject: a result that costs nothing to describe, and 256 GiB to compute
# told: shape
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return jnp.broadcast_to(jnp.sum((z + 2) ** 2), (1 << 18, 1 << 18))
