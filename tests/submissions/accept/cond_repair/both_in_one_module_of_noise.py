# right: prints, tries out, and a main block
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


try:
    jax.make_jaxpr(bad_branch)(jnp.ones(3))
except jax.errors.TracerBoolConversionError as error:
    print("as expected:", type(error).__name__)

print(repaired(jnp.array([1.0, 2.0])), repaired(jnp.array([-1.0, -2.0])))

if __name__ == "__main__":
    raise SystemExit("not when it is imported")
