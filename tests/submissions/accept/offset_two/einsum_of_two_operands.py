# right: einsum contracts the vector with itself
import jax.numpy as jnp


def shifted_two(z):
    s = jnp.add(z, 2.0)
    return jnp.einsum("i,i->", s, s)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
