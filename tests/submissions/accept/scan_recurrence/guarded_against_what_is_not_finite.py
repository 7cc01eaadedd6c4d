# right: a where in each step and behind the scan, which never takes its other value
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        new = 0.5 * z + 1.0
        z = jnp.where(jnp.isfinite(new), new, z)
    return z


def scanned(z):
    start = jnp.where(jnp.isnan(z), 0.0, z)
    end, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), start, None, length=4)
    return jax.lax.select(jnp.abs(end) > 1e6 + jnp.abs(z), z, end)
