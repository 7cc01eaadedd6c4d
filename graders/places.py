"""Where the project's folders are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXERCISES = ROOT / "exercises"
LESSON = ROOT / "graders" / "lesson.py"
"""Traced in workers, for what the installed JAX makes of it; never imported."""
STARTERS = ROOT / "graders" / "starters"
