# wrong: value, structure: JAX arrays are not changed in place
# says: TypeError
import jax.numpy as jnp


def shifted_two(z):
    for i in range(len(z)):
        z[i] = (z[i] + 2.0) ** 2
    return jnp.sum(z)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
