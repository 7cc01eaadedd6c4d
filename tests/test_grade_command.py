"""The command line as students and scripts use it: what it prints, writes and exits with."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from graders.catalog import load_catalog
from graders.places import EXERCISES, ROOT
from graders.reports.schema import report_schema
from graders.student.file import StudentFile
from graders.verdicts import Skipped
from graders.workers.handle import Workers
from graders.workers.wire import Data, Read
from tests.calling import graders
from tests.timeless import without_times

STARTERS = ROOT / "graders" / "starters"
SOLUTIONS = ROOT / "solutions"


def grade(
    *arguments: str | Path, cwd: Path, env: Mapping[str, str] | None = None, command: str = ""
) -> tuple[int, str, dict[str, Any]]:
    """The exit status, the console's text and the report of `python -m graders grade`."""
    report = cwd / "report.json"
    report.unlink(missing_ok=True)
    from_make = ["--from-make"] if command == "make" else []
    called = (*from_make, "grade", *arguments, "--report", report)
    done = graders(*called, cwd=cwd, **(env or {}))
    written = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    if written:
        jsonschema.validate(written, report_schema(), jsonschema.Draft202012Validator)
    return done.returncode, done.stdout + done.stderr, written


def statuses(report: dict[str, Any]) -> dict[str, str]:
    """The status of each check, under exercise/check."""
    return {
        f"{name}/{check['name']}": check["status"]
        for name, exercise in report["grade"]["exercises"].items()
        for check in exercise["checks"]
    }


def test_starters_are_not_started_and_nothing_in_them_is_wrong(tmp_path: Path) -> None:
    status, text, report = grade(STARTERS, cwd=tmp_path)
    assert status == 1
    exercises = report["grade"]["exercises"]
    assert {exercise["status"] for exercise in exercises.values()} == {"not_started"}
    assert set(statuses(report).values()) <= {"not_started", "skipped"}
    assert text.count("not started  0/") == len(exercises)
    assert report["grade"]["points"] == 0


def test_solutions_get_full_points_and_are_all_replayed(tmp_path: Path) -> None:
    status, text, report = grade(SOLUTIONS, cwd=tmp_path)
    assert status == 0
    assert set(statuses(report).values()) == {"passed"}
    assert report["grade"]["points"] == report["grade"]["max_points"] == load_catalog().points
    assert not [
        check
        for exercise in report["grade"]["exercises"].values()
        for check in exercise["checks"]
        if check["replayed"] is False
    ]
    assert "All right" in text


def test_the_same_submission_gets_the_same_report_twice(tmp_path: Path) -> None:
    mixed = tmp_path / "mixed"
    shutil.copytree(STARTERS, mixed)
    (mixed / "offset_two.py").write_text(
        "import jax.numpy as jnp\nVALUE = 29\nGRADIENT = [6, 8, 10]\n"
        "def shifted_two(z):\n    return jnp.sum((z + 1) ** 2)\n"
    )
    first, second = (grade(mixed, cwd=tmp_path)[2] for _ in range(2))
    assert without_times(first) == without_times(second)


def test_plain_pytest_gives_the_same_verdicts(tmp_path: Path) -> None:
    submission = tmp_path / "submission"
    shutil.copytree(SOLUTIONS, submission)
    (submission / "cond_repair.py").write_text("def bad_branch(z): return None\n")
    shutil.copy(STARTERS / "offset_two.py", submission)
    _, _, report = grade(submission, cwd=tmp_path)
    by_pytest = tmp_path / "pytest.json"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "graders", "-p", "no:cacheprovider"),
            *("--submission", str(submission)),
            *("--json-report", "--json-report-file", str(by_pytest)),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stdout and "graders/checks" not in done.stdout
    written = json.loads(by_pytest.read_text(encoding="utf-8"))
    jsonschema.validate(written, report_schema(), jsonschema.Draft202012Validator)
    first, second = report["grade"], written["grade"]
    assert first["exercises"] == second["exercises"]


