# wrong: scanned_gradient: the backward rule forgets to halve four times
# says: expected 0.0625
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


@jax.custom_vjp
def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]


scanned.defvjp(lambda z: (scanned(z), None), lambda _, cotangent: (cotangent * 0.5,))
