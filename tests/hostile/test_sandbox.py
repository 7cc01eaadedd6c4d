"""A sandbox's promises, by trying to break them in a worker on every rung that works here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import EXERCISES, ROOT
from graders.workers import sandbox as ladder
from graders.workers.handle import Workers, WorkersFailed
from graders.workers.limits import CLASS
from graders.workers.sandbox import NoSandbox, best_sandbox
from graders.workers.walls import Sandbox
from graders.workers.wire import Data, Load, Loaded, Read

ATTEMPTS = Path(__file__).with_name("attempts.py")
PLACEHOLDER = 'GRADER, OTHER, SECRETS = 0, 0, [""]'
OTHER = "import os\nME = os.getpid()"
HONEST = (
    "start a thread",
    "signal itself",
    "import more",
    "read what nothing is in",
    "look around",
)

linux = pytest.mark.skipif(sys.platform != "linux", reason="sandboxes are for Linux")


@pytest.fixture(scope="module")
def tried(workers: Workers, sandbox: Sandbox) -> dict[str, str]:
    """What came of each attempt, by its name."""
    other, worker, secrets = workers.start(), workers.start(), list(sandbox.hidden)
    assert isinstance(other.ask(Load("exercise", OTHER), 20), Loaded)
    me = other.ask(Read("ME"), 20)
    assert isinstance(me, Data)
    given = f"GRADER, OTHER, SECRETS = {os.getpid()}, {me.value}, {secrets!r}"
    source = ATTEMPTS.read_text().replace(PLACEHOLDER, given)
    assert given in source
    reply = worker.ask(Load("exercise", source), 20)
    assert isinstance(reply, Loaded), reply
    result = worker.ask(Read("TRIED"), 20)
    worker.end()
    other.end()
    assert isinstance(result, Data)
    return {name: str(outcome) for name, outcome in result.value.items()}


def refused(tried: dict[str, str], *beginnings: str) -> None:
    attempts = {name: tried[name] for name in tried if name.startswith(beginnings)}
    assert attempts
    assert not {name: outcome for name, outcome in attempts.items() if outcome == "done"}


def test_no_solution_exercise_or_other_submission_can_be_read(tried: dict[str, str]) -> None:
    refused(tried, "read /", "watch")


def test_the_memory_and_environment_of_others_cannot_be_read(tried: dict[str, str]) -> None:
    refused(
        tried, *(f"read {entry} of" for entry in ("environ", "mem", "maps", "fd/1", "root", "cwd"))
    )
    refused(tried, "trace", "read memory")


def test_others_are_neither_signalled_nor_slowed_down(tried: dict[str, str]) -> None:
    refused(tried, "signal the", "signal another", "signal everybody", "limit", "slow")


def test_no_process_can_be_started(tried: dict[str, str]) -> None:
    refused(tried, "fork", "vfork", "clone", "run", "become a program", "spawn", "enter")


def test_no_connection_can_be_opened(tried: dict[str, str]) -> None:
    refused(tried, "open a socket", "open a pair", "set up a ring", "call by a number")


def test_nothing_is_made_or_changed(tried: dict[str, str]) -> None:
    refused(tried, "make", "change", "empty", "leave")


def test_what_honest_code_needs_is_allowed(tried: dict[str, str]) -> None:
    allowed = {name: tried[name] for name in tried if name.startswith(HONEST)}
    assert len(allowed) == 6 and set(allowed.values()) == {"done"}


STARTS_THREADS = """
import threading
while threading.active_count() < {most}:
    threading.Thread(target=threading.Event().wait, daemon=True).start()
"""


def test_the_threads_of_one_submission_are_none_the_fewer_for_another_s(workers: Workers) -> None:
    first, second = workers.start(), workers.start()
    first.ask(Load("exercise", STARTS_THREADS.format(most=300)), 20)  # as far as it comes
    reply = second.ask(Load("exercise", STARTS_THREADS.format(most=40)), 20)
    first.end()
    second.end()
    assert isinstance(reply, Loaded), reply


def test_honest_files_get_full_points(workers: Workers, sandbox: Sandbox) -> None:
    files = {name: ROOT / "solutions" / f"{name}.py" for name in ("offset_two", "cond_repair")}
    grade, _ = run(Submission(files, load_catalog(), workers, untrusted=True))
    assert grade.points == grade.max_points
    assert grade.sandbox == sandbox.name


def test_a_worker_whose_sandbox_has_a_hole_loads_nothing(
    sandbox: Sandbox, other_submission: Path, tmp_path: Path
) -> None:
    open_file = Path(os.__file__)
    leaky = Sandbox(sandbox.walls, sandbox.readable, (str(open_file),))
    with (
        Workers(CLASS, sandbox=leaky) as workers,
        pytest.raises(WorkersFailed, match=f"does not hold: it can read {open_file}"),
    ):
        workers.start()


@linux
def test_the_best_sandbox_hides_the_project_and_the_submission(other_submission: Path) -> None:
    found = best_sandbox([other_submission])
    assert {str(ROOT / "solutions"), str(EXERCISES), str(other_submission)} <= set(found.hidden)
    assert not ladder.holes([found])[0]


@linux
def test_where_no_sandbox_holds_that_is_said_with_the_reasons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ladder, "software", tuple)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(ladder, "_run", lambda probe, trial: [("fails",)] * len(trial.sandboxes))
    with pytest.raises(NoSandbox, match=r"landlock \+ seccomp fails; bubblewrap .* not installed"):
        best_sandbox([])


@linux
def test_an_unprivileged_user_has_the_same_promises() -> None:
    if os.geteuid() != 0:
        pytest.skip("the other tests have run as one")
    nobody: dict[str, object] = {"user": 65534, "group": 65534, "extra_groups": []}
    here = {"cwd": ROOT, "stdin": subprocess.DEVNULL, "capture_output": True, "text": True}
    jax = [sys.executable, "-c", "import jax, pytest"]
    try:
        if subprocess.run(jax, **here, **nobody).returncode:
            pytest.skip("JAX is installed where no other user may read it")
    except PermissionError:
        pytest.skip("Python is installed where no other user may read it")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    tests += ["-k", "not points"]  # which are the same, and take long
    done = subprocess.run(tests, **here, **nobody)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
