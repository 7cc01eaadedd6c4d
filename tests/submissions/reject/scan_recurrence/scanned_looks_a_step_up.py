# wrong: scanned_structure: each round reads what has been worked out beforehand
# says: no number in the carry
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    values = jnp.stack(unrolled_values(z))
    return jax.lax.scan(lambda _, value: (value, None), z, values)[0]


def unrolled_values(z):
    values = []
    for _ in range(4):
        z = 0.5 * z + 1.0
        values.append(z)
    return values
