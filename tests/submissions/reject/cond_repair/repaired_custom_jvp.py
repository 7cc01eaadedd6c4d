# wrong: repaired_gradient: the rule leaves the first element out
# says: gradient
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


@jax.custom_jvp
def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


@repaired.defjvp
def rule(primals, tangents):
    (z,), (dz,) = primals, tangents
    return repaired(z), jnp.where(z[0] > 0, 1.0, -1.0) * jnp.sum(dz[1:])
