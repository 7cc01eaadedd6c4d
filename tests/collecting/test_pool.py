"""Many tasks on processes that may die."""

from __future__ import annotations

import os
from pathlib import Path

from graders.collecting.pool import Call, Failed, processes, results


def echo(text: str) -> bytes:
    return text.encode()


def raise_one(text: str) -> bytes:
    raise ValueError(text)


def die(text: str) -> bytes:
    os._exit(1)


def die_the_first_time(marker: str) -> bytes:
    if Path(marker).exists():
        return b"alive"
    Path(marker).touch()
    os._exit(1)


def test_every_call_gets_its_own_result() -> None:
    calls: dict[str, Call] = {str(k): (echo, (f"<{k}>",)) for k in range(9)}
    assert dict(results(calls, processes(2), ahead=3)) == {k: f"<{k}>".encode() for k in calls}


def test_an_error_or_a_death_costs_its_own_call_only() -> None:
    calls: dict[str, Call] = {str(k): (echo, (str(k),)) for k in range(6)}
    calls["2"] = raise_one, ("what it says",)
    calls["3"] = die, ("",)
    found = dict(results(calls, processes(2), ahead=4))
    assert found.keys() == calls.keys()
    assert found["2"] == Failed("ValueError: what it says")
    assert isinstance(found["3"], Failed) and "died" in found["3"].why
    assert [found[k] for k in "0145"] == [b"0", b"1", b"4", b"5"]


def test_a_call_whose_process_died_once_is_made_again(tmp_path: Path) -> None:
    calls: dict[str, Call] = {"only": (die_the_first_time, (str(tmp_path / "marker"),))}
    assert dict(results(calls, processes(1), ahead=2)) == {"only": b"alive"}
