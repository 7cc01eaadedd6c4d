# right: a backward rule around each function, and the rule is 1/16
import jax


def with_rule(function):
    wrapped = jax.custom_vjp(function)
    wrapped.defvjp(lambda z: (function(z), None), lambda _, cotangent: (cotangent / 16.0,))
    return wrapped


@with_rule
def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


@with_rule
def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
