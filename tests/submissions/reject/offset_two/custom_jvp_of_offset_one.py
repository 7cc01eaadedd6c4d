# wrong: gradient: the rule is that of the first example
# says: gradient
import jax
import jax.numpy as jnp


@jax.custom_jvp
def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


@shifted_two.defjvp
def rule(primals, tangents):
    (z,), (dz,) = primals, tangents
    return shifted_two(z), jnp.sum(2.0 * (z + 1.0) * dz)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
