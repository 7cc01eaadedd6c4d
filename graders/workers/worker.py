"""A worker as the grader sees it: ask, and get an answer within a deadline."""

from __future__ import annotations

import contextlib
import queue
import secrets
import signal
import threading
from typing import Any, NoReturn

import msgspec

from graders.frozen import UNDECODABLE
from graders.programs.wellformed import Malformed
from graders.workers import folders
from graders.workers.admission import admitted
from graders.workers.control import HUNG_UP, Ready, Setup
from graders.workers.launch import LaunchFailed, Process
from graders.workers.output import Output
from graders.workers.wire import (
    MAX_QUESTION,
    MAX_SAID,
    Absent,
    Answer,
    BrokenFrame,
    Data,
    Load,
    Loaded,
    Parameters,
    Question,
    Raised,
    Ran,
    Read,
    Reply,
    Request,
    Run,
    Signature,
    Trace,
    Traced,
    Unfinished,
    Unreadable,
    read_frame,
    too_large,
    write_frame,
)

START_SECONDS = 60.0
"""How long a new worker may take to come up, imports included."""


class WorkerLost(Exception):
    """A worker gave no valid answer; it has been ended, and will give no other."""


class NoAnswerInTime(WorkerLost):
    """No answer came in time."""


class Died(WorkerLost):
    """The process ended or hung up; the message says how, as "was killed by signal 9"."""


class BrokenProtocol(WorkerLost):
    """What came back is no answer to what was asked."""


class Worker:
    """One process for one student's file; made by Workers.start."""

    def __init__(self, process: Process, setup: Setup) -> None:
        self._process = process
        self._folder = setup.folder
        self._output = Output(process.output)
        self._wire = _Wire(process)
        self._loss: WorkerLost | None = None
        self._ended = False
        self._said = 0
        try:
            ready = msgspec.msgpack.decode(self._exchange(setup, START_SECONDS), type=Ready)
        except (WorkerLost, *UNDECODABLE) as loss:
            self.end()
            last_line = self.output.strip().rpartition("\n")[2]
            raise LaunchFailed(f"it {loss}; {last_line}" if last_line else f"it {loss}") from None
        if ready.holes:
            self.end()
            raise LaunchFailed(f"its sandbox does not hold: it {ready.holes[0]}")

    def ask(self, request: Request, seconds: float) -> Reply:
        """The worker's claim about the student's code, of a type that fits the request.

        Raises NoAnswerInTime, Died or BrokenProtocol, again each time once it has.
        """
        # A random number, so that no answer can be sent before its question.
        question = Question(secrets.randbits(63), request)
        body = self._exchange(question, seconds)
        self._said += len(body)
        if self._said > MAX_SAID:
            return too_large(request)
        with _ONE_AT_A_TIME:
            reply = _understood(body, question)
        if isinstance(reply, str):
            self._lose(BrokenProtocol(reply))
        return reply

    @property
    def ended(self) -> bool:
        """Whether the process and all that it started are gone."""
        return self._ended

    @property
    def output(self) -> str:
        """What the student's code printed, cut and cleaned; complete once the worker is ended."""
        return self._output.text

    def end(self) -> None:
        """End the process and all that it started, and remove its private folder."""
        self._end(grace=0)

    def _exchange(self, message: msgspec.Struct, seconds: float) -> bytes:
        if self._loss is not None:
            raise self._loss
        try:
            body = self._wire.exchange(message, seconds)
        except queue.Empty:
            self._lose(NoAnswerInTime(f"gave no answer within {seconds:g} s"))
        except BrokenFrame as error:
            self._lose(BrokenProtocol(f"{_NO_ANSWER}: {error}"))
        if body is None:
            # The end of the wire is seen a moment before the process has ended.
            status = self._end(grace=1)
            if status == _OUT_OF_PROCESSOR_TIME:
                self._lose(NoAnswerInTime("used up its processor time"))
            self._lose(Died(_epitaph(status)))
        return body

    def _lose(self, loss: WorkerLost) -> NoReturn:
        self._end(grace=0)
        self._loss = loss
        raise loss from None

    def _end(self, grace: float) -> int | None:
        if self._ended:
            return None
        self._ended = True
        self._loss = Died("has been ended")
        status = self._process.stop(self._folder, grace)
        self._wire.hang_up()
        self._output.finish(seconds=1)
        folders.remove(self._folder)
        return status


_OUT_OF_PROCESSOR_TIME = -getattr(signal, "SIGXCPU", 24)

_NO_ANSWER = "sent something that is no answer"

_ONE_AT_A_TIME = threading.Lock()
"""An answer can take 20 MB to decode before it is refused."""


def _understood(body: bytes, question: Question) -> Reply | str:
    """The reply, or else what the worker did instead of giving one."""
    try:
        answer = msgspec.msgpack.decode(body, type=Answer)
        if answer.number != question.number:
            return "answered a question that was not asked"
        if not isinstance(answer.reply, _FITTING[type(question.request)]):
            return "gave an answer that does not fit the question"
        return admitted(answer.reply)
    except (*UNDECODABLE, RecursionError) as error:
        return f"{_NO_ANSWER}: {error}"
    except Malformed as why:
        return f"gave an answer that cannot be: {why}"


_COMMON = (Absent, Unfinished, Raised)
_FITTING: dict[type[Any], tuple[type[Any], ...]] = {
    Load: (Loaded, Raised),
    Signature: (Parameters, *_COMMON),
    Trace: (Traced, Unreadable, *_COMMON),
    Run: (Ran, *_COMMON),
    Read: (Data, *_COMMON),
}


class _Wire:
    """Sends and reads in a thread of its own, for both may take for ever."""

    def __init__(self, process: Process) -> None:
        self._outbox: queue.SimpleQueue[msgspec.Struct | None] = queue.SimpleQueue()
        self._inbox: queue.SimpleQueue[bytes | BrokenFrame | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._carry, args=(process,), daemon=True)
        self._thread.start()

    def exchange(self, message: msgspec.Struct, seconds: float) -> bytes | None:
        """The next frame, None at the wire's end; raises BrokenFrame, queue.Empty when late."""
        self._outbox.put(message)
        body = self._inbox.get(timeout=seconds)
        if isinstance(body, BrokenFrame):
            raise body
        return body

    def hang_up(self) -> None:
        self._outbox.put(None)
        self._thread.join(1)

    def _carry(self, process: Process) -> None:
        while (message := self._outbox.get()) is not None:
            try:
                write_frame(process.questions, message, MAX_QUESTION)
                self._inbox.put(read_frame(process.answers))
            except BrokenFrame as error:
                self._inbox.put(error)
            except OSError:
                self._inbox.put(None)
        for stream in (process.questions, process.answers):
            with contextlib.suppress(OSError):  # what could not be sent is flushed once more
                stream.close()


def _epitaph(status: int | None) -> str:
    if status is None or status == HUNG_UP:
        return "closed its connection to the grader"
    if status >= 0:
        return f"ended with exit status {status}"
    try:
        name = f" ({signal.Signals(-status).name})"
    except ValueError:
        name = ""
    return f"was killed by signal {-status}{name}"
