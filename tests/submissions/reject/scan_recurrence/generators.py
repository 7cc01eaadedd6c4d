# wrong: unrolled_value, scanned_value: yield gives each value in turn, and no result
# says: use return
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
        yield z


def scanned(z):
    yield jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