def test_another_seed_is_recorded_and_changes_no_verdict(tmp_path: Path) -> None:
    status, _, report = grade(SOLUTIONS, "--seed", "7", cwd=tmp_path)
    assert status == 0 and report["grade"]["seed"] == 7


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere"], "There is no nowhere"),
        ([str(SOLUTIONS), "--exercise", "offset_too"], "did you mean offset_two"),
        ([str(ROOT / "README.md")], "not named after an exercise"),
        ([str(SOLUTIONS / "offset_two.py"), "--exercise", "a", "--exercise", "b"], "no exercise"),
    ],
)
def test_a_wrong_call_gets_one_sentence_and_status_2(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    status, text, report = grade(*arguments, cwd=tmp_path)
    assert status == 2 and not report
    assert sentence in text
    assert len(text.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "sentence"), [("offset_two.ipynb", "is a notebook"), ("work.ZIP", "is an archive")]
)
def test_what_holds_no_source_is_named_for_what_it_is(
    tmp_path: Path, name: str, sentence: str
) -> None:
    (tmp_path / name).write_bytes(b"{}")
    for more in ([], ["--exercise", "offset_two"]):
        status, text, _ = grade(tmp_path / name, *more, cwd=tmp_path)
        assert status == 2 and sentence in text and len(text.strip().splitlines()) == 1


def test_a_wrong_side_of_bad_branch_is_shown_on_a_small_input(tmp_path: Path) -> None:
    file = tmp_path / "cond_repair.py"
    source = (SOLUTIONS / "cond_repair.py").read_text(encoding="utf-8")
    file.write_text(source.replace("    return -jnp.sum(z)", "    return jnp.sum(z)", 1))
    _, _, report = grade(file, cwd=tmp_path)
    value = report["grade"]["exercises"]["cond_repair"]["checks"][0]
    assert value["status"] == "failed"
    assert max(map(abs, value["input"][0])) <= 10


def test_one_file_is_graded_for_its_own_exercise_or_for_the_one_named(tmp_path: Path) -> None:
    status, _, report = grade(SOLUTIONS / "scan_recurrence.py", cwd=tmp_path)
    assert status == 0 and list(report["grade"]["exercises"]) == ["scan_recurrence"]
    other = tmp_path / "my answer.py"
    shutil.copy(SOLUTIONS / "offset_two.py", other)
    status, _, report = grade(other, "--exercise", "offset_two", cwd=tmp_path)
    assert status == 0 and list(report["grade"]["exercises"]) == ["offset_two"]


def test_a_report_that_cannot_be_written_is_said_after_the_verdict(tmp_path: Path) -> None:
    (tmp_path / "report.json").mkdir()
    done = graders("grade", STARTERS / "offset_two.py", "--report", "report.json", cwd=tmp_path)
    assert done.returncode == 2
    assert "not started" in done.stdout and "cannot be written" in done.stderr


def test_the_caller_s_environment_changes_no_verdict(tmp_path: Path) -> None:
    env = {
        "JAX_ENABLE_X64": "1",
        "JAX_DISABLE_JIT": "1",
        "JAX_DEBUG_NANS": "1",
        "PYTEST_ADDOPTS": "--maxfail=1 -k nothing",
        "PYTHONWARNINGS": "error",
    }
    status, _, report = grade(SOLUTIONS, cwd=tmp_path, env=env)
    assert status == 0 and set(statuses(report).values()) == {"passed"}


