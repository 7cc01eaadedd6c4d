"""What a jaxpr tells, and what it does not.

Eight questions about the programs that you have met. Write the letter of the right
answer, such as "A", in place of each `...`. Exactly one of the four is right. Many of
the questions can be tried out; an answer may be changed as often as you like.

Check it:    make grade EXERCISE=check_understanding
"""

ANSWERS = {}

# Two functions give the same results. One traces to nine equations, the other to four.
# What follows about the time that they take?
#   A  The one with four equations is faster.
#   B  The one with nine equations is faster, because its steps are smaller.
#   C  Nothing: that has to be measured.
#   D  They take the same time, because they give the same results.
ANSWERS["equation_count"] = ...  # TODO: A, B, C or D

# The gradient program of shifted_square_sum has seven equations. How many kernels does
# a device run for it?
#   A  The jaxpr does not say.
#   B  Seven, one for each equation.
#   C  One, because jit makes a single kernel of any program.
#   D  Three, as many as the forward program has equations.
ANSWERS["kernels"] = ...  # TODO: A, B, C or D

# Two versions of JAX print a jaxpr of the same function. The letters for the variables
# differ; the operations, the types and what uses what do not. What is different about
# the two programs?
#   A  Their inputs lie in different places in memory.
#   B  Nothing: the letters belong to the printout.
#   C  They compute their equations in another order.
#   D  Their results differ by rounding.
ANSWERS["printed_names"] = ...  # TODO: A, B, C or D

# In the program of `captured` the offset is a captured constant; in that of `explicit`
# it is an input. What do the programs say about where the two offsets lie in memory?
#   A  The captured one lies on the device, the input on the host.
#   B  The captured one is copied at every call, the input is not.
#   C  The captured one takes no memory, because it is part of the program.
#   D  Nothing.
ANSWERS["captured_memory"] = ...  # TODO: A, B, C or D

# shifted_square_sum is traced with [1, 2, 3], then with [7, -2, 0.5], both float32.
# How do the two programs differ?
#   A  Not at all.
#   B  In their literals, which come from the values.
#   C  The second has one more equation, for the negative number.
#   D  In the types of their results.
ANSWERS["other_values"] = ...  # TODO: A, B, C or D

# It is traced with three elements, then with four. How do the two programs differ?
#   A  There is no second one: tracing fails for another length.
#   B  The second has one more equation, for the fourth element.
#   C  Not at all, because a length is no part of a type.
#   D  In their types: the operations are the same.
ANSWERS["other_length"] = ...  # TODO: A, B, C or D

# The program of `scanned` has one equation on the outside, a scan of length 4, whose
# body holds one mul. How many multiplications does a run of the program take?
#   A  None, because there is no mul on the outside.
#   B  Four.
#   C  One, because there is one mul.
#   D  Eight, as many as `unrolled` has equations.
ANSWERS["scan_equations"] = ...  # TODO: A, B, C or D

# bad_branch asks with a Python `if` whether z[0] > 0. What does jax.grad(bad_branch) do
# with an array, outside of jit?
#   A  It raises TracerBoolConversionError, as jit does.
#   B  It gives zeros, because an `if` has no derivative.
#   C  It gives the gradient of the side that the array leads to.
#   D  It gives the mean of the gradients of the two sides.
ANSWERS["python_if"] = ...  # TODO: A, B, C or D


if __name__ == "__main__":
    todo = [question for question, answer in ANSWERS.items() if answer is ...]
    if todo:
        print("Still to do:", ", ".join(todo))
