"""`watch`: from a saved file to its verdict."""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from graders.places import ROOT
from tests.benchmarks.pairing import spread
from tests.benchmarks.processes import Peak, compile_bytecode, environment
from tests.benchmarks.telling import heading, say, show

EXERCISES = ("offset_two", "cond_repair")
GRADED = "Watching:"
"""How the line begins that follows each verdict."""

PAUSE = 0.5
"""Seconds from a verdict to the next save; nobody saves faster."""

WRONG = {
    "offset_two": ("z + 2", "z + 3"),
    "cond_repair": ("lambda v: -jnp.sum(v)", "lambda v: jnp.sum(v)"),
}


@click.command()
@click.option("--saves", default=10, show_default=True, help="Of each file, right and wrong.")
def watch(saves: int) -> dict[str, Any]:
    """From a save to the verdict, under a real `graders watch`."""
    heading("Watching: from a saved file to its verdict, in seconds")
    compile_bytecode()
    rows, samples = [], {}
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "solutions", folder, dirs_exist_ok=True)
        with _watching(Path(folder)) as watcher:
            for name in EXERCISES:
                for kind, text in _texts(name):
                    found = [_save(watcher, name, text, number) for number in range(saves)]
                    watcher.require(name, kind)
                    title = f"{name}, {kind}"
                    printed = [each[0] for each in found]
                    written = [each[1] for each in found]
                    rows.append((title, spread(printed), spread(written)))
                    samples[title] = {"printed": printed, "report": written}
                    say(f"{title}: {saves} saves, verdict after {spread(printed)}")
            peak = watcher.peak.mebibytes
    show(("median (least to most)", "verdict printed", "report written"), rows)
    say(f"peak memory of the watching process: {peak:.0f} MiB")
    return {"watch": {"saves": samples, "mebibytes": peak}}


def _texts(name: str) -> Iterator[tuple[str, str]]:
    right = (ROOT / "solutions" / f"{name}.py").read_text(encoding="utf-8")
    wrong = right.replace(*WRONG[name])
    assert wrong != right
    yield "right", right
    yield "wrong", wrong


class _Watcher:
    """A watching process; when its lines came."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.report = folder / "report.json"
        self._lines: queue.SimpleQueue[float] = queue.SimpleQueue()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "graders", "watch", str(folder), "--report", str(self.report)],
            cwd=ROOT,
            env=environment() | {"PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.peak = Peak(self.process.pid)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            if line.startswith(GRADED):
                self._lines.put(time.time())

    def verdict(self) -> float:
        """When the next verdict has been printed."""
        try:
            return self._lines.get(timeout=120)
        except queue.Empty:
            raise SystemExit("`graders watch` gives no verdict") from None

    def require(self, exercise: str, kind: str) -> None:
        """End the benchmark if the last verdict is another than it should be."""
        grade = json.loads(self.report.read_text(encoding="utf-8"))["grade"]
        status = grade["exercises"][exercise]["status"]
        if (status == "passed") != (kind == "right"):
            raise SystemExit(f"{exercise} is {kind}, and its status is {status}")


@contextmanager
def _watching(folder: Path) -> Iterator[_Watcher]:
    watcher = _Watcher(folder)
    try:
        watcher.verdict()
        yield watcher
    finally:
        watcher.process.terminate()
        watcher.process.wait()


def _save(watcher: _Watcher, name: str, text: str, number: int) -> tuple[float, float]:
    """Save as editors do, a new file in the old one's place; the seconds to what came of it."""
    time.sleep(PAUSE)
    file = watcher.folder / f"{name}.py"
    new = watcher.folder / f"{name}.py~"
    new.write_text(f"{text}\n# save {number}\n", encoding="utf-8")
    saved = time.time()
    os.replace(new, file)
    printed = watcher.verdict()
    return printed - saved, watcher.report.stat().st_mtime - saved
