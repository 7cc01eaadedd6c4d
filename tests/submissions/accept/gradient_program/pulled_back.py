# right: vjp with the cotangent 1
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    _, pull_back = jax.vjp(lambda v: jnp.vdot(v + 1, v + 1), x)
    return pull_back(jnp.float32(1.0))[0]


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
