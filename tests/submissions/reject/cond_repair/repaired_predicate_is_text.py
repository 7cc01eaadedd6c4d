# wrong: repaired_value, repaired_gradient, repaired_structure: the predicate stands in quotes
# says: it is text, and compares nothing
import jax
import jax.numpy as jnp


def bad_branch(z):
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond("z[0] > 0", jnp.sum, lambda v: -jnp.sum(v), z)
