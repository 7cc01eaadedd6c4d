"""Data that says it is a traced program, and cannot be one."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from graders.programs import wellformed
from graders.programs.replay import NotReplayable, replay
from graders.programs.types import Array, Constant, Equation, Literal, Program, Variable
from graders.programs.wellformed import Malformed, check_program
from tests.programs.replay_building import constant, equation, literal, program, type_of, var

X, Y, Z = var(0, "float32[3]"), var(1, "float32[3]"), var(2, "float32[3]")
ADDING = equation("add", [X, literal(1.0)], [Y])
GOOD = program([X], [ADDING, equation("mul", [Y, Y], [Z])], Z)


def replaced(**fields: Any) -> Program:
    return msgspec.structs.replace(GOOD, **fields)


def nested(depth: int) -> Program:
    inner = GOOD
    for _ in range(depth):
        inner = program([X], [equation("jit", [X], [Y], {"jaxpr": (inner,)})], Y)
    return inner


def with_bytes(count: int) -> Literal:
    return Literal(Array(type_of("float32[2]"), bytes(count)))


def unrolled(steps: int) -> Program:
    """So many equations, all of the same few variables' types."""
    chain = [X, *(var(k, "float32[3]") for k in range(1, steps + 1))]
    equations = [equation("neg", [chain[k]], [chain[k + 1]]) for k in range(steps)]
    return program([X], equations, chain[-1])


def test_programs_that_can_be_are_well_formed() -> None:
    check_program(GOOD)
    check_program(nested(wellformed.MAX_DEPTH))
    check_program(unrolled(wellformed.MAX_EQUATIONS))
    check_program(program([], [], with_bytes(8)))
    check_program(replaced(constants=(constant(var(7, "int32[2]"), [1, 2]),)))
    key = var(9, "key<fry>[]")
    check_program(program([key], [equation("random_bits", [key], [Y])], Y))


INDEX, S = var(0, "int32[]"), var(2, "float32[]")
IDENTITY = program([X], [], X)
S2 = var(3, "float32[3]")
COUNTING = {"length": 3, "reverse": False}


def scan(**parameters: Any) -> Program:
    """A number carried unchanged."""
    body = program([S], [], S)
    out = var(3, "float32[]")
    return program([S], [equation("scan", [S], [out], {"jaxpr": (body,)}, **parameters)], out)


def cond(index: Variable, *branches: Program) -> Program:
    bodies = {"branches": branches}
    return program([index, X2], [equation("cond", [index, X2], [Z], bodies)], Z)


def while_(of_condition: int, of_body: int, condition: Program, body: Program) -> Program:
    bodies = {"cond_jaxpr": (condition,), "body_jaxpr": (body,)}
    counts = {"cond_nconsts": of_condition, "body_nconsts": of_body}
    return program([X], [equation("while", [X], [Y], bodies, **counts)], Y)


X2 = var(1, "float32[3]")
ALWAYS = program([X], [], literal(True, "bool"))
NUMBER = program([X], [], literal(1.0))


def test_control_that_can_be_is_well_formed() -> None:
    check_program(scan(**COUNTING))
    check_program(cond(INDEX, IDENTITY, IDENTITY))
    check_program(while_(0, 0, ALWAYS, IDENTITY))
    check_program(program([X], [equation("jit", [X], [Y], {"jaxpr": (IDENTITY,)})], Y))


@pytest.mark.parametrize(
    "malformed",
    [
        scan(length=-1, reverse=False),
        scan(length="3", reverse=False),
        scan(length=3, reverse=2),
        cond(INDEX),
        cond(var(0, "int32[2]"), IDENTITY),
        cond(INDEX, IDENTITY, program([S], [], S)),
        cond(INDEX, program([X], [], literal(1.0))),
        program([X], [equation("cond", [], [Y], {"branches": (IDENTITY,)})], Y),
        while_(1, 0, ALWAYS, IDENTITY),
        while_(-1, 1, ALWAYS, IDENTITY),
        while_(0, 0, NUMBER, IDENTITY),
        while_(0, 0, ALWAYS, NUMBER),
        program([X], [equation("jit", [X], [Y], {"jaxpr": (NUMBER,)})], Y),
        program([S], [equation("jit", [S], [S2], {"jaxpr": (IDENTITY,)})], S2),
    ],
)
def test_bodies_take_and_give_what_their_equation_does(malformed: Program) -> None:
    with pytest.raises(Malformed, match="do not fit"):
        check_program(malformed)


@pytest.mark.parametrize(
    "unknown",
    [
        scan(length=3),
        scan(reverse=False),
        program([INDEX, X2], [equation("cond", [INDEX, X2], [Z], {})], Z),
        program([X], [equation("while", [X], [Y], {"body_jaxpr": (IDENTITY,)})], Y),
    ],
)
def test_what_a_later_jax_may_describe_in_another_way_is_admitted_but_not_replayed(
    unknown: Program,
) -> None:
    check_program(unknown)
    with pytest.raises(NotReplayable):
        replay(unknown, [np.zeros(v.type.shape, v.type.dtype) for v in unknown.inputs])


@pytest.mark.parametrize(
    "says, malformed",
    [
        ("bound twice", replaced(inputs=(X, X))),
        ("bound twice", replaced(equations=(ADDING, ADDING), outputs=(Y,))),
        ("not bound", replaced(equations=())),
        ("not bound", replaced(equations=(equation("mul", [Z, Z], [Z]),))),
        ("not bound", replaced(outputs=(var(2, "float32[4]"),))),
        ("not bound", program([X], [equation("jit", [X], [Y], {"jaxpr": (replaced(inputs=()),)})])),
        ("7 bytes", program([], [], with_bytes(7))),
        ("holds", replaced(constants=(Constant(var(7, "int32[2]"), Array.of([1.0, 2.0])),))),
        ("shape", program([var(0, "float32[-1]")], [])),
        ("shape", program([var(0, f"float32[{','.join(['1'] * 65)}]")], [])),
        ("inside each other", nested(wellformed.MAX_DEPTH + 1)),
        ("16,384 equations", unrolled(wellformed.MAX_EQUATIONS + 1)),
        ("a name has", program([X], [Equation("x" * 201, (X,), (Y,))], Y)),
        ("a name has", program([X], [Equation("x", (X,), (Y,), {"y" * 201: 1})], Y)),
        ("a name has", program([var(0, "d" * 201 + "[]")], [])),
    ],
)
def test_what_no_traced_program_can_be_is_malformed(says: str, malformed: Program) -> None:
    with pytest.raises(Malformed, match=says):
        check_program(malformed)
