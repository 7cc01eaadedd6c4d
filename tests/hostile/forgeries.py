"""A submission that answers the grader in its worker's place, in the protocol that is spoken.

The text of this file with a call of `serve` after it is a submission; each Forgery below is one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import numpy as np

from graders.programs.types import Array, ArrayType, Atom, Constant, Equation, Program, Variable
from graders.programs.types import Literal as Number
from graders.workers import wire

FLOAT, BOOL = ArrayType("float32", ()), ArrayType("bool", ())
DEEP = b"\x91"  # MessagePack's list of one
ROOM = wire.MAX_ANSWER - 1_000  # bytes for what an answer is filled up with


def f32(*shape: int) -> ArrayType:
    return ArrayType("float32", shape)


def number(value: Any, dtype: str = "float32") -> Number:
    return Number(Array.of(np.asarray(value, dtype)))


def equation(name: str, operands: Any, result: Variable, /, **parameters: Any) -> Equation:
    return Equation(name, tuple(operands), (result,), parameters)


def program(
    n: int, *equations: Equation, output: Atom, constants: tuple[Constant, ...] = ()
) -> Program:
    return Program((Variable(0, f32(n)),), constants, equations, (output,))


def honest(n: int, *more: Equation) -> Program:
    z, shifted, squares = (Variable(k, f32(n)) for k in range(3))
    total = Variable(3, FLOAT)
    return program(
        n,
        equation("add", (z, number(2)), shifted),
        equation("mul", (shifted, shifted), squares),
        equation("reduce_sum", (squares,), total, axes=[0]),
        *more,
        output=total,
    )


def honest_gradient(n: int) -> Program:
    z, shifted, doubled = (Variable(k, f32(n)) for k in range(3))
    return program(
        n,
        equation("add", (z, number(2)), shifted),
        equation("mul", (number(2), shifted), doubled),
        output=doubled,
    )


def honest_run(request: wire.Run) -> wire.Reply:
    shifted = request.inputs[0].numpy() + np.float32(2)
    return ran(2 * shifted if request.gradient else np.sum(shifted * shifted))


def ran(*outputs: Any) -> wire.Ran:
    return wire.Ran(tuple(map(Array.of, outputs)), "array")


LOADED = wire.Loaded("0.9.2")
TAKES_ONE = wire.Parameters(("z",), 1)


@dataclass(frozen=True)
class Forgery:
    """What is answered to each kind of question; `outcome` is what shall come of it.

    `frames` gives the bytes to send for a question after the first one, for lies of another
    form than that of an answer.
    """

    outcome: Literal["accept", "reject", "disputed"]
    value: Callable[[int], Program | wire.Reply] = honest
    gradient: Callable[[int], Program] = honest_gradient
    run: Callable[[wire.Run], wire.Reply] = honest_run
    data: Callable[[str], Any] = {"VALUE": 50.0, "GRADIENT": [6.0, 8.0, 10.0]}.__getitem__
    loaded: wire.Loaded = LOADED
    parameters: wire.Parameters = TAKES_ONE
    returned: str = "array"
    frames: Callable[[int, wire.Reply], bytes] | None = None
    exercise: str = "offset_two"
    told: str = ""

    def reply(self, request: wire.Request) -> wire.Reply:
        match request:
            case wire.Load():
                return self.loaded
            case wire.Signature():
                return self.parameters
            case wire.Read(name):
                return wire.Data(self.data(name))
            case wire.Run():
                return self.run(request)
            case wire.Trace(_, inputs, gradient):
                traced = (self.gradient if gradient else self.value)(inputs[0].size)
                if isinstance(traced, Program):
                    return wire.Traced(traced, self.returned)
                return traced


def serve(name: str) -> None:
    """Take the worker's place for good."""
    forgery, frame = FORGERIES[name], sys._getframe()
    while not {"inbox", "outbox", "question"} <= set(frame.f_locals):
        assert frame.f_back is not None
        frame = frame.f_back
    inbox, outbox, question = (frame.f_locals[name] for name in ("inbox", "outbox", "question"))
    while True:
        reply = forgery.reply(question.request)
        if forgery.frames is None or isinstance(reply, wire.Loaded):
            wire.write_frame(outbox, wire.Answer(question.number, reply))
        else:
            outbox.write(forgery.frames(question.number, reply))
            outbox.flush()
        question = inbox.next(wire.Question)


# Programs that do not compute what they should.


def constant(n: int) -> Program:
    return program(n, output=number(50))


