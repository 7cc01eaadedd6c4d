"""What a recurrence comes to, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def after_steps(step: Callable[[Any], Any], z: Any, count: int) -> list[Any]:
    """The values from z on, up to the one after `count` steps."""
    values = [z]
    for _ in range(count):
        values.append(step(values[-1]))
    return values
