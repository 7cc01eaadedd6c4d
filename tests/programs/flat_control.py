"""JAX's loops with bodies that take and return their values one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from jax import lax

__all__ = ["scan", "times", "while_below"]

Values = tuple[Any, ...]


def scan(body: Callable[..., Values], carry: Values, xs: Values, **options: Any) -> Values:
    """Scans `body(*carry, *x)`, which returns the carry and then what is stacked."""

    def step(carry: Values, x: Values) -> tuple[Values, Values]:
        results = body(*carry, *x)
        return results[: len(carry)], results[len(carry) :]

    last, stacked = lax.scan(step, carry, xs, **options)
    return (*last, *stacked)


def times(n: int, body: Callable[..., Values], *carry: Any) -> Values:
    """Runs `body(i, *carry)` for i from 0 to n; i is an int32 on every JAX."""
    return lax.fori_loop(
        0, n, lambda i, carry: body(lax.convert_element_type(i, np.int32), *carry), carry
    )


def while_below(
    limit: int, holds: Callable[..., Any], body: Callable[..., Values], *carry: Any
) -> Values:
    """Runs the body while the condition holds, and at most `limit` times."""
    _, carry = lax.while_loop(
        lambda state: (state[0] < limit) & holds(*state[1]),
        lambda state: (state[0] + 1, body(*state[1])),
        (np.int32(0), carry),
    )
    return carry
