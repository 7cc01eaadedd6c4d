"""Both pages: what they tell of a right, an unfinished and a harmful submission."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt

from graders.evidence import html as html_module
from graders.evidence.document import Diagram, Heading, Picture, Verbatim, Written
from graders.evidence.writing import FolderNotWritten, write
from graders.places import ROOT
from graders.reports.text import printable


class Page(HTMLParser):
    """The tags of a page with their attributes, and its text without spaces."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += squeezed(data)


def squeezed(text: str) -> str:
    return "".join(text.split())


def rendered(markdown: str) -> Page:
    """The Markdown page as a git host shows it."""
    return Page(MarkdownIt("commonmark").enable("table").render(markdown))


def chapter(text: str, name: str) -> str:
    """The part of either page that is about the exercise of that title."""
    start = text.index(f'id="{name}"') if text.startswith("<!DOCTYPE") else text.index(f"## {name}")
    end = re.search(r"\n(<h2|## )", text[start:])
    return text[start : start + end.start() if end else None]


def said(part: Any) -> Iterator[str]:
    """Everything that a document says, but for pictures of it."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Heading):
        yield from said(part.line)
    elif isinstance(part, Verbatim):
        yield printable(part.text)
    elif isinstance(part, Diagram):
        yield part.name
    elif isinstance(part, Picture):
        yield part.caption
    elif isinstance(part, Written):
        yield from re.findall(r"\w+", part.text)
    elif isinstance(part, tuple):
        for each in part:
            yield from said(each)
    elif is_dataclass(part):
        for field in fields(part):
            if field.name not in ("language", "tone", "anchor"):
                yield from said(getattr(part, field.name))


def test_both_pages_say_the_same(evidence) -> None:
    pages = Page(evidence.html), rendered(evidence.markdown)
    for text in said(evidence.document):
        for page in pages:
            assert squeezed(printable(text)) in page.text


def test_a_right_submission_shows_every_part_of_the_evidence(solved) -> None:
    page = rendered(chapter(solved.markdown, "Read a program as typed data flow")).text
    assert squeezed("VALUES['squared'] [4.0, 9.0, 16.0]") in page
    assert "returnjnp.sum" not in page and "total=jnp.sum(squared)" in page
    assert squeezed("b f32[3] mul a a [4.0, 9.0, 16.0]") in page
    assert re.search(r"f32\[3\]add_any[a-h]{2}\[4.0,6.0,8.0\]", page)
    assert "By hand: **2**, `3` and 4." in solved.markdown
    assert "<p>By hand: <strong>2</strong>, <code>3</code> and 4.</p>" in solved.html
    assert "Not answered yet." in solved.markdown


def test_a_passed_check_shows_inputs_it_was_tried_on(solved) -> None:
    page = rendered(chapter(solved.markdown, "Predict what a changed constant changes")).text
    assert squeezed("[-2.0] 0.0 0.0") in page
    assert squeezed("[1.0, 2.0, 3.0] 50.0 50.0") in page
    assert squeezed("[1.0, 2.0, 3.0] [6.0, 8.0, 10.0] [6.0, 8.0, 10.0]") in page


def test_a_right_prediction_is_right_whatever_the_function_gives(gathered, tmp_path) -> None:
    right = (ROOT / "solutions" / "offset_two.py").read_text(encoding="utf-8")
    wrong = right.replace("shifted = z + 2", "shifted = z + 3")
    assert wrong != right
    (tmp_path / "offset_two.py").write_text(wrong, encoding="utf-8")
    page = gathered(tmp_path).markdown
    stated = re.findall(r"\| `(VALUE|GRADIENT)` \|.*\| \*\*(\w+)\*\*", page)
    assert stated == [("VALUE", "ok"), ("GRADIENT", "ok")]


def test_offset_two_is_compared_with_offset_one(solved) -> None:
    page = rendered(chapter(solved.markdown, "Predict what a changed constant changes")).text
    assert squeezed("value 29.0 50.0") in page
    assert squeezed("gradient [4.0, 6.0, 8.0] [6.0, 8.0, 10.0]") in page
    assert squeezed("add f32[3] x 1.0 z 2.0 the literal") in page
    assert squeezed("One equation differs, in a literal only") in page


def test_unrolled_and_scanned_are_compared(solved) -> None:
    page = rendered(chapter(solved.markdown, "Write one recurrence unrolled and as a scan")).text
    assert squeezed("equations outside 8 1") in page
    assert squeezed("equations in bodies 0 2") in page
    assert squeezed("loop none scan[length=4]") in page
    assert squeezed("operations worked out in a run 8 8") in page
    assert squeezed("4 1.875 h = 1.875 d = 1.875") in page
    assert squeezed("by z 0.0625 0.0625") in page


def test_captured_and_explicit_are_compared(solved) -> None:
    page = rendered(chapter(solved.markdown, "Tell a captured array from an input")).text
    assert squeezed("inputs 1 (z: f32[3]) 2 (z: f32[3]; offset: f32[3])") in page
    assert squeezed("captured constants 1 (c1: f32[3] = [1.0, 2.0, 3.0]) 0") in page


def test_the_traced_branch_stands_beside_both_repaired_cases(solved) -> None:
    page = rendered(chapter(solved.markdown, "Diagnose a traced Python branch and repair it")).text
    assert squeezed("Tracing bad_branch raised TracerBoolConversionError in line") in page
    assert squeezed("if z[0] > 0:") in page
    assert re.search(r"\[1.0,2.0,3.0\]branch1,for\w+=16.0\[1.0,1.0,1.0\]", page)
    assert re.search(r"\[-1.0,-2.0,-3.0\]branch0,for\w+=06.0\[-1.0,-1.0,-1.0\]", page)


def test_every_program_has_a_diagram_on_both_pages(solved) -> None:
    programs = solved.html.count('<svg class="flow"')
    assert programs == solved.markdown.count("```mermaid") == 17


def test_the_figure_shows_the_values_of_the_student_s_program(solved) -> None:
    (picture,) = (block for block in solved.document.blocks if isinstance(block, Picture))
    for label in ("input", "add 1", "multiply by self", "16.0"):
        assert label in picture.svg and label in picture.alt
    assert "29.0" in picture.caption and "29.0" not in picture.svg
    assert f"]({picture.file})" in solved.markdown


def test_starters_say_what_is_not_there_yet(untouched) -> None:
    assert "not started" in untouched.markdown and "passed" not in untouched.markdown
    page = rendered(untouched.markdown).text
    assert squeezed("0 of 40") in page
    assert squeezed("There are no intermediate values to picture yet.") in page
    assert squeezed("Nothing to compare yet: no program could be traced of shifted_two.") in page
    assert squeezed("nothing: VALUE still holds a placeholder (...)") in page
    questions = (ROOT / "graders" / "starters" / "notes.md").read_text().count("\n...\n")
    assert page.count(squeezed("Not answered yet.")) == questions


def test_a_broken_submission_is_told_part_by_part(hostile) -> None:
    page = rendered(hostile.markdown).text
    assert squeezed("There is no code to show: gradient_program.py is missing") in page
    assert "SyntaxError" in page
    assert squeezed("No program yet: scanned still holds a placeholder (...)") in page
    assert squeezed("4 1.875 h = 1.875 -") in page
    assert squeezed("Tracing bad_branch raised ValueError in line 3") in page
    assert squeezed("no branch") in page
    assert squeezed("The notes have nothing about this exercise.") in page


def test_nothing_that_a_student_wrote_acts_on_the_html_page(evidence) -> None:
    page = Page(evidence.html)
    assert {tag for tag, _ in page.tags}.isdisjoint(
        {"script", "img", "iframe", "object", "embed", "form", "input", "base", "audio", "video"}
    )
    for tag, attributes in page.tags:
        assert not any(name.startswith("on") for name in attributes)
        assert not (attributes.get("href") or "").startswith(("javascript:", "vbscript:"))
        assert "src" not in attributes and "srcset" not in attributes
        assert tag != "link" or attributes["href"] == "data:,"
    assert "@import" not in evidence.html
    assert all(inside.startswith("#") for inside in re.findall(r"url\(([^)]*)\)", evidence.html))
    assert "\u202e" not in evidence.html + evidence.markdown
    assert "\x1b" not in evidence.html + evidence.markdown


def test_nothing_that_a_student_wrote_acts_on_the_markdown_page(hostile) -> None:
    tokens = MarkdownIt("commonmark").enable("table").parse(hostile.markdown)
    every = [each for token in tokens for each in (token, *(token.children or ()))]
    assert {each.type for each in every}.isdisjoint({"html_block", "html_inline"})
    links = [each.attrGet("href") for each in every if each.type == "link_open"]
    assert len(links) == 7 and all(link.startswith("#") for link in links)
    assert not [each for each in every if each.type == "image"]
    headings = [each for each in every if each.type == "heading_open" and each.level == 0]
    assert [each.tag for each in headings].count("h2") == 7, "a chapter each, and no other"
    for table in re.findall(r"(?:^\|.*\n)+", hostile.markdown, re.MULTILINE):
        html = MarkdownIt("commonmark").enable("table").render(table)
        widths = [row.count("<t") for row in html.split("<tr>")[1:]]
        columns = html.split("</thead>")[0].count("<th>") + html.split("</thead>")[0].count("<th ")
        assert all(row.count("</td>") == columns for row in html.split("<tr>")[2:]), widths


def test_the_html_page_can_be_read_aloud(evidence) -> None:
    page = Page(evidence.html)
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(below - above <= 1 for above, below in pairwise(levels))
    count = [tag for tag, _ in page.tags].count
    notes = evidence.html.count("<blockquote>\n<table>")
    assert count("table") == count("caption") + notes
    assert all(a.get("scope") in ("col", "row") for tag, a in page.tags if tag == "th")
    flows = [a for tag, a in page.tags if tag == "svg" and a.get("class") == "flow"]
    assert all(a["role"] == "img" and a["aria-label"] for a in flows)
    ids = [a["id"] for _, a in page.tags if "id" in a]
    assert len(ids) == len(set(ids))
    assert ("html", {"lang": "en"}) in page.tags


def test_text_has_enough_contrast_in_the_light_in_the_dark_and_in_print() -> None:
    css = Path(html_module.__file__).with_name("page.css").read_text(encoding="utf-8")
    themes = [dict(re.findall(r"--([\w-]+): (#\w+)", part)) for part in css.split(":root {")[1:]]
    assert len(themes) == 3
    for theme in themes:
        for front, back in (
            *((front, back) for front in ("ink", "soft", "accent") for back in ("paper", "panel")),
            *((front, "panel") for front in ("keyword", "string", "number")),
            *((front, f"{front}-back") for front in ("good", "bad", "open")),
            *(("ink", back) for back in ("node", "value", "captured")),
        ):
            assert contrast(theme[front], theme[back]) >= 4.5, (front, back)


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(c * 2 for c in colour[1:])
    parts = [int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_equal_submissions_get_equal_pages(gathered, tmp_path) -> None:
    files = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        shutil.copy(ROOT / "solutions" / "forward_trace.py", tmp_path / name)
        write(gathered(tmp_path / name).document, tmp_path / name / "evidence" / "new")
        written = (tmp_path / name / "evidence" / "new").iterdir()
        files.append(
            {path.name: re.sub(r"20\d\d-\d\d-\d\d", "", path.read_text()) for path in written}
        )
    assert files[0] == files[1]
    assert set(files[0]) == {"README.md", "index.html", "forward_trace.svg"}


def test_writing_again_replaces_the_pages_and_leaves_other_files_alone(solved, tmp_path) -> None:
    (tmp_path / "mine.txt").write_text("kept")
    for _ in range(2):
        write(solved.document, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "README.md",
        "forward_trace.svg",
        "index.html",
        "mine.txt",
    ]


def test_a_folder_that_cannot_be_written_is_named(solved, tmp_path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(FolderNotWritten, match="taken"):
        write(solved.document, tmp_path / "taken")
