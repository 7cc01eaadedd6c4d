"""The catalog: what stands in it, and what is said of one that is malformed."""

from __future__ import annotations

import pytest

from graders.catalog import CATALOG, CatalogError, UnknownName, load_catalog

EXERCISES = load_catalog().exercises

every_exercise = pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)


def test_the_core_exercises_stand_in_the_order_of_the_lesson():
    names = [exercise.name for exercise in EXERCISES]
    core = ["offset_two", "scan_recurrence", "cond_repair"]
    assert [name for name in names if name in core] == core


@every_exercise
def test_an_exercise_has_its_file_and_the_points_of_its_checks(exercise):
    assert exercise.file == f"{exercise.name}.py"
    assert exercise.points == sum(check.points for check in exercise.checks) > 0
    assert len({check.name for check in exercise.checks}) == len(exercise.checks)


def test_an_unknown_exercise_is_answered_with_the_names_that_come_close():
    with pytest.raises(UnknownName, match=r"'ofset_two'; did you mean offset_two\?"):
        load_catalog().exercise("ofset_two")
    with pytest.raises(UnknownName, match=r"there are .*scan_recurrence"):
        load_catalog().exercise("zzz")


def test_exercises_and_checks_are_found_by_name():
    exercise = load_catalog().exercise("cond_repair")
    assert exercise.check("traced_branch").kind == "error"
    with pytest.raises(UnknownName, match="no check of cond_repair named 'value'"):
        exercise.check("value")


MALFORMED = {
    "not TOML": ("exercises]]", "exercises", r"at line \d+"),
    "no name": ('name = "value"\n', "", r"`name` - at `\$.exercises\[0\].checks\[0\]`"),
    "unknown kind": ('kind = "value"', 'kind = "beauty"', r"'beauty' - at .*\.kind`"),
    "no points": ("points = 1", "points = 0", r">= 1 - at .*\.points`"),
    "text for a number": ("points = 1", 'points = "1"', r"`int`, got `str` - at .*\.points`"),
    "misspelled field": ("title = ", "titel = ", r"titel.* - at `\$.exercises\[0\]`"),
    "four hints": ("hints = [", 'hints = ["One more.",', r"length <= 3 - at .*\.hints`"),
    "empty hint": ('hint = "Take', 'hint = "" # "Take', r"at .*\.hint`"),
    "follows a later one": (
        'follows = "value"',
        'follows = "structure"',
        "'gradient' follows 'structure', no earlier check",
    ),
    "check twice": ('"gradient"', '"value"', "two checks are named 'value'"),
    "exercise twice": ('"cond_repair"', '"offset_two"', "two exercises are named 'offset_two'"),
}


@pytest.mark.parametrize(("found", "put", "sentence"), MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_catalog_is_refused_in_one_sentence(tmp_path, found, put, sentence):
    text = CATALOG.read_text(encoding="utf-8")
    assert found in text
    path = tmp_path / "catalog.toml"
    path.write_text(text.replace(found, put, 1), encoding="utf-8")
    with pytest.raises(CatalogError, match=sentence) as caught:
        load_catalog(path)
    assert str(caught.value).startswith("catalog.toml is not a catalog: ")
    assert "\n" not in str(caught.value)


def test_a_catalog_that_is_not_there_is_named(tmp_path):
    with pytest.raises(CatalogError, match=r"catalog.toml cannot be read: No such file"):
        load_catalog(tmp_path / "catalog.toml")
