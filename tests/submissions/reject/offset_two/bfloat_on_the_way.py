# wrong: value: bfloat16 and back
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    shifted = (z + 2.0).astype(jnp.bfloat16)
    return jnp.sum(shifted.astype(jnp.float32) ** 2)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
