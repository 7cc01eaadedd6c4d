"""Multiple-choice answers: whether one is right, and what to say about it.

`answers.toml` keeps the right letters as hashes, so that nobody reads one by accident, with
the explanations that follow a right answer. `digest(question, letter)` is what to write there
for another question; the pointers that follow a wrong one are the catalog's hints.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from graders.places import ANSWERS
from graders.programs.types import is_opaque
from graders.student import forms
from graders.student.stated import UNFINISHED, Stated, quoted
from graders.verdicts import NotStarted, Passed, Wrong

LETTERS = "ABCD"


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a question; its text stands in the exercise."""

    right: str
    explanation: str


def questions() -> dict[str, Question]:
    """All questions by their ids."""
    return msgspec.toml.decode(ANSWERS.read_bytes(), type=dict[str, Question])


def digest(question: str, letter: str) -> str:
    """The hash of an answer, which tells nothing about the answers to other questions."""
    return hashlib.sha256(f"understanding {question} {letter}".encode()).hexdigest()


def is_right(answers: Stated, question: str) -> None:
    """The letter for that question is the right one; says why, which ends the check."""
    asked = questions()
    letter = _letter(answers, question, list(asked))
    if digest(question, letter) != asked[question].right:
        raise Wrong(
            f"{answers.name}[{question!r}] is {letter}, expected another letter",
            actual=letter,
        )
    raise Passed(asked[question].explanation)


def _letter(answers: Stated, question: str, ids: list[str]) -> str:
    stated: Any = answers.value_so_far
    if not isinstance(stated, dict) or is_opaque(stated):
        raise Wrong(
            f"{answers.name} is {quoted(stated)}, expected a dict from question to letter",
            actual=stated,
            hint=forms.ANSWERS,
        )
    if question not in stated:
        unknown = [key for key in stated if key not in ids]
        instead = f"; no question is called {quoted(unknown[0])}" if unknown else ""
        raise Wrong(
            f"{answers.name} has no entry {question!r}{instead}",
            actual=list(stated),
            hint=forms.ANSWERS,
        )
    answer = stated[question]
    if answer == UNFINISHED:
        raise NotStarted(f"{answers.name}[{question!r}] still holds a placeholder (...)")
    letter = answer.strip().upper() if isinstance(answer, str) else ""
    if len(letter) != 1 or letter not in LETTERS:
        raise Wrong(
            f"{answers.name}[{question!r}] is {quoted(answer)}, "
            f"expected one of the letters {', '.join(LETTERS)}",
            actual=answer,
            hint=forms.LETTER,
        )
    return letter
