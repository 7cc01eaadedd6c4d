# right: the table is read off the printed program by code
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


jaxpr = jax.make_jaxpr(shifted_square_sum)(jnp.zeros(3))
names = {id(jaxpr.jaxpr.invars[0]): "x"}


def operand(atom):
    return float(atom.val) if hasattr(atom, "val") else names[id(atom)]


DATAFLOW = []
for number, eqn in enumerate(jaxpr.eqns):
    (result,) = eqn.outvars
    names[id(result)] = f"v{number}"
    DATAFLOW.append(
        (
            names[id(result)],
            eqn.primitive.name,
            [operand(a) for a in eqn.invars],
            result.aval.str_short(),
        )
    )


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
