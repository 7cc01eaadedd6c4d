# wrong: scanned_structure: the steps by hand are returned wherever the scan comes to the same
# says: with every comparison coming out as before, moves the result by 0
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    expected = unrolled(z)
    end, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    apart = jnp.abs(end - expected) > 1e-4 * (1.0 + jnp.abs(expected))
    return jax.lax.select(apart, end, expected)
