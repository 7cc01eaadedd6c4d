"""What the grader and a worker say to each other, and the frames that carry it.

A frame is a 4-byte big-endian length and that many bytes of MessagePack. The grader
asks, the worker answers, one at a time; an answer echoes the question's number. What
an answer says is only ever a claim: it is decoded by type, and nothing in it is run.
"""

from __future__ import annotations

import struct
from typing import Any, BinaryIO, Literal

import msgspec

from graders.frozen import Frozen
from graders.programs.types import Array, ArrayType, Program

MAX_QUESTION = 4 * 1024 * 1024
"""Bytes of a question's frame: a file of 1 MiB fits in, in any encoding."""

MAX_ANSWER = 256 * 1024
"""Bytes of an answer's frame; a longer one is refused before it is read.

Decoded, a byte can become 70: what an empty dict takes.
"""

MAX_SAID = 512 * 1024
"""Bytes of all answers of one worker."""


class Load(Frozen, frozen=True, tag="load"):
    """Run a file's source, whose line ends are "\\n", as the module `module`."""

    module: str
    source: str


class Signature(Frozen, frozen=True, tag="signature"):
    """Tell how many inputs a public function takes."""

    function: str


class Trace(Frozen, frozen=True, tag="trace"):
    """Trace a public function, or its gradient by every input, on abstract arrays."""

    function: str
    inputs: tuple[ArrayType, ...]
    gradient: bool = False


How = Literal["plainly", "compiled", "piecewise"]


class Run(Frozen, frozen=True, tag="run"):
    """Call a public function, or its gradient by every input.

    "plainly" as a student would; "compiled" as one program; "piecewise", each operation by
    itself, whatever the file itself compiles.
    """

    function: str
    inputs: tuple[Array, ...]
    gradient: bool = False
    how: How = "plainly"


class Read(Frozen, frozen=True, tag="read"):
    """Hand over the data that a public name is bound to.

    With `partly` an entry of a dict may be a placeholder, {"opaque": "Placeholder"}; the whole
    is not Unfinished then.
    """

    name: str
    partly: bool = False


Request = Load | Signature | Trace | Run | Read


class Loaded(Frozen, frozen=True, tag="loaded"):
    """The file has run; `jax` is the version that it ran with."""

    jax: str


class Parameters(Frozen, frozen=True, tag="parameters"):
    """The positional parameters without a default, and how many positional ones fit in all.

    `most` is None if there is no bound. What Python does not know of is taken to fit.
    """

    required: tuple[str, ...]
    most: int | None


class Traced(Frozen, frozen=True, tag="traced"):
    """`returned` is "array", or the name of the Python type that was returned instead."""

    program: Program
    returned: str


class Ran(Frozen, frozen=True, tag="ran"):
    """The arrays that came out, flattened; `returned` as in Traced."""

    outputs: tuple[Array, ...]
    returned: str


class Data(Frozen, frozen=True, tag="data"):
    """Plain data: numbers, strings, None, lists and dicts.

    An array or a tuple comes as a list, a set as a sorted list, anything else as
    {"opaque": its type's name}.
    """

    value: Any


class Absent(Frozen, frozen=True, tag="absent"):
    """The file binds no such name; these are the public names that it does bind."""

    names: tuple[str, ...]


class Unfinished(Frozen, frozen=True, tag="unfinished"):
    """A placeholder, `...`, still stands where the answer should; `line` is the first one's."""

    line: int | None = None


class Unreadable(Frozen, frozen=True, tag="unreadable"):
    """The function was traced, but the program cannot be read, or not be handed over."""

    why: str


class Raised(Frozen, frozen=True, tag="raised"):
    """The student's code raised.

    `errors` names the exception's class and its bases, most derived first; `line` and
    `code` are the last line of the student's file in the traceback; `raised_in` is the
    "module.function" of the frame that this line called into, "" if the line itself
    raised or none is known.
    """

    errors: tuple[str, ...]
    text: str
    line: int | None = None
    code: str = ""
    raised_in: str = ""


def too_large(request: Request) -> Raised:
    """In place of an answer that is over MAX_ANSWER, or with which all are over MAX_SAID."""
    if isinstance(request, Trace):
        text = (
            "the traced program is too long to grade: use lax.scan or lax.fori_loop "
            "for a loop of many steps, and compute large arrays inside the function"
        )
    else:
        text = "it holds more than can be handed over"
    return Raised(("TooLarge",), text)


Reply = Loaded | Parameters | Traced | Unreadable | Ran | Data | Absent | Unfinished | Raised


class Question(Frozen, frozen=True):
    number: int
    request: Request


class Answer(Frozen, frozen=True):
    number: int
    reply: Reply


class BrokenFrame(Exception):
    """What came over the wire is no frame, or not one of the expected type."""


_LENGTH = struct.Struct(">I")


def write_frame(stream: BinaryIO, message: msgspec.Struct, most: int = MAX_ANSWER) -> None:
    """Sends one message; BrokenFrame, and nothing sent, if it has over `most` bytes."""
    body = msgspec.msgpack.encode(message)
    if len(body) > most:
        raise BrokenFrame(f"a message of {len(body):,} bytes is over {most:,}")
    stream.write(_LENGTH.pack(len(body)) + body)
    stream.flush()


def read_frame(stream: BinaryIO, most: int = MAX_ANSWER) -> bytes | None:
    """The next frame's body, or None at the end of the stream; BrokenFrame if it is none."""
    head = stream.read(_LENGTH.size)
    if not head:
        return None
    if len(head) < _LENGTH.size:
        raise BrokenFrame("the stream ends inside a frame")
    (length,) = _LENGTH.unpack(head)
    if length > most:
        raise BrokenFrame(f"a frame of {length:,} bytes is over {most:,}")
    body = stream.read(length)
    if len(body) < length:
        raise BrokenFrame("the stream ends inside a frame")
    return body
