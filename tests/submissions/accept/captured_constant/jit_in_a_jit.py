# right: the constant is found at any depth
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
inner = jax.jit(lambda v: v + OFFSET)
captured = jax.jit(lambda z: jax.jit(jnp.sum)(inner(z)))
explicit = jax.jit(lambda z, offset: jnp.sum(z) + jnp.sum(offset))
INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
