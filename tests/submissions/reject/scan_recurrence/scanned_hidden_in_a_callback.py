# wrong: scanned_structure, scanned_gradient: what happens in Python is not in the program
# says: scanned
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.pure_callback(lambda z: z / 16 + 1.875, jax.ShapeDtypeStruct((), "float32"), z)
