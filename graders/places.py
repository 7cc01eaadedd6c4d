"""Where the project's folders are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXERCISES = ROOT / "exercises"
SOLUTIONS = ROOT / "solutions"
"""Not there in what students get."""
ANSWERS = ROOT / "graders" / "answers.toml"
LESSON = ROOT / "graders" / "lesson.py"
"""Traced in workers, for what the installed JAX makes of it; never imported."""
STARTERS = ROOT / "graders" / "starters"
NOTES = "notes.md"
"""A student's own notes, beside the exercises."""
