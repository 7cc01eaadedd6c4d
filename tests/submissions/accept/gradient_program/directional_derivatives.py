# right: jvp along the ones, as each element has a term of its own
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return jax.jvp(lambda v: (v + 1) ** 2, (x,), (jnp.ones_like(x),))[1]


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
