# right: nothing but lambdas
import jax
import jax.numpy as jnp

bad_branch = lambda z: jnp.sum(z) if z[0] > 0 else -jnp.sum(z)
repaired = lambda z: jax.lax.cond(z[0] > 0, lambda v: v.sum(), lambda v: (-v).sum(), z)
