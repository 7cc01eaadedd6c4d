# right outcome: reject: another function is traced than the one that is asked for
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
make_jaxpr = jax.make_jaxpr
jax.make_jaxpr = lambda function, *rest, **more: make_jaxpr(lambda z: jnp.sum(z * 0.0) + 50.0)


def shifted_two(z):
    return 50.0
