# right outcome: reject: a type that neither NumPy nor a student has heard of
# told: float8
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return jnp.sum((z + 2) ** 2).astype(jnp.float8_e4m3fn)
