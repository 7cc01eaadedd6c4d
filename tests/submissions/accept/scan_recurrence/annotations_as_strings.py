# right: annotations that are only text
import jax


def unrolled(z: "Float[Array, '']") -> "Float[Array, '']":
    for _ in range(4):
        z: "Scalar" = 0.5 * z + 1.0
    return z


def scanned(z: "Scalar") -> "Scalar":
    def step(carry: "Scalar", _: None) -> "tuple[Scalar, None]":
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
