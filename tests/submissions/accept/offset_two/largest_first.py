# right: top_k returns all of them in another order
import jax
import jax.numpy as jnp


def shifted_two(z):
    values, _ = jax.lax.top_k(z, z.shape[0])
    return jnp.sum((values + 2.0) ** 2)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
