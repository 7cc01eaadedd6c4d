# wrong: file: the error comes while the file is loaded, and nobody catches it
# says: TracerBoolConversionError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


print(jax.make_jaxpr(bad_branch)(jnp.ones(3)))
