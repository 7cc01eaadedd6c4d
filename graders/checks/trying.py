"""Trying a check on many inputs: by replay, and where it matters by JAX itself."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from graders.checks.drawing import drawn
from graders.checks.misconceptions import Misconception, recognised
from graders.inputs import Arrays, Drawn, Family, Inputs
from graders.programs.replay import NotReplayable
from graders.student.functions import Answers, Function, Real, Replayed, types_of
from graders.verdicts import GraderFailed, NotReplayed, Unsteady, Verdict, Wrong, WrongType
from graders.workers.wire import How

_DRAWN = 20
_DRAWN_WITHOUT_REPLAY = 5
"""Inputs that Hypothesis draws; each real run costs as much as a hundred replays."""

Judge = Callable[[Arrays], None]
Judges = Callable[[Callable[[Function], Answers]], Judge]


def for_every(
    family: Family,
    *,
    traceable: bool = True,
    misconceptions: Sequence[Misconception] = (),
) -> Callable[[Callable[..., None]], Any]:
    """Makes a check of `check(function, ..., x, ...)` that must hold for every input x.

    Its leading parameters are fixtures, its trailing ones take the arrays of an input; the
    functions among the fixtures arrive as Answers. The check runs on the replay of the
    traced program, for the inputs that are always tried and for those that Hypothesis draws
    and shrinks; then, on a few inputs, on JAX itself. A counterexample counts only if JAX
    agrees with it. With `traceable=False` there are only real runs. What is wrong is compared
    with the `misconceptions` about the value. The test keeps the `family`: what it is tried on.
    """

    def decorate(check: Callable[..., None]) -> Callable[..., None]:
        fixtures = _fixtures_of(check, family)

        @functools.wraps(check)
        def test(request: pytest.FixtureRequest, **given: Any) -> None:
            function = next(value for value in given.values() if isinstance(value, Function))
            seed = function.seed
            inputs = family(seed)

            def asking(answers: Callable[[Function], Answers]) -> Judge:
                values = [
                    answers(value) if isinstance(value, Function) else value
                    for value in (given[name] for name in fixtures)
                ]
                return lambda arrays: check(*values, *arrays)

            answers = Replayed(function) if traceable else Real(function)
            with _recognising(misconceptions, answers, inputs):
                if traceable:
                    try:
                        with _noted_as_replayed(request), _or_it_changes(function, inputs):
                            _try_replayed(asking, inputs, seed)
                        return
                    except NotReplayable as unknown:
                        if request.config.getoption("untrusted"):
                            raise NotReplayed(f"the traced program holds {unknown}") from None
                        request.node.user_properties.append(("replayed", False))
                _try_real(asking, inputs, seed, "compiled" if traceable else "plainly")

        parameters = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY)
            for name in ("request", *fixtures)
        ]
        test.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        test.family = family  # type: ignore[attr-defined]
        return test

    return decorate


@contextmanager
def _noted_as_replayed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Puts down that the verdict, right or wrong, was worked out from the traced program."""
    noted = request.node.user_properties
    try:
        yield
    except Wrong:
        noted.append(("replayed", True))
        raise
    noted.append(("replayed", True))


@contextmanager
def _or_it_changes(function: Function, inputs: Inputs) -> Iterator[None]:
    """Has a function that is another program each time take the blame for what does not agree."""
    try:
        yield
    except GraderFailed:
        for types in dict.fromkeys(types_of(arrays) for arrays in inputs.always):
            function.require_same_again(*types)
        raise


@contextmanager
def _recognising(
    misconceptions: Sequence[Misconception], answers: Answers, inputs: Inputs
) -> Iterator[None]:
    """Has the question about a misconception, where one explains what is wrong, as the hint."""
    try:
        yield
    except Wrong as wrong:
        samples = [arrays for arrays in inputs.always if arrays[0].shape in ((), (3,))]
        wrong.hint = wrong.hint or recognised(answers, misconceptions, samples)
        raise


