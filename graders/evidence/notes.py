"""A student's notes, taken apart: for each exercise the questions and what was answered."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from graders.evidence.facts import Note
from graders.places import NOTES, STARTERS
from graders.student.source import Missing, Unreadable, read_source

_HEADING = re.compile(r"^##[ \t]+(\w+)[ \t#]*$", re.MULTILINE)
_QUESTION = re.compile(r"^\*\*((?:[^*\n]|\n(?!\n))+)\*\*[ \t]*$", re.MULTILINE)
_PLACEHOLDERS = ("", "...", "\u2026")


@dataclass(frozen=True, slots=True)
class Notes:
    """The text of the notes; `unread` says why there is none."""

    text: str
    unread: str = ""


def read_notes(path: Path) -> Notes:
    """The notes at that path."""
    try:
        return Notes(read_source(path).text)
    except Missing:
        return Notes("", f"there is no {path.name}")
    except Unreadable as unreadable:
        return Notes("", str(unreadable))


def notes_of(text: str, exercises: Collection[str]) -> dict[str, tuple[Note, ...]]:
    """The notes under the heading of each of these exercises; those without one have none."""
    parts = [match for match in _HEADING.finditer(text) if match[1] in exercises]
    ends = [match.start() for match in parts[1:]] + [len(text)]
    found: dict[str, tuple[Note, ...]] = {}
    for match, end in zip(parts, ends, strict=False):
        found[match[1]] = found.get(match[1], ()) + _notes(text[match.end() : end])
    return found


def _notes(text: str) -> tuple[Note, ...]:
    questions = list(_QUESTION.finditer(text))
    starts = [match.start() for match in questions] + [len(text)]
    ours = _questions((STARTERS / NOTES).read_text(encoding="utf-8"))
    notes = [
        Note(question, _answer(text[match.end() : start]), question in ours)
        for match, start in zip(questions, starts[1:], strict=True)
        for question in _questions(match[0])
    ]
    free = _answer(text[: starts[0]])
    return (*((Note("", free, False),) if free else ()), *notes)


def _questions(text: str) -> list[str]:
    return [" ".join(match[1].split()) for match in _QUESTION.finditer(text)]


def _answer(text: str) -> str:
    answer = text.strip("\n").rstrip()
    return "" if answer.strip() in _PLACEHOLDERS else answer
