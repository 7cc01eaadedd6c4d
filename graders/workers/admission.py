"""What a worker claims, before anybody rests on it: well-formed, and fit to be shown."""

from __future__ import annotations

from typing import Any

from graders.programs.wellformed import Malformed, check_array, check_program
from graders.workers.output import clean
from graders.workers.wire import (
    Absent,
    Data,
    Loaded,
    Parameters,
    Raised,
    Ran,
    Reply,
    Traced,
    Unreadable,
)

MAX_DEPTH = 20
"""Of lists and dicts inside each other; what a worker hands over honestly stays below."""


def admitted(reply: Reply) -> Reply:
    """The reply, texts of a student's choosing cut and without control characters.

    Raises Malformed for what no worker of ours says.
    """
    match reply:
        case Loaded(jax, python, x64):
            return Loaded(_short(jax), _short(python), x64)
        case Parameters(required, most):
            return Parameters(tuple(map(_short, required[:50])), most)
        case Traced(program, returned):
            check_program(program)
            return Traced(program, _short(returned))
        case Ran(outputs, returned):
            for array in outputs:
                check_array(array)
            return Ran(outputs, _short(returned))
        case Data(value):
            _check_depth(value, MAX_DEPTH)
        case Unreadable(why):
            return Unreadable(clean(why[:500]))
        case Absent(names):
            return Absent(tuple(map(_short, names[:50])))
        case Raised():
            return Raised(
                tuple(map(_short, reply.errors[:20])),
                clean(reply.text[:2_000]),
                reply.line,
                clean(reply.code[:200]),
                clean(reply.raised_in[:200]),
            )
    return reply


def _short(name: str) -> str:
    return clean(name)[:100]


def _check_depth(value: Any, left: int) -> None:
    if left == 0:
        raise Malformed(f"there are more than {MAX_DEPTH} lists inside each other")
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            _check_depth(item, left - 1)