def _fixtures_of(check: Callable[..., None], family: Family) -> list[str]:
    names = list(inspect.signature(check).parameters)
    return names[: len(names) - len(family(0).always[0])]


def _try_replayed(asking: Judges, inputs: Inputs, seed: int) -> None:
    tried: list[Arrays] = []
    judge = asking(Replayed)

    def judge_and_note(arrays: Arrays) -> None:
        tried.append(arrays)
        judge(arrays)

    try:
        for arrays in inputs.always:  # from here on, the worker has traced all that is asked for
            judge_and_note(arrays)
        with ThreadPoolExecutor(1) as meanwhile:
            real_runs = [meanwhile.submit(asking(Real), arrays) for arrays in inputs.real]
            _try_drawn(judge_and_note, inputs.drawn, seed, _DRAWN)
    except (WrongType, Unsteady):
        raise
    except Wrong:
        arrays, wrong = _shortened(judge, tried[-1], inputs)
        raise _confirmed(wrong, asking, arrays) from None
    for run in real_runs:
        run.result()


_LONGEST_SHORTENED = 12


def _shortened(judge: Judge, arrays: Arrays, inputs: Inputs) -> tuple[Arrays, Wrong]:
    """A counterexample and its verdict: the shortest beginning of this one that is one too."""
    of_any_length = any(each[0].size == 1 for each in inputs.always)
    longest = min(arrays[0].size, _LONGEST_SHORTENED) if of_any_length else 0
    beginnings = [tuple(values[:n] for values in arrays) for n in range(1, longest)]
    for tried in (*beginnings, arrays):
        with suppress(Verdict, NotReplayable):
            if wrong := _wrong(judge, tried):
                return tried, wrong
    raise GraderFailed("a counterexample is none when it is tried again")


def _confirmed(wrong: Wrong, asking: Judges, arrays: Arrays) -> Wrong | GraderFailed:
    """The verdict that JAX itself gives on a counterexample of the replay's."""
    if plain := _wrong(asking(Real), arrays):
        return plain
    jitted = _wrong(asking(functools.partial(Real, how="compiled")), arrays)
    if jitted is None:
        # A compiler may leave out a rounding to bfloat16 and back.
        piecewise = _wrong(asking(functools.partial(Real, how="piecewise")), arrays)
        return piecewise or GraderFailed(
            f"by replay {wrong.message}; JAX itself gives what is expected"
        )
    jitted.hint = (
        "Called plainly, the function is right here; traced, it is not. "
        "It must not behave differently while it is traced."
    )
    return jitted


def _wrong(judge: Judge, arrays: Arrays) -> Wrong | None:
    try:
        judge(arrays)
    except Wrong as wrong:
        return wrong
    return None


def _try_real(asking: Judges, inputs: Inputs, seed: int, how: How) -> None:
    judge = asking(functools.partial(Real, how=how))
    for arrays in inputs.always:
        if arrays[0].size in (1, 3):
            judge(arrays)
    for arrays in inputs.real:
        asking(Real)(arrays)
    for arrays in inputs.long:
        if _wrong(judge, arrays):
            raise _shortened(judge, arrays, inputs)[1]
    _try_drawn(judge, inputs.short, seed, _DRAWN_WITHOUT_REPLAY)


def draw_ahead(family: Family, seed: int) -> None:
    """Draw what checks on this family are going to be tried on."""
    drawn(family(seed).drawn, seed, _DRAWN)


def needed(family: Family, seed: int) -> Iterator[tuple[Drawn, int]]:
    """What checks on this family draw, and how many."""
    inputs = family(seed)
    yield inputs.drawn, _DRAWN
    yield inputs.short, _DRAWN_WITHOUT_REPLAY


def _try_drawn(judge: Judge, inputs: Drawn, seed: int, count: int) -> None:
    """On all that is drawn; if something is wrong, on the smallest that Hypothesis then finds."""
    try:
        for arrays in drawn(inputs, seed, count):
            judge(arrays)
    except Wrong:
        from graders.checks.searching import search

        search(judge, inputs, seed, count)
        raise
