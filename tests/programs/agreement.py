"""What has to hold of a function, its jaxpr and the program that is read from it.

`python -m tests.programs.agreement 3000` tries that many random functions of each style, others
each time; the one that fails is printed as small as it can be made.
"""

from __future__ import annotations

import contextlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from unittest import mock

import hypothesis
import jax
import jax.numpy as jnp
import numpy as np
from jax._src.interpreters import partial_eval

from graders.programs import replay as replaying
from graders.programs.primitives import OPERATIONS, representation
from graders.programs.primitives.control import CONTROL
from graders.programs.reading import _NAMES, read
from graders.programs.replay import replay
from graders.programs.simplify import inline, live
from graders.programs.types import Array, ArrayType, Program, all_equations
from graders.programs.wellformed import check_program
from tests.programs.random_programs import Case, cases
from tests.programs.random_scope import DOUBLE, EXACT, Style

STYLES = {"exact in float32": EXACT, "float64": DOUBLE}

Arrays = Sequence[np.ndarray]

CONSTANTS_AS_LITERALS = "jax_use_simplified_jaxpr_constants"
FINEST, LARGEST = 2.0**-6, 2.0**6
CLOSE = 1e-12


def explore(style: Style, examples: int, **options: Any) -> Counter[str]:
    """Tries that many random functions, and raises what the smallest that fails raises.

    Returns how often each primitive was replayed.
    """
    replayed: Counter[str] = Counter()

    @hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        **options,
    )
    @hypothesis.given(cases(style))
    def agree(case: Case) -> None:
        replayed.update(assert_agreement(case, exact=style.exact))

    with setting("jax_enable_x64", style.floating == "float64"):
        agree()
    return replayed


def assert_agreement(case: Case, *, exact: bool) -> list[str]:
    """All that the tests say about one function, and about its gradient if it has one.

    Returns the primitives that were replayed.
    """
    function = case.function.build()
    assert_reads_the_same(function, case.inputs)
    assert_same_liveness(function, case.inputs)
    if case.function.differentiable:
        function = with_gradient(function, case.inputs)
        try:
            jax.make_jaxpr(function)(*case.inputs)
        except Exception:  # some JAX have no gradient of an empty sort, and the like
            hypothesis.reject()
    return assert_same_values(function, case.inputs, exact=exact)


@contextlib.contextmanager
def setting(name: str, value: Any) -> Iterator[None]:
    """One of JAX's settings, for a while."""
    before = getattr(jax.config, name)
    jax.config.update(name, value)
    try:
        yield
    finally:
        jax.config.update(name, before)


def with_gradient(function: Callable[..., Any], inputs: Arrays) -> Callable[..., Any]:
    """The function's outputs, and the gradient of a weighted sum of all that are floats."""
    floats = [k for k, x in enumerate(inputs) if x.dtype.kind == "f"]

    def total(*inputs: Any) -> Any:
        return sum(
            (y * (jnp.arange(y.size, dtype=y.dtype).reshape(y.shape) % 3 + 1)).sum()
            for y in function(*inputs)
            if jnp.issubdtype(y.dtype, jnp.floating)
        ) + sum(inputs[k].sum() for k in floats)

    return lambda *inputs: (*function(*inputs), *jax.grad(total, floats)(*inputs))


def assert_same_values(function: Callable[..., Any], inputs: Arrays, *, exact: bool) -> list[str]:
    """JAX and the replay agree on the function's outputs: exactly, or as float64 can.

    Exactly only where no value on the way has many bits. In float64, what rounding decides
    is rejected. Returns the primitives of the program.
    """
    closed = jax.make_jaxpr(function)(*inputs)
    whole = inline(read(closed))
    got, few_bits = _replayed(whole, inputs)
    if exact:
        hypothesis.assume(few_bits)
    without_dead = live(whole)
    for made in (whole, without_dead):
        check_program(made)
    alone = replay(without_dead, inputs)
    differing = _differences(got, jax.jit(function)(*inputs), exact)
    if differing:
        differing = _differences(got, _piecewise(function, inputs), exact)
    if differing and not exact:
        hypothesis.assume(_steady(whole, inputs, got))
    assert not differing, "\n".join([*differing, str(closed)])
    for mine, same in zip(got, alone, strict=True):
        np.testing.assert_array_equal(mine, same)
    return [eqn.primitive for eqn in all_equations(whole)]


def _differences(got: Arrays, expected: Sequence[Any], exact: bool) -> list[str]:
    return [
        f"output {k}: JAX gives {want!r}, the replay {mine!r}"
        for k, (mine, want) in enumerate(zip(got, map(np.asarray, expected), strict=True))
        if not _same(mine, want, exact)
    ]


def _piecewise(function: Callable[..., Any], inputs: Arrays) -> Sequence[Any]:
    """What the function gives if each operation is compiled by itself.

    Compiled as one, NaN times what is False gives 0.
    """
    try:
        with jax.disable_jit():
            return function(*map(jnp.asarray, inputs))
    except ValueError:  # a scan of length 0 needs to be compiled
        hypothesis.reject()


