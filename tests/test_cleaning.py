"""What others wrote, before anybody reads it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.cleaning import cleaned


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
        ("\tindented", "\tindented"),
        ("\u03a3 \u2264 \u4e2d", "\u03a3 \u2264 \u4e2d"),
    ],
)
def test_what_moves_a_cursor_or_hides_is_gone(hostile, harmless):
    assert cleaned(hostile) == harmless


@given(st.text())
def test_cleaned_text_has_no_control_characters(text):
    assert all(c in "\n\t" or (c >= " " and c != "\x7f") for c in cleaned(text))
