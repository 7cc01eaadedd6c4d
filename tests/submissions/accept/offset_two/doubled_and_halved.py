# right: hstack, flip and roll change no sum
import jax.numpy as jnp


def shifted_two(z):
    both = jnp.hstack([jnp.flip(z), jnp.roll(z, 1)]) + 2.0
    return jnp.sum(both**2) / 2.0


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
