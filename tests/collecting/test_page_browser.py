"""The class page in a real browser: quiet, legible, sorted and filtered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jinja2", reason="the class page needs jinja2")

from tests.browsing import brightness, browse, measured, needs_browser
from tests.collecting.page_classes import HOSTILE, a_class, page

pytestmark = needs_browser

STUDENTS = 300

MEASURE = r"""
addEventListener("load", () => {
  const numbers = text => text.match(/[\d.]+/g).map(Number);
  const light = colour => {
    const [r, g, b] = numbers(colour).slice(0, 3).map(value => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backdrop = element => {
    const colour = getComputedStyle(element).backgroundColor;
    const alpha = numbers(colour)[3];
    return alpha === 0 && element.parentElement ? backdrop(element.parentElement) : colour;
  };
  const contrast = element => {
    const both = [light(getComputedStyle(element).color), light(backdrop(element))];
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  };
  const rows = () => [...document.querySelectorAll("#class tbody tr")].filter(row => !row.hidden);
  const names = () => rows().map(row => row.querySelector("bdi").textContent);
  const points = () => rows().map(row => Number(row.querySelector(".points").dataset.key));
  const head = text => [...document.querySelectorAll("#class thead th")]
    .find(cell => cell.textContent.trim() === text);
  const press = text => { head(text).querySelector("button").click(); return points(); };
  const choose = (id, value) => {
    const field = document.getElementById(id);
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return rows().length;
  };
  const column = document.querySelector("[data-check='offset_two.value']").cellIndex;
  const told = {
    contrasts: Object.fromEntries(
      [".sign", "p.soft", "a", "caption", "th", "td", "summary", "small", "label"].flatMap(kind =>
        [...document.querySelectorAll(kind)].slice(0, 60).map(each =>
          [`${kind} ${each.className}`, contrast(each)]))),
    overflow: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
    paper: getComputedStyle(document.body).backgroundColor,
    rows: rows().length,
    up: press("Points"), down: press("Points"), sorted: head("Points").getAttribute("aria-sort"),
    byName: (head("Student").querySelector("button").click(), names()),
    look: choose("show", "look"), nothing: choose("show", "nothing"), all: choose("show", ""),
    missed: choose("without", "offset_two.value"),
    said: document.getElementById("shown").textContent,
    passedOfThem: rows().filter(row => row.cells[column].classList.contains("passed")).length,
    reset: choose("without", ""),
    found: (choose("find", "angstrom bjørn"), names()),
    reset2: choose("find", ""),
  };
  location.hash = "student-7";
  setTimeout(() => {
    told.opened = document.getElementById("student-7").open;
    told.title = document.title;
    told.requests = performance.getEntriesByType("resource").length;
    parent.postMessage(JSON.stringify(told), "*");
  }, 200);
});
"""


@pytest.fixture(scope="module")
def results():
    plain = a_class(STUDENTS)
    first, *others = plain.students
    return replace(plain, students=(replace(first, name=HOSTILE, remarks=(HOSTILE,)), *others))


@pytest.fixture(scope="module")
def light(results, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("light")
    scheme = "--blink-settings=preferredColorScheme=1"
    return measured(page(results), MEASURE, folder, scheme, width=1300)


@pytest.fixture(scope="module")
def dark(results, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("dark")
    scheme = "--blink-settings=preferredColorScheme=0"
    return measured(page(results), MEASURE, folder, scheme, width=390)


def test_the_console_stays_empty_and_the_page_s_own_script_runs(results, tmp_path: Path) -> None:
    path = tmp_path / "index.html"
    path.write_text(page(results), encoding="utf-8")
    dom, log = browse(path)
    # The page's policy refuses every other script and request, and a refusal is logged.
    assert "CONSOLE" not in log
    assert f"{STUDENTS} of {STUDENTS} shown" in dom


def test_a_hostile_name_does_nothing(light: dict[str, Any]) -> None:
    assert light["title"] == "Class results" and light["requests"] == 0
    assert HOSTILE in light["byName"]


def test_a_press_sorts_and_another_turns_it_around(light: dict[str, Any], results) -> None:
    points = sorted(each.points if each.handed_in else -1 for each in results.students)
    assert light["up"] == points and light["down"] == points[::-1]
    assert light["sorted"] == "descending"
    assert sorted(light["byName"]) == sorted(each.name for each in results.students)
    assert light["byName"].index("Ada Lovelace") < light["byName"].index("João Rossi")


def test_filters_leave_who_is_asked_for(light: dict[str, Any], results) -> None:
    nothing = [each for each in results.students if not each.handed_in]
    assert light["rows"] == light["all"] == light["reset"] == light["reset2"] == STUDENTS
    assert light["nothing"] == len(nothing) and 0 < light["look"] < STUDENTS
    assert light["said"] == f"{light['missed']} of {STUDENTS} shown"
    assert 0 < light["missed"] < STUDENTS and light["passedOfThem"] == 0
    assert set(light["found"]) == {"Bjørn Ångström"}, "with or without its accents"


def test_a_name_leads_to_that_student_s_messages(light: dict[str, Any]) -> None:
    assert light["opened"]


def test_only_tables_scroll_sideways_on_a_phone_and_on_a_desk(light, dark) -> None:
    assert (light["width"], dark["width"]) == (1300, 390)
    assert light["overflow"] <= 0 and dark["overflow"] <= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_stands_out_from_its_background(
    scheme: str, request: pytest.FixtureRequest
) -> None:
    found = request.getfixturevalue(scheme)
    weak = {what: ratio for what, ratio in found["contrasts"].items() if ratio < 4.5}
    assert weak == {} and len(found["contrasts"]) > 12
    paper = brightness(found["paper"])
    assert paper > 200 if scheme == "light" else paper < 60
