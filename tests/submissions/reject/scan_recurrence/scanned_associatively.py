# wrong: scanned_structure: an associative scan is no scan in the program
# says: scanned
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def after(first, second):
        return first[0] * second[0], second[0] * first[1] + second[1]

    factors, summands = jax.lax.associative_scan(after, (jnp.full(4, 0.5), jnp.ones(4)))
    return factors[-1] * z + summands[-1]
