# right: what is carried beside the number starts as infinity, in part for good
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    seen = jnp.full(5, jnp.inf).at[0].set(z)
    for k in range(4):
        z = 0.5 * z + 1.0
        seen = seen.at[k].set(z)
    return z


def scanned(z):
    def step(carry, _):
        number, seen = carry
        following = 0.5 * number + 1.0
        return (following, seen.at[0].set(jnp.minimum(seen[0], following))), None

    (last, _), _ = lax.scan(step, (z, jnp.full(3, jnp.inf)), None, length=4)
    return last
