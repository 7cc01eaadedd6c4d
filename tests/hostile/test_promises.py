"""What SECURITY.md promises is held by tests that exist."""

from __future__ import annotations

import re

from graders.places import ROOT


def test_every_test_that_security_md_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "SECURITY.md").read_text(encoding="utf-8")))
    files = [
        path.read_text(encoding="utf-8")
        for room in ("hostile", "workers")
        for path in (ROOT / "tests" / room).glob("test_*.py")
    ]
    defined = set(re.findall(r"def (test_\w+)", "".join(files)))
    assert len(named) > 10 and named <= defined
