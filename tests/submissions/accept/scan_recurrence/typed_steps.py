# right: annotations as strings and postponed, protocols and type variables
from __future__ import annotations

from typing import Protocol, TypeVar

import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


Carry = TypeVar("Carry")


class Step(Protocol):
    def __call__(self, carry: Carry, x: None) -> tuple[Carry, None]: ...


def half_plus_one(carry: "Float32[Array, '']", x: None) -> "tuple[Float32[Array, ''], None]":
    return 0.5 * carry + 1.0, x


def scanned(z: "Float32[Array, '']", step: Step = half_plus_one, *, steps: int = 4):
    return jax.lax.scan(step, z, None, length=steps)[0]
