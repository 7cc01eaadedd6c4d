"""The ladder of sandboxes: the best one that works here, found by trying."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from graders.frozen import UNDECODABLE
from graders.places import ANSWERS, EXERCISES, SOLUTIONS
from graders.workers import bubblewrap, folders
from graders.workers.launch import command, environment
from graders.workers.readable import software
from graders.workers.walls import Findings, Sandbox, Trial, Wall

_BEST_FIRST: tuple[tuple[Wall, ...], ...] = (("landlock",), ("bubblewrap",))
# Of root's walls another user is one more, where the interpreter lets others in.
_ROOTS_BEST_FIRST: tuple[tuple[Wall, ...], ...] = (
    ("landlock", "user"),
    ("landlock",),
    ("bubblewrap",),
    ("user",),
)

UNTRIED = "could not be tried"
_PROBE_SECONDS = 20.0


class NoSandbox(Exception):
    """No sandbox holds here; the message is a sentence that says why, and what to do."""


def best_sandbox(submission: Iterable[str | os.PathLike[str]]) -> Sandbox:
    """The best sandbox that holds on this machine, tried in a process of its own.

    It hides this project's solutions, exercises and answers, and the files of `submission`.
    Raises NoSandbox.
    """
    if sys.platform != "linux":
        raise NoSandbox(f"there is no sandbox for {sys.platform}")
    ladder = _ROOTS_BEST_FIRST if os.geteuid() == 0 else _BEST_FIRST
    sandboxes = [sandbox_of(walls, submission) for walls in ladder]
    found = holes(sandboxes)
    for sandbox, wrong in zip(sandboxes, found, strict=False):
        if not wrong:
            return sandbox
    failures = "; ".join(f"{s.name} {wrong[0]}" for s, wrong in zip(sandboxes, found, strict=True))
    raise NoSandbox(f"no sandbox holds on this machine ({failures})")


def sandbox_of(
    walls: tuple[Wall, ...], submission: Iterable[str | os.PathLike[str]] = ()
) -> Sandbox:
    """A sandbox of these walls, which need not hold here."""
    hidden = [SOLUTIONS, EXERCISES, ANSWERS]
    hidden += [Path(path).absolute() for path in submission]
    return Sandbox(walls, software(), tuple(dict.fromkeys(map(str, hidden))))


def holes(sandboxes: Sequence[Sandbox]) -> list[tuple[str, ...]]:
    """What is wrong with each of these sandboxes here, up to the first one that holds.

    They are ends of sentences that begin with "it".
    """
    found: list[tuple[str, ...]] = []
    for is_wrapped, group in itertools.groupby(sandboxes, lambda s: "bubblewrap" in s.walls):
        tried = tuple(group)
        found += _tried_in_bubblewrap(tried) if is_wrapped else _tried(tried)
        if not found[-1]:
            break
    return found


def _tried(sandboxes: tuple[Sandbox, ...]) -> tuple[tuple[str, ...], ...]:
    folder = folders.scratch()
    try:
        return _run(command("probe"), Trial(folder, sandboxes))
    finally:
        folders.remove(folder)  # of a probe that did not come to its end


def _tried_in_bubblewrap(sandboxes: tuple[Sandbox, ...]) -> tuple[tuple[str, ...], ...]:
    if bubblewrap.program() is None:
        return (("needs bubblewrap, which is not installed",),) * len(sandboxes)
    folder = folders.scratch()
    wrapped = bubblewrap.command(command("probe"), sandboxes[0].readable, folder)
    return _run(wrapped, Trial(folder, sandboxes))


def _run(probe: list[str], trial: Trial) -> tuple[tuple[str, ...], ...]:
    try:
        done = subprocess.run(
            probe,
            input=msgspec.msgpack.encode(trial),
            capture_output=True,
            cwd="/",
            env=environment(),
            timeout=_PROBE_SECONDS,
        )
        return msgspec.msgpack.decode(done.stdout, type=Findings).holes
    except (OSError, subprocess.TimeoutExpired, *UNDECODABLE):
        return ((UNTRIED,),) * len(trial.sandboxes)
