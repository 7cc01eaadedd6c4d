"""On random functions the replay comes to what JAX comes to, and the reader reads what is there.

A failure prints the smallest such function as Python that runs. For a longer search say
`python -m tests.programs.agreement 3000`.
"""

from __future__ import annotations

from tests.programs.agreement import explore
from tests.programs.random_scope import DOUBLE, EXACT

NESTED = {"cond", "reduce", "scan", "while"}


def test_float32_functions_of_few_bits_are_replayed_exactly():
    replayed = explore(EXACT, 150, derandomize=True)
    assert replayed.keys() >= NESTED
    assert len(replayed) > 60


def test_float64_functions_are_replayed_to_twelve_digits():
    replayed = explore(DOUBLE, 150, derandomize=True)
    assert replayed.keys() >= NESTED
    assert len(replayed) > 60
