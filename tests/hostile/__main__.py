"""The hostile suite on every rung that this machine offers; root runs it as nobody, too.

    python -m tests.hostile [ARGUMENTS OF PYTEST]

Prints what passed, failed and was skipped on each rung, and why; Linux only. On the rung "user"
a file is hidden by its rights alone: chmod go= solutions exercises graders/answers.toml first,
which keeps nobody from reading them as well.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from graders.places import ROOT
from tests.hostile.rungs import ASKED_FOR, EVERY

NOBODY: dict[str, Any] = {"user": 65534, "group": 65534, "extra_groups": []}
_RUNG = re.compile(rf"\[({'|'.join(map(re.escape, EVERY))})[-\]]")
_LITERAL = re.compile(r"""['"]\)$""")
"""What is left of the tuple that tells of a test that was skipped."""

Outcomes = dict[str, Counter[str]]


class _Phase(msgspec.Struct, frozen=True):
    longrepr: Any = ""


class _Test(msgspec.Struct, frozen=True):
    nodeid: str
    outcome: str
    setup: _Phase = _Phase()
    call: _Phase = _Phase()


class _Report(msgspec.Struct, frozen=True):
    tests: list[_Test]


def main(arguments: list[str]) -> int:
    """1 if a test failed, or none passed."""
    users: dict[str, dict[str, Any]] = {"root": {}, "nobody": NOBODY}
    if os.geteuid() != 0:
        users = {"you": {}}
    outcomes: Counter[str] = Counter()
    for name, user in users.items():
        if not _can_read(user):
            print(f"{name:8} may not read Python, JAX or this checkout")
            continue
        tests = _run(arguments, user)
        for line in _told(name, tests):
            print(line, flush=True)
        outcomes += Counter(test.outcome for test in tests)
    return int(set(outcomes) - {"passed", "skipped"} != set() or not outcomes["passed"])


def _run(arguments: list[str], user: dict[str, Any]) -> list[_Test]:
    """What became of each test."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        report = Path(folder, "report.json")
        tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        tests += ["--json-report", f"--json-report-file={report}", str(Path(__file__).parent)]
        environment = {**os.environ, ASKED_FOR: "all", "HOME": folder}
        subprocess.run([*tests, *arguments], cwd=ROOT, env=environment, **user)
        return msgspec.json.decode(report.read_bytes(), type=_Report).tests


def _can_read(user: dict[str, Any]) -> bool:
    """Whether that user can read Python, JAX and the solutions."""
    trying = f"import jax, pytest, os; os.listdir({str(ROOT / 'solutions')!r})"
    with contextlib.suppress(PermissionError):
        tried = subprocess.run([sys.executable, "-c", trying], cwd="/", capture_output=True, **user)
        return tried.returncode == 0
    return False


def _told(user: str, tests: list[_Test]) -> Iterator[str]:
    found: Outcomes = {}
    for test in tests:
        named = _RUNG.search(test.nodeid)
        found.setdefault(named[1] if named else "all", Counter())[test.outcome] += 1
    for rung in (rung for rung in (*EVERY, "all") if rung in found):
        counts = found[rung]
        failed = counts.total() - counts["passed"] - counts["skipped"]
        row = f"{counts['passed']:5} passed {failed:5} failed {counts['skipped']:5} skipped"
        yield f"{user:8} {rung:16} {row}"
    reasons = Counter(_reason(test) for test in tests if test.outcome == "skipped")
    yield from (f"  skipped {count}: {reason}" for reason, count in reasons.most_common())
    yield from (f"  {t.outcome} {t.nodeid}" for t in tests if t.outcome in ("failed", "error"))


def _reason(test: _Test) -> str:
    told = f"{test.setup.longrepr}{test.call.longrepr}".rpartition("Skipped: ")[2]
    return _LITERAL.sub("", told.partition("\n")[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
