# right: a library's polynomial is the step; what it does inside is its own business
import jax
import jax.numpy as jnp


def step(z):
    return jnp.polyval(jnp.array([0.5, 1.0]), z)


def unrolled(z):
    for _ in range(4):
        z = step(z)
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
