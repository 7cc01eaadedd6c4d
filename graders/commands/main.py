"""The command line as a whole."""

from __future__ import annotations

import importlib

import click

COMMANDS = (
    *("grade", "hint", "trace", "watch", "progress", "evidence", "reset"),
    *("collect", "gradescope", "handout", "check", "prepare"),
)
"""Each is in the module of its name."""


class _Commands(click.Group):
    """Imports a command when it is wanted: a grade waits for what it imports first."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        found = getattr(importlib.import_module(f"graders.commands.{name}"), name)
        assert isinstance(found, click.Command)
        return found


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--from-make", is_flag=True, hidden=True, help="Name make's targets in advice.")
@click.pass_context
def main(context: click.Context, from_make: bool) -> None:
    """Grade the exercises of "Read your first jaxpr", and help with them."""
    context.obj = "make" if from_make else "python -m graders"
