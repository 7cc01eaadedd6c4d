"""The versions of JAX that the package has been tested with."""

from __future__ import annotations

import re

NEWEST_TESTED = "0.12"


def is_newer_than_tested(jax: str) -> bool:
    """Whether it is a later minor release, as 0.13.1 is; "" is none."""
    return _minor(jax) > _minor(NEWEST_TESTED)


def _minor(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version)[:2])
