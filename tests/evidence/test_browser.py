"""The HTML page in a real browser: quiet, complete, and within the screen's width."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browsing import brightness, browse, measured, needs_browser

pytestmark = needs_browser

MEASURE = """
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
"""


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
    found = measured(hostile.html, MEASURE, tmp_path)
    assert found["requests"] == [] and found["owned"] == hostile.document.title


@pytest.mark.parametrize("width", [390, 1200])
def test_diagrams_and_the_figure_are_seen_at_any_width(solved, tmp_path: Path, width: int) -> None:
    found = measured(solved.html, MEASURE, tmp_path, width=width)
    assert found["width"] == width
    assert len(found["flows"]) == 17 and len(found["pictures"]) == 1
    for kind in ("flows", "texts", "pictures", "marks"):
        assert all(w > 0 and h > 0 for w, h in found[kind]), kind
    assert found["requests"] == []
    assert found["overflow"] <= 0, "only what is wide scrolls, not the page"


def test_the_page_is_dark_where_that_is_wanted(solved, tmp_path: Path) -> None:
    light = measured(solved.html, MEASURE, tmp_path, "--blink-settings=preferredColorScheme=1")
    dark = measured(solved.html, MEASURE, tmp_path, "--blink-settings=preferredColorScheme=0")
    assert brightness(light["paper"]) > 200 and brightness(dark["paper"]) < 60
