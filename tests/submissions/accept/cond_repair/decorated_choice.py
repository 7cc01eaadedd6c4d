# right: a decorator makes the choice, the functions only add up
from functools import wraps

import jax
import jax.numpy as jnp


def negate_unless_above(choose):
    def decorate(function):
        @wraps(function)
        def chosen(z):
            return choose(z[0] > 0, function, lambda v: -function(v), z)

        return chosen

    return decorate


def python_choice(predicate, if_true, if_false, operand):
    if predicate:
        return if_true(operand)
    return if_false(operand)


@negate_unless_above(python_choice)
def bad_branch(z):
    return jnp.sum(z)


@negate_unless_above(jax.lax.cond)
def repaired(z):
    return jnp.sum(z)
