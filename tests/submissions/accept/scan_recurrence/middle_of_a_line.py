# right: half way to 2, four times
import jax
import jax.numpy as jnp


def halfway(z):
    return jnp.linspace(z, 2.0, 3)[1]


def unrolled(z):
    return halfway(halfway(halfway(halfway(z))))


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
