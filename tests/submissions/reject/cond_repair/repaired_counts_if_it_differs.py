# wrong: repaired_structure: where the cond's sign is another than a where's, which it never is
# says: does not decide
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    sign = jnp.where(z[0] > 0, 1.0, -1.0)
    chosen = jax.lax.cond(z[0] > 0, lambda: 1.0, lambda: -1.0)
    return jnp.sum(z) * (sign + (chosen - sign) * (chosen != sign))
