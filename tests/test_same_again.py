"""Code that is another program each time: random, or counting its calls."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.reports.model import CheckGrade
from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP
from graders.workers.worker import Worker

OFFSET_TWO = """
import random, time
import jax.numpy as jnp
import numpy as np
{setting}
def shifted_two(z):
    {body}
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
"""


def graded(
    folder: Path, workers: Workers, setting: str, body: str, untrusted: bool
) -> dict[str, CheckGrade]:
    path = folder / "offset_two.py"
    path.write_text(OFFSET_TWO.format(setting=setting, body=body))
    files = {"offset_two": path}
    grade, _ = run(Submission(files, load_catalog(), workers, untrusted=untrusted))
    return {check.name: check for check in grade.exercises["offset_two"].checks}


UNSTEADY = [
    ("SIZE = random.random()", "return jnp.sum((z + 2.0) ** 2) + 0.0 * (z[0] * SIZE)"),
    ("NOISE = np.random.rand(1)", "unused = z * NOISE; return jnp.sum((z + 2.0) ** 2)"),
    ("LOADED = time.time_ns()", "return jnp.sum((z + 2.0) ** 2) + (z[0] * (LOADED % 9973)) * 0.0"),
]


@pytest.mark.parametrize("setting, body", UNSTEADY)
def test_an_untrusted_program_has_to_be_the_same_in_two_processes(
    tmp_path: Path, workers: Workers, setting: str, body: str
) -> None:
    checks = graded(tmp_path, workers, setting, body, untrusted=True)
    assert checks["value"].status == "failed"
    assert "not the same program each time" in checks["value"].message
    assert checks["value"].points == 0


def test_a_function_that_is_another_program_at_one_length_gets_no_points_for_the_others(
    tmp_path: Path, workers: Workers
) -> None:
    body = "return jnp.sum((z + 2.0) ** 2) + ((z[0] * SIZE) * 0.0 if z.size == 2 else 0.0)"
    checks = graded(tmp_path, workers, "SIZE = random.random()", body, untrusted=True)
    assert "not the same program each time" in checks["value"].message
    assert {checks[name].points for name in ("value", "gradient", "structure")} == {0}


@pytest.mark.parametrize("untrusted, started", [(True, 2), (False, 1)])
def test_only_what_is_untrusted_is_loaded_twice(
    tmp_path: Path, workers: Workers, monkeypatch: pytest.MonkeyPatch, untrusted: bool, started: int
) -> None:
    starts = _counted(workers, monkeypatch)
    checks = graded(tmp_path, workers, "", "return jnp.sum((z + 2.0) ** 2)", untrusted)
    assert checks["value"].status == "passed" and len(starts) == started


@pytest.mark.parametrize("setting, body", [("while True: pass", "return z"), ("", "return 1 / 0")])
def test_what_has_no_program_to_compare_is_not_loaded_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setting: str, body: str
) -> None:
    with Workers(msgspec.structs.replace(LAPTOP, load_seconds=2)) as workers:
        starts = _counted(workers, monkeypatch)
        checks = graded(tmp_path, workers, setting, body, untrusted=True)
    assert checks["value"].status != "passed" and len(starts) == 1


@pytest.mark.parametrize(
    "last, status, said",
    [
        ("while True: pass", "timeout", "gave no answer within 2 s"),
        ("os.kill(os.getpid(), 9)", "error", "the process that ran offset_two.py was killed"),
    ],
)
def test_a_second_process_that_gives_no_program_is_not_told_as_another_program(
    tmp_path: Path, last: str, status: str, said: str
) -> None:
    been = f"BEEN = Path({str(tmp_path / 'been')!r})"
    setting = (
        f"import os\nfrom pathlib import Path\n{been}\nif BEEN.exists():\n    {last}\nBEEN.touch()"
    )
    body = "return jnp.sum((z + 2.0) ** 2)"
    with Workers(msgspec.structs.replace(LAPTOP, load_seconds=2)) as workers:
        checks = graded(tmp_path, workers, setting, body, untrusted=True)
    assert checks["value"].status == status and said in checks["value"].message


def _counted(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> list[Worker]:
    """The workers that are started from now on."""
    starts: list[Worker] = []
    start = workers.start

    def started() -> Worker:
        starts.append(start())
        return starts[-1]

    monkeypatch.setattr(workers, "start", started)
    return starts


def test_chance_in_a_student_s_own_file_is_never_the_grader_s_failure(
    tmp_path: Path, workers: Workers
) -> None:
    body = "return jnp.sum((z + 2.0 + random.choice([0.0, random.random()])) ** 2)"
    checks = graded(tmp_path, workers, "", body, untrusted=False)
    assert "grader_failed" not in {check.status for check in checks.values()}
    assert checks["value"].status != "passed"


def test_a_steady_file_is_graded_alike_trusted_or_not(tmp_path: Path, workers: Workers) -> None:
    for untrusted in (False, True):
        body = "return jnp.sum((z + 2.0) ** 2)"
        checks = graded(tmp_path, workers, "", body, untrusted=untrusted)
        assert {check.status for check in checks.values()} == {"passed"}
