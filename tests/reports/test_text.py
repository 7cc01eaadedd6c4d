"""Text of others, before it reaches a console."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from graders.reports.text import clipped, printable, wrapped


def test_printable_text_is_harmless_and_has_no_tabs():
    assert printable("\ta\tb\x1b[31m\a\r\n\tc") == "    a   b\n    c"


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
