"""Rules about what a function gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tests.mutants.oracle.inputs import samples
from tests.mutants.oracle.programs import Shapes, structs
from tests.mutants.oracle.verdicts import Different

Expected = Callable[..., Any]


def gives(function: Any, shapes: Shapes, value: Expected, gradient: Expected | None) -> None:
    """The function has that value, in float32, and by every input that gradient."""
    try:
        output = jax.eval_shape(function, *structs(shapes))
        _one_array(output, np.shape(value(*samples(shapes)[0])))
        by = tuple(range(len(shapes)))
        target = jax.jit(jax.value_and_grad(function, by) if gradient else function)
        run = target.lower(*structs(shapes)).compile(_AS_WRITTEN)
        for inputs in samples(shapes):
            got, slopes = run(*inputs) if gradient else (run(*inputs), ())
            close("value", got, value(*_wide(inputs)))
            for slope in slopes:
                assert gradient is not None
                close("gradient", slope, gradient(*_wide(inputs)))
        last = samples(shapes)[-1]
        close("plain value", function(*map(jnp.asarray, last)), value(*_wide(last)))
    except Different:
        raise
    except Exception as error:
        raise Different(f"raises {type(error).__name__}") from error


_AS_WRITTEN = {"xla_allow_excess_precision": False}
"""For a compiler that would leave out a rounding to float16 and back, as JAX 0.4.30's does."""


def gives_untraced(function: Any, shapes: Shapes, value: Expected) -> None:
    """The function has that value, in float32, when it is called on arrays."""
    for inputs in samples(shapes):
        try:
            got = function(*map(jnp.asarray, inputs))
        except Exception as error:
            raise Different(f"raises {type(error).__name__}") from error
        _one_array(got, ())
        close("value", got, value(*_wide(inputs)))


def table(function: Any, inputs: Iterable[Shapes]) -> list[str]:
    """What a function gives when it is called on arrays, or the error it ends in."""
    entries = []
    for shapes in inputs:
        for arrays in samples(shapes):
            try:
                entries.append(repr(function(*map(jnp.asarray, arrays))))
            except Exception as error:
                entries.append(type(error).__name__)
    return entries


def close(what: str, got: Any, wanted: Any) -> None:
    """The numbers differ by rounding at most; Different if they do not."""
    wanted = np.asarray(wanted, np.float64)
    if isinstance(got, list | tuple) or np.shape(got) != wanted.shape:
        raise Different(f"{what} has another shape")
    if not np.all(abs(np.asarray(got, np.float64) - wanted) <= 1e-3 + 1e-5 * abs(wanted)):
        raise Different(f"{what} {got}, not {wanted}")


def _one_array(output: Any, shape: tuple[int, ...]) -> None:
    if not isinstance(output, jax.Array | jax.ShapeDtypeStruct):
        raise Different(f"gives {type(output).__name__}")
    if output.dtype != np.float32 or output.shape != shape:
        raise Different(f"gives {output.dtype}{list(output.shape)}")


def _wide(inputs: Iterable[np.ndarray]) -> list[np.ndarray]:
    return [np.asarray(z, np.float64) for z in inputs]
