# wrong: unrolled_structure, unrolled_gradient: a while loop of the program
# says: unrolled
import jax


def unrolled(z):
    go_on = lambda state: state[0] < 4
    step = lambda state: (state[0] + 1, 0.5 * state[1] + 1.0)
    return jax.lax.while_loop(go_on, step, (0, z))[1]


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
