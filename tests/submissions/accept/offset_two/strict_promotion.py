# right: under JAX's strictest rules
import jax
import jax.numpy as jnp

jax.config.update("jax_numpy_dtype_promotion", "strict")
jax.config.update("jax_numpy_rank_promotion", "raise")
jax.config.update("jax_enable_checks", True)
jax.config.update("jax_default_matmul_precision", "bfloat16")


def shifted_two(z):
    shifted = z + 2.0
    return shifted @ shifted


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
