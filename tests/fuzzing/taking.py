"""What the grader does with a frame from a worker, from its bytes to a replayed value."""

from __future__ import annotations

import msgspec
import numpy as np

from graders.programs.annotating import annotate
from graders.programs.replay import ReplayError, replay
from graders.programs.simplify import inline, live
from graders.programs.types import Program
from graders.programs.wellformed import Malformed, check_program
from graders.student.stated import quoted
from graders.workers.admission import admitted
from graders.workers.wire import Answer, Data, Ran, Reply, Traced

FUEL = 2**18
MAX_ELEMENTS = 2**16


def outcome(frame: bytes) -> str:
    """How far the frame comes; raises what would make the grader fail."""
    try:
        reply = admitted(msgspec.msgpack.decode(frame, type=Answer).reply)
    except (msgspec.DecodeError, RecursionError):
        return "no answer"
    except Malformed:
        return "malformed"
    return _looked_at(reply)


def _looked_at(reply: Reply) -> str:
    match reply:
        case Traced(program):
            return _worked_through(program)
        case Ran(outputs):
            for output in outputs:
                try:
                    output.numpy()
                except ValueError:
                    return "an array of no dtype of ours"
        case Data(value):
            quoted(value)
    return type(reply).__name__


def _worked_through(program: Program) -> str:
    inlined = inline(program)
    kept = live(inlined)
    for made in (inlined, kept):
        check_program(made)
    if any(atom.type.size > MAX_ELEMENTS for atom in (*kept.inputs, *kept.outputs)):
        return "too large"
    inputs = [np.ones(atom.type.shape) for atom in kept.inputs]
    names = tuple(f"x{k}" for k in range(len(inputs)))
    annotate(inlined, tuple(inputs), names)
    try:
        replay(kept, inputs, fuel=FUEL)
    except ReplayError as error:
        return type(error).__name__
    return "replayed"
