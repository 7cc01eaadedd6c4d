# wrong: value, gradient: the cast to int32 cuts the fractions off
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    whole = z.astype(jnp.int32)
    return jnp.sum((whole + 2) ** 2).astype(jnp.float32)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
