"""Run by path in each process of a grading: tells over a pipe how long its phases take.

    python recording.py PIPE TARGET ARGUMENTS...

runs TARGET, a module's name or a script's path, with marks around the functions that make up
a phase. Nothing in the graders knows of it: a module is marked as soon as it is imported, and
the command that starts a zygote or a probe is led through this file. What a worker does
is told because it is forked with the marks in place. Linux only; a sandbox of bubblewrap would
not let this file be read.

A record is a line of a process's id, its role, "main" or another thread, the phase, a detail,
when the phase began, and how many seconds of wall time and CPU time it took, all without the
phases inside it. The line of a process's end has the phase "total": its CPU time, and its peak
memory in MiB in place of the wall time.
"""

from __future__ import annotations

import atexit
import functools
import importlib.machinery
import os
import runpy
import sys
import threading
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
PIPE = "PHASES_ARE_TOLD_TO"
"""The variable by which the processes of a pool know where to write."""

ATOMIC = 4096  # bytes that a pipe takes in one piece
IMPORT = "import"


class Recorder:
    """What this process has to tell; each thread has the phases that it is in."""

    def __init__(self, pipe: str, role: str) -> None:
        self.role = role
        self._pipe = os.open(pipe, os.O_WRONLY)
        self._local = threading.local()
        self._lines: list[bytes] = []
        self._forked = 0.0
        now = time.clock_gettime(time.CLOCK_BOOTTIME)
        self._note("start", "", time.monotonic(), now - _started(), time.process_time())
        os.register_at_fork(before=self._before_fork, after_in_child=self._in_child)

    def enter(self, phase: str, detail: str) -> None:
        frame = [phase, detail, time.monotonic(), time.thread_time(), 0.0, 0.0]
        self._stack().append(frame)
        if phase == "idle":
            self.flush()  # whoever waits may be killed

    def leave(self) -> None:
        stack = self._stack()
        if not stack:  # entered before a fork
            return
        phase, detail, start, cpu_start, wall_inside, cpu_inside = stack.pop()
        wall, cpu = time.monotonic() - start, time.thread_time() - cpu_start
        if stack:
            stack[-1][4] += wall
            stack[-1][5] += cpu
        self._note(phase, detail, start, wall - wall_inside, cpu - cpu_inside)

    def is_in(self, phase: str, detail: str) -> bool:
        stack = self._stack()
        return bool(stack) and stack[-1][:2] == [phase, detail]

    def end(self) -> None:
        """Note when this process begins to end; it cannot tell how long that takes."""
        self._note("exit", "interpreter", time.monotonic(), 0.0, 0.0)

    def total(self, pid: int, role: str, cpu: float, mebibytes: float) -> None:
        self._line(pid, role, "main", "total", "", 0.0, mebibytes, cpu)
        self.flush()

    def flush(self) -> None:
        lines, self._lines = self._lines, []
        piece = b""
        for line in lines:
            if len(piece) + len(line) > ATOMIC:
                os.write(self._pipe, piece)
                piece = b""
            piece += line
        if piece:
            os.write(self._pipe, piece)

    def _note(self, phase: str, detail: str, start: float, wall: float, cpu: float) -> None:
        main = threading.current_thread() is threading.main_thread()
        thread = "main" if main else "other"
        self._line(os.getpid(), self.role, thread, phase, detail, start, wall, cpu)

    def _line(self, *fields: object) -> None:
        texts = (f"{each:.7f}" if isinstance(each, float) else str(each) for each in fields)
        self._lines.append("\t".join(texts).encode() + b"\n")

    def _stack(self) -> list[list]:
        if not hasattr(self._local, "stack"):
            self._local.stack = []
        return self._local.stack

    def _before_fork(self) -> None:
        self._forked = time.monotonic()

    def _in_child(self) -> None:
        self._local = threading.local()
        self._lines = []
        if self.role == "zygote":
            self.role = "worker"
        self._note("fork", "", self._forked, time.monotonic() - self._forked, time.process_time())


def _started() -> float:
    """When this process was started, in seconds since the machine was, to a hundredth."""
    fields = Path("/proc/self/stat").read_text().rpartition(")")[2].split()
    return int(fields[19]) / os.sysconf("SC_CLK_TCK")


def _marked(recorder: Recorder, function, phase: str, detail):
    @functools.wraps(function, updated=())
    def marked(*arguments, **named):
        recorder.enter(phase, detail(*arguments) if callable(detail) else detail)
        try:
            return function(*arguments, **named)
        finally:
            recorder.leave()

    return marked


def _test_name(item) -> str:
    return item.nodeid.rpartition("test_")[2]


def _function_name(function, *_) -> str:
    return str(getattr(function, "__name__", "?"))


