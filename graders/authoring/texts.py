"""Findings about what the catalog tells students: titles and hints."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from graders.authoring.project import CATALOG, Finding, Findings, Project, solution
from graders.catalog import Exercise

SHORT = 5
"""Characters of code that any text may hold by accident."""


def of_texts(project: Project) -> Findings:
    """The hints lead on, and give no line of the solution away; every text is tidy."""
    for exercise in project.catalog.exercises:
        if len(set(exercise.hints)) < len(exercise.hints):
            yield _about(exercise, "gives the same hint twice", "write three steps that lead on")
        yield from _untidy(exercise)
        yield from _given_away(exercise, project.module(solution(exercise)))


def _untidy(exercise: Exercise) -> Findings:
    checks = exercise.checks
    for text in _said(exercise):
        if text != " ".join(text.split()) or not text.isascii():
            mend = "write one paragraph, in ASCII, with single spaces"
            yield _about(exercise, f"says {_quoted(text)}, which is untidy", mend)
    for hint in (*exercise.hints, *(check.hint for check in checks)):
        if not hint.rstrip().endswith((".", "?")):
            mend = "make it sentences"
            yield _about(exercise, f"hints {_quoted(hint)}, which has no end", mend)
    for title in (exercise.title, *(check.title for check in checks)):
        if title.rstrip().endswith("."):
            mend = "take its full stop away"
            yield _about(exercise, f"has the title {_quoted(title)}, a sentence", mend)


def _given_away(exercise: Exercise, solved: ast.Module | None) -> Findings:
    texts = {text: _bare(text) for text in _said(exercise)}
    for answer in dict.fromkeys(_answers(solved)):
        for text, bare in texts.items():
            if len(_bare(answer)) > SHORT and _bare(answer) in bare:
                what = f"says {_quoted(text)}, which gives `{answer}` of the solution away"
                yield _about(exercise, what, "say where to look in its place")


def _answers(module: ast.Module | None) -> Iterator[str]:
    """What the solution assigns and returns, as code."""
    for node in ast.walk(module) if module else ():
        if isinstance(node, ast.Assign | ast.Return) and node.value is not None:
            yield ast.unparse(node.value)


def _said(exercise: Exercise) -> list[str]:
    checks = [text for check in exercise.checks for text in (check.title, check.hint)]
    return [exercise.title, *exercise.hints, *checks]


def _bare(text: str) -> str:
    return "".join(text.split())


def _quoted(text: str) -> str:
    words = " ".join(text.split())
    return repr(words if len(words) <= 40 else f"{words[:40]}...")


def _about(exercise: Exercise, what: str, mend: str) -> Finding:
    return Finding(f"{CATALOG}, {exercise.name},", what, mend)
