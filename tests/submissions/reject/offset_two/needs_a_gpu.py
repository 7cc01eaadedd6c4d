# wrong: value, file: asks for a device that is not there
# says: gpu
import jax
import jax.numpy as jnp

device = jax.devices("gpu")[0]


def shifted_two(z):
    s = jax.device_put(z, device) + 2
    return jnp.sum(s * s)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
