# right: linearize and a basis of directions
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    _, linear = jax.linearize(lambda x: jnp.sum((x + 1.0) ** 2), x)
    return jax.vmap(linear)(jnp.eye(x.size, dtype=x.dtype))


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
