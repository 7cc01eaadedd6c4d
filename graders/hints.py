"""Hints, one step a call: how many of an exercise's were given is kept in a small file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from graders.catalog import Exercise


def next_hint(exercise: Exercise, given: Path) -> tuple[int, str]:
    """The number, from 1, and the text of the hint that is next; after the last, the first.

    `given` is the file that remembers; it is made if need be. Raises OSError if it cannot be
    written.
    """
    counts: dict[str, int] = {}
    with suppress(FileNotFoundError, msgspec.DecodeError):  # a spoiled file: hints start over
        counts = msgspec.json.decode(given.read_bytes(), type=dict[str, int])
    index = counts.get(exercise.name, 0) % len(exercise.hints)
    given.parent.mkdir(parents=True, exist_ok=True)
    given.write_bytes(msgspec.json.encode(counts | {exercise.name: index + 1}))
    return index + 1, exercise.hints[index]
