"""What a jaxpr tells, and what it does not: the answers, each with its reason.

A jaxpr is a typed data-flow program. What tracing knows stands in it: operations,
types, literals and captured constants, and what uses what. What the compiler or the
device decides later does not: kernels, memory, time. Run this file to see three of
the answers.
"""

ANSWERS = {
    # A count says nothing of what one equation costs, or of what a compiler does.
    "equation_count": "C",
    # The compiler fuses, splits and drops equations; that comes after the jaxpr.
    "kernels": "A",
    # Renaming the variables leaves every operation, type and arrow as it was.
    "printed_names": "B",
    # A constant and an input are two ways into a program, not two places.
    "captured_memory": "D",
    # Both have the type f32[3], and tracing looks at nothing else.
    "other_values": "A",
    # f32[4] takes the place of f32[3]; an operation on a vector is one equation.
    "other_length": "D",
    # One mul in a body that runs four times.
    "scan_equations": "B",
    # The tracers of plain grad carry values: Python's `if` has something to ask.
    "python_if": "C",
}


if __name__ == "__main__":
    import jax
    import jax.numpy as jnp

    def shifted_square_sum(x):
        shifted = x + 1
        return jnp.sum(shifted * shifted)

    def bad_branch(z):
        return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)

    one, other = jnp.array([1.0, 2.0, 3.0]), jnp.array([7.0, -2.0, 0.5])
    same = str(jax.make_jaxpr(shifted_square_sum)(one)) == str(
        jax.make_jaxpr(shifted_square_sum)(other)
    )
    print("other values, the same program:", same)
    print("another length:", jax.make_jaxpr(shifted_square_sum)(jnp.zeros(4)))
    for z in (one, -one):
        print("plain grad and a Python if:", jax.grad(bad_branch)(z))
