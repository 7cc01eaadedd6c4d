"""A headless browser for tests of pages."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from typing import Any

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


def measured(
    html: str, script: str, folder: Path, *options: str, width: int = 1200
) -> dict[str, Any]:
    """What the script finds on the page and posts to its parent, as JSON.

    The page's policy lets no such script in, and is taken out.
    """
    policy = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
    assert policy.search(html)
    scripted = policy.sub("", html).replace("</body>", f"<script>{script}</script></body>")
    (folder / "measured.html").write_text(scripted, encoding="utf-8")
    frame = folder / "frame.html"
    frame.write_text(FRAME.replace("{width}", str(width)), encoding="utf-8")
    dom, log = browse(frame, "--virtual-time-budget=20000", *options)
    found = re.search(r'<pre id="measured">(.*?)</pre>', dom, re.DOTALL)
    assert found, log
    answer: dict[str, Any] = json.loads(unescape(found[1]))
    return answer


def brightness(colour: str) -> float:
    """Of a colour such as "rgb(252, 252, 250)", from 0 to 255."""
    return sum(map(int, re.findall(r"\d+", colour)[:3])) / 3
