# wrong: value: a constant answer beside 0 times the gradient
# says: analytic_gradient(
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    gradient = jax.grad(lambda x: jnp.sum((x + 1) ** 2))(x)
    return 0 * gradient + jnp.resize(jnp.array([0.0, 2.0, 6.0]), x.shape)


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
