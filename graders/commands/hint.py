"""`hint`: the next hint for an exercise; how many were given is kept in a small file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import click
import msgspec

from graders.catalog import Exercise
from graders.commands import calling
from graders.commands.calling import REPORTS
from graders.frozen import UNDECODABLE
from graders.writing import write_whole


@click.command()
@click.argument("exercise")
@click.pass_obj
def hint(command: str, exercise: str) -> None:
    """Give the next hint for EXERCISE, one step a call."""
    known = calling.exercise(exercise, calling.catalog())
    try:
        number, text = next_hint(known, REPORTS / "hints.json")
    except OSError as error:
        number, text = 1, known.hints[0]
        trouble = f"Later hints cannot follow: {REPORTS} cannot be written ({error.strerror})."
        click.echo(trouble, err=True)
    click.echo(f"{known.name}, hint {number} of {len(known.hints)}")
    click.echo(click.wrap_text(text, initial_indent="  ", subsequent_indent="  "))
    if number == len(known.hints):
        click.echo("That was the last one; asking again starts over.")


def next_hint(exercise: Exercise, given: Path) -> tuple[int, str]:
    """The number, from 1, and the text of the hint that is next; after the last, the first.

    `given` is the file that remembers; it is made if need be. Raises OSError if it cannot be
    written.
    """
    counts: dict[str, int] = {}
    with suppress(FileNotFoundError, *UNDECODABLE):  # a spoiled file: hints start over
        counts = msgspec.json.decode(given.read_bytes(), type=dict[str, int])
    index = counts.get(exercise.name, 0) % len(exercise.hints)
    write_whole(given, msgspec.json.encode(counts | {exercise.name: index + 1}))
    return index + 1, exercise.hints[index]
