# right outcome: reject: it ends once its value has been traced, before a gradient is
# told: ended with exit status 0
import os

import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


@jax.custom_vjp
def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


shifted_two.defvjp(lambda z: (shifted_two(z), None), lambda kept, by: os._exit(0))