BROKEN: dict[str, tuple[str, str, str]] = {
    "empty": ("", "failed error", "shifted_two is not defined"),
    "a syntax error": ("def shifted_two(z:\n", "error", "SyntaxError in line 1"),
    "raises at import": ("1 / 0\n", "error", "ZeroDivisionError in line 1"),
    "exits at import": ("import sys\nsys.exit(0)\n", "error", "SystemExit in line 2"),
    "ends the process at import": ("import os\nos._exit(0)\n", "error", "exit status 0"),
    "ends the process in a call": (
        "import os\ndef shifted_two(z): os._exit(0)\n",
        "error",
        "exit status 0",
    ),
    "has no such function": ("def shifted_too(z): return z\n", "error", "defines shifted_too"),
    "returns None": ("def shifted_two(z): pass\n", "failed", "returns None"),
    "returns a tuple": ("def shifted_two(z): return z.sum(), z\n", "failed", "returns a tuple"),
    "returns a vector": ("def shifted_two(z): return z\n", "failed", "has shape (1,)"),
    "returns integers": (
        "def shifted_two(z): return z.sum().astype('int32')\n",
        "failed",
        "has dtype int32",
    ),
    "returns NaN": ("def shifted_two(z): return z.sum() * float('nan')\n", "failed", "is nan"),
    "returns an old tracer": (
        "kept = []\ndef shifted_two(z):\n    kept.append(z.sum())\n    return kept[0]\n",
        "error",
        "UnexpectedTracerError",
    ),
    "leaves a thread running": (
        "import threading, time\nimport jax.numpy as jnp\n"
        "threading.Thread(target=time.sleep, args=(600,)).start()\n"
        "def shifted_two(z): return jnp.sum((z + 2) ** 2)\n",
        "passed",
        "",
    ),
    "leaves a process running": (
        "import subprocess, sys\nimport jax.numpy as jnp\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "def shifted_two(z): return jnp.sum((z + 2) ** 2)\n",
        "passed",
        "",
    ),
    "prints 100 MB": (
        "import jax.numpy as jnp\nfor _ in range(100): print('x' * 1_000_000)\n"
        "def shifted_two(z): return jnp.sum((z + 2) ** 2)\n",
        "passed",
        "",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_gets_its_own_sentence(what: str, tmp_path: Path) -> None:
    source, expected, sentence = BROKEN[what]
    file = tmp_path / "offset_two.py"
    file.write_text(source)
    _, text, report = grade(file, cwd=tmp_path)
    exercise = report["grade"]["exercises"]["offset_two"]
    value = exercise["checks"][0]
    assert value["status"] in expected or exercise["status"] in expected
    assert sentence in value["message"] and sentence in " ".join(text.split())
    assert len(exercise["output"]) < 11_000


def _folder(file: Path) -> None:
    file.mkdir()


def _dangling_link(file: Path) -> None:
    file.symlink_to(file.with_name("nowhere.py"))


def _foreign_text(file: Path) -> None:
    file.write_bytes("x = 'é'\n".encode("latin-1"))


def _huge(file: Path) -> None:
    file.write_bytes(b"#" * (2 << 20))


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (_folder, "is a folder"),
        (_dangling_link, "leads nowhere"),
        (_foreign_text, "is not UTF-8 (line 1)"),
        (_huge, "larger than 1 MiB"),
    ],
)
def test_what_cannot_be_read_is_said_and_touches_no_other_exercise(
    make: Any, sentence: str, tmp_path: Path
) -> None:
    submission = tmp_path / "submission"
    submission.mkdir()
    shutil.copy(SOLUTIONS / "scan_recurrence.py", submission)
    make(submission / "offset_two.py")
    status, text, report = grade(submission, cwd=tmp_path)
    exercises = report["grade"]["exercises"]
    assert status == 1
    assert exercises["offset_two"]["status"] == "error"
    assert all(sentence in check["message"] for check in exercises["offset_two"]["checks"])
    assert sentence in " ".join(text.split())
    assert exercises["scan_recurrence"]["status"] == "passed"
    assert exercises["cond_repair"]["status"] == "missing"
    assert all(check["status"] == "skipped" for check in exercises["cond_repair"]["checks"])


def test_an_endless_loop_costs_its_own_checks_only(tmp_path: Path) -> None:
    file = tmp_path / "scan_recurrence.py"
    right = (SOLUTIONS / "scan_recurrence.py").read_text(encoding="utf-8")
    file.write_text(right + "\n\ndef unrolled(z):\n    while True: pass\n")
    status, _, report = grade(file, cwd=tmp_path)
    assert status == 1
    found = statuses(report)
    assert found["scan_recurrence/unrolled_value"] == "timeout"
    assert found["scan_recurrence/unrolled_gradient"] == "skipped"
    assert [found[f"scan_recurrence/scanned_{k}"] for k in ("value", "gradient", "structure")] == [
        "passed"
    ] * 3
    assert report["grade"]["exercises"]["scan_recurrence"]["status"] == "timeout"