def _same(got: np.ndarray, want: np.ndarray, exact: bool) -> bool:
    if got.shape != want.shape:
        return False
    if want.dtype.kind in "biu":
        return got.dtype == want.dtype and np.array_equal(got, want)
    want = want.astype(np.float64)
    if exact or want.dtype.kind != "f":
        return np.array_equal(got, want, equal_nan=True)
    scale = np.abs(want[np.isfinite(want)]).max(initial=1.0)
    return np.allclose(got, want, rtol=CLOSE, atol=CLOSE * scale, equal_nan=True)


def _replayed(program: Program, inputs: Arrays) -> tuple[Arrays, bool]:
    """The outputs, and whether every number on the way to them has few bits."""
    few_bits = True

    def settle(value: Any, type: Any) -> np.ndarray:
        nonlocal few_bits
        settled = representation.settle(value, type)
        if settled.dtype.kind == "f":
            finite = settled[np.isfinite(settled)]
            few_bits &= bool(np.all((np.abs(finite) <= LARGEST) & (finite % FINEST == 0)))
        return settled

    with mock.patch.object(replaying, "settle", settle):
        return replay(program, inputs), few_bits


def _steady(program: Program, inputs: Arrays, outputs: Arrays) -> bool:
    """Whether inputs that are a little larger, or smaller, give almost the same outputs."""
    for factor in (1 + 1e-13, 1 - 1e-13):
        moved = [x * factor if x.dtype.kind == "f" else x for x in inputs]
        for before, after in zip(outputs, replay(program, moved), strict=True):
            if not np.allclose(before, after, rtol=CLOSE / 2, atol=CLOSE / 2, equal_nan=True):
                return False
    return True


def assert_reads_the_same(function: Callable[..., Any], inputs: Arrays) -> None:
    """The program has the jaxpr's inputs, outputs and constants, in either of JAX's forms."""
    closed = jax.make_jaxpr(function)(*inputs)
    program = read(closed)
    assert _read_types(program.inputs) == _avals(closed.in_avals)
    assert _read_types(program.outputs) == _avals(closed.out_avals)
    assert [c.value for c in program.constants] == [Array.of(x) for x in closed.consts]
    if hasattr(jax.config, CONSTANTS_AS_LITERALS):
        with setting(CONSTANTS_AS_LITERALS, True):
            other = read(jax.make_jaxpr(lambda *inputs: function(*inputs))(*inputs))
        assert _read_types(other.inputs) == _read_types(program.inputs)
        assert _read_types(other.outputs) == _read_types(program.outputs)
        # As literals they are dropped in a while loop that does not need them.
        assert _captured(other) <= _captured(program)
        if not any(eqn.bodies for eqn in program.equations):
            assert _arrays(_captured(other)) == _arrays(_captured(program))


def _read_types(atoms: Sequence[Any]) -> list[tuple[str, tuple[int, ...]]]:
    return [(atom.type.dtype, atom.type.shape) for atom in atoms]


def _avals(avals: Sequence[Any]) -> list[tuple[str, tuple[int, ...]]]:
    return [(aval.dtype.name, aval.shape) for aval in avals]


def _captured(program: Program) -> set[tuple[ArrayType, bytes]]:
    own = {(c.value.type, c.value.data) for c in program.constants}
    bodies = (
        body for eqn in program.equations for several in eqn.bodies.values() for body in several
    )
    return own.union(*map(_captured, bodies))


def _arrays(captured: set[tuple[ArrayType, bytes]]) -> set[tuple[ArrayType, bytes]]:
    """Without scalars, which stand in a program as literals at times."""
    return {(type, data) for type, data in captured if type.shape}


def assert_same_liveness(function: Callable[..., Any], inputs: Arrays) -> None:
    """`live` drops what JAX drops, keeps what JAX keeps, and what it drops moves nothing.

    JAX also looks at which results of a call or a loop are used, so that it keeps less there.
    """
    closed = jax.make_jaxpr(function)(*inputs)
    program = read(closed)
    kept = [eqn.primitive for eqn in live(program).equations]
    jaxpr = getattr(closed, "jaxpr", closed)
    pruned, _ = partial_eval.dce_jaxpr(jaxpr, [True] * len(jaxpr.outvars))
    kept_by_jax = [_NAMES.get(eqn.primitive.name, eqn.primitive.name) for eqn in pruned.eqns]
    if not any(eqn.bodies for eqn in program.equations):
        assert kept == kept_by_jax
    remaining = iter(kept)
    assert all(name in remaining for name in kept_by_jax), (kept, kept_by_jax)

    whole = inline(program)
    used = {v.index for eqn in live(whole).equations for v in eqn.results}

    def move_what_is_dead(index: int, eqn: Any, results: Any) -> Any:
        if used & {v.index for v in eqn.results}:
            return results
        return tuple(~x if x.dtype.kind == "b" else x + x.dtype.type(1) for x in results)

    moved = replay(whole, inputs, watch=move_what_is_dead)
    for got, want in zip(moved, replay(whole, inputs), strict=True):
        np.testing.assert_array_equal(got, want)


if __name__ == "__main__":
    for name, style in STYLES.items():
        seen = explore(style, int(sys.argv[1]))
        print(f"{sys.argv[1]} functions, {name}: the replay agrees with JAX {jax.__version__}.")
        print("not met:", *sorted({*OPERATIONS, *CONTROL} - {*seen}))
