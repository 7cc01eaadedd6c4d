# wrong: gradient: the backward rule gives one number for the whole vector
# says: shifted_two
import jax
import jax.numpy as jnp


@jax.custom_vjp
def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


shifted_two.defvjp(
    lambda z: (shifted_two(z), z + 2.0),
    lambda shifted, cotangent: (jnp.sum(2.0 * shifted) * cotangent,),
)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
