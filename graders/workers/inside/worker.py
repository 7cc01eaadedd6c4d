"""A worker's own loop: one question at a time, one answer to each."""

from __future__ import annotations

import contextlib
import os
import queue
import random
import signal
import sys
import threading
from typing import Any, BinaryIO

import msgspec
import numpy as np

from graders.workers import folders
from graders.workers.control import HUNG_UP, Ready, Setup
from graders.workers.inside import limiting
from graders.workers.inside.student import Student
from graders.workers.wire import (
    MAX_QUESTION,
    Answer,
    BrokenFrame,
    Question,
    Unreadable,
    read_frame,
    too_large,
    write_frame,
)

if sys.platform == "linux":
    from graders.workers.inside import guarding


def serve(questions: int, answers: int) -> None:
    """Answer what comes over the wire; ends the process when the grader hangs up."""
    _keep_from_children(questions, answers)
    stream, outbox = os.fdopen(questions, "rb"), os.fdopen(answers, "wb")
    setup = _decoded(read_frame(stream, MAX_QUESTION), Setup)
    holes = _set_up(setup)
    inbox = _Inbox(stream, setup.folder)  # has a thread, which a sandbox would not hold
    write_frame(outbox, Ready(holes))
    student = Student()
    while True:
        question = inbox.next(Question)
        reply = student.answer(question.request)
        _flush_prints()
        _send(outbox, question, reply)


def _keep_from_children(*descriptors: int) -> None:
    """Keep a child that the student's code forks from holding the wire, or answering on it."""
    held = list(descriptors)

    def close() -> None:
        while held:  # grandchildren have nothing left to close
            os.close(held.pop())

    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=close)


class _Inbox:
    """Reads in a thread, to notice also during a student's endless loop that all is over."""

    def __init__(self, stream: BinaryIO, folder: str) -> None:
        self._stream = stream
        self._folder = folder
        self._bodies: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def next(self, kind: type[Any]) -> Any:
        return _decoded(self._bodies.get(), kind)

    def _read(self) -> None:
        try:
            while (body := read_frame(self._stream, MAX_QUESTION)) is not None:
                self._bodies.put(body)
        except BaseException:
            os._exit(HUNG_UP)
        _leave(self._folder)


def _decoded(body: bytes | None, kind: type[Any]) -> Any:
    if body is None:
        os._exit(0)
    return msgspec.msgpack.decode(body, type=kind)


def _leave(folder: str) -> None:
    """The grader is gone: end, and leave neither a process nor a folder."""
    folders.remove(folder)
    with contextlib.suppress(OSError):
        os.rmdir(os.path.dirname(folder))  # if there is no other worker's in it
    if sys.platform != "win32" and os.getpgid(0) == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def _set_up(setup: Setup) -> tuple[str, ...]:
    """Settle in the private folder; what the sandbox, if there is one, does not keep."""
    os.environ.update(dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP"), setup.folder))
    sys.stdout, sys.stderr = _line_printer(1), _line_printer(2)
    # Forked from one zygote, workers would otherwise all draw the same numbers.
    random.seed()
    np.random.seed()
    if setup.sandbox is not None:
        guarding.count_threads_apart()
    limiting.apply(setup.limits)
    # What is loaded by now is all that a student's file finds of this package.
    sys.modules["graders"].__path__ = []
    if setup.sandbox is None:
        os.mkdir(setup.folder, 0o700)
        os.chdir(setup.folder)
        return ()
    return guarding.entered(setup.sandbox, setup.folder)


def _line_printer(descriptor: int) -> Any:
    # Whatever is not sent at the end of its line is lost when the worker is killed.
    return open(
        descriptor, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False
    )


def _flush_prints() -> None:
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(BaseException):  # the student may have replaced or closed it
            stream.flush()


def _send(outbox: BinaryIO, question: Question, reply: Any) -> None:
    try:
        try:
            write_frame(outbox, Answer(question.number, reply))
        except BrokenFrame:
            write_frame(outbox, Answer(question.number, too_large(question.request)))
        except (OverflowError, UnicodeError) as error:  # JAX data that MessagePack does not have
            write_frame(outbox, Answer(question.number, Unreadable(str(error))))
    except BaseException:
        os._exit(HUNG_UP)
