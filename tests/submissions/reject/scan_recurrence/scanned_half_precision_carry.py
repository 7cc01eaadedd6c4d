# wrong: scanned_value: a bfloat16 carry keeps eight bits
# says: scanned
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    start = z.astype(jnp.bfloat16)
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), start, None, length=4)
    return last.astype(jnp.float32)
