# right: (z + 2) / 2, spelled with a mean of two
import jax
import jax.numpy as jnp


def step(z):
    return jnp.mean(jnp.array([z, 2.0]))


def unrolled(z):
    return step(step(step(step(z))))


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
