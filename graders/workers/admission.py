"""What a worker claims, before anybody rests on it: well-formed, and fit to be shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from graders.cleaning import cleaned
from graders.programs.wellformed import Malformed, check_array, check_program
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

MAX_ITEMS = 2**16
"""Of data, in all; what is asked for is a few numbers."""

MAX_DEPTH = 20
"""Of lists and dicts inside each other; what a worker hands over honestly stays below."""


def admitted(reply: Reply) -> Reply:
    """The reply, texts of a student's choosing cut and without control characters.

    Raises Malformed for what no worker of ours says.
    """
    match reply:
        case Loaded(jax):
            return Loaded(_short(jax))
        case Parameters(required, most):
            return Parameters(tuple(map(_short, required[:50])), most)
        case Traced(program, returned):
            _check_count(program.outputs, returned)
            check_program(program)
            return Traced(program, _short(returned))
        case Ran(outputs, returned):
            _check_count(outputs, returned)
            for array in outputs:
                check_array(array)
            return Ran(outputs, _short(returned))
        case Data(value):
            _check_size(value)
        case Unreadable(why):
            return Unreadable(cleaned(why[:500]))
        case Absent(names):
            return Absent(tuple(map(_short, names[:50])))
        case Raised():
            if not reply.errors:
                raise Malformed("there is an error without a class")
            return Raised(
                tuple(map(_short, reply.errors[:20])),
                cleaned(reply.text[:2_000]),
                reply.line,
                cleaned(reply.code[:200]),
                cleaned(reply.raised_in[:200]),
            )
    return reply


def _short(name: str) -> str:
    return cleaned(name)[:100]


def _check_count(outputs: tuple[Any, ...], returned: str) -> None:
    if returned == "array" and not outputs:
        raise Malformed("there is an array, but no output")


def _check_size(value: Any) -> None:
    """By levels: those of the lists and dicts in the ones that were looked at before."""
    items, level = 0, [value]
    for _ in range(MAX_DEPTH):
        level = [each for each in level if isinstance(each, dict | list)]
        items += sum(map(len, level))
        if items > MAX_ITEMS:
            raise Malformed(f"there are more than {MAX_ITEMS:,} items")
        level = [item for each in level for item in _items(each)]
    if level:
        raise Malformed(f"there are more than {MAX_DEPTH} lists inside each other")


def _items(value: dict[Any, Any] | list[Any]) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value
