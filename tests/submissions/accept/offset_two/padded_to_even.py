# right: padded with -2, which adds nothing
import jax.numpy as jnp


def shifted_two(z):
    z = jnp.pad(z, (0, z.shape[0] % 2), constant_values=-2.0)
    return jnp.sum((z.reshape(-1, 2) + 2.0) ** 2)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
