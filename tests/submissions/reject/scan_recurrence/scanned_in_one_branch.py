# wrong: scanned_structure: a scan above 0, the closed form otherwise
# says: branch
import jax


def scanned(z):
    return jax.lax.cond(
        z > 0,
        lambda z: jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0],
        lambda z: z / 16 + 1.875,
        z,
    )


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
