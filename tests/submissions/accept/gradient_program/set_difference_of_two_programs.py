# right: the names are read off the two programs, as a set's difference
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1
    return jnp.sum(shifted * shifted)


def names(function):
    return {eqn.primitive.name for eqn in jax.make_jaxpr(function)(jnp.zeros(3)).eqns}


ADDED_OPERATIONS = names(jax.grad(shifted_square_sum)) - names(shifted_square_sum)


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
