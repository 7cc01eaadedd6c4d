"""Text of others, before it reaches a console."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from graders.reports.text import clipped, printable, wrapped


@pytest.mark.parametrize(
    "hostile, harmless",
    [
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b[2J\x1b[Hcleared", "cleared"),
        ("\x1b]0;title\x07named", "named"),
        ("\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\", "link"),
        ("\x1b]0;never ended\nnext", "\nnext"),
        ("\x9b31mC1", "31mC1"),
        ("bell\a, back\b, null\0", "bell, back, null"),
        ("over\rwritten", "over\nwritten"),
        ("a\r\nb\u2028c", "a\nb\nc"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\ud800lone", "lone"),
        ("\tindented", "    indented"),
        ("\u03a3 \u2264 \u4e2d", "\u03a3 \u2264 \u4e2d"),
    ],
)
def test_what_moves_a_cursor_or_hides_is_gone(hostile, harmless):
    assert printable(hostile) == harmless


@given(st.text())
def test_printable_text_has_no_control_characters(text):
    assert all(c == "\n" or (c >= " " and c != "\x7f") for c in printable(text))


@given(st.text(alphabet="ab \n\u4e2d"), st.integers(5, 30))
def test_wrapping_keeps_every_word_whole_and_every_line_short(text, width):
    lines = wrapped(text, width)
    assert " ".join(lines).split() == text.split()
    assert all(cell_len(line) <= width or " " not in line.strip() for line in lines)


def test_wrapping_keeps_the_indentation_of_code():
    assert wrapped("def f(z):\n    return z + 1", 12) == ["def f(z):", "    return z", "    + 1"]


def test_clipping_keeps_what_fits_and_tells_of_a_cut():
    assert clipped(["a", "b"], 2, 10) == ["a", "b"]
    assert clipped(["a", "b", "c"], 2, 10) == ["a", "b ..."]


def test_clipping_counts_the_rows_that_a_long_word_takes():
    cut = clipped(["short", "x" * 10_000], 3, 20)
    assert cut == ["short", "x" * 36 + " ..."]
