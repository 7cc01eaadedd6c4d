"""scan_recurrence: one recurrence, its loop run by Python and run by the program.

    z ← 0.5 z + 1, four times            unrolled(z) and scanned(z), for a number z

In closed form z/16 + 15/8, so the gradient is 1/16. Traced, `unrolled` holds the four steps
one after another; `scanned` holds one scan of length 4 whose body is the step.
"""

from graders.checks import for_every, holds_steps, of_a_recurrence, scans_steps
from graders.fixtures import function
from graders.inputs import scalars

unrolled = function("unrolled")
scanned = function("scanned")

STEPS = 4


def step(z):
    return 0.5 * z + 1.0


@for_every(scalars(fixed_point=2.0), misconceptions=of_a_recurrence(step, STEPS))
def test_unrolled_value(unrolled, z):
    unrolled.value(z).must_be(z / 16.0 + 1.875, scale=abs(z) + 2.0)


@for_every(scalars(fixed_point=2.0))
def test_unrolled_gradient(unrolled, z):
    unrolled.gradient(z).must_be(1.0 / 16.0, scale=1.0)


def test_unrolled_structure(unrolled):
    holds_steps(unrolled, step, STEPS)


@for_every(scalars(fixed_point=2.0), misconceptions=of_a_recurrence(step, STEPS))
def test_scanned_value(scanned, z):
    scanned.value(z).must_be(z / 16.0 + 1.875, scale=abs(z) + 2.0)


@for_every(scalars(fixed_point=2.0))
def test_scanned_gradient(scanned, z):
    scanned.gradient(z).must_be(1.0 / 16.0, scale=1.0)


def test_scanned_structure(scanned):
    scans_steps(scanned, step, STEPS)
