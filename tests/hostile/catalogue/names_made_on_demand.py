# right outcome: reject: a module that says it has every name
# told: not defined
import jax.numpy as jnp


def __getattr__(name):
    return {"VALUE": 50.0, "GRADIENT": [6.0, 8.0, 10.0]}.get(name, lambda z: jnp.sum(z))
