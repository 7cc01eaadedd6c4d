# wrong: scanned_gradient: the rule says that nothing changes
# says: the gradient of scanned
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


@jax.custom_jvp
def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]


scanned.defjvps(lambda dz, result, z: 0.0 * dz)
