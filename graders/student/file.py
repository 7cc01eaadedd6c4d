"""A student's file as the graders see it: whatever goes wrong with it is a verdict."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from graders.places import EXERCISES
from graders.student.conversation import Asked, Conversation, Trouble
from graders.student.source import Missing, Source, Unreadable, read_source
from graders.student.starting import starter_again
from graders.verdicts import Erred, Skipped, TimedOut, Unsteady, Verdict
from graders.workers import wire
from graders.workers.handle import Workers

Answered = TypeVar("Answered", wire.Parameters, wire.Traced, wire.Ran, wire.Data)


class StudentFile:
    """One exercise's file, read once; `source` is None if it could not be.

    `sha256` is of the file's bytes, also of those that are no text; None if they were not read.
    With `retraced` every program must be the same in a second process, and the file no link.
    """

    def __init__(
        self,
        path: Path,
        exercise: str,
        workers: Workers,
        *,
        retraced: bool = False,
    ) -> None:
        self.source: Source | None = None
        self.sha256: str | None = None
        self._retraced = retraced
        self._unread: tuple[Trouble, Skipped] | None = None
        self._conversations: tuple[Conversation, ...] = ()
        self._unsteady: frozenset[str] = frozenset()
        self._differs: dict[wire.Trace, bool] = {}
        try:
            self.source = source = read_source(path, links=not retraced)
        except Missing:
            is_a_student_s = path.resolve().parent == EXERCISES
            hint = starter_again(exercise) if is_a_student_s else None
            self._unread = "missing", Skipped(f"{path.name} is missing", hint=hint)
        except Unreadable as unreadable:
            self._unread = "error", Skipped(str(unreadable))
            self.sha256 = unreadable.sha256
        else:
            self.sha256 = source.sha256
            self._conversations = (
                Conversation(source, exercise, workers),
                Conversation(source, exercise, workers),
            )

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing in the file can be graded, if so."""
        return self._unread[0] if self._unread else self._conversations[0].trouble

    @property
    def output(self) -> str:
        """What the student's code printed; complete once the file is ended."""
        return self._conversations[0].output if self._conversations else ""

    @property
    def jax(self) -> str:
        """The version of JAX in the worker, "" as long as none has loaded the file."""
        return self._conversations[0].jax if self._conversations else ""

    def ask(self, request: Asked, kind: type[Answered]) -> Answered:
        """The reply, of the kind that fits the request, to a question about a public name.

        The same question is put to the student's code once. A placeholder, an error, a
        timeout or a missing name is raised as a verdict.
        """
        if isinstance(request, wire.Trace | wire.Run) and request.function in self._unsteady:
            raise _unsteady(request.function)
        reply = self._both()[0].reply(request)
        assert isinstance(reply, kind)
        if self._retraced and isinstance(request, wire.Trace):
            self.require_same_again(request)
        return reply

    def error_of(self, request: Asked) -> wire.Raised | None:
        """What the student's code raises, or None; verdicts as in `ask`."""
        reply = self._both()[0].reply(request, may_raise=True)
        return reply if isinstance(reply, wire.Raised) else None

    def require_same_again(self, request: wire.Trace) -> None:
        """A verdict unless a second process, which has loaded the file anew, traces the same."""
        if request not in self._differs:
            first, second = (_outcome(each, request) for each in self._both())
            self._differs[request] = first != second
        if self._differs[request]:
            raise _unsteady(request.function)

    def foresee(self, requests: Iterable[Asked]) -> None:
        """Ask what is going to be asked, and keep the replies; never raises.

        What goes wrong is told to whoever asks for it.
        """
        if not self._conversations:
            return
        requests = tuple(requests)
        first, second = self._conversations
        first.foresee(requests)
        if self._retraced:
            traced = [
                each for each in requests if isinstance(each, wire.Trace) and first.has_traced(each)
            ]
            second.foresee(traced)
            for request in traced:
                with suppress(Verdict):  # told to whoever asks
                    self.require_same_again(request)
            self._unsteady = frozenset(
                request.function for request, differs in self._differs.items() if differs
            )

    def end(self) -> None:
        """End the processes, and keep what the student's code printed."""
        for conversation in self._conversations:
            conversation.end()

    def _both(self) -> tuple[Conversation, ...]:
        if self._unread is not None:
            raise self._unread[1]
        return self._conversations


def _unsteady(function: str) -> Unsteady:
    return Unsteady(
        f"{function} is not the same program each time its file is loaded; "
        "what it computes may depend only on its inputs",
        hint="Is anything random in it, or the time, or a number that calls change?",
    )


def _outcome(conversation: Conversation, request: wire.Trace) -> bytes | type[Verdict]:
    """What can be compared; the verdict, where the process came to no answer."""
    try:
        # As bytes: a NaN among the parameters is not equal to itself.
        reply = conversation.reply(request, may_raise=True)
        return msgspec.msgpack.encode(reply, order="sorted")
    except (TimedOut, Erred):
        raise
    except Skipped as skipped:
        kind = TimedOut if conversation.trouble == "timeout" else Erred
        raise kind(skipped.message, hint=skipped.hint) from None
    except Verdict as verdict:
        return type(verdict)
