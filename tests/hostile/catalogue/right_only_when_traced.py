# right outcome: reject: it tells tracing from calling
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    if isinstance(z, jax.core.Tracer):
        return jnp.sum((z + 2) ** 2)
    return jnp.float32(0)
