# wrong: scanned_structure: a formula joins the step and is taken away again
# says: makes the next number not of the number carried there alone
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    closed_form = z / 16.0 + 1.875

    def step(carry, _):
        following = 0.5 * carry + 1.0
        return (following + closed_form) - jnp.float32(1.0) * closed_form, None

    return lax.scan(step, z, None, length=4)[0]
