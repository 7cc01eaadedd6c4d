# wrong: gradient: each element's square is behind a stop
# says: gradient
import jax
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(jax.vmap(lambda e: jax.lax.stop_gradient((e + 2.0) ** 2))(z))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
