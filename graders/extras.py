"""Libraries that some features need and grading does not: which are missing, how to get them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec


@dataclass(frozen=True)
class Extra:
    """An extra of pyproject.toml, who needs it, and its libraries by the modules they bring."""

    name: str
    needed_by: str
    libraries: Mapping[str, str]
    in_make: bool = True

    def missing(self) -> str:
        """What is not installed, and how to get it, in a sentence; "" if all is there."""
        missing = [name for module, name in self.libraries.items() if find_spec(module) is None]
        if not missing:
            return ""
        are = "is" if len(missing) == 1 else "are"
        by_itself = f", and make {self.name} does so by itself" if self.in_make else ""
        return (
            f"{self.needed_by} needs {' and '.join(missing)}, which {are} not installed: "
            f"python -m pip install --editable '.[{self.name}]' in the project's folder "
            f"installs it{by_itself}."
        )


WATCH = Extra("watch", "Watching", {"watchfiles": "watchfiles"})
EVIDENCE = Extra(
    "evidence",
    "The evidence",
    {"matplotlib": "matplotlib", "jinja2": "jinja2", "markdown_it": "markdown-it-py"},
)
COLLECT = Extra("collect", "The class page", {"jinja2": "jinja2"})
CLUSTER = Extra("cluster", "A cluster", {"distributed": "dask[distributed]"}, in_make=False)
