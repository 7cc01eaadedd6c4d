"""`python -m graders`: grading, hints, traces and evidence from the command line."""

from __future__ import annotations

import os
import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command that the arguments name; its exit status."""
    try:
        return _run()
    except ModuleNotFoundError as missing:
        print(
            f"This Python has no {missing.name}: run make, or .venv/bin/python in place of "
            "python; README.md tells how to install without make.",
            file=sys.stderr,
        )
        return 2


def _run() -> int:
    import click

    from graders.commands.main import main as command

    try:
        return int(command(standalone_mode=False) or 0)
    except click.ClickException as wrong:
        wrong.show()
        return wrong.exit_code
    except click.Abort:
        return INTERRUPTED


def _look_elsewhere() -> None:
    """Keep what lies where this is started, maybe a student's, from standing for a library."""
    if not sys.flags.safe_path:
        here = sys.path.pop(0)
        if os.path.realpath(here) == os.path.realpath(os.path.join(__file__, "..", "..")):
            sys.path.append(here)
        os.environ["PYTHONSAFEPATH"] = "1"  # for the processes that grade a class


if __name__ == "__main__":
    _look_elsewhere()
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
