"""What a function does with JAX's scan and cond, seen by standing in for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import jax
import jax.numpy as jnp

Step = Callable[[Any], Any]


@contextmanager
def moved_loops(by: float) -> Iterator[list[tuple[int, Step]]]:
    """Moves the last carry of every scan and fori_loop; yields their lengths and steps."""
    seen: list[tuple[int, Step]] = []
    real_scan, real_loop = jax.lax.scan, jax.lax.fori_loop

    def scan(f: Any, init: Any, xs: Any = None, length: Any = None, **options: Any) -> Any:
        first = None if xs is None else xs[0]
        seen.append((length if xs is None else len(xs), lambda carry: f(carry, first)[0]))
        last, outputs = real_scan(f, init, xs, length, **options)
        return last + by, outputs

    def fori_loop(lower: Any, upper: Any, body: Any, init: Any, **options: Any) -> Any:
        seen.append((upper - lower, lambda carry: body(lower, carry)))
        return real_loop(lower, upper, body, init, **options) + by

    with (
        patch.object(jax.lax, "scan", scan),
        patch.object(jax.lax, "fori_loop", fori_loop),
    ):
        yield seen


@contextmanager
def turned_choices() -> Iterator[None]:
    """Makes every cond and every switch of two take the other branch."""
    real_cond, real_switch = jax.lax.cond, jax.lax.switch

    def cond(choice: Any, *others: Any, **options: Any) -> Any:
        return real_cond(jnp.logical_not(choice), *others, **options)

    def switch(index: Any, *others: Any, **options: Any) -> Any:
        return real_switch(1 - index, *others, **options)

    with patch.object(jax.lax, "cond", cond), patch.object(jax.lax, "switch", switch):
        yield
