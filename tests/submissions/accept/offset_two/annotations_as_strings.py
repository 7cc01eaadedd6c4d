# right: annotations are strings and are never looked up
import jax.numpy as jnp


def shifted_two(z: "Float[Array, 'n']", /) -> "Float[Array, '']":
    squares: "Float[Array, 'n']" = (z + 2) ** 2
    return jnp.sum(squares)


VALUE: "float" = 50.0
GRADIENT: "list[float]" = [6.0, 8.0, 10.0]
