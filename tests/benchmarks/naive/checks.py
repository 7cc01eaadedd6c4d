"""The naive grader's checks: each takes what a student's file defines, by name, and asserts.

Lengths are few, as in graders/inputs.py, since JAX compiles each operation anew for each. The
variable SHRINK=no leaves a counterexample as it was drawn, which saves calls.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

File = dict[str, Any]
Check = Callable[[File], None]

CHECKS: dict[str, dict[str, Check]] = {}
EPSILON = float(np.finfo(np.float32).eps)
OFFSET = np.array([1.0, 2.0, 3.0], np.float32)

elements = st.floats(-1000, 1000, width=32, allow_subnormal=False)
lengths = st.sampled_from([1, 2, 3, 17, 60])
numbers = elements.map(np.float32)
triples = arrays(np.float32, 3, elements=elements)
vectors = lengths.flatmap(lambda n: arrays(np.float32, n, elements=elements))
pairs = lengths.flatmap(lambda n: arrays(np.float32, (2, n), elements=elements))


def of(exercise: str) -> Callable[[Check], Check]:
    """Makes a function one of the exercise's checks."""

    def keep(check: Check) -> Check:
        CHECKS.setdefault(exercise, {})[check.__name__.removeprefix(f"{exercise}_")] = check
        return check

    return keep


def for_every(inputs: st.SearchStrategy, judge: Callable[[np.ndarray], None]) -> None:
    drawn = given(inputs)(lambda z: judge(z))
    phases = [Phase.generate] if os.environ.get("SHRINK") == "no" else list(Phase)
    settings(max_examples=100, derandomize=True, deadline=None, database=None, phases=phases)(
        drawn
    )()


def close(actual: Any, expected: Any, *, scale: float, size: int) -> None:
    expected = np.asarray(expected, np.float64)
    assert isinstance(actual, jax.Array) and actual.dtype == np.float32
    assert actual.shape == expected.shape
    difference = np.abs(np.asarray(actual, np.float64) - expected)
    assert np.all(difference <= (size + 4) * EPSILON * scale)


def f64(z: np.ndarray) -> np.ndarray:
    return z.astype(np.float64)


def equations(jaxpr: Any) -> Iterator[Any]:
    """Those of a program, with those inside jits in place of the jits."""
    for equation in jaxpr.eqns:
        if equation.primitive.name in ("jit", "pjit"):
            yield from equations(equation.params["jaxpr"].jaxpr)
        else:
            yield equation


def operations(function: Any, *inputs: Any) -> Counter[str]:
    program = jax.make_jaxpr(function)(*inputs)
    return Counter(equation.primitive.name for equation in equations(program.jaxpr))


def has_types(function: Any, inputs: list[tuple[int, ...]], output: tuple[int, ...]) -> None:
    program = jax.make_jaxpr(function)(*map(jnp.zeros, inputs))
    assert [each.shape for each in program.in_avals] == inputs
    assert [(each.shape, each.dtype) for each in program.out_avals] == [(output, np.float32)]


@of("forward_trace")
def forward_trace_value(file: File) -> None:
    def judge(x: np.ndarray) -> None:
        scale = np.sum((abs(f64(x)) + 1) ** 2)
        expected = np.sum((f64(x) + 1) ** 2)
        close(file["shifted_square_sum"](jnp.asarray(x)), expected, scale=scale, size=x.size)

    for_every(vectors, judge)


@of("forward_trace")
def forward_trace_gradient(file: File) -> None:
    def judge(x: np.ndarray) -> None:
        scale = 2 * (np.max(abs(f64(x))) + 1)
        gradient = jax.grad(file["shifted_square_sum"])(jnp.asarray(x))
        close(gradient, 2 * (f64(x) + 1), scale=scale, size=x.size)

    for_every(vectors, judge)


@of("forward_trace")
def forward_trace_structure(file: File) -> None:
    has_types(file["shifted_square_sum"], [(3,)], ())


@of("forward_trace")
def forward_trace_values(file: File) -> None:
    assert file["VALUES"] == {"shifted": [2, 3, 4], "squared": [4, 9, 16], "total": 29}


