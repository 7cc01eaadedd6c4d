"""A student's notes, taken apart: for each exercise the questions and what was answered."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from graders.evidence.facts import Note
from graders.workers.source import Missing, Unreadable, read_source

_HEADING = re.compile(r"^##[ \t]+(\w+)[ \t#]*$", re.MULTILINE)
_QUESTION = re.compile(r"^\*\*((?:[^*\n]|\n(?!\n))+)\*\*[ \t]*$", re.MULTILINE)
_PLACEHOLDERS = ("", "...", "\u2026")


def read_notes(path: Path) -> str:
    """The text of the notes; "" if there is no such file. Raises Unreadable."""
    try:
        return read_source(path).text
    except Missing:
        return ""


def notes_of(text: str, exercises: Collection[str]) -> dict[str, tuple[Note, ...]]:
    """The notes under the heading of each of these exercises; those without one have none."""
    parts = [match for match in _HEADING.finditer(text) if match[1] in exercises]
    ends = [match.start() for match in parts[1:]] + [len(text)]
    found: dict[str, tuple[Note, ...]] = {}
    for match, end in zip(parts, ends, strict=True):
        found[match[1]] = found.get(match[1], ()) + _notes(text[match.end() : end])
    return found


def _notes(text: str) -> tuple[Note, ...]:
    questions = list(_QUESTION.finditer(text))
    starts = [match.start() for match in questions] + [len(text)]
    notes = [
        Note(" ".join(match[1].split()), _answer(text[match.end() : start]))
        for match, start in zip(questions, starts[1:], strict=True)
    ]
    free = _answer(text[: starts[0]])
    return (*((Note("", free),) if free else ()), *notes)


def _answer(text: str) -> str:
    answer = text.strip("\n").rstrip()
    return "" if answer.strip() in _PLACEHOLDERS else answer


__all__ = ["Unreadable", "notes_of", "read_notes"]