def lookup(n: int) -> Program:
    """The value at the exercise's own example, and 0 elsewhere."""
    z, one, total, equal = Variable(0, f32(n)), Variable(1, FLOAT), Variable(2, FLOAT), 3
    return program(
        n,
        equation("reduce_max", (z,), one, axes=[0]),
        equation("eq", (one, number(3)), Variable(equal, BOOL)),
        equation("select_n", (Variable(equal, BOOL), number(0), number(50)), total),
        output=total,
    )


def not_a_number(n: int) -> Program:
    return program(n, output=number(np.nan))


def captured(n: int) -> Program:
    """A table of answers that the program has captured, whatever the input."""
    table = Variable(1, FLOAT)
    value = Constant(table, Array.of(np.float32(4 * n)))
    return program(n, output=table, constants=(value,))


def no_output(n: int) -> Program:
    return Program((Variable(0, f32(n)),), (), (), ())


def other_inputs(n: int) -> Program:
    total = Variable(1, FLOAT)
    sums = Equation("reduce_sum", (Variable(0, f32(n + 1)),), (total,), {"axes": [0]})
    return Program((Variable(0, f32(n + 1)),), (), (sums,), (total,))


def three_inputs(n: int) -> Program:
    return Program(tuple(Variable(k, FLOAT) for k in range(3)), (), (), (Variable(0, FLOAT),))


# Programs that no trace gives.


def unbound(n: int) -> Program:
    return program(n, output=Variable(7, FLOAT))


def bound_twice(n: int) -> Program:
    z = Variable(0, f32(n))
    return program(n, equation("neg", (z,), z), output=number(50))


def used_before(n: int) -> Program:
    late, result = Variable(2, FLOAT), Variable(1, FLOAT)
    return program(
        n,
        equation("neg", (late,), result),
        equation("neg", (result,), late),
        output=result,
    )


def literal_of(dtype: str, data: bytes, *shape: int) -> Callable[[int], Program]:
    return lambda n: program(n, output=Number(Array(ArrayType(dtype, shape), data)))


def result_of(name: str, type_: ArrayType, **parameters: Any) -> Callable[[int], Program]:
    """The honest program, and one more equation that its output does not need."""

    def value(n: int) -> Program:
        z, total, extra = Variable(0, f32(n)), Variable(4, FLOAT), Variable(5, type_)
        first = honest(n)
        return program(
            n,
            *first.equations,
            equation(name, (z,), extra, **parameters),
            equation("max", (Variable(3, FLOAT), extra), total),
            output=total,
        )

    return value


def with_bodies(
    name: str, operands: tuple[Atom, ...], bodies: dict[str, Any], **parameters: Any
) -> Callable[[int], Program]:
    def value(n: int) -> Program:
        total = Variable(1, FLOAT)
        control = Equation(name, operands, (total,), parameters, bodies)
        return program(n, control, output=total)

    return value


def body(*outputs: Atom, inputs: tuple[ArrayType, ...] = (FLOAT,)) -> Program:
    return Program(tuple(Variable(k, each) for k, each in enumerate(inputs)), (), (), outputs)


ONE = Variable(0, FLOAT)
ALWAYS = body(number(True, "bool"))
WHILE = {"cond_nconsts": 0, "body_nconsts": 0}
SCAN = {"reverse": False, "length": 3}


def doubling(depth: int) -> Program:
    """Programs that each call the next one twice."""
    inner = body(ONE)
    for _ in range(depth):
        results = Variable(1, FLOAT), Variable(2, FLOAT)
        calls = (
            Equation("pjit", (ONE,), (results[0],), {}, {"jaxpr": (inner,)}),
            Equation("pjit", (results[0],), (results[1],), {}, {"jaxpr": (inner,)}),
        )
        inner = Program((ONE,), (), calls, (results[1],))
    return inner


def nested(depth: int) -> Program:
    inner = body(ONE)
    for _ in range(depth):
        total = Variable(1, FLOAT)
        call = Equation("pjit", (ONE,), (total,), {}, {"jaxpr": (inner,)})
        inner = Program((ONE,), (), (call,), (total,))
    return inner


def many_equations(n: int) -> Program:
    return program(n, *[Equation("neg", (), ())] * 20_000, output=number(50))


