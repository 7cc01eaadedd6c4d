"""The command line as a whole."""

from __future__ import annotations

import click

from graders.commands.check import check
from graders.commands.collect import collect
from graders.commands.evidence import evidence
from graders.commands.grade import grade
from graders.commands.gradescope import gradescope
from graders.commands.handout import handout
from graders.commands.hint import hint
from graders.commands.progress import progress
from graders.commands.reset import command as reset
from graders.commands.trace import trace
from graders.commands.watch import watch


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    commands=[
        *(grade, hint, trace, watch, progress, evidence, reset),
        *(collect, gradescope, handout, check),
    ],
)
@click.option("--from-make", is_flag=True, hidden=True, help="Name make's targets in advice.")
@click.pass_context
def main(context: click.Context, from_make: bool) -> None:
    """Grade the exercises of "Read your first jaxpr", and help with them."""
    context.obj = "make" if from_make else "python -m graders"
