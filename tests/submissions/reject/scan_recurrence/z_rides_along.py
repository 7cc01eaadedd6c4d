# wrong: scanned_structure: z rides through the scan, and makes the result behind it
# says: by another way
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        c, start = carry
        return (0.5 * c + 1.0, start * 1.0), None

    (last, start), _ = jax.lax.scan(step, (z, z), None, length=4)
    return last - unrolled(start) + (start / 16 + 1.875)
