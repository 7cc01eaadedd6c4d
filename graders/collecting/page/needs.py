"""The library that the class page needs and grading does not."""

from __future__ import annotations

from importlib.util import find_spec


def missing_library() -> str:
    """What is not installed, and how to get it, in a sentence; "" if it is there."""
    if find_spec("jinja2") is not None:
        return ""
    return (
        "The class page needs jinja2, which is not installed: python -m pip install --editable "
        "'.[collect]' in the project's folder installs it, and make collect does so by itself."
    )
