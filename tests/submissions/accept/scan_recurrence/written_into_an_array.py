# right: at[].set writes each value into a vector
import jax
import jax.numpy as jnp


def unrolled(z):
    values = jnp.zeros(5).at[0].set(z)
    for k in range(4):
        values = values.at[k + 1].set(0.5 * values[k] + 1.0)
    return values[4]


def scanned(z):
    def step(c, k):
        new = 0.5 * c + 1.0
        return new, new

    return jax.lax.scan(step, z, jnp.arange(4))[1][3]
