# wrong: value, gradient: float() needs a concrete number
# says: ConcretizationTypeError
import jax.numpy as jnp


def shifted_two(z):
    return jnp.float32(sum((float(e) + 2.0) ** 2 for e in z))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
