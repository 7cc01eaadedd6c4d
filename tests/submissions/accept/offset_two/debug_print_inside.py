# right: prints while it runs, and while it is traced
import jax
import jax.numpy as jnp


def shifted_two(z):
    print("tracing or running with", z.shape)
    total = jnp.sum((z + 2.0) ** 2)
    jax.debug.print("total = {t}", t=total)
    return total


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
