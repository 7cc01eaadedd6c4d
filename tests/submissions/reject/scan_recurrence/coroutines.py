# wrong: unrolled_value, scanned_value: async def makes a coroutine of each call
# says: leave out async
import jax


async def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


async def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
