"""What to say of an answer whose form is not the one that is asked for, whatever it says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

ENTRIES = (
    "Are the braces and the names in quotes as the starter has them? Only what stands after "
    "each colon is yours to write."
)
NAMES = (
    'Write a set of names, each in quotes of its own and with commas between them, as in {"sin", '
    '"cos"}.'
)
LETTER = 'Write the letter alone, in quotes and with nothing beside it, as in "A".'
ANSWERS = "Leave ANSWERS as the starter has it: each answer stands at its own question."
ROW = (
    "This is about how a row is written, as in the example at the top of the exercise: "
    '("doubled", "mul", ["x", 2.0], "f32[3]").'
)

_AS_PRINTED = (
    "Write each name as JAX prints it: in small letters, and without what stands behind it in "
    "brackets."
)
_TEXT = "In quotes it is text, not a number: write numbers without quotes, as in 2.5."
_DECIMAL_COMMA = (
    "Is a comma meant as the decimal sign? In Python it separates two numbers: write a point, as "
    "in 2.5."
)
_ALONE = "Write the number alone: brackets, or a comma behind it, make a list of it."
_ONE_LIST = "Write one list: one pair of square brackets around all numbers, as in [1.5, 2.5, 3.5]."
_NUMBER = "Write one number, as in 2.5: no name, no call, no brackets."


def of_numbers(stated: Any, shape: tuple[int, ...]) -> str | None:
    """The hint about what should be numbers in that shape; None if the form is not at fault."""
    leaves = list(_leaves(stated))
    if texts := [leaf for leaf in leaves if isinstance(leaf, str)]:
        return _TEXT if all(map(_reads_as_numbers, texts)) else None
    if not all(_is_number(leaf) for leaf in leaves):
        return _ONE_LIST if shape else _NUMBER
    size = shape[0] if shape else 1
    if len(leaves) == 2 * size and _are_halves(stated):
        return _DECIMAL_COMMA
    if len(leaves) == size and isinstance(stated, list):
        return _ONE_LIST if shape else _ALONE
    return None


def of_names(stated: Sequence[str]) -> str | None:
    """The hint about names of operations; None if each could be one."""
    if any(re.search(r"[\w)\]][,;\s]+\w", _without_brackets(name)) for name in stated):
        return NAMES
    if any(name != name.lower() or "[" in name for name in stated):
        return _AS_PRINTED
    return None


def of_an_operation(stated: str) -> str | None:
    """The hint about an operation in a row of a table; None if it could be the name of one."""
    return _AS_PRINTED if stated != stated.lower() or "[" in stated else None


def of_operands(stated: Sequence[str | float], expected: int) -> str | None:
    """The hint about more operands than expected, where a literal may have become two."""
    are_halves = any(type(a) is type(b) is int for a, b in pairwise(stated))
    return _DECIMAL_COMMA if len(stated) > expected and are_halves else None


def _without_brackets(name: str) -> str:
    return re.sub(r"\[.*?\]", "", name, flags=re.DOTALL)


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for item in value:
            yield from _leaves(item)
    else:
        yield value


def _reads_as_numbers(text: str) -> bool:
    return bool(re.fullmatch(r"(?=.*\d)[-+\d.,/eE\s\[\]()]+", text))


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _are_halves(stated: Any) -> bool:
    """Whether whole numbers stand in a row, as where each decimal was written with a comma."""
    return isinstance(stated, list) and all(type(item) is int for item in stated)
