# wrong: value, structure: int32 comes out
# says: int32
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2).astype(jnp.int32)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
