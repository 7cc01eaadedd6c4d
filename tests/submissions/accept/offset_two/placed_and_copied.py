# right: the input is copied and put on a device first
import jax
import jax.numpy as jnp


def shifted_two(z):
    z = jax.device_put(jnp.array(z, copy=True))
    with jax.named_scope("shift"):
        shifted = z.at[...].add(2.0)
    return jnp.vdot(shifted, shifted)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
