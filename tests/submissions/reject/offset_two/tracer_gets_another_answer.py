# wrong: value: looks whether it is traced, and is right only then
# says: shifted_two
import jax
import jax.numpy as jnp


def shifted_two(z):
    if isinstance(z, jax.core.Tracer):
        return jnp.sum((z + 2.0) ** 2)
    return jnp.float32(50.0)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
