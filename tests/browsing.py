"""A headless browser for tests of pages."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
BROWSER = next(filter(None, map(shutil.which, NAMES)), None)
needs_browser = pytest.mark.skipif(
    BROWSER is None, reason="there is no chromium or google-chrome on the PATH"
)

FRAME = """<!DOCTYPE html>
<script>
addEventListener("message", event => {
  const told = document.createElement("pre");
  told.id = "measured";
  told.textContent = event.data;
  document.body.append(told);
});
</script>
<body><iframe src="measured.html" width="{width}" height="900" style="border: 0"></iframe></body>
"""
"""A browser's window cannot be as narrow as a phone, but a frame in it can."""


def browse(page: Path, *options: str) -> tuple[str, str]:
    """The page as it stands after loading, and what the browser logged."""
    assert BROWSER is not None
    fixed = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run"
    done = subprocess.run(
        [
            *(BROWSER, *fixed.split(), f"--user-data-dir={page.parent / 'profile'}"),
            *("--enable-logging=stderr", "--dump-dom", *options, page.as_uri()),
        ],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert "</html>" in done.stdout, done.stderr
    return done.stdout, done.stderr
