# right: jax.checkpoint computes again in the backward pass, nothing else
import jax
import jax.numpy as jnp


@jax.checkpoint
def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
