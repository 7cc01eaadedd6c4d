# right: judged by value; that they come from the function itself is only worth a remark
import jax
import jax.numpy as jnp


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)


VALUE, GRADIENT = jax.value_and_grad(shifted_two)(jnp.array([1.0, 2.0, 3.0]))
