"""Questions to one loaded file, and the answers or verdicts that come of them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal

import msgspec

from graders.programs.types import Array
from graders.student import explain
from graders.student.source import Source
from graders.student.starting import starter_again
from graders.verdicts import Erred, GraderFailed, NotStarted, Skipped, TimedOut, Verdict, Wrong
from graders.workers import wire
from graders.workers.handle import Workers, WorkersFailed
from graders.workers.worker import NoAnswerInTime, Worker, WorkerLost

_REPLIES = msgspec.msgpack.Decoder(wire.Reply)

Asked = wire.Signature | wire.Trace | wire.Run | wire.Read
Trouble = Literal["missing", "error", "timeout"]


class Conversation:
    """A file's source, loaded in a worker of its own when the first question comes.

    A question is put to the student's code once; all of them share the limits on a file.
    `trouble` is set, and every question answered with Skipped, when it cannot be loaded.
    `jax` is the version in the worker, "" until it is known.
    """

    def __init__(self, source: Source, exercise: str, workers: Workers) -> None:
        self.trouble: Trouble | None = None
        self.output = ""
        self.jax = ""
        self._source = source
        self._exercise = exercise
        self._workers = workers
        self._worker: Worker | None = None
        self._seconds_left = workers.limits.file_seconds
        self._closed: Skipped | None = None
        self._without_worker: WorkersFailed | None = None
        self._given_up: dict[str, Verdict] = {}
        # As bytes: a program that wants to can take 30 times as much.
        self._replies: dict[Asked, bytes] = {}
        self._traced: set[Asked] = set()
        self._one_at_a_time = threading.Lock()

    def reply(self, request: Asked, *, may_raise: bool = False) -> wire.Reply:
        """The reply; what the student's code raised is one if it may raise.

        A placeholder, an error, a timeout or a missing name is raised as a verdict.
        """
        with self._one_at_a_time:
            return self._ask(request, may_raise)

    def _ask(self, request: Asked, may_raise: bool) -> wire.Reply:
        name = request.name if isinstance(request, wire.Read) else request.function
        if name in self._given_up:
            raise self._given_up[name]
        if request not in self._replies:
            worker = self._loaded()
            try:
                reply = self._timed(worker, request, self._workers.limits.call_seconds)
            except NoAnswerInTime as late:
                raise self._give_up(name, TimedOut(f"{name} {late}", hint=_ENDLESS)) from None
            except WorkerLost as lost:
                raise self._give_up(name, Erred(f"the process that ran {name} {lost}")) from None
            self._replies[request] = msgspec.msgpack.encode(reply)
            if isinstance(reply, wire.Traced):
                self._traced.add(request)
        reply = _REPLIES.decode(self._replies[request])
        if may_raise and isinstance(reply, wire.Raised):
            return reply
        return self._accepted(reply, name, request)

    def foresee(self, requests: Iterable[Asked]) -> None:
        """Ask what is going to be asked, and keep the replies; never raises.

        What goes wrong is told to whoever asks for it.
        """
        for request in requests:
            if not self._has_no_gradient(request):
                with suppress(Exception):
                    self.reply(request, may_raise=True)

    def has_traced(self, request: Asked) -> bool:
        """Whether the request was answered with a program."""
        return request in self._traced

    def _has_no_gradient(self, request: Asked) -> bool:
        """Whether it asks for the gradient of a function that is known not to be traceable."""
        if not isinstance(request, wire.Trace | wire.Run) or not request.gradient:
            return False
        types = tuple(given.type if isinstance(given, Array) else given for given in request.inputs)
        forward = wire.Trace(request.function, types)
        return forward in self._replies and not self.has_traced(forward)

    def end(self) -> None:
        """End the worker, and keep what the student's code printed."""
        if self._worker is not None:
            self._worker.end()
            self.output += self._worker.output
            self._worker = None

    def _give_up(self, name: str, verdict: Verdict) -> Verdict:
        """Never ask about that name again; the next question gets a new worker."""
        self.end()
        self._given_up[name] = verdict
        return verdict

    def _accepted(self, reply: wire.Reply, name: str, request: Asked) -> wire.Reply:
        match reply:
            case wire.Absent(names):
                raise self._absent(name, names, request)
            case wire.Unfinished(line):
                where = f" in line {line}" if line else ""
                raise NotStarted(f"{name} still holds a placeholder (...){where}")
            case wire.Unreadable(why):
                raise GraderFailed(f"{name}: the traced program cannot be read: {why}")
            case wire.Raised():
                subject = f"{name}, {_doing(request)},"
                raise Erred(explain.told(reply, subject), hint=explain.hint(reply))
        return reply

    def _absent(self, name: str, names: tuple[str, ...], request: Asked) -> Verdict:
        file = self._source.file_name
        kind = Wrong if isinstance(request, wire.Read) else Erred
        defined = ", ".join(names[:8]) or "no public name"
        return kind(
            f"{name} is not defined in {file}, which defines {defined}",
            hint=_NO_SUCH_NAME if names else starter_again(self._exercise),
        )

    def _loaded(self) -> Worker:
        """The worker, started and the file loaded in it if need be."""
        if self._closed is not None:
            raise self._closed
        if self._worker is not None:
            return self._worker
        self._worker = worker = self._started()
        file = self._source.file_name
        load = wire.Load(self._exercise, self._source.text)
        try:
            reply = self._timed(worker, load, self._workers.limits.load_seconds)
        except NoAnswerInTime as late:
            raise self._close("timeout", f"running {file} {late}", _ENDLESS) from None
        except WorkerLost as lost:
            raise self._close("error", f"the process that ran {file} {lost}") from None
        if isinstance(reply, wire.Raised):
            raise self._close("error", explain.told(reply, file), explain.hint(reply))
        assert isinstance(reply, wire.Loaded)
        self.jax = reply.jax
        return worker

    def _started(self) -> Worker:
        """A new worker; where none can be had, that is tried once for each file."""
        if self._without_worker is not None:
            raise self._without_worker
        try:
            return self._workers.start()
        except WorkersFailed as failed:
            self._without_worker = failed
            raise

    def _timed(self, worker: Worker, request: wire.Request, seconds: float) -> wire.Reply:
        start = time.monotonic()
        try:
            return worker.ask(request, max(0.1, min(seconds, self._seconds_left)))
        finally:
            self._seconds_left -= time.monotonic() - start

    def _close(self, trouble: Trouble, reason: str, hint: str | None = None) -> Skipped:
        """Answer every question with the reason from now on."""
        self.end()
        self.trouble = trouble
        self._closed = Skipped(reason, hint=hint)
        return self._closed


_NO_SUCH_NAME = "Is the name spelled as in the starter, and does its line begin at the margin?"
_ENDLESS = "Is there a loop that never ends, or very much to compute?"


def _doing(request: Asked) -> str:
    match request:
        case wire.Trace(gradient=True):
            return "while its gradient was traced"
        case wire.Trace():
            return "while it was traced"
        case wire.Run(gradient=True):
            return "while its gradient was computed"
        case wire.Read():
            return "when it was read"
        case wire.Signature():
            return "when its inputs were counted"
        case _:
            return "when it was called"
