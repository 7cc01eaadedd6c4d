"""What a worker says about honest and half-finished code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from graders.programs.types import Array, ArrayType
from graders.workers.handle import Workers
from graders.workers.wire import (
    Absent,
    Data,
    Loaded,
    Raised,
    Ran,
    Read,
    Reply,
    Run,
    Trace,
    Traced,
    Unfinished,
)
from graders.workers.worker import Worker

Load = Callable[..., tuple[Worker, Reply]]
VECTOR = ArrayType("float32", (3,))
ONE_TWO_THREE = Array.of(np.float32([1, 2, 3]))


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """Of one kind: what a worker answers does not depend on how it was started."""
    with Workers() as started:
        yield started


def primitives(reply: Reply) -> list[str]:
    assert isinstance(reply, Traced)
    return [equation.primitive for equation in reply.program.equations]


def ask_all(worker: Worker, requests: list[Any]) -> list[Reply]:
    return [worker.ask(request, 20) for request in requests]


def test_a_function_is_traced_and_run_with_its_gradient(load: Load) -> None:
    worker, loaded = load(
        """
        import jax.numpy as jnp
        def f(z, w):
            return jnp.sum(z * w)
        dtype = str(jnp.zeros(()).dtype)
        """
    )
    assert isinstance(loaded, Loaded)
    assert worker.ask(Read("dtype"), 20) == Data("float32")
    two = (VECTOR, VECTOR)
    forward = worker.ask(Trace("f", two), 20)
    assert primitives(forward) == ["mul", "reduce_sum"]
    backward = worker.ask(Trace("f", two, gradient=True), 20)
    assert isinstance(backward, Traced) and backward.returned == "array"
    assert [str(output.type) for output in backward.program.outputs] == ["f32[3]", "f32[3]"]
    arrays = (ONE_TWO_THREE, Array.of(np.float32([1, 0, 2])))
    value = worker.ask(Run("f", arrays), 20)
    assert isinstance(value, Ran) and value.outputs[0].numpy() == np.float32(7)
    gradients = worker.ask(Run("f", arrays, gradient=True), 20)
    assert isinstance(gradients, Ran)
    assert [g.numpy().tolist() for g in gradients.outputs] == [[1, 0, 2], [1, 2, 3]]


def test_each_trace_sees_the_function_anew(load: Load) -> None:
    worker, _ = load(
        """
        import jax.numpy as jnp
        calls = []
        def f(z):
            calls.append(z.shape)
            return jnp.sum(z)
        """
    )
    ask_all(worker, [Trace("f", (VECTOR,))] * 2)
    assert worker.ask(Read("calls"), 20) == Data([[3], [3]])


def test_settings_left_on_do_not_change_what_is_traced(load: Load) -> None:
    worker, loaded = load(
        """
        import jax
        for setting in ("disable_jit", "debug_nans", "check_tracer_leaks", "enable_x64"):
            jax.config.update(f"jax_{setting}", True)
        jax.config.update("jax_traceback_filtering", "remove_frames")
        jax.disable_jit().__enter__()
        def f(z):
            return jax.lax.scan(lambda c, _: (c + z[0], None), z[0], None, length=4)[0]
        def branch(z):
            return z if z[0] > 0 else -z
        def nothing(z):
            return z * float("nan")
        def zero(z):
            return jax.numpy.zeros(())
        """
    )
    assert isinstance(loaded, Loaded)
    zero = worker.ask(Trace("zero", (VECTOR,)), 20)
    assert isinstance(zero, Traced)
    assert [str(output.type) for output in zero.program.outputs] == ["f64[]"]
    assert "scan" in primitives(worker.ask(Trace("f", (VECTOR,)), 20))
    raised = worker.ask(Trace("branch", (VECTOR,)), 20)
    assert isinstance(raised, Raised) and raised.raised_in.endswith(".__bool__")
    assert isinstance(worker.ask(Run("nothing", (ONE_TWO_THREE,)), 20), Ran)


@pytest.mark.parametrize(
    ("result", "returned"),
    [
        ("jnp.sum(z)", "array"),
        ("1.5", "float"),
        ("np.float32(2)", "array"),
        ("(z, z)", "tuple"),
        ("[z]", "list"),
        ("{'z': z}", "dict"),
        ("None", "NoneType"),
    ],
)
def test_what_a_function_returns_is_named(load: Load, result: str, returned: str) -> None:
    worker, _ = load(f"import numpy as np, jax.numpy as jnp\ndef f(z):\n    return {result}\n")
    traced, ran = ask_all(worker, [Trace("f", (VECTOR,)), Run("f", (ONE_TWO_THREE,))])
    assert isinstance(traced, Traced) and traced.returned == returned
    assert isinstance(ran, Ran) and ran.returned == returned
    assert [a.type for a in ran.outputs] == [o.type for o in traced.program.outputs]


@pytest.mark.parametrize(
    ("definition", "text"),
    [
        ("async def f(z): return z", "it returns a coroutine"),
        ("def f(z): yield z", "it returns a generator"),
        ("def f(z): return 'six'", "it returns a str"),
        ("def f(z): return (z, f)", "it returns a tuple that holds a function"),
    ],
)
def test_a_result_that_is_no_array_is_named(load: Load, definition: str, text: str) -> None:
    worker, _ = load(definition)
    for reply in ask_all(worker, [Trace("f", (VECTOR,)), Run("f", (ONE_TWO_THREE,))]):
        assert reply == Raised(("NotAnArray",), text)


@pytest.mark.parametrize(
    "definition",
    [
        "f = ...",
        "def f(z): ...",
        "def f(z):\n    'What to do.'\n    ...",
        "def f(z): return ...",
        "f = lambda z: ...",
        "def f(z): return z, ...",
        "@jax.jit\ndef f(z): return ...",
        "def f(z):\n    shifted = ...\n    return jnp.sum(shifted)",
        "def f(z):\n    return jax.lax.scan(lambda c, _: (c, None), z, None, length=...)[0]",
        "def f(z):\n    def g(c, _):\n        return ...\n    return jax.lax.scan(g, z, None, 4)",
        "def step(c, _):\n    return ..., None\ndef f(z): return jax.lax.scan(step, z, None, 4)",
        "step = lambda c, _: (..., None)\ndef f(z):\n    return jax.lax.scan(step, z, None, 4)",
        "def g(n, z):\n    return z + ...\nf = functools.partial(g, 3)",
        "class F:\n    def __call__(self, z):\n        return z + ...\nf = F()",
        "class F:\n    def g(self, z):\n        return z * ...\nf = jax.jit(F().g)",
        "class F:\n    def __call__(self, z): return z + ...\nclass G(F): pass\nf = G()",
        "offset = ...\ndef f(z): return z + offset",
        "def g(z): return ...\ng = jax.checkpoint(g)\ndef f(z): return 2 * g(z)",
    ],
)
def test_placeholders_are_unfinished_and_not_wrong(load: Load, definition: str) -> None:
    worker, loaded = load(f"import functools, jax, jax.numpy as jnp\n{definition}\n")
    assert isinstance(loaded, Loaded)
    replies = ask_all(worker, [Trace("f", (VECTOR,)), Run("f", (ONE_TWO_THREE,))])
    lines = [k for k, line in enumerate(definition.split("\n"), 2) if "..." in line]
    assert replies == [Unfinished(min(lines))] * 2


@pytest.mark.parametrize(
    "definition",
    [
        "def f(z): return z[..., 0] + 'a'",
        "def f(z: tuple[int, ...]): return z + None",
        "def f(z):\n    if z is ...:\n        return z\n    raise ValueError",
        "def other(z): return ...\ndef f(z): return z + 'a'",
        "def f(z):\n    'See [1, ...].'\n    return z + None",
        "def g(z: float): ...\ndef g(z): return z + None\ndef f(z): return g(z)",
        "class G:\n    def h(self, z): ...\n"
        "class H(G):\n    def h(self, z): return z + None\ndef f(z): return H().h(z)",
    ],
)
def test_an_error_without_a_placeholder_is_an_error(load: Load, definition: str) -> None:
    worker, _ = load(definition)
    assert isinstance(worker.ask(Trace("f", (VECTOR,)), 20), Raised)


def test_an_error_says_what_and_where(load: Load) -> None:
    worker, _ = load(
        """
        import jax.numpy as jnp
        def helper(z):
            raise KeyError("which")
        def f(z):
            return helper(z)
        def g(z):
            return jnp.reshape(z, (2, 2))
        def h(z):
            return z if jnp.sum(z) > 0 else -z
        """
    )
    own = worker.ask(Trace("f", (VECTOR,)), 20)
    assert own == Raised(
        ("KeyError", "LookupError", "Exception"), "'which'", 4, 'raise KeyError("which")', ""
    )
    called = worker.ask(Trace("g", (VECTOR,)), 20)
    assert isinstance(called, Raised) and called.line == 8
    assert called.code == "return jnp.reshape(z, (2, 2))" and called.raised_in.startswith("jax.")
    branch = worker.ask(Trace("h", (VECTOR,)), 20)
    assert isinstance(branch, Raised) and branch.errors[0] == "TracerBoolConversionError"
    assert branch.raised_in.startswith("jax.") and branch.raised_in.endswith(".__bool__")


@pytest.mark.parametrize(
    ("source", "error", "line"),
    [
        ("a = 1\nb = = 2\n", "SyntaxError", 2),
        ("def f(z):\nreturn z\n", "IndentationError", 2),
        ("if 1:\n\ta = 1\n        b = 2\n", "TabError", 3),
        ("a = 1\n\nraise ValueError('no')\n", "ValueError", 3),
        ("import nothing_of_this_name\n", "ModuleNotFoundError", 1),
        ("import sys\nsys.exit(0)\n", "SystemExit", 2),
        ("raise KeyboardInterrupt\n", "KeyboardInterrupt", 1),
        ("import unittest\nraise unittest.SkipTest\n", "SkipTest", 2),
    ],
)
def test_a_file_that_cannot_be_loaded(load: Load, source: str, error: str, line: int) -> None:
    _, reply = load(source)
    assert isinstance(reply, Raised)
    assert (reply.errors[0], reply.line) == (error, line)
    assert reply.code == source.split("\n")[line - 1].strip()


def test_names_that_are_not_there_are_answered_with_those_that_are(load: Load) -> None:
    worker, _ = load(
        """
        import jax
        from math import pi
        _private = 1
        VALUE: float = 2.0
        def f(z):
            inner = 1
            return z
        def gone(z):
            return z
        del gone
        """
    )
    for request in (Read("gone"), Trace("gone", (VECTOR,)), Run("gone", (ONE_TWO_THREE,))):
        assert worker.ask(request, 20) == Absent(("VALUE", "f"))


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("50", 50),
        ("True", True),
        ("'five'", "five"),
        ("None", None),
        ("jnp.array(50.)", 50.0),
        ("np.float32(0.5)", 0.5),
        ("jnp.arange(3)", [0, 1, 2]),
        ("jnp.array([1.5], jnp.bfloat16)", [1.5]),
        ("(1, [2.0, (3,)])", [1, [2.0, [3]]]),
        ("{'b', 'a'}", ["a", "b"]),
        ("{'captured': 1, 2: {}}.copy()", {"captured": 1, 2: {}}),
        ("{'x': 1}.keys()", ["x"]),
        ("fractions.Fraction(1, 4)", 0.25),
        ("decimal.Decimal('0.5')", 0.5),
        ("2 ** 70", 2.0**70),
        ("10 ** 400", "a number of 1329 bits"),
        ("float('inf')", float("inf")),
        ("1j", {"opaque": "complex"}),
        ("print", {"opaque": "builtin_function_or_method"}),
        ("np.array(['a', None])", ["a", None]),
        ("b'raw'", {"opaque": "bytes"}),
        ("'\\ud800'", "?"),
    ],
)
def test_data_comes_as_plain_data(load: Load, expression: str, value: object) -> None:
    imports = "import decimal, fractions, numpy as np, jax.numpy as jnp"
    worker, _ = load(f"{imports}\nNAME = {expression}\n")
    assert worker.ask(Read("NAME"), 20) == Data(value)


def test_data_that_is_endless_or_huge_is_cut(load: Load) -> None:
    worker, _ = load(
        """
        cyclic = [1]
        cyclic += [cyclic, cyclic]
        huge = [[0] * 1000] * 10**6
        text = "x" * 10**8
        """
    )
    for name in ("cyclic", "huge", "text"):
        assert isinstance(worker.ask(Read(name), 20), Data)


@pytest.mark.parametrize("expression", ["...", "[1, ...]", "{'a': (..., 2)}"])
def test_data_with_a_placeholder_is_unfinished(load: Load, expression: str) -> None:
    worker, _ = load(f"NAME = {expression}")
    assert worker.ask(Read("NAME"), 20) == Unfinished(1)


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("NAME = {\n 'a': 1,\n 'b': ...,\n}\n", 3),
        ("NAME = {}\nNAME['a'] = 1\nNAME['b'] = ...\n", 3),
        ("OTHER = ...\nNAME = [1, OTHER]\n", 1),
        ("globals()['NAME'] = eval('...')\n", None),
    ],
)
def test_the_line_of_an_open_entry_is_told_if_it_is_known(
    load: Load, source: str, line: int | None
) -> None:
    worker, _ = load(source)
    assert worker.ask(Read("NAME"), 20) == Unfinished(line)


def test_prints_are_captured_and_cleaned(load: Load) -> None:
    worker, _ = load(
        r"""
        import os, sys
        print("one\x1b[31m red\x1b[0m \x1b]0;title\x07\x00 end")
        print("two \ud800", file=sys.stderr)
        os.write(1, b"three \xff\r\n")
        sys.stdout.write("no line end")
        """
    )
    worker.end()
    assert worker.output == "one red  end\ntwo \\ud800\nthree \ufffd\nno line end"
