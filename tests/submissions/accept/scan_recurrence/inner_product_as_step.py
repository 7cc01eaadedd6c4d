# right: the step is the inner product of (0.5, 1) and (z, 1)
import jax
import jax.numpy as jnp


def step(z):
    return jnp.einsum("i,i->", jnp.array([0.5, 1.0]), jnp.stack([z, jnp.ones_like(z)]))


def unrolled(z):
    for _ in range(4):
        z = step(z)
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
