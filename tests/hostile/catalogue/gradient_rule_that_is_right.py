# right outcome: accept: a rule for the gradient that one may write
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


@jax.custom_vjp
def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


shifted_two.defvjp(lambda z: (shifted_two(z), z), lambda z, by: (by * 2 * (z + 2),))
