# wrong: unrolled_structure: the steps are in the body of a loop of one round
# says: after step 1
import jax


def unrolled(z):
    def four(z):
        for _ in range(4):
            z = 0.5 * z + 1.0
        return z

    return jax.lax.map(four, z[None])[0]


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
