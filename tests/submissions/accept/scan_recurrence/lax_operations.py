# right: lax only
from jax import lax


def step(z, x=None):
    return lax.add(lax.mul(z, lax.full_like(z, 0.5)), lax.full_like(z, 1.0)), x


def unrolled(z):
    for _ in range(4):
        z, _ = step(z)
    return z


def scanned(z):
    last, _ = lax.scan(step, z, xs=None, length=4)
    return last
