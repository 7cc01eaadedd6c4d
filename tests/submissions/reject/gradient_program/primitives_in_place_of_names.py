# wrong: added_operations: primitives are objects, not names
# says: written as text
import jax
import jax.numpy as jnp


def f(x):
    s = x + 1
    return jnp.sum(s * s)


ADDED_OPERATIONS = {e.primitive for e in jax.make_jaxpr(jax.grad(f))(jnp.zeros(3)).eqns} - {
    e.primitive for e in jax.make_jaxpr(f)(jnp.zeros(3)).eqns
}


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
