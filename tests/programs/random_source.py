"""A random JAX function as frozen data that prints as the Python that it is.

A counterexample can be read, pasted and run: `build` runs the very text that is printed.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from tests.programs import flat_control


def captured(numbers: list[Any], dtype: str, shape: tuple[int, ...] = (-1,)) -> jax.Array:
    """An array that is there before tracing, as a global one would be."""
    with jax.ensure_compile_time_eval():
        return jnp.array(np.array(numbers, dtype).reshape(shape))


NAMESPACE = {
    "jax": jax,
    "jnp": jnp,
    "lax": lax,
    "np": np,
    "captured": captured,
    **{name: getattr(flat_control, name) for name in flat_control.__all__},
}


@dataclass(frozen=True)
class Value:
    """A variable's name, or the text of a captured array; with its dtype and shape."""

    text: str
    dtype: str
    shape: tuple[int, ...]

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    @property
    def kind(self) -> str:
        """NumPy's letter: b, i, u or f."""
        return np.dtype(self.dtype).kind

    @property
    def type(self) -> tuple[str, tuple[int, ...]]:
        return self.dtype, self.shape


@dataclass(frozen=True)
class Line:
    """`results = expression`, after the definitions of the functions that it uses."""

    results: tuple[Value, ...]
    expression: str
    functions: tuple[Function, ...] = ()
    single: bool = True  # one array, and not a tuple of arrays

    def __str__(self) -> str:
        names = ", ".join(value.text for value in self.results)
        target = names if self.single or len(self.results) > 1 else f"({names},)"
        return "\n".join([*map(str, self.functions), f"{target} = {self.expression}"])


@dataclass(frozen=True)
class Function:
    """A function that returns one array, or with `several` a tuple of its outputs."""

    name: str
    inputs: tuple[Value, ...]
    lines: tuple[Line, ...]
    outputs: tuple[Value, ...]
    several: bool = True
    decorator: str = ""
    after: str = ""

    def __str__(self) -> str:
        parameters = ", ".join(value.text for value in self.inputs)
        outputs = "".join(f"{value.text}, " for value in self.outputs)
        returned = f"({outputs.rstrip()})" if self.several else self.outputs[0].text
        body = "\n".join([*map(str, self.lines), f"return {returned}"])
        parts = [
            self.decorator,
            f"def {self.name}({parameters}):\n{textwrap.indent(body, '    ')}",
            self.after,
        ]
        return "\n".join(part for part in parts if part)

    def __repr__(self) -> str:
        types = ", ".join(f"{v.text}: {v.dtype}{list(v.shape)}" for v in self.inputs)
        return f"\n# {types}\n{self}\n"

    def build(self) -> Callable[..., Any]:
        """The function itself."""
        namespace = dict(NAMESPACE)
        exec(compile(str(self), "<random program>", "exec"), namespace)
        return namespace[self.name]

    @property
    def differentiable(self) -> bool:
        """Whether JAX can pull a gradient back through it."""
        return "while_below" not in str(self)