@of("forward_trace")
def forward_trace_dataflow(file: File) -> None:
    program = jax.make_jaxpr(file["shifted_square_sum"])(jnp.zeros(3))
    found = list(equations(program.jaxpr))
    assert len(found) == len(file["DATAFLOW"])
    for equation, (_, operation, operands, type_) in zip(found, file["DATAFLOW"], strict=True):
        (result,) = equation.outvars
        assert equation.primitive.name == operation
        assert len(equation.invars) == len(operands)
        assert result.aval.str_short(short_dtypes=True) == type_


@of("gradient_program")
def gradient_program_value(file: File) -> None:
    def judge(x: np.ndarray) -> None:
        scale = 2 * (np.max(abs(f64(x))) + 1)
        gradient = file["analytic_gradient"](jnp.asarray(x))
        close(gradient, 2 * (f64(x) + 1), scale=scale, size=x.size)

    for_every(vectors, judge)


@of("gradient_program")
def gradient_program_structure(file: File) -> None:
    has_types(file["analytic_gradient"], [(3,)], (3,))


@of("gradient_program")
def gradient_program_prediction(file: File) -> None:
    assert file["SAMPLE_VALUE"] == 10
    assert list(file["SAMPLE_GRADIENT"]) == [0, 2, 6]


@of("gradient_program")
def gradient_program_added_operations(file: File) -> None:
    def reference(x):
        shifted = x + 1
        return jnp.sum(shifted * shifted)

    x = jnp.zeros(3)
    added = set(operations(jax.grad(reference), x)) - set(operations(reference, x))
    assert set(file["ADDED_OPERATIONS"]) == added


@of("offset_two")
def offset_two_value(file: File) -> None:
    def judge(z: np.ndarray) -> None:
        scale = np.sum((abs(f64(z)) + 2) ** 2)
        expected = np.sum((f64(z) + 2) ** 2)
        close(file["shifted_two"](jnp.asarray(z)), expected, scale=scale, size=z.size)

    for_every(vectors, judge)


@of("offset_two")
def offset_two_gradient(file: File) -> None:
    def judge(z: np.ndarray) -> None:
        scale = 2 * (np.max(abs(f64(z))) + 2)
        gradient = jax.grad(file["shifted_two"])(jnp.asarray(z))
        close(gradient, 2 * (f64(z) + 2), scale=scale, size=z.size)

    for_every(vectors, judge)


@of("offset_two")
def offset_two_structure(file: File) -> None:
    has_types(file["shifted_two"], [(3,)], ())


@of("offset_two")
def offset_two_prediction(file: File) -> None:
    assert file["VALUE"] == 50
    assert list(file["GRADIENT"]) == [6, 8, 10]


def recurrence_value(function: Any) -> None:
    def judge(z: np.ndarray) -> None:
        expected = f64(z) / 16 + 1.875
        close(function(jnp.asarray(z)), expected, scale=abs(f64(z)) + 2, size=1)

    for_every(numbers, judge)


def recurrence_gradient(function: Any) -> None:
    def judge(z: np.ndarray) -> None:
        close(jax.grad(function)(jnp.asarray(z)), 1 / 16, scale=1, size=1)

    for_every(numbers, judge)


@of("scan_recurrence")
def scan_recurrence_unrolled_value(file: File) -> None:
    recurrence_value(file["unrolled"])


@of("scan_recurrence")
def scan_recurrence_unrolled_gradient(file: File) -> None:
    recurrence_gradient(file["unrolled"])


@of("scan_recurrence")
def scan_recurrence_unrolled_structure(file: File) -> None:
    has_types(file["unrolled"], [()], ())
    found = operations(file["unrolled"], jnp.float32(0))
    assert found["mul"] + found["div"] == 4 and found["add"] == 4
    assert not found["scan"] and not found["while"]


@of("scan_recurrence")
def scan_recurrence_scanned_value(file: File) -> None:
    recurrence_value(file["scanned"])


@of("scan_recurrence")
def scan_recurrence_scanned_gradient(file: File) -> None:
    recurrence_gradient(file["scanned"])


