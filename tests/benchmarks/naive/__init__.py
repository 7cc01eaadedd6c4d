"""The grader that an instructor would write in an afternoon, to be compared with.

It imports the student's file, has Hypothesis draw inputs, and calls the functions and jax.grad as
they are. It checks what graders/ checks, with the same tolerances, as far as that is simple.
"""