def test_the_readme_s_first_session_is_what_a_student_sees(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    session = readme[readme.index("## A first session") : readme.index("## For students")]
    blocks = re.findall(r"```console\n(.*?)```", session, re.DOTALL)
    (tmp_path / "offset_two.py").write_text(
        "import jax.numpy as jnp\nVALUE = ...\nGRADIENT = ...\n"
        "def shifted_two(z):\n    return jnp.sum((z + 1) ** 2)\n"
    )
    for block, submission in zip(blocks, [STARTERS, tmp_path / "offset_two.py"], strict=True):
        _, text, _ = grade(submission, cwd=tmp_path, env={"COLUMNS": "80"}, command="make")
        shown = [
            line
            for line in block.splitlines()
            if line != "..." and not line.startswith(("$", "Setting up", "Report"))
        ]
        assert shown and set(shown) <= set(text.splitlines())


def test_plain_pytest_fails_where_nothing_could_be_graded(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "graders", "-p", "no:cacheprovider"),
            *("--submission", str(tmp_path)),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "offset_two.py is missing" in done.stdout


def test_a_report_is_never_written_over_what_is_graded(tmp_path: Path) -> None:
    file = tmp_path / "offset_two.py"
    shutil.copy(SOLUTIONS / "offset_two.py", file)
    done = graders("grade", file, "--report", file)
    assert done.returncode == 2 and "to be graded" in done.stderr
    assert file.read_bytes() == (SOLUTIONS / "offset_two.py").read_bytes()


def test_the_report_names_the_file_and_what_its_verdicts_rest_on(tmp_path: Path) -> None:
    other = tmp_path / "answer.py"
    shutil.copy(SOLUTIONS / "offset_two.py", other)
    _, _, report = grade(other, "--exercise", "offset_two", cwd=tmp_path)
    exercise = report["grade"]["exercises"]["offset_two"]
    assert exercise["file"] == "answer.py"
    assert {check["name"]: check["replayed"] for check in exercise["checks"]} == {
        "value": True,
        "gradient": True,
        "structure": None,
        "prediction": None,
    }


def test_a_mistake_in_long_vectors_is_shown_on_the_shortest(tmp_path: Path) -> None:
    file = tmp_path / "offset_two.py"
    file.write_text(
        "import jax.numpy as jnp\nVALUE, GRADIENT = 50, [6, 8, 10]\n"
        "def shifted_two(z): return jnp.sum((z[:4] + 2) ** 2)\n"
    )
    _, _, report = grade(file, cwd=tmp_path)
    value = report["grade"]["exercises"]["offset_two"]["checks"][0]
    assert value["input"] == [[0.0] * 5]
    assert (value["actual"], value["expected"]) == (16.0, 20.0)


def test_a_mistake_in_long_vectors_is_found_where_only_jax_can_be_asked(tmp_path: Path) -> None:
    file = tmp_path / "offset_two.py"
    file.write_text(
        "import jax.numpy as jnp\nVALUE, GRADIENT = 50, [6, 8, 10]\n"
        "def shifted_two(z): return jnp.sum(jnp.fft.ifft(jnp.fft.fft(z[:4] + 2)).real ** 2)\n"
    )
    _, _, report = grade(file, cwd=tmp_path)
    value, gradient, *_ = report["grade"]["exercises"]["offset_two"]["checks"]
    assert value["replayed"] is gradient["replayed"] is False
    assert value["status"] == gradient["status"] == "failed"
    assert len(value["input"][0]) == len(gradient["input"][0]) == 5


HALF_DONE = {
    "forward_trace": ("VALUES", {"values"}),
    "gradient_program": ("ADDED_OPERATIONS", {"added_operations"}),
    "captured_constant": ("CONSTANTS", {"prediction"}),
    "offset_two": ("VALUE", {"prediction"}),
    "scan_recurrence": (
        "scanned",
        {"scanned_value", "scanned_gradient", "scanned_structure"},
    ),
    "cond_repair": (
        "repaired",
        {"repaired_value", "repaired_gradient", "repaired_structure"},
    ),
}


@pytest.mark.parametrize("exercise", HALF_DONE)
def test_a_half_done_exercise_gets_the_points_of_the_half(exercise: str, tmp_path: Path) -> None:
    name, open_checks = HALF_DONE[exercise]
    file = tmp_path / f"{exercise}.py"
    rest = f"def {name}(z):\n    return ...\n" if name.islower() else f"{name} = ...\n"
    file.write_text((SOLUTIONS / file.name).read_text(encoding="utf-8") + f"\n\n{rest}")
    status, _, report = grade(file, cwd=tmp_path)
    graded = report["grade"]["exercises"][exercise]
    assert status == 1 and graded["status"] == "not_started"
    assert {c["name"] for c in graded["checks"] if c["status"] == "not_started"} == open_checks
    assert graded["points"] == sum(
        c["max_points"] for c in graded["checks"] if c["name"] not in open_checks
    )
    assert {c["status"] for c in graded["checks"]} == {"passed", "not_started"}


BEGUN = {
    "an answer of two": (
        "offset_two",
        "VALUE = 50\nGRADIENT = ...\ndef shifted_two(z):\n    shifted = z + 2\n    return ...\n",
        ["shifted_two still holds a placeholder (...) in line 5", "GRADIENT still holds", "line 2"],
    ),
    "two entries of three": (
        "forward_trace",
        "VALUES = {\n 'shifted': [2, 3, 4],\n 'squared': [4, 9, 16],\n 'total': ...,\n}\n"
        "DATAFLOW = ...\ndef shifted_square_sum(x): ...\n",
        ["VALUES still holds a placeholder (...) in line 4", "DATAFLOW still holds", "in line 7"],
    ),
}


@pytest.mark.parametrize(("exercise", "source", "told"), BEGUN.values(), ids=BEGUN)
def test_work_that_has_begun_is_told_which_placeholder_is_open(
    exercise: str, source: str, told: list[str], tmp_path: Path
) -> None:
    file = tmp_path / f"{exercise}.py"
    file.write_text(source)
    _, text, report = grade(file, cwd=tmp_path)
    assert report["grade"]["exercises"][exercise]["status"] == "not_started"
    assert all(each in " ".join(text.split()) for each in told)
    assert "unfinished" in text
    assert "not started" not in text and "Nothing to grade" not in text


def test_an_untouched_starter_is_not_started(tmp_path: Path) -> None:
    _, text, _ = grade(STARTERS / "offset_two.py", cwd=tmp_path)
    assert "not started" in text and "Nothing to grade yet" in text and "line" not in text


RESET = (
    "Hint: make reset EXERCISE=offset_two puts the starter back; your file, if there is one, is "
    "kept beside it. Without make: python -m graders reset offset_two."
)


@pytest.mark.parametrize("source", ["", "# all of it deleted\n", "import jax\n"])
def test_an_empty_file_is_told_how_to_begin_again(source: str, tmp_path: Path) -> None:
    file = tmp_path / "offset_two.py"
    file.write_text(source)
    _, text, report = grade(file, cwd=tmp_path)
    assert " ".join(text.split()).count(RESET) == 1
    prediction = report["grade"]["exercises"]["offset_two"]["checks"][-1]
    assert prediction["hint"] in RESET, "and nothing about numbers"


def test_a_deleted_name_is_asked_about_and_not_its_numbers(tmp_path: Path) -> None:
    file = tmp_path / "offset_two.py"
    file.write_text("def shifted_two(z): return z.sum()\n")
    _, _, report = grade(file, cwd=tmp_path)
    prediction = report["grade"]["exercises"]["offset_two"]["checks"][-1]
    assert "VALUE is not defined in offset_two.py" in prediction["message"]
    assert "Is the name spelled as in the starter" in prediction["hint"]


def test_a_deleted_exercise_is_told_how_to_begin_again(tmp_path: Path, workers: Workers) -> None:
    hints = {}
    for folder in (EXERCISES, tmp_path):
        file = StudentFile(folder / "deleted.py", "offset_two", workers)
        with pytest.raises(Skipped, match=r"deleted\.py is missing") as caught:
            file.ask(Read("VALUE"), Data)
        hints[folder] = caught.value.hint
    assert "make reset EXERCISE=offset_two" in (hints[EXERCISES] or "")
    assert hints[tmp_path] is None, "reset puts nothing there"
