# wrong: scanned_structure: halves and adds in turn, in eight rounds
# says: length 8
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def half_a_step(carry, i):
        return jnp.where(i % 2 == 0, 0.5 * carry, carry + 1.0), None

    return jax.lax.scan(half_a_step, z, jnp.arange(8))[0]
