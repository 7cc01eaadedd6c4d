# wrong: file: a tab in one line, spaces in the next
# says: TabError
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
	s = z + 2.0
        return jnp.sum(s * s)
