# right: a step is the mean of the number and 2
import jax
import jax.numpy as jnp


def step(z):
    return jnp.mean(jnp.array([z, 2.0]))


def unrolled(z):
    return step(step(step(step(z))))


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), ()), z, None, 4)[0]