MARKS: dict[str, list[tuple[str, str, Any]]] = {
    # the grader
    "_pytest.config": [("main", "pytest", "the rest")],
    "_pytest.main": [("Session.perform_collect", "pytest", "collection")],
    "_pytest.python": [("Function.runtest", "checks", _test_name)],
    "threading": [("Thread.join", "wait", "for a thread")],
    "graders.workers.sandbox": [("best_sandbox", "sandbox", "probe")],
    "graders.workers.handle": [
        ("Workers.__init__", "fork", "zygote"),
        ("Workers.start", "fork", "worker"),
        ("Workers.close", "exit", "workers closed"),
    ],
    "graders.workers.worker": [
        ("Worker.ask", "wire", "decoded and admitted"),
        ("Worker._end", "end", "a worker"),
        ("_Wire.exchange", "wait", "for a worker"),
    ],
    "graders.workers.forking": [("_Zygote._order", "wait", "for the zygote")],
    "graders.student.conversation": [("Conversation.reply", "wait", "for a reply")],
    "graders.programs.replay": [("replay", "replay", "replay")],
    "graders.programs.simplify": [("inline", "replay", "inline"), ("live", "replay", "live")],
    "graders.checks.searching": [("search", "Hypothesis", "search")],
    "graders.reports.strict": [
        ("write_report", "report", "written"),
        ("strict_report", "report", "strict"),
    ],
    "graders.reports.console": [("show", "report", "shown")],
    "graders.collecting.single": [("graded_files", "student", "")],
    "graders.collecting.classes": [("ClassRun.grade", "class", "")],
    "graders.collecting.keeping": [("Folder.write", "report", "of the class")],
    # the zygote, and what is forked from it
    "socket": [("recv_fds", "idle", "")],
    "graders.workers.inside.zygote": [
        ("_warm_up", "trace", "warm-up"),
        ("Family.end", "end", "a worker"),
        ("Family.end_all", "exit", "workers ended"),
    ],
    "graders.workers.inside.worker": [
        ("_set_up", "fork", "set up"),
        ("_Inbox.next", "idle", ""),
        ("_send", "wire", "encoded"),
    ],
    "graders.workers.inside.guarding": [("entered", "sandbox", "entered")],
    "graders.workers.inside.limiting": [("apply", "fork", "limits")],
    "graders.workers.inside.student": [
        ("Student.answer", "load", "answer"),
        ("Student._load", "load", "file"),
    ],
    "graders.workers.inside.calls": [
        ("trace", "trace", _function_name),
        ("Runner.__init__", "run", "runner"),
        ("Runner.run", "run", "run"),
    ],
    "graders.programs.reading": [("read", "wire", "described")],
    "jax._src.xla_bridge": [("backends", "backend", "")],
    "jax._src.interpreters.mlir": [("lower_jaxpr_to_module", "compile", "lower")],
    "jax._src.compiler": [("compile_or_get_cached", "compile", "XLA")],
    "jax._src.compilation_cache": [
        ("get_cache_key", "compile", "cache asked"),
        ("get_executable_and_time", "compile", "cache asked"),
    ],
}
"""By module, which of its functions are a phase, and a detail of it.

JAX's names are private: where a version has others, their time counts as that of the caller.
"""


def _mark(recorder: Recorder, name: str) -> None:
    module = sys.modules.get(name)
    for path, phase, detail in MARKS.get(name, ()):
        place = module
        *holders, last = path.split(".")
        for holder in holders:
            place = getattr(place, holder, None)
        function = getattr(place, last, None)
        if function is not None:
            setattr(place, last, _marked(recorder, function, phase, detail))
    if name == "graders.workers.launch":
        _lead_through_here(module)


def _lead_through_here(launch) -> None:
    command = launch.command

    def recorded(role, *arguments):
        line = command(role, *arguments)
        at = next(k for k, word in enumerate(line) if word.endswith("bootstrap.py"))
        return [*line[:at], __file__, os.environ[PIPE], *line[at:]]

    launch.command = recorded


def _record_imports(recorder: Recorder) -> None:
    """Mark imports by the package that is imported, and modules once they are there."""

    def recorded(load):
        @functools.wraps(load)
        def loading(self, module):
            name = getattr(module, "__name__", None) or module.name  # or a spec
            package = name.partition(".")[0]
            inside = recorder.is_in(IMPORT, package)
            if not inside:
                recorder.enter(IMPORT, package)
            try:
                result = load(self, module)
            finally:
                if not inside:
                    recorder.leave()
            _mark(recorder, name)
            return result

        return loading

    loaders: Any = importlib.machinery
    for loader, method in (
        (loaders.SourceFileLoader, "exec_module"),
        (loaders.ExtensionFileLoader, "create_module"),
        (loaders.ExtensionFileLoader, "exec_module"),
    ):
        setattr(loader, method, recorded(getattr(loader, method)))
    for name in MARKS:
        if name in sys.modules:
            _mark(recorder, name)


def _record_ends(recorder: Recorder) -> None:
    leave = os._exit

    def tell() -> None:
        if recorder.role == "worker":  # the zygote tells of its end
            recorder.flush()
        else:
            recorder.total(os.getpid(), recorder.role, time.process_time(), _peak())

    def leaving(status):
        tell()
        leave(status)

    def waiting(pid, options):
        pid, status, usage = os.wait4(pid, options)
        if pid:
            cpu = usage.ru_utime + usage.ru_stime
            recorder.total(pid, "worker", cpu, usage.ru_maxrss / 1024)
        return pid, status

    os._exit = leaving
    atexit.register(tell)
    if recorder.role == "zygote":
        os.waitpid = waiting


def _peak() -> float:
    """The most memory that this process had, in MiB; its ru_maxrss may be its parent's."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def _begin(pipe: str, role: str) -> Recorder:
    recorder = Recorder(pipe, role)
    _record_imports(recorder)
    _record_ends(recorder)
    return recorder


def main() -> None:
    pipe, target, *arguments = sys.argv[1:]
    is_script = target.endswith(".py")
    recorder = _begin(pipe, arguments[0])
    if not is_script:
        os.environ[PIPE] = pipe
        sys.path[0] = str(ROOT)  # as -m has it
    sys.argv = [target, *arguments]
    recorder.enter("other", "")
    try:
        if is_script:
            runpy.run_path(target, run_name="__main__")
        else:
            runpy.run_module(target, run_name="__main__")
    finally:
        recorder.leave()
        recorder.end()


if __name__ == "__main__":
    main()
elif __name__ == "__mp_main__":
    _begin(os.environ[PIPE], "grade")
