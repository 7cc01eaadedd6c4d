"""Inputs are decided by the seed, and by nothing else."""

from __future__ import annotations

import importlib
import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from graders.catalog import Exercise, load_catalog
from graders.checks import drawing
from graders.checks.trying import needed
from graders.commands import prepare
from graders.student.foresight import family_of
from graders.student.functions import float32, types_of

DRAWING = """
import sys
from graders.checks.searching import search
from graders.inputs import pairs, scalars, vectors
if len(sys.argv) > 1:
    import full_of_numbers

for family in vectors(), pairs(), scalars(fixed_point=2.0):
    search(lambda arrays: print([array.tolist() for array in arrays]), family(5).drawn, 5, 60)
"""


def drawn(folder: Path, *arguments: str) -> str:
    call = [sys.executable, "-c", DRAWING, *arguments]
    done = subprocess.run(call, cwd=folder, capture_output=True, text=True)
    assert done.stdout, done.stderr
    return done.stdout


def test_what_is_drawn_does_not_depend_on_what_else_is_imported(tmp_path: Path) -> None:
    """Hypothesis takes some numbers from modules that it finds; `collect` has more than `grade`."""
    numbers = [*range(100, 900), *(tens * 10 + 0.5 for tens in range(-99, 100))]
    (tmp_path / "full_of_numbers.py").write_text(f"NUMBERS = {numbers}")
    assert drawn(tmp_path) == drawn(tmp_path, "with them")


CHECKS = [
    (exercise, test)
    for exercise in load_catalog().exercises
    for test in vars(importlib.import_module(f"graders.test_{exercise.name}")).values()
    if hasattr(test, "family")
]
FAMILIES = {test.family for _, test in CHECKS}


@pytest.mark.parametrize(
    ("exercise", "test"), CHECKS, ids=[f"{e.name}/{test.__name__}" for e, test in CHECKS]
)
def test_what_is_foreseen_of_a_function_is_what_its_checks_ask(exercise: Exercise, test) -> None:
    (function,) = (f for f in exercise.functions if f.name in inspect.signature(test).parameters)
    asked, expected = (family(5) for family in (test.family, family_of(function)))
    assert set(map(types_of, asked.always)) == set(map(types_of, expected.always))
    assert [*map(float32, asked.real)] == [*map(float32, expected.real)]
    assert (asked.drawn, asked.short) == (expected.drawn, expected.short)


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A virtual environment in which nothing is prepared yet."""
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    drawing.drawn.cache_clear()
    drawing._beforehand.cache_clear()


def _all_drawn(seed: int) -> list[list[list[Any]]]:
    return [
        [[values.tolist() for values in arrays] for arrays in drawing.drawn(inputs, seed, count)]
        for family in FAMILIES
        for inputs, count in needed(family, seed)
    ]


def test_what_was_drawn_beforehand_is_what_would_be_drawn_now(environment: Path) -> None:
    now = _all_drawn(0)
    prepare.draw()
    _forget()
    with pytest.MonkeyPatch.context() as without:
        without.setitem(sys.modules, "graders.checks.searching", None)  # or it cannot be imported
        assert _all_drawn(0) == now
        with pytest.raises(ImportError):
            _all_drawn(1)


@pytest.mark.parametrize("spoilt", [b"", b"\x93", None])
def test_what_was_drawn_by_other_code_or_is_no_such_thing_is_drawn_anew(
    environment: Path, spoilt: bytes | None
) -> None:
    now = _all_drawn(0)
    prepare.draw()
    (kept,) = environment.iterdir()
    if spoilt is None:
        other = msgspec.msgpack.decode(kept.read_bytes())
        spoilt = msgspec.msgpack.encode({**other, "made_by": "another Hypothesis", "drawn": []})
    kept.write_bytes(spoilt)
    _forget()
    assert _all_drawn(0) == now
