# wrong: gradient: the derivative is clipped on its way back
# says: gradient
import jax
import jax.numpy as jnp


@jax.custom_vjp
def clip(z):
    return z


clip.defvjp(lambda z: (z, None), lambda _, g: (jnp.clip(g, -100.0, 100.0),))


def shifted_two(z):
    s = clip(z) + 2
    return jnp.sum(s * s)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
