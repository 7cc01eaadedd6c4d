"""What is said where a library that grading does not need is not installed."""

from __future__ import annotations

import tomllib

import pytest

from graders import extras
from graders.extras import CLUSTER, COLLECT, EVIDENCE, WATCH, Extra
from graders.places import ROOT

EXTRAS = (WATCH, EVIDENCE, COLLECT, CLUSTER)


@pytest.mark.parametrize("extra", EXTRAS, ids=lambda extra: extra.name)
def test_a_missing_extra_is_told_in_a_sentence_that_installs_it(
    extra: Extra, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: module)
    assert extra.missing() == ""
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    sentence = extra.missing()
    assert all(name in sentence for name in extra.libraries.values())
    assert f"'.[{extra.name}]'" in sentence and "\n" not in sentence
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = " ".join(project["optional-dependencies"][extra.name])
    assert all(name in installed for name in extra.libraries.values())


def test_only_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "jinja2" else name)
    assert "needs jinja2, which is not installed" in EVIDENCE.missing()


@pytest.mark.parametrize("extra", [each for each in EXTRAS if each.in_make], ids=lambda e: e.name)
def test_make_says_what_it_adds(extra: Extra) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"\n{extra.name}: $(VENV)/ready-{extra.name} " in makefile
    assert f"\nADDED_{extra.name} := " in makefile
