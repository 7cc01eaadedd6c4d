"""A few of the frames that `python -m tests.fuzzing` sends in great number."""

from __future__ import annotations

from math import inf

import pytest

from tests.fuzzing.__main__ import main


def test_no_frame_makes_the_grader_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(2_000, seed=0, most_seconds=inf) == 0, capsys.readouterr().out
