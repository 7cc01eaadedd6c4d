# wrong: scanned_value, scanned_gradient, scanned_structure: the body of the fori_loop forgets its return
# says: Does the loop's body forget its return
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def body(_, c):
        c = 0.5 * c + 1.0

    return jax.lax.fori_loop(0, 4, body, z)
