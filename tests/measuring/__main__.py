"""The coverage of graders/ by the tests, with branches, in every process; Linux only.

    python -m tests.measuring [ARGUMENTS OF PYTEST]

Workers have a clean environment, so that no variable can ask them to measure. A .pth file
in this Python's packages does, for as long as the tests run.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coverage import Coverage
from coverage.cmdline import main as coverage

from graders.places import ROOT

CONFIG = """\
[run]
branch = true
parallel = true
source = {root}/graders
omit =
    {root}/graders/starters/*
    {root}/graders/lesson.py
data_file = {folder}/data
patch =
    _exit
    fork
sigterm = true

[report]
show_missing = true
skip_covered = true
"""


@contextmanager
def measured(folder: Path) -> Iterator[Path]:
    """Let every process of this Python write what it covers into the folder; the config."""
    config = folder / "config"
    config.write_text(CONFIG.format(root=ROOT, folder=folder), encoding="utf-8")
    start = Path(sysconfig.get_path("purelib")) / "measured_while_tests_run.pth"
    module = Path(__file__).with_name("startup.py")
    start.write_text(
        f"import runpy; runpy.run_path({str(module)!r})['begin']({str(config)!r})\n",
        encoding="utf-8",
    )
    try:
        yield config
    finally:
        start.unlink()


def main(arguments: list[str]) -> int:
    """Run the tests, then print what they cover; the tests' exit status."""
    with tempfile.TemporaryDirectory() as folder:
        with measured(Path(folder)) as config:
            tests = [sys.executable, "-m", "pytest", *(arguments or ["-n", "auto"])]
            status = subprocess.run(tests, cwd=ROOT).returncode
        Coverage(config_file=str(config)).combine()
        coverage(["report", f"--rcfile={config}"])
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
