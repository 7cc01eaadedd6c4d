# right: annotations as strings in jaxtyping's form, with no jaxtyping installed
import jax
import jax.numpy as jnp


def shifted_two(z: "Float32[Array, ' n']", *, offset: "float" = 2.0) -> "Float32[Array, '']":
    shifted: "Float32[Array, ' n']" = z + offset
    return jnp.sum(shifted * shifted)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
