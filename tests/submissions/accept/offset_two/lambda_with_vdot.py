# right: a lambda, and vdot for the sum of products
import jax.numpy as jnp

shifted_two = lambda z: jnp.vdot(z + 2, z + 2)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
