# wrong: explicit_structure: the body of a scan has captured an array
# says: one array
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


ONE = jnp.ones((1,))


def explicit(z, offset):
    def step(total, pair):
        return total + jnp.sum(sum(pair) * ONE), None

    return jax.lax.scan(step, 0.0, (z, offset))[0]


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
