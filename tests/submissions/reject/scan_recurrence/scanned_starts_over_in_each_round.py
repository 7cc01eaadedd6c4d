# wrong: scanned_structure: each round computes its value from z and from the counter
# says: no number in the carry
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(_, k):
        power = 0.5 ** (k + 1.0)
        return z * power + 2.0 * (1.0 - power), None

    return jax.lax.scan(step, z, jnp.arange(4.0))[0]
