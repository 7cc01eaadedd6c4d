# right outcome: reject: the right value, and a rule that gives the example's gradient
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


@jax.custom_jvp
def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


@shifted_two.defjvp
def rule(primals, tangents):
    return shifted_two(*primals), jnp.sum(8.0 * tangents[0])
