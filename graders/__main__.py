"""`python -m graders`: grading, hints, traces and evidence from the command line."""

from __future__ import annotations

import gc
import os
import signal
import sys

from graders.cleaning import spell_out
from graders.exits import INTERRUPTED, WRONG_CALL


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
        return WRONG_CALL


def _run() -> int:
    import click

    from graders.commands.main import main as command

    for stream in (sys.stdout, sys.stderr):
        spell_out(stream)
    try:
        return int(command(standalone_mode=False) or 0)
    except click.ClickException as wrong:
        wrong.show()
        return wrong.exit_code
    except click.Abort:
        return INTERRUPTED


def _look_elsewhere() -> None:
    """Keep what lies where this is started, maybe a student's, from standing for a library.

    The processes that grade a class take this path over: another copy of the project in it, such
    as one installed with --editable, comes after the one that was started.
    """
    if not sys.flags.safe_path:
        here = sys.path.pop(0)
        if os.path.realpath(here) == os.path.realpath(os.path.join(__file__, "..", "..")):
            copies = (i for i, entry in enumerate(sys.path) if _has_graders(entry))
            sys.path.insert(next(copies, len(sys.path)), here)
        os.environ["PYTHONSAFEPATH"] = "1"


def _has_graders(entry: str) -> bool:
    return os.path.exists(os.path.join(entry, "graders", "__init__.py"))


if __name__ == "__main__":
    _look_elsewhere()
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:  # Python waits for its threads now, and would show where that was interrupted
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        gc.freeze()  # or it would look through all that was imported once more
