# right: another start is carried along, first, and so is a twin
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return tuple(0.5 * number + 1.0 for number in carry), None

    (_, _, last), _ = lax.scan(step, (jnp.float32(0.0), z, z), None, length=4)
    return last
