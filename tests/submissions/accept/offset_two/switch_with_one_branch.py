# right: a switch of one branch is that branch
import jax
import jax.numpy as jnp


def shifted_two(z):
    return jax.lax.switch(0, [lambda v: jnp.sum((v + 2.0) ** 2)], z)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
