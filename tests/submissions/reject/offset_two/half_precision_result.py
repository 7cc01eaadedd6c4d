# wrong: value, structure: float16 comes out
# says: float16
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2).astype(jnp.float16)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
