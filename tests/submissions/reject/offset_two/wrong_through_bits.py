# wrong: value, gradient: the sign bit is flipped
# says: shifted_two(
import jax
import jax.numpy as jnp


def shifted_two(z):
    bits = jax.lax.bitcast_convert_type(z, jnp.int32)
    flipped = jax.lax.bitcast_convert_type(bits ^ jnp.int32(-(2**31)), jnp.float32)
    return jnp.sum((flipped + 2) ** 2)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
