"""Rules about what a file states."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tests.mutants.oracle.loading import SOLUTIONS, load
from tests.mutants.oracle.programs import CALLS, bodies, trace
from tests.mutants.oracle.verdicts import Different


def are_numbers(stated: Any, wanted: Any) -> None:
    """The stated numbers are the wanted ones, in the same shape; a dict may have more entries."""
    if isinstance(wanted, dict):
        if not isinstance(stated, dict) or not wanted.keys() <= stated.keys():
            raise Different("is no dict with these keys")
        for key, numbers in wanted.items():
            are_numbers(stated[key], numbers)
        return
    try:
        numbers = np.asarray(stated)
    except ValueError as error:
        raise Different("is ragged") from error
    if numbers.dtype.kind not in "if" or numbers.shape != np.shape(wanted):
        raise Different(f"is {stated!r}")
    if not np.allclose(numbers, wanted):
        raise Different(f"is {stated!r}")


def are_added_names(stated: Any) -> None:
    """The names of the operations that the gradient's program has and the forward one lacks."""

    def shifted_square_sum(x: Any) -> Any:
        shifted = x + 1
        return jnp.sum(shifted * shifted)

    forward, gradient = (
        {name for name in _all_names(trace(function, ((3,),)).jaxpr)}
        for function in (shifted_square_sum, jax.grad(shifted_square_sum))
    )
    if not isinstance(stated, set | list | tuple) or set(stated) != gradient - forward:
        raise Different(f"is {stated!r}")


def _all_names(jaxpr: Any) -> set[str]:
    own = {e.primitive.name for e in jaxpr.eqns} - set(CALLS)
    inner = [_all_names(body) for e in jaxpr.eqns for body in bodies(e)]
    return own.union(*inner)


def are_answers(stated: Any) -> None:
    """The letters of the solution."""
    right = load((SOLUTIONS / "check_understanding.py").read_text(encoding="utf-8"))["ANSWERS"]
    if not isinstance(stated, dict):
        raise Different("is no dict")
    for question, letter in right.items():
        if str(stated.get(question)).strip().upper() != letter:
            raise Different(f"has another letter for {question}")
