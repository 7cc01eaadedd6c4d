# wrong: unrolled_structure: far from 0 a formula takes the steps' place
# says: after step 1
import jax


def unrolled(z):
    def four(z):
        for _ in range(4):
            z = 0.5 * z + 1.0
        return z

    return jax.lax.cond(abs(z) < 100.0, four, lambda z: z / 16.0 + 1.875, z)


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
