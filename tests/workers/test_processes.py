"""What code may do to its process, and what must be left: nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import psutil
import pytest

from graders.programs.types import Array, ArrayType
from graders.workers import forking
from graders.workers.handle import Workers, WorkersFailed
from graders.workers.launch import LaunchFailed
from graders.workers.limits import CLASS, LAPTOP
from graders.workers.wire import (
    Answer,
    Data,
    Load,
    Loaded,
    Raised,
    Ran,
    Read,
    Reply,
    Run,
    Trace,
    Traced,
)
from graders.workers.worker import BrokenProtocol, Died, NoAnswerInTime, Worker

Start = Callable[[], Worker]
Loading = Callable[..., tuple[Worker, Reply]]
VECTOR = (ArrayType("float32", (3,)),)
ONES = (Array.of(np.ones(3, np.float32)),)
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork")


def assert_gone(pid: int) -> None:
    """Zombies that their parent has yet to notice count as gone."""
    if psutil.pid_exists(pid):
        assert psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


def test_an_honest_file_is_loaded_traced_run_and_read(load: Loading) -> None:
    worker, loaded = load("VALUE = [1, 2]\ndef f(z):\n    print(type(z))\n    return z[0] + 1\n")
    assert isinstance(loaded, Loaded)
    assert isinstance(worker.ask(Trace("f", VECTOR), 20), Traced)
    ran = worker.ask(Run("f", ONES), 20)
    assert isinstance(ran, Ran) and ran.outputs[0].numpy() == 2
    assert worker.ask(Read("VALUE"), 20) == Data([1, 2])
    worker.end()
    assert worker.output.count("Tracer") == 1 and worker.output.count("ArrayImpl") == 1


@pytest.mark.parametrize("status", [0, 3])
def test_an_exit_at_import_is_told_with_its_status(start: Start, status: int) -> None:
    worker = start()
    with pytest.raises(Died, match=f"^ended with exit status {status}$"):
        worker.ask(Load("exercise", f"import os\nprint('bye')\nos._exit({status})"), 20)
    assert worker.output == "bye\n"
    with pytest.raises(Died):  # and stays dead
        worker.ask(Read("VALUE"), 20)


def test_an_exit_in_a_function_is_told_or_answered(load: Loading) -> None:
    worker, _ = load(
        """
        import os, sys
        def polite(z): sys.exit(0)
        def rude(z): os._exit(0)
        """
    )
    reply = worker.ask(Trace("polite", VECTOR), 20)
    assert isinstance(reply, Raised) and reply.errors[0] == "SystemExit"
    with pytest.raises(Died, match="exit status 0"):
        worker.ask(Trace("rude", VECTOR), 20)


def test_an_endless_loop_at_import_ends_at_the_deadline(start: Start) -> None:
    with pytest.raises(NoAnswerInTime, match=r"within 0\.5 s"):
        start().ask(Load("exercise", "while True: pass"), 0.5)


def test_an_endless_loop_in_a_function_ends_at_the_deadline(load: Loading) -> None:
    worker, _ = load(
        """
        import signal
        def f(z):
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_IGN)
            10 ** 10 ** 9
        """
    )
    with pytest.raises(NoAnswerInTime):
        worker.ask(Trace("f", VECTOR), 0.5)


def test_processor_time_that_is_used_up_is_no_answer_in_time() -> None:
    with (
        Workers(msgspec.structs.replace(LAPTOP, cpu_seconds=3)) as workers,
        pytest.raises(NoAnswerInTime, match="processor time"),
    ):
        workers.start().ask(Load("exercise", "while True: pass"), 60)


def test_100_mb_of_prints_are_counted_and_cut(load: Loading) -> None:
    worker, reply = load(
        """
        import sys
        for stream in (sys.stdout, sys.stderr):
            for _ in range(50):
                stream.write("x" * 10**6)
        """
    )
    assert isinstance(reply, Loaded)
    worker.end()
    assert worker.output == "x" * 10_000 + "\n... and 99,990,000 more characters"


def test_input_finds_nothing_to_read(load: Loading) -> None:
    _, reply = load("input('Your answer? ')")
    assert isinstance(reply, Raised) and reply.errors[0] == "EOFError"


def test_a_thread_left_running_delays_nothing(load: Loading) -> None:
    worker, reply = load(
        """
        import threading, time
        threading.Thread(target=time.sleep, args=(100,)).start()
        def f(z): return z
        """
    )
    assert isinstance(reply, Loaded)
    assert isinstance(worker.ask(Run("f", ONES), 20), Ran)
    worker.end()


@pytest.mark.parametrize("when", ["alive", "exited"])
def test_a_child_left_running_is_ended(start: Start, when: str) -> None:
    source = """
        import os, subprocess, sys
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100)"])
        print(child.pid)
        """
    worker = start()
    if when == "alive":
        worker.ask(Load("exercise", textwrap.dedent(source)), 20)
        worker.end()
    else:
        with pytest.raises(Died):
            worker.ask(Load("exercise", textwrap.dedent(source) + "os._exit(1)"), 20)
    assert_gone(int(worker.output))


DAEMON = """
    import os, signal, time
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            print(os.getpid(), flush=True)
            time.sleep(100)
        os._exit(0)
    os.wait()
    time.sleep(0.2)
    """


@posix
@pytest.mark.parametrize("when", ["alive", "exited"])
def test_a_daemon_that_left_the_session_is_ended(start: Start, when: str) -> None:
    worker = start()
    if when == "alive":
        worker.ask(Load("exercise", textwrap.dedent(DAEMON)), 20)
        worker.end()
    else:
        with pytest.raises(Died):
            worker.ask(Load("exercise", textwrap.dedent(DAEMON) + "os._exit(1)"), 20)
    assert_gone(int(worker.output))


@posix
def test_many_children_are_all_ended(load: Loading) -> None:
    worker, _ = load(
        """
        import os, time
        children = []
        for _ in range(100):
            children.append(os.fork())
            if children[-1] == 0:
                os.setsid()
                time.sleep(100)
        """
    )
    children = worker.ask(Read("children"), 20)
    worker.end()
    assert isinstance(children, Data) and len(children.value) == 100
    for pid in children.value:
        assert_gone(pid)


def test_closing_every_descriptor_is_hanging_up(start: Start) -> None:
    source = "import os\nos.closerange(0, 4096)\ndef f(z): return z\n"
    with pytest.raises(Died, match="closed its connection to the grader"):
        start().ask(Load("exercise", source), 20)


def test_garbage_on_every_descriptor_breaks_the_protocol(start: Start) -> None:
    source = """
        import os
        for descriptor in range(64):
            try:
                os.write(descriptor, b"\\0\\0\\0\\4junk")
            except OSError:
                pass
        """
    with pytest.raises(BrokenProtocol, match="is no answer"):
        start().ask(Load("exercise", textwrap.dedent(source)), 20)


@pytest.mark.parametrize("reply", [Loaded("9"), Data(1)])
def test_an_answer_sent_ahead_breaks_the_protocol(start: Start, reply: Reply) -> None:
    body = msgspec.msgpack.encode(Answer(1, reply))
    frame = len(body).to_bytes(4, "big") + body
    source = f"""
        import os
        for descriptor in range(3, 64):
            try:
                os.write(descriptor, {frame!r})
            except OSError:
                pass
        """
    with pytest.raises(BrokenProtocol, match="not asked"):
        start().ask(Load("exercise", textwrap.dedent(source)), 20)


def test_an_oversized_frame_is_refused_unread(start: Start) -> None:
    source = """
        import os
        for descriptor in range(3, 64):
            try:
                os.write(descriptor, b"\\x7f\\xff\\xff\\xff")
            except OSError:
                pass
        """
    with pytest.raises(BrokenProtocol):
        start().ask(Load("exercise", textwrap.dedent(source)), 20)


@posix
def test_a_segmentation_fault_is_named(start: Start) -> None:
    worker = start()
    with pytest.raises(Died, match=r"^was killed by signal 11 \(SIGSEGV\)$"):
        worker.ask(Load("exercise", "import ctypes\nctypes.string_at(0)"), 20)


def test_deep_recursion_is_an_error_or_a_death(load: Loading) -> None:
    worker, _ = load(
        """
        import sys
        def f(z): return f(z)
        def g(z):
            sys.setrecursionlimit(10**9)
            return f(z)
        """
    )
    reply = worker.ask(Trace("f", VECTOR), 20)
    assert isinstance(reply, Raised) and reply.errors[0] == "RecursionError"
    with pytest.raises((Died, NoAnswerInTime)):
        worker.ask(Trace("g", VECTOR), 2)


def test_a_leaked_tracer_is_an_error(load: Loading) -> None:
    worker, _ = load(
        """
        kept = []
        def f(z):
            kept.append(z[0] + 1)
            return kept[0]
        """
    )
    assert isinstance(worker.ask(Trace("f", VECTOR), 20), Traced)
    for request in (Trace("f", VECTOR), Run("f", ONES)):
        reply = worker.ask(request, 20)
        assert isinstance(reply, Raised) and reply.errors[0] == "UnexpectedTracerError"
    assert isinstance(worker.ask(Read("kept"), 20), Raised)


def test_an_error_that_cannot_be_printed_is_still_named(load: Loading) -> None:
    worker, _ = load(
        """
        class Silent(ValueError):
            def __str__(self): raise self
        class Loud(ValueError):
            def __str__(self): return "a" * 2**28
        def f(z): raise Silent
        def g(z): raise Loud
        """
    )
    assert worker.ask(Trace("f", VECTOR), 20).errors[:2] == ("Silent", "ValueError")  # type: ignore[union-attr]
    assert worker.ask(Trace("g", VECTOR), 20).text == "a" * 2000  # type: ignore[union-attr]


def test_results_and_programs_that_are_too_large_are_refused(load: Loading) -> None:
    worker, _ = load(
        """
        import jax.numpy as jnp
        CONSTANT = jnp.zeros((1200, 1000))
        def wide(z): return jnp.zeros(70_000)
        def heavy(z): return z[0] + CONSTANT
        """
    )
    for request in (Run("wide", ONES), Run("heavy", ONES), Trace("heavy", VECTOR)):
        reply = worker.ask(request, 20)
        assert isinstance(reply, Raised) and reply.errors == ("TooLarge",)


def test_the_callers_environment_and_folders_do_not_arrive(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, workers: Workers
) -> None:
    for name in ("JAX_ENABLE_X64", "JAX_DISABLE_JIT", "XLA_FLAGS", "PYTHONPATH", "SECRET"):
        monkeypatch.setenv(name, "1")
    method = request.node.callspec.params["workers"]
    source = """
        import importlib, os, sys
        import jax.numpy as jnp
        dtype = str(jnp.zeros(()).dtype)
        environment = sorted(os.environ)
        files = os.listdir(".")
        here = os.getcwd()
        found = []
        for name in ("solutions", "exercises", "graders.test_offset_two", "graders.checks"):
            try:
                importlib.import_module(name)
                found.append(name)
            except ImportError:
                pass
        """
    with Workers(method=method) as fresh:
        worker = fresh.start()
        loaded = worker.ask(Load("exercise", textwrap.dedent(source)), 20)
        assert isinstance(loaded, Loaded)
        assert worker.ask(Read("dtype"), 20) == Data("float32")
        environment = worker.ask(Read("environment"), 20)
        assert isinstance(environment, Data)
        assert not {"JAX_ENABLE_X64", "JAX_DISABLE_JIT", "XLA_FLAGS", "PYTHONPATH", "SECRET"} & set(
            environment.value
        )
        assert worker.ask(Read("files"), 20) == Data([])
        assert worker.ask(Read("found"), 20) == Data([])
        here = worker.ask(Read("here"), 20)
    assert isinstance(here, Data) and not os.path.exists(here.value)


def test_workers_do_not_draw_the_same_random_numbers(load: Loading) -> None:
    source = "import random, numpy as np\nDRAWN = [random.random(), np.random.random()]"
    assert len({str(load(source)[0].ask(Read("DRAWN"), 20)) for _ in range(2)}) == 2


def test_files_that_the_code_writes_go_with_its_folder(load: Loading) -> None:
    worker, reply = load(
        """
        import os, pathlib, tempfile
        pathlib.Path("report.json").write_text("passed")
        folder = os.getcwd()
        temporary = os.path.dirname(tempfile.mkdtemp())
        """
    )
    assert isinstance(reply, Loaded)
    folder, temporary = worker.ask(Read("folder"), 20), worker.ask(Read("temporary"), 20)
    assert isinstance(folder, Data) and folder == temporary
    worker.end()
    worker.end()
    assert not os.path.exists(folder.value)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds memory well")
@pytest.mark.parametrize("preset", [LAPTOP, CLASS], ids=["laptop", "class"])
def test_a_memory_bomb_is_an_error_and_honest_code_runs_within_the_limits(
    request: pytest.FixtureRequest, workers: Workers, preset: object
) -> None:
    method = request.node.callspec.params["workers"]
    limits = msgspec.structs.replace(preset, data_bytes=2**29)  # type: ignore[type-var]
    source = """
        import jax.numpy as jnp
        def bomb(z): return len(bytearray(2**30)) + z
        def creep(z):
            hoard = []
            while True: hoard.append(bytes(2**23))
        def f(z): return jnp.sum((z + 2) ** 2)
        """
    with Workers(limits, method) as fresh:
        worker = fresh.start()
        worker.ask(Load("exercise", textwrap.dedent(source)), 20)
        for name in ("bomb", "creep"):
            reply = worker.ask(Trace(name, VECTOR), 20)
            assert isinstance(reply, Raised) and reply.errors[0] == "MemoryError"
        assert isinstance(worker.ask(Run("f", ONES), 20), Ran)
        assert isinstance(worker.ask(Run("f", ONES, gradient=True), 20), Ran)


@pytest.mark.skipif(sys.platform != "linux", reason="a zygote is for Linux")
@pytest.mark.parametrize("name", ["SIGKILL", "SIGSTOP"])
def test_losing_the_zygote_costs_no_other_worker(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(forking, "ANSWER_SECONDS", 2.0)
    honest = Load("exercise", "def f(z): return z")
    kill = Load("exercise", f"import os, signal\nos.kill(os.getppid(), signal.{name})")
    with Workers(method="fork") as fresh:
        innocent, offender = fresh.start(), fresh.start()
        innocent.ask(honest, 20)
        offender.ask(kill, 20)
        assert isinstance(innocent.ask(Trace("f", VECTOR), 20), Traced)
        offender.end()
        assert isinstance(fresh.start().ask(honest, 20), Loaded)
        assert isinstance(innocent.ask(Run("f", ONES), 20), Ran)


@posix
def test_killing_the_grader_leaves_nothing(
    request: pytest.FixtureRequest, workers: Workers, tmp_path: Path
) -> None:
    method = request.node.callspec.params["workers"]
    source = """
import os, sys, time
from graders.workers.handle import Workers
from graders.workers.wire import Load
worker = Workers(method=sys.argv[1]).start()
worker.ask(Load("exercise", "pass"), 20)
print("started", flush=True)
worker.ask(Load("exercise", "while True: pass"), 100)
"""
    grader = subprocess.Popen(
        [sys.executable, "-c", source, method],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    assert grader.stdout is not None
    with grader.stdout:
        assert grader.stdout.readline() == b"started\n"
    family = psutil.Process(grader.pid).children(recursive=True)
    assert family
    grader.kill()
    grader.wait()
    _, alive = psutil.wait_procs(family, timeout=10)
    assert not alive
    assert not list(tmp_path.iterdir())


def test_no_worker_is_attempted_again_once_they_are_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attempts = 0

    def fail() -> None:
        nonlocal attempts
        attempts += 1
        raise LaunchFailed("it died")

    with Workers() as workers:
        monkeypatch.setattr(workers._launcher, "launch", fail)
        monkeypatch.setattr("time.sleep", lambda _: workers.close())
        with pytest.raises(WorkersFailed, match="any more"):
            workers.start()
    assert attempts == 1
