"""What an instructor's eye is drawn to in a file's text."""

from __future__ import annotations

import pytest

from graders.places import ROOT
from graders.student.flags import MAX_CHARACTERS, MAX_FLAGS, flags


@pytest.mark.parametrize(
    "line, flag",
    [
        ("import ctypes", "line 2 imports ctypes"),
        ("import random", "line 2 imports random"),
        ("from time import time_ns", "line 2 imports time.time_ns"),
        ("import os.path as where", "line 2 imports os.path"),
        ("from socket import socketpair", "line 2 imports socket.socketpair"),
        ("import jax._src.core", "line 2 imports jax._src.core"),
        ("from jax._src import core", "line 2 imports jax._src.core"),
        ("from jax.experimental import io_callback", "line 2 imports jax.experimental.io_callback"),
        ("from jax.core import Tracer", "line 2 imports jax.core.Tracer"),
        ("core = jax._src.core", "line 2 uses ._src"),
        ("frame = error.tb_frame.f_back", "line 2 uses .tb_frame"),
        ("(lambda: 0).__globals__", "line 2 uses .__globals__"),
        ("contextlib.sys.exit()", "line 2 uses .sys"),
        ("getattr(z, 'f_' + 'back')", "line 2 uses getattr"),
        ("from operator import attrgetter", "line 2 imports operator.attrgetter"),
        ("match z:\n    case object(__traceback__=t): pass", "line 3 uses .__traceback__"),
        ("traced = isinstance(z, jax.core.Tracer)", "line 2 uses .Tracer"),
        ("exec('1')", "line 2 uses exec"),
        ("__import__('gc')", "line 2 uses __import__"),
        ("def f(z):\n    import gc", "line 3 imports gc"),
    ],
)
def test_what_the_exercises_have_no_use_for_is_flagged(line: str, flag: str) -> None:
    assert flag in flags(f"import jax\n{line}\n")


def test_the_solutions_and_starters_have_no_flags() -> None:
    files = [*ROOT.glob("solutions/*.py"), *ROOT.glob("exercises/*.py")]
    assert files and all(flags(file.read_text(encoding="utf-8")) == () for file in files)


def test_a_text_that_is_no_python_or_too_deep_does_no_harm() -> None:
    assert flags("def f(:\n") == () and flags("\0") == ()
    assert len(flags("(" * 50_000 + ")" * 50_000)) <= 1
    assert len(flags("import os\n" * 1000)) == MAX_FLAGS


def test_of_a_text_that_is_too_long_to_be_looked_through_that_is_said() -> None:
    (flag,) = flags("x\n" * MAX_CHARACTERS)
    assert "too many to be looked through" in flag
    assert flags("#" * MAX_CHARACTERS) == ()


def test_what_python_warns_of_in_a_text_is_not_printed(recwarn: pytest.WarningsRecorder) -> None:
    assert flags("import os\nx = '\\\x1b'\n") == ("line 1 imports os",)
    assert not recwarn
