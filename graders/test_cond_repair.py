"""cond_repair: a Python branch that cannot be traced, and the branch that can.

    sum(z) if z[0] > 0 else -sum(z)      bad_branch(z) and repaired(z), for a vector z

At z[0] = 0 it is -sum(z). `bad_branch` asks in Python, which works on arrays and raises
TracerBoolConversionError when traced; `repaired` asks inside the program, through a cond.
"""

import numpy as np

from graders.checks import (
    chooses_by_cond,
    for_every,
    of_a_choice_by_the_first,
    one_input_one_number,
    raises_when_traced,
)
from graders.fixtures import function
from graders.inputs import vectors

bad_branch = function("bad_branch")
repaired = function("repaired")


def sign(z):
    return 1.0 if z[0] > 0 else -1.0


@for_every(vectors(), traceable=False, misconceptions=of_a_choice_by_the_first())
def test_bad_branch_value(bad_branch, z):
    bad_branch.value(z).must_be(sign(z) * np.sum(z), scale=np.sum(abs(z)))


def test_traced_branch(bad_branch):
    raises_when_traced(bad_branch, "TracerBoolConversionError", out_of="__bool__")


@for_every(vectors(), misconceptions=of_a_choice_by_the_first())
def test_repaired_value(repaired, z):
    repaired.value(z).must_be(sign(z) * np.sum(z), scale=np.sum(abs(z)))


@for_every(vectors())
def test_repaired_gradient(repaired, z):
    repaired.gradient(z).must_be(np.full(z.shape, sign(z)), scale=1.0)


def test_repaired_structure(repaired):
    one_input_one_number(repaired)
    chooses_by_cond(repaired, sides=(np.sum, lambda z: -np.sum(z)))
