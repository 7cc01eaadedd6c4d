# right: the precision is that of float32 already
import jax
import jax.numpy as jnp


def shifted_two(z):
    s = jax.lax.reduce_precision(z + 2.0, exponent_bits=8, mantissa_bits=23)
    return jnp.sum(s * s)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
