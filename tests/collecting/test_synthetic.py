"""A class of right, wrong, unfinished and broken files gets the verdicts that it has to."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.calling import graders
from tests.collecting.synthetic import Expected, make_class
from tests.collecting.verdicts import wrong_verdicts

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a class needs a sandbox")


def test_no_verdict_is_wrong_and_a_wrong_one_would_be_seen(tmp_path: Path) -> None:
    labels = make_class(tmp_path / "class", students=4, seed=3)
    assert {expected.kind for expected in labels.values()} >= {"right", "wrong", "broken", "none"}
    out = tmp_path / "out"
    done = graders("collect", tmp_path / "class", "--out", out, "--jobs", 2, "--seed", 5)
    assert done.returncode == 0, done.stderr
    assert list(wrong_verdicts(labels, tmp_path / "out")) == []
    for path, expected in labels.items():
        other = Expected("wrong" if expected.kind == "right" else "right")
        (told,) = wrong_verdicts({path: other}, tmp_path / "out")
        assert told.startswith(f"{path}: is {other.kind}")
    (tmp_path / "out" / "students" / "student_000" / "report.json").unlink()
    lost = list(wrong_verdicts(labels, tmp_path / "out"))
    assert len(lost) == 7 and "there is no" in lost[0]
