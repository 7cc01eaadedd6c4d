# right: the carry is a dict
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return {"z": 0.5 * carry["z"] + 1.0, "before": carry["z"]}, None

    last, _ = jax.lax.scan(step, {"z": z, "before": z}, None, length=4)
    return last["z"]
