"""The table of supported primitives in graders/README.md, made from the registry.

`python -m tests.programs.supported` writes it anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from graders.places import ROOT
from graders.programs.primitives.control import CONTROL
from graders.programs.primitives.elementwise import ELEMENTWISE
from graders.programs.primitives.indexing import INDEXING
from graders.programs.primitives.ordering import ORDERING
from graders.programs.primitives.reductions import REDUCTIONS
from graders.programs.primitives.shapes import SHAPES
from graders.programs.primitives.windows import WINDOWS
from graders.programs.simplify import CALLS

README = ROOT / "graders" / "README.md"
BEGIN, END = "<!-- supported primitives: begin -->\n", "<!-- supported primitives: end -->\n"

FAMILIES: dict[str, Iterable[str]] = {
    "element by element": ELEMENTWISE,
    "sums, products, extremes": REDUCTIONS,
    "shapes": SHAPES,
    "indices": INDEXING,
    "order": ORDERING,
    "windows": WINDOWS,
    "programs of their own": CONTROL,
    "calls, written out": CALLS,
}


def table() -> str:
    """The table as Markdown, a row for each family."""
    rows = [f"| {family} | {' '.join(sorted(names))} |" for family, names in FAMILIES.items()]
    return "\n".join(["| family | primitives |", "| --- | --- |", *rows, ""])


def in_readme() -> str:
    """What graders/README.md has between the markers."""
    found = re.search(f"{BEGIN}(.*?){END}", README.read_text(encoding="utf-8"), re.DOTALL)
    return found[1] if found else ""


def write() -> None:
    text = README.read_text(encoding="utf-8")
    README.write_text(text.replace(in_readme(), table()), encoding="utf-8")


if __name__ == "__main__":
    write()
