"""Hypothesis: what it draws inputs from, and its search for the smallest that shows a fault."""

from __future__ import annotations

import functools
from collections.abc import Callable

import hypothesis
import numpy as np
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st

from graders.inputs import TINY, Arrays, Drawn, float32, rounded


def search(judge: Callable[[Arrays], None], inputs: Drawn, seed: int, count: int) -> None:
    """Raises what `judge` raises on the smallest of so many inputs that are drawn."""
    tried = hypothesis.given(_strategy(inputs))(lambda arrays: judge(arrays))
    tried = hypothesis.settings(
        max_examples=count,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        print_blob=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )(tried)
    hypothesis.seed(seed)(tried)()


_TWO_DIGITS = st.integers(0, 99)
_SIGNED = st.integers(-99, 99)
_POWERS_OF_TWO = st.sampled_from((0, 3, 1, -2, -5, -10, -20, -40))


def _of_digits(ones: int, hundredths: int, rest: int, power: int) -> float:
    x = float32((ones + hundredths / 100 + rest / 10_000) * 2.0**power)
    return x if abs(x) >= TINY else 0.0


# Hypothesis draws some integers beyond 99, and some floats, from the sources of the modules that
# are imported: under the same seed, two commands would try other inputs.
_ELEMENTS = st.one_of(
    st.integers(-10, 10).map(float),
    st.builds(lambda tens, quarters: 10 * tens + quarters / 4, _SIGNED, st.integers(0, 40)),
    st.builds(_of_digits, _SIGNED, _TWO_DIGITS, _TWO_DIGITS, _POWERS_OF_TWO),
)

_PATTERNS = st.lists(_ELEMENTS, min_size=1, max_size=5)
"""What a vector repeats; drawing all elements of the long ones would take most of the time."""


@functools.cache
def _strategy(inputs: Drawn) -> st.SearchStrategy[Arrays]:
    if not inputs.lengths:
        return _ELEMENTS.map(lambda z: (rounded(z),))
    return st.builds(
        lambda n, *patterns: tuple(np.resize(z, n) for z in patterns),
        st.sampled_from(inputs.lengths),
        *(_PATTERNS for _ in range(inputs.arrays)),
    )
