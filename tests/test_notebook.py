"""The README's recipe for notebooks: cells that write an exercise's file and grade it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from graders.places import ROOT
from graders.reports.text import printable

pytest.importorskip("nbclient", reason="running a notebook needs nbclient")
pytest.importorskip("ipykernel", reason="running a notebook needs ipykernel")

GRADE = "!python -m graders grade --exercise offset_two"
WRITE = "%%writefile exercises/offset_two.py"
WRONG = f"""{WRITE}
import jax.numpy as jnp

VALUE = 50
GRADIENT = [6, 8, 10]

def shifted_two(z):
    return jnp.sum((z + 1) ** 2)
"""

EXECUTE = """
import json, sys
import nbformat
from nbclient import NotebookClient
cells = [nbformat.v4.new_code_cell(text) for text in json.load(sys.stdin)]
notebook = nbformat.v4.new_notebook(cells=cells)
NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
said = ["".join(output.get("text", "") for output in cell.outputs) for cell in notebook.cells]
json.dump(said, sys.stdout)
"""


def executed(cells: list[str], folder: Path) -> list[str]:
    """What each cell of a notebook in that folder prints."""
    environment = {
        **{name: os.environ[name] for name in os.environ if not name.startswith("PYTEST_")},
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
    }
    done = subprocess.run(
        [sys.executable, "-c", EXECUTE],
        input=json.dumps(cells),
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    # A notebook shows a terminal's output, without what moves the cursor.
    return [printable(text) for text in json.loads(done.stdout)]


def test_cells_write_a_file_and_read_the_verdict(tmp_path: Path) -> None:
    for name in ("graders", "exercises", "pyproject.toml"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tmp_path)
    right = WRONG.replace("z + 1", "z + 2")
    said = executed([WRONG, GRADE, right, GRADE], tmp_path)
    assert "Overwriting exercises/offset_two.py" in said[0]
    assert "shifted_two([0.0]) is 1.0, expected 4.0" in said[1]
    assert "Points  2 of 4" in said[1]
    assert "All right, every check." in said[3] and "Points  4 of 4" in said[3]


def test_the_readme_has_this_recipe() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert WRITE in readme and GRADE in readme
