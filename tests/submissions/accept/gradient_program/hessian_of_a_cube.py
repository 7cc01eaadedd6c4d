# right: the diagonal of a Hessian
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.diag(jax.hessian(lambda v: jnp.sum((v + 1) ** 3) / 3)(x))


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
