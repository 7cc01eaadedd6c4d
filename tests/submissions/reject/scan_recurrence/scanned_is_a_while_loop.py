# wrong: scanned_structure, scanned_gradient: while_loop has no reverse derivative
# says: while
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    go_on = lambda state: state[0] < 4
    step = lambda state: (state[0] + 1, 0.5 * state[1] + 1.0)
    return jax.lax.while_loop(go_on, step, (0, z))[1]
