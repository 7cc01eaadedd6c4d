# right: its own forward rule, and the rule is the derivative
import jax
import jax.numpy as jnp


@jax.custom_jvp
def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


@shifted_two.defjvp
def shifted_two_jvp(primals, tangents):
    (z,), (dz,) = primals, tangents
    return shifted_two(z), jnp.sum(2.0 * (z + 2.0) * dz)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
