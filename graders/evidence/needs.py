"""The libraries that the pages need and grading does not."""

from __future__ import annotations

from importlib.util import find_spec

LIBRARIES = {"matplotlib": "matplotlib", "jinja2": "jinja2", "markdown_it": "markdown-it-py"}


def missing_libraries() -> str:
    """What is not installed, and how to get it, in a sentence; "" if all is there."""
    missing = [name for module, name in LIBRARIES.items() if find_spec(module) is None]
    if not missing:
        return ""
    are = "is" if len(missing) == 1 else "are"
    return (
        f"The evidence needs {' and '.join(missing)}, which {are} not installed: "
        "python -m pip install --editable '.[evidence]' in the project's folder installs it, "
        "and make evidence does so by itself."
    )
