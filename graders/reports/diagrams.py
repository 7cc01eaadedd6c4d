"""Programs as a Mermaid flowchart, for a console or a file."""

from __future__ import annotations

from collections.abc import Iterable

import click

from graders.programs.annotated import Annotated, NoProgram, ReadFunction, ReadProgram
from graders.programs.drawing import flowchart


def draw(functions: Iterable[ReadFunction]) -> None:
    """Print one chart of the forward and the gradient program of every function."""
    programs: dict[str, Annotated | str] = {}
    for function in functions:
        programs[function.name] = _drawn(function.forward)
        if function.gradient is not None:
            programs[f"jax.grad({function.name})"] = _drawn(function.gradient)
    click.echo(flowchart(programs), nl=False)


def _drawn(found: ReadProgram | NoProgram) -> Annotated | str:
    return found.reason if isinstance(found, NoProgram) else found.samples[0]
