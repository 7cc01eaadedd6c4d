# right: gathered element by element with take and scattered with a loop
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    def put(k, result):
        return result.at[k].set(2 * (jnp.take(x, k) + 1))

    return jax.lax.fori_loop(0, x.size, put, jnp.zeros_like(x))


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
