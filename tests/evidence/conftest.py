"""Submissions whose evidence is gathered once: right ones, starters, and one that means harm."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

pytest.importorskip("matplotlib", reason="the evidence needs matplotlib")
pytest.importorskip("jinja2", reason="the evidence needs jinja2")

from graders.catalog import load_catalog
from graders.evidence.chapters import document
from graders.evidence.document import Document
from graders.evidence.facts import Facts
from graders.evidence.gathering import gather
from graders.evidence.html import html
from graders.evidence.markdown import markdown
from graders.grading.submissions import Submission, find_files
from graders.places import ROOT
from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP

CATALOG = load_catalog()


@dataclass(frozen=True)
class Evidence:
    facts: Facts
    document: Document
    html: str
    markdown: str


@pytest.fixture(scope="session")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], Evidence]]:
    with Workers(LAPTOP) as workers:

        def gathered(submission: Path) -> Evidence:
            files = find_files(submission, (), CATALOG)
            facts = gather(Submission(files, CATALOG, workers))
            whole = document(facts)
            return Evidence(facts, whole, html(whole), markdown(whole))

        yield gathered


@pytest.fixture(scope="session")
def solved(
    gathered: Callable[[Path], Evidence], tmp_path_factory: pytest.TempPathFactory
) -> Evidence:
    folder = tmp_path_factory.mktemp("solved") / "exercises"
    shutil.copytree(ROOT / "solutions", folder)
    notes = (ROOT / "graders" / "starters" / "notes.md").read_text(encoding="utf-8")
    answered = notes.replace("\n...\n", "\nBy hand: **2**, `3` and 4.\n", 1)
    (folder / "notes.md").write_text(answered, encoding="utf-8")
    return gathered(folder)


@pytest.fixture(scope="session")
def untouched(gathered: Callable[[Path], Evidence]) -> Evidence:
    return gathered(ROOT / "graders" / "starters")


HOSTILE = "</code></pre><script>document.title='owned'</script><img src=x onerror=alert(1)>"

FILES = {
    "forward_trace.py": "def shifted_square_sum(x)\n    return x\n",
    "captured_constant.py": (
        "import jax.numpy as jnp\n"
        "INPUTS = {'captured': 1, '<b>|`': 2}\nCONSTANTS = ...\nOFFSET = jnp.ones(3)\n"
        "def captured(z): return jnp.sum(z + OFFSET)\n"
        "def explicit(z, offset): return jnp.sum(z * offset)\n"
    ),
    "offset_two.py": (
        "import jax.numpy as jnp\n"
        f"VALUE = {HOSTILE!r}\n"
        "GRADIENT = '`|``` [x](http://evil.example) ![y](http://evil.example/z.png)'\n"
        "# ```\n# ````` </script>\n# \u202e reversed \x1b[31m\n"
        "def shifted_two(z): return jnp.sum((z + 2) ** 2)\n"
    ),
    "scan_recurrence.py": (
        "def unrolled(z):\n    for _ in range(4):\n        z = z / 2 + 1\n    return z\n"
        "def scanned(z):\n    return ...\n"
    ),
    "cond_repair.py": (
        "import jax.numpy as jnp\n"
        "def bad_branch(z):\n    raise ValueError(" + repr(HOSTILE) + ")\n"
        "def repaired(z): return jnp.sum(z)\n"
    ),
    "check_understanding.py": f"ANSWERS = {{'kernels': 'A', {HOSTILE!r}: 'B'}}\n",
    "notes.md": (
        "## offset_two\n\n**" + HOSTILE + "**\n\n<script>alert(1)</script>\n<!-- never closed\n\n"
        "## scan_recurrence\n\n```python\n## cond_repair_is_no_heading\nnever closed\n\n"
        "## cond_repair\n\n# big\n\n[a]: http://evil.example\n\n[done](javascript:alert(1))\n\n"
        "## captured_constant\n\nFine: `z | offset`, and *so* on.\n"
    ),
}


@pytest.fixture(scope="session")
def hostile(
    gathered: Callable[[Path], Evidence], tmp_path_factory: pytest.TempPathFactory
) -> Evidence:
    folder = tmp_path_factory.mktemp("hostile")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return gathered(folder)


@pytest.fixture(params=["solved", "untouched", "hostile"])
def evidence(request: pytest.FixtureRequest) -> Evidence:
    made: Evidence = request.getfixturevalue(request.param)
    return made
