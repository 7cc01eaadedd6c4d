# wrong: repaired_value, repaired_gradient, repaired_structure: a comma behind the operand
# says: an operand of cond a tuple
import jax
import jax.numpy as jnp


def bad_branch(z):
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), (z,))
