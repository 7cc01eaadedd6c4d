"""The HTML page in a real browser: quiet, complete, and within the screen's width."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.browsing import FRAME, browse, needs_browser

pytestmark = needs_browser

MEASURE = """
<script>
addEventListener("load", () => {
  const box = element => { const b = element.getBoundingClientRect(); return [b.width, b.height]; };
  const style = element => getComputedStyle(element);
  parent.postMessage(JSON.stringify({
    flows: [...document.querySelectorAll("svg.flow")].map(box),
    texts: [...document.querySelectorAll("svg.flow .label")].map(box),
    pictures: [...document.querySelectorAll(".picture svg")].map(box),
    marks: [...document.querySelectorAll(".picture svg text")].map(box),
    requests: performance.getEntriesByType("resource").map(entry => entry.name),
    overflow: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
    paper: style(document.body).backgroundColor,
    owned: document.title,
  }), "*");
});
</script>
"""


def measured(html: str, folder: Path, *options: str, width: int = 1200) -> dict[str, Any]:
    """What a script measures on the page, which forbids scripts unless a test lets them in."""
    policy = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
    assert policy.search(html)
    scripted = policy.sub("", html).replace("</body>", f"{MEASURE}</body>")
    (folder / "measured.html").write_text(scripted, encoding="utf-8")
    frame = folder / "frame.html"
    frame.write_text(FRAME.replace("{width}", str(width)), encoding="utf-8")
    dom, log = browse(frame, "--virtual-time-budget=10000", *options)
    found = re.search(r'<pre id="measured">(.*?)</pre>', dom, re.DOTALL)
    assert found, log
    answer: dict[str, Any] = json.loads(unescape(found[1]))
    return answer


def test_the_console_stays_empty(solved, tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text(solved.html, encoding="utf-8")
    _, log = browse(page)
    # The page's policy refuses every request, and a refusal is logged.
    assert "CONSOLE" not in log


def test_a_harmful_submission_does_nothing(hostile, tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text(hostile.html, encoding="utf-8")
    _, log = browse(page)
    assert "CONSOLE" not in log
    found = measured(hostile.html, tmp_path)
    assert found["requests"] == [] and found["owned"] == hostile.document.title


@pytest.mark.parametrize("width", [390, 1200])
def test_diagrams_and_the_figure_are_seen_at_any_width(solved, tmp_path: Path, width: int) -> None:
    found = measured(solved.html, tmp_path, width=width)
    assert found["width"] == width
    assert len(found["flows"]) == 17 and len(found["pictures"]) == 1
    for kind in ("flows", "texts", "pictures", "marks"):
        assert all(w > 0 and h > 0 for w, h in found[kind]), kind
    assert found["requests"] == []
    assert found["overflow"] <= 0, "only what is wide scrolls, not the page"


def test_the_page_is_dark_where_that_is_wanted(solved, tmp_path: Path) -> None:
    light = measured(solved.html, tmp_path, "--blink-settings=preferredColorScheme=1")
    dark = measured(solved.html, tmp_path, "--blink-settings=preferredColorScheme=0")
    assert brightness(light["paper"]) > 200 and brightness(dark["paper"]) < 60


def brightness(colour: str) -> float:
    return sum(map(int, re.findall(r"\d+", colour)[:3])) / 3
