# right: the half is put together from a whole quotient and what is left
from jax import lax


def half_and_one(z):
    return (z // 2) + (z % 2) / 2 + 1


def unrolled(z):
    for _ in range(4):
        z = half_and_one(z)
    return z


def scanned(z):
    return lax.fori_loop(0, 4, lambda _, z: half_and_one(z), z)
