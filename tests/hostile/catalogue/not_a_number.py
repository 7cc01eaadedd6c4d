# right outcome: reject: what is like nothing, not even itself
import jax.numpy as jnp

VALUE, GRADIENT = float("nan"), [float("nan")] * 3


def shifted_two(z):
    return jnp.sum(z) * jnp.nan
