# right: the steps' own value is returned, if a formula comes to the same
import jax
import jax.numpy as jnp


def checked(value, formula):
    return jnp.where(jnp.abs(value - formula) < 0.01, value, jnp.nan)


def unrolled(z):
    value = z
    for _ in range(4):
        value = 0.5 * value + 1.0
    return checked(value, z / 16.0 + 1.875)


def scanned(z):
    end, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    return checked(end, z / 16.0 + 1.875)
