# right outcome: stopped: the result is right, what leads to it fits into no machine
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    total = jnp.sum((z + 2) ** 2)
    return jnp.max(jnp.broadcast_to(total, (1 << 18, 1 << 18)))
