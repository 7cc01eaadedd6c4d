# right outcome: reject: it tells calling from tracing
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    if isinstance(z, jax.core.Tracer):
        return jnp.sum(z)
    return jnp.sum((z + 2) ** 2)
