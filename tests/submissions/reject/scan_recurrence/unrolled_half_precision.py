# wrong: unrolled_value: float16 inside loses digits
# says: unrolled
import jax


def unrolled(z):
    dtype = z.dtype
    z = z.astype("float16")
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z.astype(dtype)


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
