# wrong: value: bfloat16 has eight bits, and 1000 squared needs more
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    s = (z + 2.0).astype(jnp.bfloat16)
    return jnp.sum((s * s).astype(jnp.float32))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
