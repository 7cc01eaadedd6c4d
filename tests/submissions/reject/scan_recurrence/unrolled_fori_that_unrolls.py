# wrong: unrolled_structure: fori_loop unrolls for the compiler, the jaxpr holds a loop
# says: scan
import jax


def unrolled(z):
    return jax.lax.fori_loop(0, 4, lambda _, c: 0.5 * c + 1.0, z, unroll=True)


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
