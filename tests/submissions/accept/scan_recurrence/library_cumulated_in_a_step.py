# right: a running sum inside of the step, whose last element is the new value
import jax
import jax.numpy as jnp


def step(z):
    return jnp.cumsum(jnp.stack([0.5 * z, jnp.ones_like(z)]))[-1]


def unrolled(z):
    return step(step(step(step(z))))


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
