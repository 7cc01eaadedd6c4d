# right: the two programs are compared by code, with the JAX that is installed
import jax
import jax.numpy as jnp


def total(x):
    shifted = x + 1
    return jnp.sum(shifted * shifted)


def operations(f):
    return {e.primitive.name for e in jax.make_jaxpr(f)(jnp.zeros(3)).eqns}


def analytic_gradient(x):
    return 2 * x + 2


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = operations(jax.grad(total)) - operations(total)
