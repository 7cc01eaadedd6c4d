"""`python -m graders`, called as anybody calls it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from graders.places import ROOT


def graders(
    *arguments: object, cwd: Path = ROOT, project: Path = ROOT, **variables: str
) -> subprocess.CompletedProcess[str]:
    """What the call came to in the folder `cwd`, which is never a traceback.

    `project` is the folder whose graders/ it runs; `variables` are added to the environment.
    """
    done = subprocess.run(
        [sys.executable, "-m", "graders", *map(str, arguments)],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(project), **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return done
