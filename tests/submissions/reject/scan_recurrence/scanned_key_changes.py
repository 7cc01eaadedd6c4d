# wrong: scanned_value, scanned_gradient, scanned_structure: the carry is a dict, and gets another key
# says: The carry is a dict
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(c, _):
        return {"value": 0.5 * c["z"] + 1.0}, None

    return jax.lax.scan(step, {"z": z}, None, length=4)[0]["value"]
