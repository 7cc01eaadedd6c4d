# wrong: scanned_structure: two rounds around the scan, of which the second starts anew
# says: not in another loop
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def round(_, start):
        last = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
        return z, last

    return jax.lax.scan(round, z, None, length=2)[1][-1]
