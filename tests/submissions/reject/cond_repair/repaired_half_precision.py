# wrong: repaired_value: float16 in the branches
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    short = z.astype(jnp.float16)
    total = jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), short)
    return total.astype(jnp.float32)
