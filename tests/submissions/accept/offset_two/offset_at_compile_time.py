# right: the offset is computed while tracing, and is a literal in the end
import jax
import jax.numpy as jnp


def shifted_two(z):
    with jax.ensure_compile_time_eval():
        offset = jnp.sqrt(jnp.float32(4.0))
    return jnp.sum((z + offset) ** 2)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