@of("scan_recurrence")
def scan_recurrence_scanned_structure(file: File) -> None:
    has_types(file["scanned"], [()], ())
    program = jax.make_jaxpr(file["scanned"])(jnp.float32(0))
    (scan,) = (each for each in equations(program.jaxpr) if each.primitive.name == "scan")
    assert scan.params["length"] == 4
    names = Counter(each.primitive.name for each in equations(scan.params["jaxpr"].jaxpr))
    assert names["mul"] + names["div"] == 1 and names["add"] == 1


def signed_sum(z: np.ndarray) -> Any:
    return np.sum(f64(z)) if z[0] > 0 else -np.sum(f64(z))


@of("cond_repair")
def cond_repair_bad_branch_value(file: File) -> None:
    def judge(z: np.ndarray) -> None:
        scale = np.sum(abs(f64(z)))
        close(file["bad_branch"](jnp.asarray(z)), signed_sum(z), scale=scale, size=z.size)

    for_every(vectors, judge)


@of("cond_repair")
def cond_repair_traced_branch(file: File) -> None:
    with pytest.raises(jax.errors.TracerBoolConversionError):
        jax.make_jaxpr(file["bad_branch"])(jnp.zeros(3))


@of("cond_repair")
def cond_repair_repaired_value(file: File) -> None:
    def judge(z: np.ndarray) -> None:
        scale = np.sum(abs(f64(z)))
        close(file["repaired"](jnp.asarray(z)), signed_sum(z), scale=scale, size=z.size)

    for_every(vectors, judge)


@of("cond_repair")
def cond_repair_repaired_gradient(file: File) -> None:
    def judge(z: np.ndarray) -> None:
        expected = np.full(z.shape, 1.0 if z[0] > 0 else -1.0)
        close(jax.grad(file["repaired"])(jnp.asarray(z)), expected, scale=1, size=z.size)

    for_every(vectors, judge)


@of("cond_repair")
def cond_repair_repaired_structure(file: File) -> None:
    has_types(file["repaired"], [(3,)], ())
    assert operations(file["repaired"], jnp.zeros(3))["cond"] == 1


@of("captured_constant")
def captured_constant_captured_value(file: File) -> None:
    def judge(z: np.ndarray) -> None:
        scale = np.sum(abs(f64(z)) + OFFSET)
        expected = np.sum(f64(z) + OFFSET)
        close(file["captured"](jnp.asarray(z)), expected, scale=scale, size=z.size)

    for_every(triples, judge)


@of("captured_constant")
def captured_constant_captured_gradient(file: File) -> None:
    def judge(z: np.ndarray) -> None:
        close(jax.grad(file["captured"])(jnp.asarray(z)), np.ones(3), scale=1, size=z.size)

    for_every(triples, judge)


@of("captured_constant")
def captured_constant_captured_structure(file: File) -> None:
    has_types(file["captured"], [(3,)], ())
    constants = jax.make_jaxpr(file["captured"])(jnp.zeros(3)).consts
    assert [np.shape(each) for each in constants] == [(3,)]


@of("captured_constant")
def captured_constant_explicit_value(file: File) -> None:
    def judge(both: np.ndarray) -> None:
        scale = np.sum(abs(f64(both)))
        z, offset = map(jnp.asarray, both)
        close(file["explicit"](z, offset), np.sum(f64(both)), scale=scale, size=z.size)

    for_every(pairs, judge)


@of("captured_constant")
def captured_constant_explicit_gradient(file: File) -> None:
    def judge(both: np.ndarray) -> None:
        z, offset = map(jnp.asarray, both)
        for gradient in jax.grad(file["explicit"], argnums=(0, 1))(z, offset):
            close(gradient, np.ones(z.shape), scale=1, size=z.size)

    for_every(pairs, judge)


@of("captured_constant")
def captured_constant_explicit_structure(file: File) -> None:
    has_types(file["explicit"], [(3,), (3,)], ())
    assert not jax.make_jaxpr(file["explicit"])(jnp.zeros(3), jnp.zeros(3)).consts


@of("captured_constant")
def captured_constant_prediction(file: File) -> None:
    assert file["INPUTS"] == {"captured": 1, "explicit": 2}
    assert file["CONSTANTS"] == {"captured": 1, "explicit": 0}


@of("check_understanding")
def check_understanding_answers(file: File) -> None:
    assert "".join(map(str, file["ANSWERS"].values())) == "CABDADBC"
