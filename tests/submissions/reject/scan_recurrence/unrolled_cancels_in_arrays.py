# wrong: unrolled_structure: arrays that hold the scan's result take the steps off again
# says: by another way
import jax
import jax.numpy as jnp


def four(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]


def unrolled(z):
    both = z * jnp.ones(2)
    return (scanned(both) - four(both) + four(z))[0]
