# wrong: repaired_gradient: the derivative is +1 on both sides
# says: gradient
import jax
import jax.numpy as jnp


@jax.custom_jvp
def total(s, v):
    return s * jnp.sum(v)


total.defjvp(lambda p, t: (total(*p), jnp.sum(t[1])))


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: total(1.0, v), lambda v: total(-1.0, v), z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