def with_idle(program: Program, size: int) -> Program:
    """Another `size` bytes of equations that do nothing, each of which takes most when decoded."""
    idle = Equation("", (), (), {"": []})
    more = (idle,) * (size // len(msgspec.msgpack.encode(idle)))
    return msgspec.structs.replace(program, equations=(*program.equations, *more))


def large_product(n: int) -> Program:
    """The honest program, and a product that takes as long as thousands of its like."""
    side = 256
    first, second, corner = Variable(4, f32(side, side)), Variable(5, f32(side, side)), 6
    dimensions = [[[1], [0]], [[], []]]
    more = (
        equation(
            "broadcast_in_dim",
            (Variable(3, FLOAT),),
            first,
            shape=[side, side],
            broadcast_dimensions=[],
        ),
        equation("dot_general", (first, first), second, dimension_numbers=dimensions),
        equation("reduce_max", (second,), Variable(corner, FLOAT), axes=[0, 1]),
        equation("min", (Variable(3, FLOAT), Variable(corner, FLOAT)), Variable(7, FLOAT)),
    )
    return msgspec.structs.replace(honest(n, *more), outputs=(Variable(7, FLOAT),))


def long_windows(n: int) -> Program:
    """Sums of windows, 1,000 elements long and 1,000 of them, again and again."""
    x, sums = Variable(1, f32(2_000)), Variable(2, f32(1_001))
    windows = {"window_dimensions": [1_000], "window_strides": [1], "padding": [[0, 0]]}
    windows |= {"base_dilation": [1], "window_dilation": [1]}
    equations = (
        equation("broadcast_in_dim", (ONE,), x, shape=[2_000], broadcast_dimensions=[]),
        equation("reduce_window_sum", (x,), sums, **windows),
        equation("reduce_min", (sums,), Variable(3, FLOAT), axes=[0]),
    )
    body = Program((ONE,), (), equations, (Variable(3, FLOAT),))
    layout = {"num_consts": 0, "num_carry": 1, "reverse": False, "length": 2_000}
    loop = Equation("scan", (number(1),), (Variable(1, FLOAT),), layout, {"jaxpr": (body,)})
    return program(n, loop, output=Variable(1, FLOAT))


def sum_of_two(n: int, gradient: bool) -> Program:
    z, offset, both, total = *(Variable(k, f32(n)) for k in range(3)), Variable(3, FLOAT)
    equations = (
        equation("add", (z, offset), both),
        equation("reduce_sum", (both,), total, axes=[0]),
    )
    ones = Number(Array.of(np.ones(n, np.float32)))
    return Program((z, offset), (), equations, (ones,) if gradient else (total,))


def two_gradients(n: int) -> Program:
    (one,) = sum_of_two(n, gradient=True).outputs
    return msgspec.structs.replace(sum_of_two(n, gradient=False), outputs=(one, one))


def one_gradient(request: wire.Run) -> wire.Reply:
    arrays = [array.numpy() for array in request.inputs]
    return ran(np.ones_like(arrays[0]) if request.gradient else np.sum(arrays))


# Frames that are no answers.


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def answer(number: int, reply: Any) -> bytes:
    return framed(msgspec.msgpack.encode([number, reply]))


def lying(reply: bytes) -> Callable[[int, wire.Reply], bytes]:
    """The right number, and then these bytes."""
    return lambda number, _: framed(b"\x92" + msgspec.msgpack.encode(number) + reply)


def answered_twice(number: int, reply: wire.Reply) -> bytes:
    return 2 * answer(number, reply)


FORGERIES = {
    "an honest program": Forgery("accept"),
    "an honest program of a strange JAX": Forgery(
        "accept", loaded=wire.Loaded("\x1b[31m1 passed\x00" * 50)
    ),
    "a constant": Forgery("disputed", constant),
    "a lookup of the example": Forgery("disputed", lookup),
    "no number": Forgery("disputed", not_a_number),
    "a captured answer": Forgery("disputed", captured),
    "no output": Forgery("reject", no_output),
    "no output of the gradient": Forgery("reject", gradient=no_output),
    "inputs of another length": Forgery("reject", other_inputs),
    "too many inputs": Forgery("reject", three_inputs),
    "another gradient": Forgery("reject", gradient=lambda n: body(ONE, inputs=(f32(n),))),
    "a type of its own choice": Forgery("accept", returned="\x1b[2Jarray"),
    "an unbound variable": Forgery("reject", unbound),
    "a variable bound twice": Forgery("reject", bound_twice),
    "a circle": Forgery("reject", used_before),
    "a literal without bytes": Forgery("reject", literal_of("float32", b"")),
    "a literal of objects": Forgery("reject", literal_of("object", b"\0" * 8)),
    "a dtype that is code": Forgery("reject", literal_of("__import__('os')", b"\0" * 4)),
    "a dtype with a long name": Forgery("reject", literal_of("f" * 100_000, b"")),
    "a negative length": Forgery("reject", literal_of("float32", b"\0" * 4, -1)),
    "a length of 2**60": Forgery("reject", literal_of("float32", b"", 1 << 60, 0)),
    "a hundred axes": Forgery("reject", literal_of("float32", b"\0" * 4, *[1] * 100)),
    "a giant broadcast": Forgery(
        "reject",
        result_of("broadcast_in_dim", f32(1 << 40), shape=[1 << 40], broadcast_dimensions=[0]),
    ),
    "a giant iota": Forgery(
        "reject", result_of("iota", f32(1 << 40), shape=[1 << 40], dimension=0, dtype="float32")
    ),
    "a giant power": Forgery("reject", result_of("integer_pow", FLOAT, y=1 << 62)),
    "axes that are not there": Forgery(
        "reject", result_of("reduce_sum", FLOAT, axes=[-9, 1 << 62])
    ),
    "axes that are text": Forgery("reject", result_of("reduce_sum", FLOAT, axes="__class__")),
    "a primitive that is code": Forgery("reject", result_of("__import__('os')", FLOAT)),
    "a primitive with a long name": Forgery("reject", result_of("x" * 1_000, FLOAT)),
    "as many axes as there can be": Forgery(
        "reject", result_of("reduce_sum", FLOAT, axes=[0] * ROOM), told="items"
    ),
    "a sort of lies": Forgery("reject", result_of("sort", FLOAT, dimension=1 << 40, num_keys=-1)),
    "a cond without branches": Forgery(
        "reject", with_bodies("cond", (number(0, "int32"), number(50)), {"branches": ()})
    ),
    "a cond of other types": Forgery(
        "reject",
        with_bodies(
            "cond",
            (number(0, "int32"), number(50)),
            {"branches": (body(ONE), body(ONE, inputs=(f32(9),)))},
        ),
    ),
    "a while without end": Forgery(
        "reject",
        with_bodies(
            "while", (number(50),), {"cond_jaxpr": (ALWAYS,), "body_jaxpr": (body(ONE),)}, **WHILE
        ),
    ),
    "a while with constants that are not there": Forgery(
        "reject",
        with_bodies(
            "while",
            (number(50),),
            {"cond_jaxpr": (ALWAYS,), "body_jaxpr": (body(ONE),)},
            cond_nconsts=-1,
            body_nconsts=1,
        ),
    ),
    "a scan of length 2**60": Forgery(
        "reject",
        with_bodies("scan", (number(50),), {"jaxpr": (body(ONE),)}, reverse=False, length=1 << 60),
    ),
    "a scan of length -1": Forgery(
        "reject",
        with_bodies("scan", (number(50),), {"jaxpr": (body(ONE),)}, reverse=False, length=-1),
    ),
    "a scan with two bodies": Forgery(
        "reject", with_bodies("scan", (number(50),), {"jaxpr": (body(ONE), body(ONE))}, **SCAN)
    ),
    "a scan whose body does not fit": Forgery(
        "reject",
        with_bodies("scan", (number(50),), {"jaxpr": (body(inputs=(FLOAT, FLOAT)),)}, **SCAN),
    ),
    "500 programs that call the next one twice": Forgery(
        "reject", with_bodies("pjit", (number(50),), {"jaxpr": (doubling(8),)})
    ),
    "100 programs inside each other": Forgery(
        "reject", with_bodies("pjit", (number(50),), {"jaxpr": (nested(100),)})
    ),
    "20,000 equations": Forgery("reject", many_equations, told="equations"),
    "answers as large as there can be": Forgery(
        "accept",
        lambda n: with_idle(honest(n), wire.MAX_SAID // 12),
        gradient=lambda n: with_idle(honest_gradient(n), wire.MAX_SAID // 12),
    ),
    "answers that are too large in all": Forgery(
        "reject", lambda n: with_idle(honest(n), wire.MAX_SAID // 5), told="too long to grade"
    ),
    "a product that takes long": Forgery("reject", large_product, told="takes too long"),
    "windows that take long": Forgery("reject", long_windows, told="takes too long"),
    "runs without a result": Forgery("reject", run=lambda request: ran(), told="cannot be"),
    "runs that give zero": Forgery("reject", run=lambda request: ran(np.float32(0))),
    "runs that give no numbers": Forgery("reject", run=lambda request: ran(np.float32(np.nan))),
    "runs of an unknown dtype": Forgery(
        "reject",
        run=lambda request: wire.Ran((Array(ArrayType("key<fry>", ()), b"1234"),), "array"),
    ),
    "runs that give other shapes": Forgery(
        "reject", run=lambda request: ran(np.zeros(1 << 18, "i1"))
    ),
    "one gradient of two by programs": Forgery(
        "reject",
        value=lambda n: sum_of_two(n, gradient=False),
        gradient=lambda n: sum_of_two(n, gradient=True),
        run=lambda request: ran(np.float32(sum(each.numpy().sum() for each in request.inputs))),
        parameters=wire.Parameters(("z", "offset"), 2),
        data={"INPUTS": 1, "CONSTANTS": 1}.get,
        exercise="captured_constant",
    ),
    "one gradient of two by runs": Forgery(
        "reject",
        value=lambda n: sum_of_two(n, gradient=False),
        gradient=two_gradients,
        run=one_gradient,
        parameters=wire.Parameters(("z", "offset"), 2),
        data={"INPUTS": 1, "CONSTANTS": 1}.get,
        exercise="captured_constant",
    ),
    "a bare error where another is asked for": Forgery(
        "reject", value=lambda n: wire.Raised((), "", None), exercise="cond_repair"
    ),
    "a prediction that is opaque": Forgery("reject", data=lambda name: {"opaque": "Passed"}),
    "a prediction of NaN": Forgery("reject", data=lambda name: [float("nan")] * 3),
    "a prediction of lists": Forgery("reject", data=lambda name: [[[[50.0]]] * 9] * 9),
    "a prediction as long as there can be": Forgery(
        "reject", data=lambda name: "passed" * (ROOM // 6)
    ),
    "50,000 predictions": Forgery("reject", data=lambda name: [50.0] * 50_000),
    "no parameters": Forgery("accept", parameters=wire.Parameters((), -1)),
    "many parameters": Forgery("reject", parameters=wire.Parameters(("\x1b[2J" * 99,) * 999, 3)),
    "an error without a class": Forgery(
        "reject", value=lambda n: wire.Raised((), "\x1b[2J1 passed" * 9_999, -(2**62), "x" * 9_999)
    ),
    "an error at a strange line": Forgery(
        "reject", value=lambda n: wire.Raised(("Passed", "Verdict"), "", 2**62, "\n" * 9, "a.b.c.")
    ),
    "an answer of another kind": Forgery("reject", value=lambda n: ran(np.float32(50))),
    "an answer to another question": Forgery(
        "reject", frames=lambda number, reply: answer(number ^ 1, reply)
    ),
    "each answer twice": Forgery("reject", frames=answered_twice),
    "an answer of a kind that there is not": Forgery(
        "reject", frames=lambda number, reply: answer(number, ["passed"])
    ),
    "a frame of 4 GiB": Forgery("reject", frames=lambda number, reply: b"\xff" * 1_000),
    "a frame of lists inside each other": Forgery(
        "reject", frames=lambda number, reply: framed(DEEP * wire.MAX_ANSWER)
    ),
    "a prediction 100,000 lists deep": Forgery(
        "reject", frames=lying(b"\x92\xa4data" + DEEP * 100_000)
    ),
    "a list that says it is long": Forgery(
        "reject", frames=lying(b"\x92\xa4data\xdd\xff\xff\xff\xff")
    ),
    "an extension type": Forgery("reject", frames=lying(b"\x92\xa4data\xc7\x04\x01abcd")),
    "as many empty dicts as there can be": Forgery(
        "reject", frames=lying(b"\x92\xa4data\xdd" + ROOM.to_bytes(4, "big") + b"\x80" * ROOM)
    ),
    "as many empty lists as there can be": Forgery(
        "reject", result_of("reduce_sum", FLOAT, axes=[[]] * ROOM), told="items"
    ),
    "text that is no UTF-8": Forgery("reject", frames=lying(b"\x92\xa4data\xa4\xff\xfe\xfd\xfc")),
    "an empty frame": Forgery("reject", frames=lambda number, reply: framed(b"")),
    "frames of pickles": Forgery("reject", frames=lambda number, reply: framed(b"cos\n_exit\n.")),
}
